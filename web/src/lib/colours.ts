/** Colours in words. */
import { say } from './words.svelte'

export const inWords = (letters: Iterable<string>): string =>
  [...letters].map((colour) => say(`colour-${colour}`)).join(', ')

/** A ship is named by its sails; one with a single colour by that. */
export function sailsInWords(sails: string): string {
  const masts = [...sails]
  const named = masts.every((colour) => colour === masts[0]) ? masts.slice(0, 1) : masts
  return named.map((colour, mast) => say(`${mast === named.length - 1 ? 'ship' : 'colour'}-${colour}`)).join('-')
}

/** A name that stays on one line, where there is room for that. */
export const unbroken = (name: string): string => name.replaceAll('-', '\u2011')
