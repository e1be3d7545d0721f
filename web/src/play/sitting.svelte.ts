/** Somebody at a table, whatever the layout: the connection, what is shown, the own turn, the clocks. */
import { Adviser } from '../advice/adviser.svelte'
import { Clocks } from '../lib/clock.svelte'
import { tellTurn } from '../lib/notify'
import { settings } from '../lib/settings.svelte'
import { play as sound } from '../lib/sounds'
import { Table } from '../lib/table.svelte'
import { say, words } from '../lib/words.svelte'
import { Chronicle } from './chronicle'
import { Teller, type Line } from './lines'
import { Stage } from './stage.svelte'
import { Turn } from './turn.svelte'

export class Sitting {
  readonly table: Table
  readonly stage: Stage
  readonly turn: Turn
  readonly clocks: Clocks
  /** The log in words, as far as it has been shown. */
  readonly lines: readonly Line[]
  readonly #chronicle = new Chronicle()
  readonly adviser: Adviser
  /** With several people at this screen: whose cards are shown. */
  #open = $state<number | null>(null)

  /** With `lesson`, a table of which nothing is kept, at which nobody else sits: the title of the page is given then. */
  constructor(
    table: Table | string,
    readonly lesson: (() => string) | null = null,
  ) {
    this.table = typeof table === 'string' ? new Table(table, settings.language) : table
    this.stage = new Stage(this.table)
    this.turn = new Turn(this.table, this.stage)
    this.clocks = new Clocks(this.table)
    this.lines = $derived.by(() => this.#tell())
    this.adviser = new Adviser(this.table, this.stage)
    $effect(() => () => {
      this.stage.close()
      this.table.close()
    })
    $effect(() => {
      if (words.language !== this.#spoken) this.table.reopen((this.#spoken = words.language))
    })
    $effect(() => this.#lookThrough())
    $effect(() => this.#call())
  }

  #tell(): readonly Line[] {
    const { view, info, log } = this.table
    if (view === null || info === null) return []
    const key = `${words.language} ${view.seat} ${this.open}`
    return this.#chronicle.tell(new Teller(view, info, !this.open), key, log.slice(0, this.stage.count))
  }

  /** The seat before which a curtain hangs: several people sit here, and it is the turn of another one. */
  get curtain(): number | null {
    const { table, stage } = this
    const decider = stage.view?.decider ?? null
    if (table.mine.length < 2 || decider === null || !table.mine.includes(decider) || !stage.still) return null
    return stage.view?.phase === 'placing' || (this.open && table.seat === decider) ? null : decider
  }

  /** Whether the cards of the seat that is looked through may be seen. */
  get open(): boolean {
    return this.table.mine.length < 2 || this.#open === this.table.seat
  }

  async show(seat: number): Promise<void> {
    if (this.table.seat !== seat) await this.table.ask({ type: 'look', seat })
    this.#open = seat
  }

  hide(): void {
    this.#open = null
  }

  /** Before there are cards, whoever is to place their ships looks through their own seat. */
  #lookThrough(): void {
    const { table } = this
    const decider = table.view?.decider ?? null
    if (table.view?.phase !== 'placing' || decider === null || decider === table.seat || !table.mine.includes(decider))
      return
    void table.ask({ type: 'look', seat: decider })
  }

  /** Whoever is awaited is called: by the title of the page, a sound, and a notification if the page is not seen. */
  #call(): void {
    const { table, stage } = this
    const decider = table.view?.decider ?? null
    const mine = decider !== null && table.mine.includes(decider) && table.info?.chairs[decider]?.away !== true
    const called = this.lesson?.() ?? (mine && stage.still ? `● ${say('page-your-turn')}` : say('page-table'))
    document.title = `${called} · Golden Horn`
    if (!mine || !stage.still || this.#called === table.log.length) return
    const others = table.log.slice(this.#called).some((entry) => entry.kind === 'acted' && !table.mine.includes(entry.seat))
    this.#called = table.log.length
    if (!others) return
    sound('turn')
    if (document.hidden && settings.notify) tellTurn(table.key)
  }
  #called = 0
  /** The language in which the server refuses. */
  #spoken = settings.language
}
