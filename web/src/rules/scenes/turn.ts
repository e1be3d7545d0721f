/** Pictures of a turn and of pirates: chapters 3 and 4. */
import { chip } from '../../art/goods'
import { say } from '../../lib/words.svelte'
import * as p from '../pieces'
import type { Scene } from '../scene'

const OWN = 'Contarini'
const OTHER = 'Dandolo'
const own = (rest = {}): string => p.boat(OWN, 'GYR', rest)
const other = (aboard: number, rest = {}): string =>
  p.boat(OTHER, 'GBP', { west: true, ...(aboard ? { cargo: 'O', aboard } : {}), ...rest })
const stock = (orange: number): string => p.store(OWN, [1, 0, 2, 0, orange, 1])

export const turn = (): Scene => ({
  height: 176,
  pieces: {
    ...p.way('OPRB', 6, 40),
    own: p.sailing(own({ cargo: 'B', aboard: 2 }), 0, 6, 40),
    other: p.sailing(other(2), 1, 6, 40),
    one: p.later(p.told('1', 22), 121, 28),
    two: p.later(p.told('2', 22), 42, 28),
    mark: p.later(p.raidMark, 152, 42),
    card0: p.put(p.card('G'), 336, 4, 0.38),
    card1: p.put(p.card('B'), 376, 4, 0.38),
    stock: p.put(stock(0), 330, 66, 0.82),
    loot: p.later(p.block('O'), 118, 76, 0.62),
  },
  steps: [
    { mark: p.show, one: p.show },
    {
      card0: p.to(424, 4),
      card1: p.to(432, 6),
      other: { look: other(1) },
      loot: { ...p.to(421, 114), shown: true, hop: true },
    },
    { loot: p.hide, stock: { look: stock(1) }, two: p.show },
    { own: { at: p.on(2, 6, 40), hop: true } },
  ],
})

export function anytime(): Scene {
  const line = '<path d="M0 0H420" stroke="#E9D09A" stroke-width="2" stroke-dasharray="1 7" stroke-linecap="round"/>'
  const free = p.sign('i-check')
  return {
    height: 96,
    pieces: {
      line: p.put(line, 30, 50),
      free0: p.later(free, 34, 50),
      sabres: p.put(p.sign('sabres'), 104, 50, 1.1),
      free1: p.later(free, 174, 50),
      cube: p.put(p.block('B'), 228, 36, 1.15),
      closed: p.later(p.sign('i-x'), 296, 50),
      ship: p.put(own({ cargo: 'B', aboard: 2 }), 328, 14, 0.66),
      free2: p.later(free, 446, 50),
    },
    steps: [{ free0: p.show }, { free1: p.show }, { closed: p.show }, { free2: p.show }],
  }
}

export function pairs(): Scene {
  const pair = (cards: string): string => [...cards].map((colour, index) => chip(colour, index * 30, 0, 26)).join('')
  const all = ['GG', 'YY', 'RR', 'GY', 'GR', 'YR'].map(pair)
  return {
    height: 132,
    pieces: {
      ship: p.put(own({ cargo: 'B', aboard: 3 }), 26, 18, 1.05),
      ...p.row('pair', all, (index) => [204 + (index % 3) * 92, 22 + Math.floor(index / 3) * 52], 1, false),
    },
    steps: [p.each('pair', [0, 1, 2], () => p.show), p.each('pair', [3, 4, 5], () => p.show)],
  }
}

export const targets = (): Scene => ({
  height: 158,
  pieces: {
    ...p.way('OY', 40, 44),
    loaded: p.sailing(other(2), 0, 40, 44),
    empty: p.sailing(other(0), 1, 40, 44),
    venice: p.put(p.port('Venice', say('place-Venice')), 238, 10, 0.76),
    moored: p.put(other(2), 360, 62, 0.7),
    yes: p.later(p.sign('sabres'), 100, 30),
    no0: p.later(p.sign('sabres', true), 180, 30),
    no1: p.later(p.sign('sabres', true), 424, 42),
  },
  steps: [{ yes: p.show }, { no0: p.show }, { no1: p.show }],
})

export const raid = (): Scene => ({
  height: 150,
  pieces: {
    ...p.way('RO', 14, 36),
    other: p.sailing(other(3), 1, 14, 36),
    mark: p.put(p.raidMark, 160, 38),
    card0: p.put(p.card('G'), 196, 20, 0.44),
    card1: p.put(p.card('P'), 242, 20, 0.44),
    heap: p.put(
      '<rect width="92" height="136" rx="8" fill="none" stroke="#E9D09A" stroke-dasharray="5 4" stroke-width="2"/>',
      219,
      76,
      0.44,
    ),
    stock: p.put(stock(0), 300, 26, 0.96),
    loot: p.later(p.block('O'), 122, 74, 0.62),
  },
  steps: [
    { card0: { ...p.to(219, 76) } },
    { card1: { ...p.to(219, 76) } },
    { other: { look: other(2) }, loot: { ...p.to(406, 92), shown: true, hop: true } },
    { loot: p.hide, stock: { look: stock(1) } },
  ],
})

export const turning = (): Scene => ({
  height: 140,
  pieces: {
    ...p.way('YPGR', 82, 30),
    ship: p.sailing(p.boat('Loredan', 'PPR', { cargo: 'B', aboard: 1 }), 2, 82, 30),
    mark: p.put(p.raidMark, 306, 32),
    turn: p.later(p.sign('i-turn'), 276, 18),
    loot: p.later(p.block('B'), 266, 62, 0.62),
  },
  steps: [
    { ship: { look: p.boat('Loredan', 'PPR') }, loot: { shown: true, ...p.to(420, 8), hop: true } },
    { mark: p.hide, turn: p.show },
    { ship: { look: p.boat('Loredan', 'PPR', { west: true }) } },
    { ship: { at: p.on(1, 82, 30) } },
  ],
})

export const adrift = (): Scene => ({
  height: 140,
  pieces: {
    ...p.way('YPGR', 82, 30),
    ship: p.sailing(p.boat('Loredan', 'PPR'), 1, 82, 30),
    no: p.later(p.sign('i-turn', true), 198, 18),
  },
  steps: [{ no: p.show }, { ship: { at: p.on(2, 82, 30) } }],
})
