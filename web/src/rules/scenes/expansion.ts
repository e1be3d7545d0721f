/** Pictures of the expansion: chapter 8. */
import { say } from '../../lib/words.svelte'
import type { BoxRecord } from '../../protocol'
import * as p from '../pieces'
import type { Piece, Scene } from '../scene'

const own = (rest = {}): string => p.boat('Contarini', 'GYR', rest)
const panel = '<rect width="150" height="74" rx="8" fill="#F4EAD3" stroke="#7F6126"/>'
/** A warehouse of figures, with the arms of its house. */
const store = (x: number, y: number): Record<string, Piece> => ({
  panel: p.put(panel, x, y),
  house: p.put(p.arms('Contarini'), x + 6, y + 6, 0.6),
})
const landsOf = (box: BoxRecord): [string, { cost: number; worth: number }][] => Object.entries(box.territories)
const spare = '<rect width="92" height="62" rx="8" fill="none" stroke="#E9D09A" stroke-dasharray="5 4" stroke-width="1.6"/>'

export const darkCubes = (box: BoxRecord): Scene => ({
  height: 128,
  pieces: {
    ...p.row('cube', [...'KWKWKW'].map(p.block), (index) => [24 + (index % 3) * 34, 30 + Math.floor(index / 3) * 42], 1.15),
    bag: p.put(p.bag, 196, 14),
    ...p.row('figure', Array<string>(4).fill(p.conqueror), (index) => [318 + index * 28, 34], 1.2, false),
    number: p.later(p.told(`× ${box.conquerors}`, 22), 380, 108),
  },
  steps: [
    p.each('cube', [0, 1, 2], () => ({ ...p.to(226, 40), hop: true })),
    p.each('cube', [3, 4, 5], () => ({ ...p.to(226, 40), hop: true })),
    { ...p.each('cube', p.upTo(6), () => p.hide), ...p.each('figure', p.upTo(4), () => p.show), number: p.show },
  ],
})

export const territories = (box: BoxRecord): Scene => ({
  height: 88,
  pieces: p.row(
    'land',
    landsOf(box).map(([name, { cost, worth }]) => p.land(name, cost, worth)),
    (index) => [8 + index * 94, 13],
    1,
    false,
  ),
  steps: p.upTo(landsOf(box).length).map((index) => ({ [`land${index}`]: p.show })),
})

export const replacing = (): Scene => ({
  height: 142,
  pieces: {
    bag: p.put(p.bag, 18, 24, 0.9),
    spare: p.put(spare, 374, 40),
    quay: p.put(p.quay(10), 146, 36),
    ...p.row('cube', [...'YKBOGWRP'].map(p.block), (index) => p.onQuay(index, 146, 36)),
    ...p.row('figure', [p.conqueror, p.conqueror], (index) => (index === 0 ? [182, 40] : [155, 67]), 0.72, false),
  },
  steps: [
    { cube1: { ...p.to(406, 58), hop: true }, cube5: { ...p.to(44, 50), hop: true } },
    { cube5: p.hide, figure0: p.show, figure1: p.show },
  ],
})

export const boarding = (): Scene => ({
  height: 126,
  pieces: {
    quay: p.put(p.quay(10), 14, 26),
    ...p.row('cube', [...'YBOGR'].map(p.block), (index) => p.onQuay(index, 14, 26)),
    ...p.row('figure', [p.conqueror, p.conqueror], (index) => [22 + index * 27, 52], 0.9),
    ship: p.put(own(), 200, 22, 0.86),
  },
  steps: [
    p.each('figure', [0, 1], (index) => ({ ...p.to(236 + index * 13, 60), scale: 0.7, hop: true })),
    { figure0: p.hide, figure1: p.hide, ship: { look: own({ conquerors: 2 }) } },
    { ship: p.to(352, 22) },
  ],
})

export const escort = (): Scene => ({
  height: 146,
  pieces: {
    ...p.way('PRBO', 82, 38),
    ship: p.sailing(own({ conquerors: 2 }), 1, 82, 38),
    no: p.later(p.sign('sabres', true), 200, 24),
  },
  steps: [{ no: p.show }, { ship: { at: p.on(2, 82, 38) } }],
})

export const ashore = (): Scene => ({
  height: 158,
  pieces: {
    ...p.way('GR', 6, 46),
    port: p.put(p.port('Constantinople', say('place-Constantinople')), 172, 14, 0.76),
    ...store(312, 44),
    ship: p.sailing(own({ conquerors: 2 }), 1, 6, 46),
    ...p.row('figure', [p.conqueror, p.conqueror], (index) => [218 + index * 10, 96], 0.6, false),
  },
  steps: [
    { ship: p.to(190, 70) },
    {
      ship: { look: own({ west: true }) },
      ...p.each('figure', [0, 1], (index) => ({ shown: true, at: [360 + index * 30, 62], scale: 1, hop: true })),
    },
  ],
})

export const peasants = (): Scene => ({
  height: 142,
  pieces: {
    none: p.put(p.conqueror, 26, 20, 1.1),
    zero: p.put(p.told('0', 26), 78, 52),
    spare: p.put(spare, 14, 72),
    quay: p.put(p.quay(10), 200, 36),
    ...p.row('good', [...'YBOGRPB'].map(p.block), (index) => p.onQuay(index, 200, 36)),
    ...p.row('cube', [...'KKK'].map(p.block), (index) => [22 + index * 27, 90]),
    ...p.row('figure', [p.peasant, p.peasant], (index) => [262 + index * 27, 62], 0.85, false),
  },
  steps: [
    { cube1: { at: p.onQuay(7, 200, 36), hop: true } },
    { cube2: { at: p.onQuay(8, 200, 36), hop: true } },
    { cube1: p.hide, cube2: p.hide, figure0: p.show, figure1: p.show },
  ],
})

export const mixed = (): Scene => ({
  height: 150,
  pieces: {
    ...p.way('PB', 30, 44),
    ...store(312, 44),
    both: p.sailing(own({ conquerors: 1, peasants: 1 }), 0, 30, 44),
    alone: p.sailing(p.boat('Dandolo', 'GBP', { west: true, peasants: 2 }), 1, 30, 44),
    no: p.later(p.sign('sabres', true), 68, 28),
    yes: p.later(p.sign('sabres'), 147, 28),
    loot: p.later(p.peasant, 138, 76, 0.6),
  },
  steps: [
    { no: p.show },
    { yes: p.show },
    {
      alone: { look: p.boat('Dandolo', 'GBP', { west: true, peasants: 1 }) },
      loot: { shown: true, at: [368, 62], scale: 1, hop: true },
    },
  ],
})

/** A territory is paid for with one pair of peasants, and conquerors for the rest. */
export function conquest(box: BoxRecord): Scene {
  const [name, { cost, worth }] = landsOf(box)[1] ?? ['Durazzo', { cost: 3, worth: 6 }]
  const payers = Math.min(4, Math.max(0, cost - 1))
  const figures = [...Array<string>(payers).fill(p.conqueror), p.peasant, p.peasant]
  return {
    height: 128,
    pieces: {
      ...store(18, 28),
      spare: p.put(spare, 186, 64, 0.9),
      land: p.put(p.land(name, cost, worth), 330, 18, 1.4),
      ...p.row('figure', figures, (index) => [44 + index * Math.min(26, 92 / figures.length), 46], 0.95),
    },
    steps: [
      p.each('figure', p.upTo(payers), (index) => ({ ...p.to(196 + index * 24, 20), hop: true })),
      p.each('figure', [payers, payers + 1], (index) => ({ ...p.to(202 + (index - payers) * 26, 75), hop: true })),
      { land: { look: p.land(name, cost, worth, 'Contarini') } },
    ],
  }
}

export const training = (): Scene => ({
  height: 122,
  pieces: {
    ...store(150, 24),
    spare: p.put(spare, 374, 32),
    figure: p.put(p.peasant, 206, 42, 1.1),
    other: p.put(p.conqueror, 40, 38, 1.2),
    cube: p.later(p.block('K'), 208, 52),
  },
  steps: [
    {
      figure: p.hide,
      cube: { shown: true, ...p.to(408, 50), hop: true },
      other: { ...p.to(206, 42), scale: 1.1, hop: true },
    },
  ],
})

export function realmEnd(box: BoxRecord): Scene {
  const owners = ['Contarini', 'Dandolo', 'Contarini', 'Morosini', 'Loredan']
  const lands = landsOf(box)
  return {
    height: 128,
    pieces: {
      ...p.row(
        'land',
        lands.map(([name, { cost, worth }]) => p.land(name, cost, worth)),
        (index) => [8 + index * 94, 10],
      ),
      bell: p.later(p.sign('i-bell'), 240, 102, 1.2),
    },
    steps: [
      ...lands.map(([name, { cost, worth }], index) => ({
        [`land${index}`]: { look: p.land(name, cost, worth, owners[index] ?? 'Contarini') },
      })),
      { bell: p.show },
    ],
  }
}

export function realmScore(box: BoxRecord): Scene {
  const [name, { cost, worth }] = landsOf(box)[0] ?? ['Zara', { cost: 2, worth: 3 }]
  return {
    height: 132,
    pieces: {
      stock: p.put(p.store('Contarini', [1, 1, 2, 0, 1, 0], [1]), 12, 10, 0.86),
      goods: p.later(p.told('5 + 1', 24), 86, 122),
      land: p.put(p.land(name, cost, worth, 'Contarini'), 184, 24),
      worth: p.later(p.told(`+ ${worth}`, 24), 228, 122),
      figure0: p.put(p.conqueror, 300, 42, 1.1),
      figure1: p.put(p.peasant, 330, 42, 1.1),
      figures: p.later(p.told('+ 2', 24), 330, 122),
      sum: p.later(p.told(`= ${8 + worth}`, 38), 420, 80),
    },
    steps: [{ goods: p.show }, { worth: p.show }, { figures: p.show }, { sum: p.show }],
  }
}
