/** The log in words: what happened, by whom, with the pieces as signs in the text. */
import type { Entry } from '../lib/table.svelte'
import { say, type Facts } from '../lib/words.svelte'
import type { TableInfo, View } from '../protocol'

export interface Line {
  /** The number of its entry, and the house that it is about. */
  number: number
  house: string | null
  text: string
  kind: 'game' | 'chat' | 'table'
}

/** A text with signs is split where they stand: `[card B]`, `[cube G]`. */
export type Piece = { text: string } | { sign: 'card' | 'cube'; colour: string }

const SIGN = /\[(card|cube) ([A-Z])\]/

export function pieces(text: string): Piece[] {
  return text.split(/(\[(?:card|cube) [A-Z]\])/).flatMap((part): Piece[] => {
    const sign = SIGN.exec(part)
    if (sign !== null) return [{ sign: sign[1] as 'card' | 'cube', colour: sign[2] ?? '' }]
    return part === '' ? [] : [{ text: part }]
  })
}

const signs = (kind: 'card' | 'cube', letters: string): string =>
  [...letters].map((letter) => `[${kind} ${letter}]`).join(' ')

export class Teller {
  constructor(
    private readonly view: View,
    private readonly table: TableInfo,
  ) {}

  lines(log: readonly Entry[]): Line[] {
    return log.flatMap((entry, number) => this.#lines(entry).map((line) => ({ ...line, number })))
  }

  #lines(entry: Entry): Omit<Line, 'number'>[] {
    switch (entry.kind) {
      case 'acted':
      case 'started':
        return entry.events.flatMap((event) => {
          const told = this.#event(event)
          return told === null ? [] : [told]
        })
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

  #event(event: Extract<Entry, { kind: 'acted' }>['events'][number]): Omit<Line, 'number'> | null {
    switch (event.type) {
      case 'action':
        return this.#action(event.seat, event.action)
      case 'fill':
        return {
          house: null,
          text: say('log-fill', { port: say(`place-${event.port}`), cubes: signs('cube', event.cubes) }),
          kind: 'game',
        }
      case 'draw':
        return this.#game(event.seat, 'log-draw', { cards: signs('card', event.cards) })
      case 'hidden':
        return this.#game(event.seat, 'log-hidden-draw', { number: event.number })
      case 'first':
        return this.#game(event.seat, 'log-first')
      default:
        return null
    }
  }

  #action(seat: number, action: string): Omit<Line, 'number'> {
    const [verb = '', first = '', second = '', third = ''] = action.split(' ')
    const ship = (house: string, kind: string): string => {
      const owner = this.view.seats.find((one) => one.house === house)?.seat
      const sails = this.view.ships.find((one) => one.seat === owner && one.kind === kind)?.sails ?? ''
      return [...sails].map((colour) => say(`colour-${colour}`)).join('-')
    }
    const own = this.#house(seat)
    switch (verb) {
      case 'raid':
        return this.#game(seat, 'log-raid', { house: first, ship: ship(first, second), cards: signs('card', third) })
      case 'load':
        return this.#game(seat, 'log-load', {
          ship: ship(own, first),
          cargo: second.length === 1 ? signs('cube', second) : say(second),
        })
      case 'sail':
        return this.#game(seat, /^\d+$/.test(second) ? 'log-sail' : 'log-land', {
          ship: ship(own, first),
          place: /^\d+$/.test(second) ? this.#square(second) : say(`place-${second}`),
        })
      case 'conquer':
        return this.#game(seat, 'log-conquer', { territory: first })
      case 'train':
        return this.#game(seat, 'log-train', { number: Number(first) })
      case 'place':
        return this.#game(seat, 'log-place', {
          venice: [...first].filter((port) => port === 'V').length,
          constantinople: [...first].filter((port) => port === 'C').length,
        })
      default:
        return this.#game(seat, `log-${verb}`)
    }
  }

  #square(place: string): string {
    return say(`colour-${this.view.colours[this.view.way.indexOf(place)] ?? 'Y'}`)
  }

  #house(seat: number): string {
    return this.table.chairs[seat]?.house ?? ''
  }

  #game(seat: number, message: string, facts: Facts = {}): Omit<Line, 'number'> {
    return { house: this.#house(seat), text: say(message, facts), kind: 'game' }
  }
}
