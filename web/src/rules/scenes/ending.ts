/** Pictures of the end and of the score: chapters 6 and 7. */
import { HOUSES } from '../../lib/telling'
import * as p from '../pieces'
import type { Scene } from '../scene'

const green = (rest = {}): string => p.boat('Loredan', 'GGG', rest)

export const emptied = (): Scene => ({
  height: 130,
  pieces: {
    quay: p.put(p.quay(10), 12, 18),
    ...p.row('cube', ['O', 'O'].map(p.block), (index) => p.onQuay(index, 12, 18)),
    bag: p.put(p.bag, 180, 14, 0.62),
    none: p.put(p.told('0', 30), 206, 112),
    ship: p.put(green(), 246, 24, 0.82),
    bell: p.later(p.sign('i-bell'), 86, 108, 1.1),
  },
  steps: [
    p.each('cube', [0, 1], (index) => ({ ...p.to(276 + index * 18, 66), scale: 0.66, hop: true })),
    { cube0: p.hide, cube1: p.hide, ship: { look: green({ cargo: 'O', aboard: 2 }) } },
    { ship: p.to(366, 24), bell: p.show },
  ],
})

export function announcing(): Scene {
  const before = p.store('Morosini', [2, 1, 1, 0, 2, 1])
  return {
    height: 132,
    pieces: {
      stock: p.put(before, 110, 14),
      cube: p.put(p.block('R'), 30, 50, 1.2),
      bell: p.later(p.sign('i-bell'), 374, 66, 2),
    },
    steps: [
      { cube: { ...p.to(200, 86), scale: 0.72, hop: true } },
      { cube: p.hide, stock: { look: p.store('Morosini', [2, 1, 1, 1, 2, 1], [4]) } },
      { bell: p.show },
    ],
  }
}

export function quiet(): Scene {
  const ship = (west: boolean): string => p.boat('Morosini', 'ROP', { west })
  return {
    height: 126,
    pieces: {
      ...p.way('YOP', 24, 18),
      ship: p.put(ship(false), ...p.on(0, 24, 18), p.ON_SQUARE),
      number: p.put(p.told('1', 64), 376, 86),
      bell: p.later(p.sign('i-bell'), 440, 34, 1.1),
    },
    steps: [
      { ship: { at: p.on(2, 24, 18) }, number: { look: p.told('2', 64) } },
      { ship: { at: p.on(1, 24, 18), look: ship(true) }, number: { look: p.told('19', 64) } },
      { ship: { at: p.on(0, 24, 18) }, number: { look: p.told('20', 64) }, bell: p.show },
    ],
  }
}

export const points = (): Scene => ({
  height: 132,
  pieces: {
    stock: p.put(p.store('Contarini', [1, 0, 0, 1, 1, 0]), 18, 14),
    three: p.later(p.told('3', 46), 230, 82),
    ship: p.put(p.boat('Contarini', 'GYR', { cargo: 'B', aboard: 2 }), 288, 24, 0.9),
    none: p.later(p.told('0', 46), 440, 82),
  },
  steps: [{ three: p.show }, { none: p.show }],
})

const EXAMPLE = [4, 2, 1, 2, 3, 1]
export const sets = (): Scene => ({
  height: 150,
  pieces: {
    stock: p.put(p.store('Contarini', EXAMPLE), 24, 10, 1.22),
    goods: p.put(p.told('13', 34, 'end'), 322, 52),
    six: p.later(p.told('+ 4', 34, 'end'), 322, 92),
    four: p.later(p.told('+ 1', 34, 'end'), 322, 130),
    sum: p.later(p.told('= 18', 44), 408, 92),
  },
  steps: [
    { stock: { look: p.store('Contarini', EXAMPLE, [4]) }, six: p.show },
    { stock: { look: p.store('Contarini', EXAMPLE, [4, 1]) }, four: p.show },
    { sum: p.show },
  ],
})

export const winner = (): Scene => ({
  height: 132,
  pieces: {
    ...p.row('arms', HOUSES.map(p.arms), (index) => [54 + index * 108, 40], 1.1),
    ...p.row(
      'points',
      ['18', '23', '16', '20'].map((number) => p.told(number, 26)),
      (index) => [72 + index * 108, 114],
      1,
      false,
    ),
    crown: p.later('<use href="#i-crown" width="34" height="34" color="#E9D09A"/>', 162, 4),
  },
  steps: [p.each('points', p.upTo(4), () => p.show), { crown: p.show }],
})
