/** Pictures of a ship's movement: chapter 5. */
import { priceTag } from '../../art/square'
import { say } from '../../lib/words.svelte'
import type { BoxRecord } from '../../protocol'
import * as p from '../pieces'
import type { Scene } from '../scene'

const own = (rest = {}): string => p.boat('Contarini', 'GYR', rest)
const blue = { cargo: 'B', aboard: 2 }
const other = p.boat('Dandolo', 'OOY', { west: true, cargo: 'G', aboard: 1 })
const third = p.boat('Loredan', 'GGG', { cargo: 'R', aboard: 3 })
const free = (): string => priceTag('', say('page-free'), 0)
const ring = '<rect x="-3.500" y="-3.500" width="109" height="135" rx="14" fill="none" stroke="#FFF3C9" stroke-width="4"/>'
const heap = '<rect width="92" height="136" rx="8" fill="none" stroke="#E9D09A" stroke-dasharray="5 4" stroke-width="2.4"/>'

export const heading = (): Scene => ({
  height: 158,
  pieces: {
    ...p.way('OPGR', 6, 46),
    port: p.put(p.port('Constantinople', say('place-Constantinople')), 350, 14, 0.76),
    ship: p.sailing(own(blue), 0, 6, 46),
  },
  steps: [
    { ship: { at: p.on(1, 6, 46) } },
    { ship: { at: p.on(2, 6, 46) } },
    { ship: { ...p.to(366, 76), look: own() } },
    { ship: { look: own({ west: true }) } },
  ],
})

/** The blue goods go aboard; the port gets others. */
export function loading(box: BoxRecord): Scene {
  const number = Math.min(box.port, 10)
  const goods = 'BBGYRRGYGY'.slice(0, number)
  return {
    height: 152,
    pieces: {
      quay: p.put(p.quay(number), 12, 18),
      ...p.row('cube', [...goods].map(p.block), (index) => p.onQuay(index, 12, 18)),
      ship: p.put(own(), 186, 38, 0.9),
      ...p.row('new', ['O', 'P'].map(p.block), () => [92, 104], 1, false),
      bag: p.put(p.bag, 60, 92, 0.58),
    },
    steps: [
      { cube0: { ...p.to(216, 86), scale: 0.7, hop: true }, cube1: { ...p.to(234, 86), scale: 0.7, hop: true } },
      { cube0: p.hide, cube1: p.hide, ship: { look: own(blue) } },
      p.each('new', [0, 1], (index) => ({ shown: true, at: p.onQuay(index, 12, 18), hop: true })),
      { ship: p.to(350, 38) },
    ],
  }
}

export const unladen = (): Scene => ({
  height: 118,
  pieces: {
    quay: p.put(p.quay(10), 12, 18),
    ...p.row('cube', [...'GYRRGY'].map(p.block), (index) => p.onQuay(index, 12, 18)),
    ship: p.put(own(), 190, 20, 0.86),
    no: p.later(p.sign('i-x'), 176, 34, 0.9),
  },
  steps: [{ no: p.show }, { ship: p.to(350, 20) }],
})

export const passing = (): Scene => ({
  height: 146,
  pieces: {
    ...p.way('BYOPGR', 4, 46),
    other: p.sailing(other, 2, 4, 46),
    third: p.sailing(third, 3, 4, 46),
    ring: p.later(ring, 320, 46, p.SQUARE),
    ship: p.sailing(own(blue), 1, 4, 46),
  },
  steps: [{ ring: p.show }, { ship: { at: p.on(4, 4, 46), hop: true } }],
})

export const matching = (): Scene => ({
  height: 150,
  pieces: {
    ...p.way('OGRBP', 44, 48),
    ship: p.sailing(own(blue), 0, 44, 48),
    free0: p.later(free(), 159, 44, 0.9),
    free1: p.later(free(), 238, 44, 0.9),
  },
  steps: [
    { ship: { at: p.on(1, 44, 48) }, free0: p.show },
    { ship: { at: p.on(2, 44, 48) }, free1: p.show },
    { ship: { at: p.on(3, 44, 48) } },
  ],
})

export const wind = (): Scene => ({
  height: 176,
  pieces: {
    ...p.way('BPRO', 14, 58),
    ship: p.sailing(own(blue), 0, 14, 58),
    heap: p.put(heap, 392, 52, 0.6),
    card: p.put(p.card('P'), 336, 40, 0.5),
    price: p.later(priceTag('P', '', 0), 130, 54, 1.05),
    free: p.later(free(), 209, 54, 0.9),
  },
  steps: [
    { ship: { at: p.on(1, 14, 58) }, price: p.show },
    { card: { ...p.to(392, 52), scale: 0.6 } },
    { ship: { at: p.on(2, 14, 58) }, free: p.show },
  ],
})

export const stopping = (): Scene => ({
  height: 150,
  pieces: {
    ...p.way('BGRPO', 44, 48),
    ...p.row('ring', [ring, ring, ring], (index) => [123 + index * 79, 48], p.SQUARE, false),
    ship: p.sailing(own(blue), 0, 44, 48),
    tick: p.later(p.sign('i-check'), 238, 26),
  },
  steps: [p.each('ring', [0, 1, 2], () => p.show), { ship: { at: p.on(2, 44, 48) }, tick: p.show }],
})

export function haven(): Scene {
  const x = 176
  const scale = 0.6
  const [left, top, size] = p.inBerth(2, 0, x, 6, scale)
  return {
    height: 166,
    pieces: {
      ...p.row('a', [...'PG'].map(p.tile), (index) => [8 + index * 82, 40], p.SQUARE),
      ...p.row('b', [...'RB'].map(p.tile), (index) => [310 + index * 82, 40], p.SQUARE),
      modone: p.put(p.modone(2, say('place-Modone')), x, 6, scale),
      moored: p.put(p.boat('Dandolo', 'RRR', { west: true, cargo: 'B', aboard: 1 }), ...p.inBerth(2, 1, x, 6, scale)),
      ship: p.put(own(blue), 88.6, 43.6, p.ON_SQUARE),
      next: p.put(third, 6.6, 43.6, p.ON_SQUARE),
    },
    steps: [
      { ship: { at: [left, top], scale: size } },
      { next: p.to(88.6, 43.6) },
      { next: { ...p.to(308.6, 43.6), hop: true } },
    ],
  }
}

export const unloading = (): Scene => ({
  height: 158,
  pieces: {
    ...p.way('GR', 6, 46),
    port: p.put(p.port('Constantinople', say('place-Constantinople')), 172, 14, 0.76),
    stock: p.put(p.store('Contarini', [1, 0, 2, 0, 1, 1]), 302, 28),
    ship: p.sailing(own(blue), 1, 6, 46),
    ...p.row('cube', ['B', 'B'].map(p.block), (index) => [214 + index * 14, 92], 0.62, false),
  },
  steps: [
    { ship: p.to(190, 70) },
    {
      ship: { look: own({ west: true }) },
      ...p.each('cube', [0, 1], (index) => ({ shown: true, at: [428, 74 - index * 12], hop: true })),
    },
    { cube0: p.hide, cube1: p.hide, stock: { look: p.store('Contarini', [1, 0, 2, 0, 1, 3]) } },
  ],
})

export function drawing(): Scene {
  const fleet = ['GYR', 'BBO', 'PPP']
  const cards = fleet.flatMap((_, ship) =>
    p
      .upTo(ship + 1)
      .map((index) => [`card${ship}${index}`, p.later(p.back, 62 + ship * 158 - ship * 17 + index * 34, 88, 0.34)]),
  )
  return {
    height: 146,
    pieces: {
      ...p.row(
        'ship',
        fleet.map((sails) => p.boat('Contarini', sails)),
        (index) => [32 + index * 158, 10],
        0.76,
      ),
      ...Object.fromEntries(cards),
    },
    steps: fleet.map((_, ship) => p.each(`card${ship}`, p.upTo(ship + 1), () => p.show)),
  }
}

export const reshuffling = (): Scene => ({
  height: 128,
  pieces: {
    pile: p.put(heap, 110, 18, 0.68),
    ...p.row('card', [...'GOB'].map(p.card), (index) => [300 + index * 5, 20 - index * 3], 0.68),
    arrow: p.later(p.sign('i-dice'), 240, 64, 1.2),
  },
  steps: [
    { arrow: p.show },
    p.each('card', [0, 1, 2], (index) => ({ look: p.back, at: [108 + index * 4, 20 - index * 3], hop: true })),
  ],
})

export const known = (): Scene => ({
  height: 128,
  pieces: {
    eye: p.put(p.sign('i-eye'), 26, 26, 1.1),
    ...p.row('cube', [...'YRB'].map(p.block), (index) => [20 + index * 30, 84]),
    ship: p.put(own(blue), 62, 14, 0.66),
    heap: p.put(p.card('O'), 158, 26, 0.6),
    hidden: p.later(p.sign('i-eye', true), 270, 26, 1.1),
    ...p.row('back', [p.back, p.back, p.back], (index) => [296 + index * 26, 34], 0.58, false),
    pile: p.later(p.back, 414, 34, 0.58),
  },
  steps: [{ hidden: p.show, ...p.each('back', [0, 1, 2], () => p.show), pile: p.show }],
})
