/** Moves in words: what is done, with the pieces as signs in the text. */
import { say } from '../lib/words.svelte'
import { cargoInWords } from '../play/lines'
import type { View } from '../protocol'

type Ship = View['ships'][number]

const shipOf = (view: View, seat: number | undefined | null, kind: string): Ship | undefined =>
  view.ships.find((one) => one.seat === seat && one.kind === kind)

/** The ship that a move is about. */
export function shipOfMove(view: View, actions: readonly string[]): string | null {
  const [verb, first = '', second = ''] = actions[0]?.split(' ') ?? []
  if (verb === 'load' || verb === 'sail') return shipOf(view, view.seat, first)?.sails ?? null
  if (verb !== 'raid') return null
  return shipOf(view, view.seats.find((seat) => seat.house === first)?.seat, second)?.sails ?? null
}

export const moveInWords = (view: View, actions: readonly string[]): string =>
  actions.map((action) => actionInWords(view, action)).join(', ')

function actionInWords(view: View, action: string): string {
  const [verb = '', first = '', second = '', third = ''] = action.split(' ')
  switch (verb) {
    case 'place':
      return say('advice-do-place', { venice: [...first].filter((port) => port === 'V').length })
    case 'load':
      return say('advice-do-load', { cargo: loaded(view, first, second) })
    case 'sail':
      return say('advice-do-sail', { place: placeInWords(view, second) })
    case 'raid':
      return say('advice-do-raid', { house: first, cards: [...third].map((colour) => `[card ${colour}]`).join(' ') })
    case 'conquer':
      return say('do-conquer', { territory: first, peasants: Number(second || 0) })
    case 'train':
      return say('do-train', { peasants: Number(first) })
    default:
      return say(`do-${verb}`)
  }
}

function loaded(view: View, kind: string, cargo: string): string {
  const place = shipOf(view, view.seat, kind)?.place
  const port = view.ports.find((one) => one.name === place)
  if (port === undefined) return ''
  if (cargo.length === 1) return cargoInWords(cargo, port.goods['YPGROB'.indexOf(cargo)] ?? 0, 0)
  return cargoInWords(cargo, cargo === 'peasants' ? 0 : port.conquerors, cargo === 'conquerors' ? 0 : port.peasants)
}

export function placeInWords(view: View, place: string): string {
  if (!/^\d+$/.test(place)) return say(`place-${place}`)
  return `[square ${view.colours[view.way.indexOf(place)] ?? 'Y'}] ${place}`
}
