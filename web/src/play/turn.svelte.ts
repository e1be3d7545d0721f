/** The turn of a person: what has been pointed at so far, and what can be pointed at next. */
import { choicesOf, type Choices, type Kind, type Landing } from '../lib/choices'
import type { Table } from '../lib/table.svelte'
import type { View } from '../protocol'

export type Step = 'wait' | 'place' | 'choose' | 'pair' | 'cargo' | 'landing' | 'turn' | 'after'

export class Turn {
  /** The own ship that was chosen to sail, before it is said. */
  ship = $state<Kind | null>(null)
  /** The ship that is to be robbed, as `house kind`. */
  target = $state<string | null>(null)
  aimed = $state.raw<Landing | null>(null)
  /** Something was asked for and is not answered yet. */
  busy = $state(false)
  /** Why the last wish was refused. */
  refusal = $state<string | null>(null)

  readonly view: View | null
  readonly mine: boolean
  readonly choices: Choices
  readonly step: Step

  constructor(private readonly table: Table) {
    this.view = $derived(table.view)
    this.mine = $derived(table.view !== null && table.view.seat !== null && table.view.decider === table.view.seat)
    this.choices = $derived(choicesOf(this.mine ? table.view : null))
    this.step = $derived.by(() => this.#step())
  }

  #step(): Step {
    if (!this.mine || this.view === null) return 'wait'
    switch (this.view.phase) {
      case 'placing':
        return 'place'
      case 'turning':
        return 'turn'
      case 'landing':
        return 'landing'
      case 'after':
        return 'after'
    }
    if (this.target !== null && this.choices.raids.has(this.target)) return 'pair'
    if (this.ship !== null && this.choices.loads.has(this.ship)) return 'cargo'
    if (this.ship !== null && this.choices.landings.has(this.ship)) return 'landing'
    return 'choose'
  }

  /** The own ship that is about to land. */
  get sailing(): Kind | null {
    if (this.step !== 'landing' && this.step !== 'cargo') return null
    return this.view?.phase === 'landing' && this.view.ship !== null ? (this.view.ship[1] as Kind) : this.ship
  }

  get landings(): Landing[] {
    const sailing = this.sailing
    return this.step === 'landing' && sailing !== null ? (this.choices.landings.get(sailing) ?? []) : []
  }

  /** Own ships that can be chosen, as `seat kind`. */
  get ships(): Set<string> {
    if (this.step !== 'choose' && this.step !== 'cargo' && this.step !== 'pair' && this.step !== 'landing') return new Set()
    if (this.view?.phase !== 'acting') return new Set()
    const kinds = new Set([...this.choices.loads.keys(), ...this.choices.landings.keys()])
    return new Set([...kinds].map((kind) => `${this.view?.seat} ${kind}`))
  }

  /** Ships that can be robbed, as `seat kind`. */
  get prey(): Set<string> {
    const seats = new Map(this.view?.seats.map((seat) => [seat.house, seat.seat]))
    return new Set(
      [...this.choices.raids.keys()].map((target) => {
        const [house = '', kind = ''] = target.split(' ')
        return `${seats.get(house)} ${kind}`
      }),
    )
  }

  choose(ship: string): void {
    const kind = ship.split(' ')[1] as Kind
    this.ship = this.ship === kind ? null : kind
    this.target = null
    this.aimed = null
  }

  rob(ship: string): void {
    const [seat = '', kind = ''] = ship.split(' ')
    const house = this.view?.seats[Number(seat)]?.house
    this.target = house === undefined ? null : `${house} ${kind}`
    this.ship = null
  }

  /** Take back what was only pointed at. */
  back(): void {
    this.ship = null
    this.target = null
    this.aimed = null
  }

  /** Say it to the server. What was pointed at stays if it refuses. */
  async act(action: string): Promise<void> {
    const seat = this.view?.seat
    if (seat == null || this.busy) return
    await this.#ask(() => this.table.act(seat, action))
  }

  async undo(): Promise<void> {
    const seat = this.table.seat
    if (seat === null || this.busy) return
    await this.#ask(() => this.table.undo(seat))
  }

  async #ask(wish: () => Promise<unknown>): Promise<void> {
    this.busy = true
    this.refusal = null
    try {
      await wish()
      this.back()
    } catch (error) {
      this.refusal = error instanceof Error ? error.message : String(error)
    } finally {
      this.busy = false
    }
  }
}
