/** What people do at a table before the game. */
import { person } from '../lib/person.svelte'
import type { Level } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'
import type { House } from '../lib/telling'
import { whyOf } from '../lib/trouble'

/** With a salt of their own, all have a hand in the shuffle. */
function salt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class Room {
  failed = $state<string | null>(null)
  readonly chairs = $derived.by(() => this.table.info?.chairs ?? [])
  readonly free = $derived(this.chairs.filter((chair) => chair.open).length)
  readonly seated = $derived.by(() => this.table.mine.length > 0)
  /** Whether I am ready, with all my seats. */
  readonly ready = $derived.by(() => this.table.mine.every((seat) => this.chairs[seat]?.ready))
  /** People whom the others wait for. */
  readonly awaited = $derived.by(() =>
    this.chairs.filter((chair, seat) => chair.bot === null && !chair.ready && !this.table.mine.includes(seat)),
  )

  constructor(readonly table: Table) {}

  async sit(seat: number, name: string | null = null): Promise<void> {
    await this.table.ask({ type: 'sit', seat, name })
    await this.table.ask({ type: 'look', seat })
  }

  /** A newcomer takes a name, and then a seat. */
  async comeIn(seat: number, name: string): Promise<void> {
    await person.takeName(name)
    this.table.reopen()
    await this.sit(seat)
  }

  stand(seat: number): Promise<void> {
    return this.attempt(async () => {
      await this.table.ask({ type: 'stand', seat })
      await this.table.ask({ type: 'look', seat: this.table.mine.find((own) => own !== seat) ?? null })
    })
  }

  plan(seat: number, plan: Level | 'open'): Promise<void> {
    return this.attempt(() => this.table.ask({ type: 'plan', seat, plan }))
  }

  fill(level: Level): Promise<void> {
    return this.attempt(async () => {
      for (const [seat, chair] of this.chairs.entries()) {
        if (chair.open) await this.table.ask({ type: 'plan', seat, plan: level })
      }
    })
  }

  house(seat: number, house: House | null): Promise<void> {
    return this.attempt(() => this.table.ask({ type: 'house', seat, house }))
  }

  /** All own seats together. */
  beReady(ready: boolean): Promise<void> {
    return this.attempt(() => this.#readied(ready))
  }

  begin(): Promise<void> {
    return this.attempt(async () => {
      if (!this.ready) await this.#readied(true)
      await this.table.ask({ type: 'start' })
    })
  }

  giveUp(): Promise<void> {
    return this.attempt(() => this.table.ask({ type: 'close' }))
  }

  async #readied(ready: boolean): Promise<void> {
    for (const seat of this.table.mine) {
      await this.table.ask({ type: 'ready', seat, ready, ...(ready ? { salt: salt() } : {}) })
    }
  }

  /** Do something; why it cannot be is told. */
  async attempt(work: () => Promise<unknown>): Promise<void> {
    this.failed = null
    try {
      await work()
    } catch (error) {
      this.failed = whyOf(error)
    }
  }
}
