/** What the rulebook says about a rule, in the language of the page. */
import { say, words, type Facts } from '../lib/words.svelte'
import type { BoxRecord } from '../protocol'

/** How far something is from the printed rulebooks. */
export const PARTS = ['text', 'decided', 'assumed'] as const
export type Part = (typeof PARTS)[number]

export const titleOf = (number: string): string => say(idOf(number))
const idOf = (number: string): string => `rule-${number.replace('.', '-')}`

export function partsOf(number: string, facts: Facts): [Part, string][] {
  return PARTS.map((part) => [part, `${idOf(number)}-${part}`] as const)
    .filter(([, message]) => words.has(message))
    .map(([part, message]) => [part, say(message, facts)])
}

/** What is counted, from the box. */
export const factsOf = (box: BoxRecord): Facts => ({
  cubes: 6 * box.cubes_per_colour,
  cubes_each: box.cubes_per_colour,
  cards: 6 * box.cards_per_colour,
  cards_each: box.cards_per_colour,
  hand: box.hand,
  port: box.port,
  port_expansion: box.port_expansion,
  black: box.black,
  white: box.white,
  extra: box.black + box.white,
  conquerors: box.conquerors,
})
