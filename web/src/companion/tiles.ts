/** The sea way of the box, from the same file as the rules, and the ways in which tiles can lie. */
import box from '../../../src/goldenhorn/rules/box.toml?raw'

const LINE = /^(\d) = \[(.*)\]$/gm
const standard = new Map([...box.matchAll(LINE)].map(([, players, tiles = '']) => [players, tiles.match(/\w{3}/g) ?? []]))

export const tilesOf = (players: number): string[] => [...(standard.get(String(players)) ?? [])]

/** The next way to lay a tile: all six orders of its colours, one after the other. */
export function turned(tile: string): string {
  const orders = ordersOf([...tile].sort().join(''))
  return orders[(orders.indexOf(tile) + 1) % orders.length] ?? tile
}

const ordersOf = (colours: string): string[] =>
  colours.length < 2
    ? [colours]
    : [...colours].flatMap((colour) => ordersOf(colours.replace(colour, '')).map((rest) => colour + rest))
