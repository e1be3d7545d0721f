/** Advice for the seat that is looked through, where the table allows it: asked for only while it is shown. */
import { Refusal, type Table } from '../lib/table.svelte'
import type { Advice, View } from '../protocol'
import type { Stage } from '../play/stage.svelte'

export interface Mark {
  /** Where a numbered circle stands: a place, or a ship as `seat kind`. */
  at: string
  number: number
}

export class Adviser {
  /** Whether advice is open; on a phone it stays on the board until something happens, when its sheet was closed. */
  open = $state(false)
  #lingers = $state(false)
  /** What is hidden and how safe the ships are; and what to do, once it was asked for. */
  cards = $state.raw<Advice | null>(null)
  counsel = $state.raw<Advice | null>(null)
  thinking = $state(false)
  /** Why the last question was refused. */
  refusal = $state<string | null>(null)

  readonly allowed: boolean

  constructor(
    private readonly table: Table,
    private readonly stage: Stage,
  ) {
    this.allowed = $derived(table.info?.advice === true && table.seat !== null && table.info.phase === 'playing')
    $effect(() => this.#forget(table.view))
    $effect(() => this.#count(table.view))
  }

  get shown(): boolean {
    return (this.open || this.#lingers) && this.allowed
  }

  close(lingers: boolean): void {
    this.open = false
    this.#lingers = lingers
  }

  /** The chance that each own ship can be robbed, by `seat kind`. */
  get dangers(): ReadonlyMap<string, number> {
    const { cards } = this
    if (!this.shown || cards?.risk == null || !this.stage.still) return new Map()
    const exposed = cards.risk.ships.filter((ship) => ship.exposed)
    return new Map(exposed.map(({ ship, chance }) => [`${cards.seat} ${ship}`, chance]))
  }

  /** The same for landings, before they are chosen, by action. */
  get landings(): ReadonlyMap<string, number> {
    const moves = this.shown && this.stage.still ? (this.cards?.risk?.moves ?? []) : []
    return new Map(moves.filter((move) => move.exposed).map(({ action, chance }) => [action, chance]))
  }

  /** Numbers on the board for the moves that were advised. */
  get marks(): Mark[] {
    const { counsel } = this
    const view = this.stage.view
    if (!this.shown || counsel?.moves == null || view === null || !this.stage.still) return []
    return counsel.moves.flatMap(({ actions }, index) => {
      const at = placeOf(actions.at(-1) ?? '', view)
      return at === null ? [] : [{ at, number: index + 1 }]
    })
  }

  async ask(): Promise<void> {
    const { seat, view } = this.table
    if (seat === null || this.thinking) return
    this.thinking = true
    this.refusal = null
    try {
      const counsel = await this.table.advise(seat, 'moves')
      if (this.table.view === view) this.counsel = counsel
    } catch (error) {
      this.refusal = error instanceof Refusal ? error.message : String(error)
    }
    this.thinking = false
  }

  /** What was advised is of no use any more when something has happened. */
  #forget(_: View | null): void {
    this.counsel = null
    this.refusal = null
    this.#lingers = false
  }

  /** Whatever happens, what is shown is of now. */
  #count(view: View | null): void {
    const { seat } = this.table
    if (!this.shown || seat === null) {
      this.cards = null
      return
    }
    void this.table.advise(seat, 'cards').then(
      (advice) => {
        if (this.table.view === view) this.cards = advice
      },
      () => (this.cards = null),
    )
  }
}

function placeOf(action: string, view: View): string | null {
  const [verb, first, second] = action.split(' ')
  if (verb === 'sail') return second ?? null
  if (verb !== 'raid') return null
  const victim = view.seats.find((seat) => seat.house === first)?.seat
  return victim === undefined ? null : `${victim} ${second}`
}

export const percent = (chance: number): number => Math.round(100 * chance)
