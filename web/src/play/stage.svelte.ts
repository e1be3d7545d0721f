/**
 * What the table shows. The server says what is; the stage lets it be seen, one entry after the other, so that a person can
 * follow. Whoever is in a hurry is shown the present at once.
 */
import { CARD_BACK, cardFace } from '../art/card'
import { cube, houseClass } from '../art/goods'
import { ship as drawShip } from '../art/ship'
import { RAID_MARK } from '../art/square'
import { between } from '../board/course'
import { vesselOf } from '../board/vessel'
import { settings } from '../lib/settings.svelte'
import { play as sound } from '../lib/sounds'
import type { Entry, Table } from '../lib/table.svelte'
import type { View } from '../protocol'
import { bowOf, fly, placeOf, ring, wait, within, type Flight } from './flights'
import { cleared, loaded, moved } from './moments'

type Acted = Extract<Entry, { kind: 'acted' }>
interface Scene {
  entry: Entry
  before: View | null
  after: View | null
  count: number
}

/** Milliseconds at normal speed. */
const THINK = 350
const SQUARE = 220
const LONGEST = 1400
const CARD = 260
const GOODS = 300
/** So many entries that were not seen yet are not caught up with one by one. */
const BACKLOG = 8

export class Stage {
  view = $state.raw<View | null>(null)
  /** How many entries of the log have been shown. */
  count = $state(0)
  /** What is being shown. */
  scene = $state.raw<Acted | null>(null)
  /** The ship under way, as `seat kind`: it is drawn above the board. */
  sailing = $state<string | null>(null)

  #queue: Scene[] = []
  #running = $state(false)
  #hurry = new AbortController()
  #ring = (): void => {}

  constructor(private readonly table: Table) {
    this.#present()
    table.happened = (entry, before, after) => this.#add({ entry, before, after, count: table.log.length })
    table.begun = () => {
      this.#ring()
      this.skip()
    }
  }

  /** Whether everything that happened has been shown. */
  get still(): boolean {
    return !this.#running
  }

  /** Show the present at once. */
  skip(): void {
    this.#queue = []
    this.#hurry.abort()
    this.#present()
  }

  /** Where something was is not where it is: take away the rings that show it. */
  unring(): void {
    this.#ring()
  }

  close(): void {
    this.skip()
    this.#ring()
    this.table.happened = () => {}
    this.table.begun = () => {}
  }

  #present(): void {
    this.view = this.table.view
    this.count = this.table.log.length
    this.scene = null
    this.sailing = null
  }

  #add(scene: Scene): void {
    this.#queue.push(scene)
    if (document.hidden || settings.speed === 0 || this.#queue.length > BACKLOG) {
      const { entry } = scene
      if (entry.kind === 'acted') this.#tone(entry)
      this.skip()
    } else if (!this.#running) void this.#run()
  }

  async #run(): Promise<void> {
    this.#running = true
    this.#hurry = new AbortController()
    try {
      for (let scene = this.#queue.shift(); scene !== undefined; scene = this.#queue.shift()) {
        await this.#show(scene)
        if (this.#hurry.signal.aborted) break
        this.view = scene.after
        this.count = scene.count
      }
    } finally {
      this.#running = false
      this.#present()
    }
  }

  async #show({ entry, before, after, count }: Scene): Promise<void> {
    this.#ring()
    if (entry.kind !== 'acted' || before === null || after === null) {
      this.view = after
      this.count = count
      return
    }
    const foreign = entry.bot != null || !this.table.mine.includes(entry.seat)
    if (before.phase !== 'placing') {
      this.scene = entry
      if (foreign) await this.#wait(THINK)
    }
    this.count = count
    this.#tone(entry)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.view = after
      this.#ring = ring(marksOf(entry, before))
      if (foreign) await this.#wait(THINK * 2)
    } else await this.#act(entry, before, after)
    this.scene = null
  }

  #wait(milliseconds: number): Promise<void> {
    return wait(this.#time(milliseconds), this.#hurry.signal)
  }

  #time(milliseconds: number): number {
    return settings.speed === 0 ? 0 : milliseconds / settings.speed
  }

  #fly(flight: Omit<Flight, 'duration'>, duration: number): Promise<void> {
    return fly({ ...flight, duration: this.#time(duration), delay: this.#time(flight.delay ?? 0) }, this.#hurry.signal)
  }

  async #act(entry: Acted, before: View, after: View): Promise<void> {
    const [verb = '', first = '', second = '', third = ''] = actionOf(entry).split(' ')
    const { seat } = entry
    switch (verb) {
      case 'raid':
        await this.#raid(entry, `${seatOf(before, first)} ${second}`, third)
        break
      case 'load':
        await this.#goods(entry, `port ${placeOfShip(before, seat, first)}`, `ship ${seat} ${first}`)
        this.view = loaded(before, entry, first)
        break
      case 'sail':
        await Promise.all([this.#sail(before, seat, first, second), this.#cards(entry.price ?? '', seat, 'discards')])
        if (entry.cargo != null) {
          this.view = cleared(this.view ?? before, seat, first)
          await this.#goods(entry, `ship ${seat} ${first}`, `seat ${seat}`)
        }
        break
      case 'conquer':
        await this.#piece('<use href="#conq"/>', '0 0 24 34', `seat ${seat}`, `territory ${first}`, GOODS, 30)
    }
    await this.#chance(entry, after)
  }

  async #raid(entry: Acted, prey: string, cards: string): Promise<void> {
    const target = placeOf(`ship ${prey}`)
    const mark = target === null ? null : within(target, 46)
    if (mark !== null) {
      const near = within(mark, 92)
      void this.#fly({ drawing: RAID_MARK, box: '-13 -13 26 26', from: near, to: mark }, 420)
    }
    await this.#cards(cards, entry.seat, 'discards')
    const [seat = '', kind = ''] = prey.split(' ')
    await this.#goods(entry, `ship ${seat} ${kind}`, `seat ${entry.seat}`)
  }

  /** A ship sails square by square; it passes ships in an arc. */
  async #sail(before: View, seat: number, kind: string, landing: string): Promise<void> {
    const name = `ship ${seat} ${kind}`
    const ship = before.ships.find((one) => one.seat === seat && one.kind === kind)
    const from = placeOf(name)
    if (ship === undefined || from === null || ship.place === null) return
    const way = between(before.way, ship.place, landing).flatMap((place) => {
      const rect = placeOf(`place ${place}`)
      if (rect === null) return []
      const hop = before.ships.some((one) => one.place === place)
      return [{ x: rect.x + rect.width / 2, y: rect.y + rect.height * 0.42, hop }]
    })
    this.sailing = `${seat} ${kind}`
    this.view = moved(before, seat, kind, landing)
    await painted()
    const to = placeOf(name)
    if (to !== null) {
      const vessel = vesselOf(before, ship, bowOf(name) === 'west')
      const duration = Math.min(LONGEST, SQUARE * (way.length + 1))
      await this.#fly(
        { drawing: drawShip(vessel), box: '0 0 120 98', class: houseClass(vessel.house), from, to, way },
        Math.max(duration, SQUARE * 2),
      )
    }
    this.sailing = null
  }

  /** Wind cards go to the discards, from the hand if it is seen. */
  async #cards(cards: string, seat: number, to: string): Promise<void> {
    const target = placeOf(to)
    const origin = (seat === this.view?.seat ? placeOf('hand') : null) ?? placeOf(`cards ${seat}`)
    if (target === null || origin === null) return
    await Promise.all(
      [...cards].map((colour, index) => {
        const from = within(origin, target.width * 0.6, target.height * 0.6)
        return this.#fly({ drawing: cardFace(colour), box: '0 0 92 136', from, to: target, delay: index * 60 }, CARD)
      }),
    )
  }

  /** What was loaded, unloaded or stolen goes from one place to another. */
  async #goods(entry: Acted, from: string, to: string): Promise<void> {
    const { cargo } = entry
    if (cargo == null) return
    const goods = cargo.length === 1 ? Array<string>(entry.number ?? 0).fill(cube(cargo, 0, 0, 24)) : []
    const figures =
      cargo.length === 1
        ? []
        : [
            ...Array<string>(entry.number ?? 0).fill('<use href="#conq" width="24" height="34"/>'),
            ...Array<string>(entry.peasants ?? 0).fill('<use href="#peas" width="24" height="34"/>'),
          ]
    await Promise.all([
      ...goods.map((drawing, index) => this.#piece(drawing, '0 0 24 24', from, to, GOODS, 22, index * 40)),
      ...figures.map((drawing, index) => this.#piece(drawing, '0 0 24 34', from, to, GOODS, 24, index * 40)),
    ])
  }

  async #piece(
    drawing: string,
    box: string,
    from: string,
    to: string,
    duration: number,
    width: number,
    delay = 0,
  ): Promise<void> {
    const [begin, end] = [placeOf(from), placeOf(to)]
    if (begin === null || end === null) return
    await this.#fly({ drawing, box, from: within(begin, width), to: within(end, width), delay }, duration)
  }

  /** What chance adds: goods out of the bag, cards from the pile. */
  async #chance(entry: Acted, after: View): Promise<void> {
    const flights: Promise<void>[] = []
    for (const event of entry.events) {
      if (event.type === 'fill' && after.phase !== 'placing') {
        const colours = [...event.cubes].filter((colour) => colour !== 'K' && colour !== 'W')
        colours.forEach((colour, index) =>
          flights.push(this.#piece(cube(colour, 0, 0, 24), '0 0 24 24', 'bag', `port ${event.port}`, 240, 20, index * 40)),
        )
      } else if (event.type === 'draw' || event.type === 'hidden') {
        const number = event.type === 'draw' ? event.cards.length : event.number
        const pile = placeOf('pile')
        const to = (event.seat === after.seat ? placeOf('hand') : null) ?? placeOf(`cards ${event.seat}`)
        if (pile === null || to === null) continue
        for (let index = 0; index < number; index++) {
          const target = within(to, pile.width * 0.6, pile.height * 0.6)
          flights.push(
            this.#fly({ drawing: CARD_BACK, box: '0 0 92 136', from: pile, to: target, delay: index * 60 }, CARD),
          )
        }
      }
    }
    await Promise.all(flights)
  }

  #tone(entry: Acted): void {
    const verb = actionOf(entry).split(' ')[0]
    if (verb === 'raid') sound('sabres')
    else if (verb === 'announce') sound('bell')
    else if (verb === 'load') sound('goods')
    else if (verb === 'sail') sound(entry.cargo == null ? 'wood' : 'goods')
    else if (verb === 'conquer') sound('bell')
  }
}

/** The board has been painted as it is now: what flies next is not held up by that. */
const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

export function actionOf(entry: Acted): string {
  const event = entry.events[0]
  return event?.type === 'action' ? event.action : ''
}

const seatOf = (view: View, house: string): number => view.seats.findIndex((seat) => seat.house === house)
const placeOfShip = (view: View, seat: number, kind: string): string =>
  view.ships.find((ship) => ship.seat === seat && ship.kind === kind)?.place ?? ''

/** What of the table an entry is about, by `data-at`. */
export function marksOf(entry: Entry, view: View): string[] {
  if (entry.kind !== 'acted') return []
  const [verb = '', first = '', second = ''] = actionOf(entry).split(' ')
  switch (verb) {
    case 'raid':
      return [`ship ${seatOf(view, first)} ${second}`]
    case 'load':
      return [`ship ${entry.seat} ${first}`]
    case 'sail':
      return [/^\d+$/.test(second) || second === 'Modone' ? `place ${second}` : `port ${second}`]
    case 'conquer':
      return [`territory ${first}`]
    default:
      return [`seat ${entry.seat}`]
  }
}
