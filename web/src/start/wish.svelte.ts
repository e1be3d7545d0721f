/** The table that somebody is about to open, while it is being put together. */
import type { Setup } from '../protocol'
import { LEVELS, settings, type Level } from '../lib/settings.svelte'
import type { House } from '../lib/telling'
import { say } from '../lib/words.svelte'

export type Plan = Setup['seats'][number]
export type Who = 'alone' | 'here' | 'online' | 'mixed'

export interface SeatWish {
  plan: Plan
  name: string
  house: House | ''
}

const isLevel = (plan: Plan): plan is Level => LEVELS.includes(plan as Level)

export class TableWish {
  players = $state(settings.players)
  seats = $state<SeatWish[]>(
    Array.from({ length: 4 }, (_, seat) => ({ plan: seat === 0 ? 'here' : settings.level, name: '', house: '' })),
  )
  expansion = $state(false)
  layout = $state<'standard' | 'shuffled'>('standard')
  modone = $state(false)
  first = $state(-1)
  public = $state(false)
  clock = $state<'none' | 'move' | 'game'>('none')
  /** Seconds for a decision, for a whole game, and after each turn of it. */
  move = $state(120)
  game = $state(1200)
  bonus = $state(0)
  chat = $state<'free' | 'phrases' | 'off'>('free')
  standIn = $state<Level>('sailor')
  hints = $state(false)
  box = $state.raw<Setup['box']>(null)
  #level = $state<Level>(settings.level)

  readonly taken = $derived(this.seats.slice(0, this.players))
  /** Whether several people share this device, so that names tell them apart. */
  readonly together = $derived(this.taken.filter((seat) => seat.plan === 'here').length > 1)
  readonly bots = $derived(this.taken.some((seat) => isLevel(seat.plan)))
  readonly people = $derived(this.taken.some((seat) => seat.plan === 'open'))

  /** Who the others are, if they are all of one kind. */
  get who(): Who {
    const others = this.taken.slice(1).map((seat) => seat.plan)
    if (this.taken[0]?.plan !== 'here') return 'mixed'
    if (others.every(isLevel)) return 'alone'
    if (others.every((plan) => plan === 'here')) return 'here'
    return others.every((plan) => plan === 'open') ? 'online' : 'mixed'
  }
  set who(who: Who) {
    const other = who === 'here' ? 'here' : who === 'online' ? 'open' : this.#level
    this.seats.forEach((seat, index) => (seat.plan = index === 0 ? 'here' : other))
  }

  /** Of all bots; seats can differ from it. */
  get level(): Level {
    return this.#level
  }
  set level(level: Level) {
    this.#level = level
    for (const seat of this.seats) if (isLevel(seat.plan)) seat.plan = level
  }

  /** The first one here is called as everywhere else; the others need names to be told apart. */
  #nameOf(seat: SeatWish, index: number): string | null {
    if (seat.plan !== 'here') return null
    const first = this.taken.findIndex((other) => other.plan === 'here')
    return seat.name.trim() || (index === first ? null : say('page-name-of', { seat: index + 1 }))
  }

  get setup(): Setup {
    const seats = this.taken
    const seconds = this.clock === 'move' ? this.move : this.game
    return {
      seats: seats.map((seat) => seat.plan),
      houses: seats.map((seat) => seat.house || null),
      names: seats.map((seat, index) => this.#nameOf(seat, index)),
      expansion: this.expansion,
      layout: this.layout,
      modone: this.modone && this.players === 3,
      first: this.first >= 0 && this.first < this.players ? this.first : null,
      public: this.public,
      clock: this.clock === 'none' ? null : { kind: this.clock, seconds, bonus: this.clock === 'game' ? this.bonus : 0 },
      chat: this.chat,
      stand_in: this.standIn,
      hints: this.hints,
      box: this.box ?? null,
    }
  }
}
