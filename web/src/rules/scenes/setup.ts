/** Pictures of the set-up: chapter 2. */
import { HOUSES } from '../../lib/telling'
import { say } from '../../lib/words.svelte'
import type { BoxRecord } from '../../protocol'
import * as p from '../pieces'
import type { Point, Scene } from '../scene'

export const shuffled = (): Scene => ({
  height: 140,
  pieces: p.way('OPGRBY', 6, 24),
  steps: [
    { square0: { look: p.tile('P') }, square1: { look: p.tile('G') }, square2: { look: p.tile('O') } },
    { square3: { look: p.tile('B') }, square4: { look: p.tile('R') } },
  ],
})

export function houses(): Scene {
  const ring = '<rect width="60" height="70" rx="10" fill="none" stroke="#FFF3C9" stroke-width="3"/>'
  return {
    height: 168,
    pieces: {
      ...p.row('arms', HOUSES.map(p.arms), (index) => [66 + index * 100, 14], 1.4),
      ring: p.later(ring, 158, 6),
      ...p.row(
        'ship',
        ['RRR', 'OOY', 'GBP'].map((sails) => p.boat('Dandolo', sails)),
        (index) => [60 + index * 130, 88],
        0.78,
        false,
      ),
    },
    steps: [{ ring: p.show }, p.each('ship', p.upTo(3), () => p.show)],
  }
}

const SEATS: Point[] = [
  [222, 12],
  [366, 62],
  [222, 112],
  [66, 62],
]
const table = '<ellipse rx="100" ry="42" fill="url(#stone)" stroke="#7F6126"/>'
const turn = '<circle r="29" fill="none" stroke="#FFF3C9" stroke-width="3.4"/>'
const round = (seat: number): Point => [SEATS[seat]![0] + 18, SEATS[seat]![1] + 21]

const seated = {
  table: p.put(table, 240, 84),
  ...p.row('arms', HOUSES.map(p.arms), (index) => SEATS[index]!, 1.1),
  first: p.put(p.sign('i-first'), 290, 30, 0.8),
}

export const order = (): Scene => ({
  height: 170,
  pieces: { ...seated, turn: p.put(turn, ...round(0)) },
  steps: [1, 2, 3, 0].map((seat) => ({ turn: { at: round(seat) } })),
})

/** From some turn of the round to its last one. */
export const lastRound = (): Scene => ({
  height: 170,
  pieces: {
    ...seated,
    bell: p.put(p.sign('i-bell'), 434, 84, 0.9),
    turn: p.put(turn, ...round(1)),
    end: p.later(p.sign('i-x'), 34, 84, 0.9),
  },
  steps: [{ turn: { at: round(2) } }, { turn: { at: round(3) } }, { end: p.show }],
})

export const placing = (): Scene => ({
  height: 158,
  pieces: {
    venice: p.put(p.port('Venice', say('place-Venice')), 8, 8, 0.8),
    constantinople: p.put(p.port('Constantinople', say('place-Constantinople')), 354, 8, 0.8),
    mono: p.put(p.boat('Loredan', 'GGG'), 196, 6, 0.46),
    duo: p.put(p.boat('Loredan', 'PPR'), 196, 56, 0.46),
    trio: p.put(p.boat('Loredan', 'YBO'), 196, 106, 0.46),
  },
  steps: [
    { mono: p.to(134, 14) },
    { duo: { ...p.to(292, 60), look: p.boat('Loredan', 'PPR', { west: true }) } },
    { trio: p.to(134, 96) },
  ],
})

/** Goods for a port; as many as the box says. */
export function filling(box: BoxRecord): Scene {
  const goods = 'BYOBGPRYG'
  const number = Math.min(box.port, 15)
  const cubes = p.upTo(number).map((index) => p.block(goods[index % goods.length]!))
  return {
    height: 130,
    pieces: {
      ...p.row('cube', cubes, () => [76, 46]),
      bag: p.put(p.bag, 46, 16),
      quay: p.put(p.quay(number), 190, 14),
      ...p.row('good', cubes, () => [76, 46], 1, false),
      number: p.later(p.told(`${box.port}`, 40), 404, 80),
    },
    steps: [
      ...[0, 1, 2].map((third) =>
        p.each(
          'good',
          p.upTo(number).filter((index) => Math.floor((index * 3) / number) === third),
          (index) => ({ shown: true, at: p.onQuay(index, 190, 14), hop: true }),
        ),
      ),
      { number: p.show },
    ],
  }
}

export const dealing = (box: BoxRecord): Scene => ({
  height: 170,
  pieces: {
    ...p.row('arms', HOUSES.map(p.arms), (index) => SEATS[index]!, 1.1),
    ...p.row('card', Array<string>(4).fill(p.back), () => [222, 58], 0.4),
    pile: p.put(p.back, 222, 58, 0.4),
    ...p.row(
      'number',
      Array<string>(4).fill(p.told(`× ${box.hand}`, 17, 'start')),
      (index) => [SEATS[index]![0] + 82, SEATS[index]![1] + 27],
      1,
      false,
    ),
  },
  steps: [
    ...p.upTo(4).map((seat) => ({ [`card${seat}`]: { at: [SEATS[seat]![0] + 42, SEATS[seat]![1] - 4] as Point } })),
    p.each('number', p.upTo(4), () => p.show),
  ],
})
