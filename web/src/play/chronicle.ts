import type { Entry } from '../lib/table.svelte'
import type { Line, Teller } from './lines'

/** The log in words as it grows: what has been told once is not put into words again. */
export class Chronicle {
  #key = ''
  #told: readonly Entry[] = []
  #lines: readonly Line[] = []

  /** `key` says for whom and in which language it is told; with another one everything is told anew. */
  tell(teller: Teller, key: string, log: readonly Entry[]): readonly Line[] {
    const known = this.#told.length
    const goesOn = key === this.#key && log.length >= known && log[known - 1] === this.#told[known - 1]
    if (goesOn && log.length === known) return this.#lines
    const lines = teller.lines(log, goesOn ? known : 0)
    this.#key = key
    this.#told = log
    this.#lines = goesOn ? [...this.#lines, ...lines] : lines
    return this.#lines
  }
}
