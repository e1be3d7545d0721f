/** Moves that nobody made, tried out one after the other in a position of a finished game. */
import * as api from '../lib/api'
import type { Trial, Tried } from '../protocol'

const PAUSE = 2000

export class Trying {
  /** Nobody looks at it any more. */
  ended = false
  /** What came of it, as far as the server has said. */
  tried = $state.raw<Tried | null>(null)
  failure = $state.raw<Error | null>(null)
  busy = $state(false)

  #actions = $state.raw<string[]>([])
  #deal = 0

  constructor(
    readonly key: string,
    readonly step: number,
  ) {}

  get actions(): readonly string[] {
    return this.#actions
  }

  /** What has to be told to go on from here. */
  get made(): Pick<Trial, 'actions' | 'deal'> {
    return { actions: this.#actions, deal: this.#deal }
  }

  /** All that is to be tried out, from the position on. */
  async go(actions: readonly string[], deal = this.#deal): Promise<void> {
    this.busy = true
    this.failure = null
    try {
      this.tried = await api.tryOut(this.key, { step: this.step, actions: [...actions], deal })
      this.#actions = [...actions]
      this.#deal = deal
      if (this.tried.unknown?.kind === 'busy') this.#askAgain()
    } catch (error) {
      this.failure = error as Error
    }
    this.busy = false
  }

  /** Who weighs positions is not ready yet. */
  #askAgain(): void {
    const waited = this.tried
    setTimeout(() => {
      if (this.tried === waited && !this.busy && !this.ended) void this.go(this.#actions)
    }, PAUSE)
  }

  play(action: string): Promise<void> {
    return this.go([...this.#actions, action])
  }

  back(): Promise<void> {
    return this.go(this.#actions.slice(0, -1))
  }

  /** The same moves, with other draws. */
  dealAnew(): Promise<void> {
    return this.go(this.#actions, this.#deal + 1)
  }
}
