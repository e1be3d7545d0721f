/** A game at a real table, as it is told here. The browser keeps it, the server judges it. */
import * as api from '../lib/api'
import { whyOf } from '../lib/trouble'
import type { RealSetup, Standing, TableCounsel } from '../protocol'

interface Kept {
  table: RealSetup
  entries: string[]
}

/** Where something else is told than at the end: in the place of an entry, or before it. */
export interface Mending {
  at: number
  instead: boolean
}

const PLACE = 'golden-horn-companion'

/** What was told here before. */
export function keptStory(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Partial<Kept> | null
    if (found === null || !Array.isArray(found.entries) || !Array.isArray(found.table?.houses)) return null
    return { table: found.table, entries: found.entries.map(String) }
  } catch {
    return null
  }
}

export const forgetStory = (): void => localStorage.removeItem(PLACE)

export class Story {
  readonly table: RealSetup
  entries = $state.raw<readonly string[]>([])
  /** After the entries that fit; while something is mended, before the one it is about. */
  standing = $state.raw<Standing | null>(null)
  mending = $state.raw<Mending | null>(null)
  refusal = $state<string | null>(null)
  busy = $state(false)

  constructor({ table, entries }: Kept) {
    this.table = table
    this.entries = entries
    this.#keep()
    void this.look()
  }

  /** Where the next entry goes. */
  get at(): number {
    return this.mending?.at ?? this.standing?.fits ?? 0
  }

  /** Entries that do not fit what was told before them. */
  get waiting(): readonly string[] {
    return this.mending !== null ? [] : this.entries.slice(this.standing?.fits ?? this.entries.length)
  }

  /** Look at the whole story again. */
  async look(): Promise<void> {
    await this.#ask(async () => {
      const standing = await this.#stand(this.entries)
      this.mending = null
      this.standing = standing
    })
  }

  /** Whether it was accepted; else `refusal` says why not, and nothing has changed. */
  async tell(...told: string[]): Promise<boolean> {
    const at = this.at
    const instead = this.mending?.instead ?? this.#takesPlace()
    const entries = [...this.entries.slice(0, at), ...told, ...this.entries.slice(instead ? at + 1 : at)]
    return this.#ask(async () => {
      const standing = await this.#stand(entries)
      if (standing.fits < at + told.length) {
        this.refusal = standing.fault?.message ?? null
        return
      }
      this.#take(entries, standing)
    })
  }

  /** Something of the kind that waits takes its place; what is asked for beside it comes before. */
  #takesPlace(): boolean {
    const waiting = this.waiting[0]
    const asked = this.standing?.asked?.kind
    if (waiting === undefined) return false
    if (asked === undefined) return true
    return asked === 'fill' ? waiting.includes(' +') : waiting.startsWith('draw ')
  }

  async mend(mending: Mending): Promise<void> {
    await this.#ask(async () => {
      this.standing = await this.#stand(this.entries.slice(0, mending.at))
      this.mending = mending
    })
  }

  async remove(at: number, number = 1): Promise<void> {
    const entries = this.entries.filter((_, index) => index < at || index >= at + number)
    await this.#ask(async () => this.#take(entries, await this.#stand(entries)))
  }

  async undo(): Promise<void> {
    if (this.mending !== null) await this.look()
    else if (this.at > 0) await this.remove(this.at - 1)
  }

  record(): Promise<unknown> {
    return api.companionRecord({ table: this.table, entries: [...this.entries] })
  }

  /** What somebody who sees what the seat can see would do. */
  async advice(): Promise<TableCounsel | null> {
    let counsel: TableCounsel | null = null
    const entries = this.entries.slice(0, this.at)
    await this.#ask(async () => {
      counsel = await api.companionAdvice({ table: this.table, entries })
    })
    return counsel
  }

  #stand(entries: readonly string[]): Promise<Standing> {
    return api.companion({ table: this.table, entries: [...entries] })
  }

  #take(entries: readonly string[], standing: Standing): void {
    this.entries = entries
    this.standing = standing
    this.mending = null
    this.#keep()
  }

  #keep(): void {
    localStorage.setItem(PLACE, JSON.stringify({ table: this.table, entries: this.entries }))
  }

  async #ask(wish: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.refusal = null
    try {
      await wish()
    } catch (error) {
      this.refusal = whyOf(error)
    } finally {
      this.busy = false
    }
    return this.refusal === null
  }
}
