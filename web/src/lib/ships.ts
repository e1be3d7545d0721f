/** Ships in words, for lists and for whoever hears the board. */
import type { View } from '../protocol'
import { figuresInWords } from '../play/lines'
import { sailsInWords } from './colours'
import { say } from './words.svelte'

type Ship = View['ships'][number]

/** Where it lies, and where it is bound for. */
export function whereInWords(view: View, ship: Ship): string {
  if (ship.place === null) return say('page-not-placed')
  const colour = view.colours[view.way.indexOf(ship.place)]
  if (!colour) return say('page-in-port', { port: say(`place-${ship.place}`) })
  return say('page-at-sea', { colour: say(`colour-${colour}`), port: say(`place-${ship.heading}`) })
}

/** Whose it is, what it carries, and where it is. */
export function shipInWords(view: View, ship: Ship): string {
  const { aboard, cargo, peasants } = ship
  const goods = cargo?.length === 1 ? `${aboard} ${say(`colour-${cargo}`)}` : figuresInWords(aboard, peasants)
  const name = say('page-ship', { house: view.seats[ship.seat]?.house ?? '', sails: sailsInWords(ship.sails) })
  return [name, ...(cargo === null ? [] : [goods]), whereInWords(view, ship)].join(', ')
}
