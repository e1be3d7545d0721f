/** The turn of a person: what has been pointed at so far, and what can be pointed at next. */
import {
  choicesOf,
  offersOf,
  questionOf,
  type Choices,
  type Kind,
  type Landing,
  type Offer,
  type Question,
} from '../lib/choices'
import { settings } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'
import { say } from '../lib/words.svelte'
import type { View } from '../protocol'
import { figuresInWords } from './lines'
import type { Stage } from './stage.svelte'

export type Step = 'wait' | Question

export const offerInWords = ({ cargo, number, peasants }: Offer): string =>
  cargo.length === 1 ? `${number} ${say(`colour-${cargo}`)}` : figuresInWords(number, peasants)

export const KINDS: readonly Kind[] = ['mono', 'duo', 'trio']

export class Turn {
  /** The own ship that was chosen to sail, before it is said. */
  ship = $state<Kind | null>(null)
  /** The ship that is to be robbed, as `house kind`, and the cards for that. */
  target = $state<string | null>(null)
  pair = $state<string | null>(null)
  /** The landing that is pointed at, and the one that waits to be confirmed. */
  aimed = $state.raw<Landing | null>(null)
  picked = $state.raw<Landing | null>(null)
  /** The territory that can be paid for in several ways. */
  territory = $state<string | null>(null)
  /** Where own ships are to begin: `V` or `C` for mono, duo and trio. */
  ports = $state<('V' | 'C' | null)[]>([null, null, null])
  /** Something was asked for and is not answered yet. */
  busy = $state(false)
  /** Why the last wish was refused. */
  refusal = $state<string | null>(null)

  /** Why something that lies in the port cannot be loaded, by cargo. */
  reasons = $state.raw(new Map<string, string>())

  readonly view: View | null
  readonly mine: boolean
  readonly choices: Choices
  readonly step: Step
  readonly offers: Offer[]

  constructor(
    private readonly table: Table,
    private readonly stage: Stage,
  ) {
    this.view = $derived(stage.view)
    this.mine = $derived(stage.still && stage.view !== null && this.#decides(stage.view))
    this.choices = $derived(choicesOf(this.mine ? stage.view : null))
    this.step = $derived.by(() => this.#step())
    this.offers = $derived(
      this.step === 'cargo' ? offersOf(stage.view, stage.view?.seat ?? null, this.ship, this.choices) : [],
    )
    $effect(() => this.#explain())
  }

  #decides(view: View): boolean {
    return view.seat !== null && view.decider === view.seat && this.table.info?.chairs[view.seat]?.away !== true
  }

  #step(): Step {
    if (!this.mine || this.view === null) return 'wait'
    return questionOf(this.view.phase, this.choices, this.ship, this.target)
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

  /** Cards that would be spent, as letters. */
  get spent(): string {
    return this.step === 'pair' ? (this.pair ?? '') : ((this.aimed ?? this.picked)?.price ?? '')
  }

  /** The server knows why. */
  #explain(): void {
    const { ship } = this
    const forbidden = this.offers.filter(({ action }) => action === null).map(({ cargo }) => cargo)
    const asked = forbidden.map(async (cargo) => [cargo, (await this.#why(`load ${ship} ${cargo}`)) ?? ''] as const)
    void Promise.all(asked).then((told) => {
      if (this.ship === ship) this.reasons = new Map(told)
    })
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

  /** The ship that is to be robbed, as `seat kind`. */
  get robbed(): string | null {
    const [house, kind] = this.target?.split(' ') ?? []
    const seat = this.view?.seats.find((one) => one.house === house)?.seat
    return seat === undefined ? null : `${seat} ${kind}`
  }

  /** The view with own ships where they are about to begin. */
  get shown(): View | null {
    const { view } = this
    if (view === null || this.step !== 'place') return view
    return {
      ...view,
      ships: view.ships.map((ship) => {
        const port = ship.seat === view.seat ? this.ports[KINDS.indexOf(ship.kind as Kind)] : null
        if (port == null) return ship
        const [place, heading] = port === 'V' ? ['Venice', 'Constantinople'] : ['Constantinople', 'Venice']
        return { ...ship, place, heading: heading ?? '' }
      }),
    }
  }

  placeAtRandom(): void {
    const ways = [...this.choices.placings.keys()]
    const way = ways[Math.floor(Math.random() * ways.length)]
    if (way !== undefined) this.ports = [...way] as ('V' | 'C')[]
  }

  choose(ship: string): void {
    const kind = ship.split(' ')[1] as Kind
    const same = this.ship === kind
    this.back()
    this.ship = same ? null : kind
  }

  rob(ship: string): void {
    const [seat = '', kind = ''] = ship.split(' ')
    const house = this.view?.seats[Number(seat)]?.house
    this.back()
    this.target = house === undefined ? null : `${house} ${kind}`
    this.pair =
      this.choices.raids
        .get(this.target ?? '')
        ?.keys()
        .next().value ?? null
  }

  /** Land, or ask once more. */
  land(landing: Landing): void {
    if (settings.confirm && this.picked !== landing) this.picked = landing
    else void this.act(landing.action)
  }

  /** Conquer a territory; where there are several ways to pay, ask. */
  conquer(territory: string): void {
    const ways = [...(this.choices.conquests.get(territory)?.values() ?? [])]
    if (ways.length === 1 && ways[0] !== undefined) void this.act(ways[0])
    else this.territory = this.territory === territory ? null : territory
  }

  /** Take back what was only pointed at. */
  back(): void {
    this.ship = null
    this.target = null
    this.pair = null
    this.aimed = null
    this.picked = null
    this.territory = null
    this.refusal = null
  }

  get pointed(): boolean {
    return this.ship !== null || this.target !== null || this.picked !== null || this.territory !== null
  }

  /** Whether the last decision can be taken back. */
  get undoable(): boolean {
    return this.stage.still && this.table.undoable !== null && this.table.undoable === this.table.seat
  }

  async #why(action: string): Promise<string | null> {
    const seat = this.view?.seat
    return seat == null ? null : this.table.why(seat, action)
  }

  /** Say it to the server. What was pointed at stays if it refuses. */
  async act(action: string): Promise<void> {
    const seat = this.view?.seat
    if (seat == null || this.busy || !this.mine) return
    await this.#ask(() => this.table.act(seat, action))
  }

  async undo(): Promise<void> {
    const seat = this.table.undoable
    if (seat === null || this.busy) return
    await this.#ask(() => this.table.undo(seat))
  }

  async #ask(wish: () => Promise<unknown>): Promise<void> {
    this.busy = true
    this.refusal = null
    try {
      await wish()
      this.back()
      this.ports = [null, null, null]
    } catch (error) {
      this.refusal = error instanceof Error ? error.message : String(error)
    } finally {
      this.busy = false
    }
  }
}
