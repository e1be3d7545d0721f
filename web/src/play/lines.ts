/** The log in words: what happened, by whom, with the pieces as signs in the text. */
import { sailsInWords } from '../lib/colours'
import type { Entry } from '../lib/table.svelte'
import { say, type Facts } from '../lib/words.svelte'
import type { TableInfo, View } from '../protocol'

export interface Line {
  /** The number of its entry, and the house that it is about. */
  number: number
  house: string | null
  text: string
  /** `round` is a heading; `harm` is what others did to the seat that looks. */
  kind: 'game' | 'chat' | 'round' | 'harm'
  /** Whether it tells a decision, and whether pirates were sent out by it. */
  move?: true
  raid?: true
}

type Sign = 'card' | 'cube' | 'square'

/** A text with signs is split where they stand: `[card B]`, `[cube G]`. */
export type Piece = { text: string } | { sign: Sign; colour: string }

const SIGN = /\[(card|cube|square) ([A-Z])\]/

export function pieces(text: string): Piece[] {
  return text.split(/(\[(?:card|cube|square) [A-Z]\])/).flatMap((part): Piece[] => {
    const sign = SIGN.exec(part)
    if (sign !== null) return [{ sign: sign[1] as Sign, colour: sign[2] ?? '' }]
    return part === '' ? [] : [{ text: part }]
  })
}

const signs = (kind: Sign, letters: string): string => [...letters].map((letter) => `[${kind} ${letter}]`).join(' ')

/** Goods or figures with their number. */
export function cargoInWords(cargo: string, number: number, peasants: number): string {
  return cargo.length === 1 ? `${number} ${signs('cube', cargo)}` : figuresInWords(number, peasants)
}

export const figuresInWords = (conquerors: number, peasants: number): string =>
  [
    ...(conquerors > 0 ? [say('page-conquerors', { number: conquerors })] : []),
    ...(peasants > 0 ? [say('page-peasants', { number: peasants })] : []),
  ].join(' + ')

type Acted = Extract<Entry, { kind: 'acted' }>

/** The round in which something was decided; 0 while the table is set up, and nothing else has one. */
function roundOf(entry: Entry): number {
  if (entry.kind !== 'acted') return entry.kind === 'started' ? 0 : -1
  const event = entry.events[0]
  return event?.type === 'action' && event.action.startsWith('place ') ? 0 : (entry.round ?? 0)
}

export class Teller {
  constructor(
    private readonly view: View,
    private readonly table: Pick<TableInfo, 'chairs'>,
    /** Whether cards are not to be told, as before eyes that may not see them. */
    private readonly closed = false,
  ) {}

  /** From an entry on. */
  lines(log: readonly Entry[], begin = 0): Line[] {
    let round = Math.max(-1, ...log.slice(0, begin).map(roundOf))
    return log.slice(begin).flatMap((entry, index) => {
      const lines: Omit<Line, 'number'>[] = this.#lines(entry)
      const now = roundOf(entry)
      if (now > round) {
        round = now
        const text = now === 0 ? say('log-setting-up') : say('log-round', { round: now })
        lines.unshift({ house: null, text, kind: 'round' })
      }
      return lines.map((line) => ({ ...line, number: begin + index }))
    })
  }

  /** What a decision was, without what chance added. */
  decision(entry: Acted): string {
    return this.#action(entry).text
  }

  #lines(entry: Entry): Omit<Line, 'number'>[] {
    switch (entry.kind) {
      case 'acted':
        return [{ ...this.#action(entry), move: true }, ...this.#chances(entry.events)]
      case 'started':
        return this.#chances(entry.events)
      case 'undone':
        return [this.#game(entry.seat, 'log-undone')]
      case 'replaced':
        return [this.#game(entry.seat, entry.why === 'clock' ? 'log-clock' : 'log-left')]
      case 'returned':
        return [this.#game(entry.seat, 'log-returned')]
      case 'said':
        return [{ house: entry.seat === null ? null : this.#house(entry.seat ?? 0), text: this.#said(entry), kind: 'chat' }]
      default:
        return []
    }
  }

  #said(entry: Extract<Entry, { kind: 'said' }>): string {
    return `${entry.name}: ${entry.text ?? say(`phrase-${entry.phrase}`)}`
  }

  #chances(events: Acted['events']): Omit<Line, 'number'>[] {
    return events.flatMap((event) => this.#chance(event) ?? [])
  }

  #chance(event: Acted['events'][number]): Omit<Line, 'number'> | null {
    switch (event.type) {
      case 'fill':
        return {
          house: null,
          text: say('log-fill', { port: say(`place-${event.port}`), cubes: signs('cube', event.cubes) }),
          kind: 'game',
        }
      case 'draw':
        if (this.closed) return this.#game(event.seat, 'log-hidden-draw', { number: event.cards.length })
        return this.#game(event.seat, 'log-draw', { cards: signs('card', event.cards) })
      case 'hidden':
        return this.#game(event.seat, 'log-hidden-draw', { number: event.number })
      case 'first':
        return this.#game(event.seat, 'log-first')
      default:
        return null
    }
  }

  #action(entry: Acted): Omit<Line, 'number'> {
    const { seat, price = '', number = 0, peasants = 0 } = entry
    const event = entry.events[0]
    const [verb = '', first = '', second = '', third = ''] = event?.type === 'action' ? event.action.split(' ') : []
    const cargo = entry.cargo == null ? '' : cargoInWords(entry.cargo, number, peasants)
    const wind = { wind: price.length, cards: signs('card', price) }
    const own = this.#house(seat)
    switch (verb) {
      case 'raid': {
        const facts = { house: first, ship: this.#ship(first, second), cards: signs('card', third), loot: cargo }
        const line = { ...this.#game(seat, 'log-raid', facts), raid: true as const }
        return this.#house(this.view.seat ?? -1) === first ? { ...line, kind: 'harm' } : line
      }
      case 'load':
        return this.#game(seat, 'log-load', { ship: this.#ship(own, first), cargo })
      case 'sail': {
        const facts = { ship: this.#ship(own, first), ...wind }
        if (/^\d+$/.test(second)) return this.#game(seat, 'log-sail', { ...facts, place: this.#square(second) })
        const place = say(`place-${second}`)
        if (cargo === '') return this.#game(seat, 'log-land', { ...facts, place })
        return this.#game(seat, 'log-unload', { ...facts, place, cargo })
      }
      case 'conquer':
        return this.#game(seat, 'log-conquer', { territory: first })
      case 'train':
        return this.#game(seat, 'log-train', { number: Number(first) })
      case 'place':
        return this.#game(seat, 'log-place', { venice: [...first].filter((port) => port === 'V').length })
      default:
        return this.#game(seat, `log-${verb}`)
    }
  }

  /** A ship by the colours of its sails. */
  #ship(house: string, kind: string): string {
    const owner = this.view.seats.find((one) => one.house === house)?.seat
    return sailsInWords(this.view.ships.find((one) => one.seat === owner && one.kind === kind)?.sails ?? '')
  }

  #square(place: string): string {
    return `${signs('square', this.view.colours[this.view.way.indexOf(place)] ?? 'Y')}\u00a0${place}`
  }

  #house(seat: number): string {
    return this.table.chairs[seat]?.house ?? ''
  }

  #game(seat: number, message: string, facts: Facts = {}): Omit<Line, 'number'> {
    return { house: this.#house(seat), text: say(message, facts), kind: 'game' }
  }
}
