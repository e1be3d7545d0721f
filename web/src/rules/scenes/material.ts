/** Pictures of the material: chapter 1. */
import { COLOURS } from '../../art/goods'
import { HOUSES } from '../../lib/telling'
import { say } from '../../lib/words.svelte'
import type { BoxRecord } from '../../protocol'
import * as p from '../pieces'
import type { Piece, Scene } from '../scene'

const KINDS = ['mono', 'duo', 'trio'] as const
const symbolOf = (colours: string): string => (colours.includes('R') ? '●' : '▲')
const venice = (): string => p.port('Venice', say('place-Venice'))
const constantinople = (): string => p.port('Constantinople', say('place-Constantinople'))
const sailsOf = (box: BoxRecord, house: string): string[] => KINDS.map((kind) => box.fleets[house]?.[kind] ?? 'YYY')

export const colours = (): Scene => ({
  height: 84,
  pieces: p.row('cube', COLOURS.map(p.block), (index) => [18 + index * 76, 14], 2.4, false),
  steps: [0, 2, 4].map((first) => p.each('cube', [first, first + 1], () => p.show)),
})

export const bag = (): Scene => ({
  height: 122,
  pieces: {
    ...p.row('cube', COLOURS.map(p.block), () => [40, 40]),
    bag: p.put(p.bag, 10, 12),
    pile: p.put(p.back, 222, 24, 0.56),
    ...p.row('card', COLOURS.map(p.card), (index) => [294 + index * 26, 24], 0.56, false),
  },
  steps: [
    p.each('cube', p.upTo(6), (index) => ({ ...p.to(108 + (index % 3) * 31, 30 + Math.floor(index / 3) * 38), hop: true })),
    p.each('card', p.upTo(6), () => p.show),
  ],
})

export const ports = (): Scene => ({
  height: 158,
  pieces: {
    venice: p.put(venice(), 12, 8, 0.8),
    constantinople: p.put(constantinople(), 350, 8, 0.8),
    ship0: p.put(p.boat('Contarini', 'PPP'), 142, 24, 0.5),
    ship1: p.put(p.boat('Dandolo', 'GBP', { west: true }), 278, 24, 0.5),
    ship2: p.later(p.boat('Loredan', 'YBO'), 152, 84, 0.5),
    ship3: p.later(p.boat('Morosini', 'GGB', { west: true }), 268, 84, 0.5),
  },
  steps: [{ ship2: p.show }, { ship3: p.show }],
})

export function modone(): Scene {
  const berth = (berths: number, index: number, x: number): Piece =>
    p.later(
      p.boat(HOUSES[index]!, ['PPP', 'GBP', 'PPR'][index]!, { west: index === 1 }),
      ...p.inBerth(berths, index, x, 8, 0.58),
    )
  return {
    height: 158,
    pieces: {
      two: p.put(p.modone(2, say('place-Modone')), 96, 8, 0.58),
      three: p.put(p.modone(3, say('place-Modone')), 296, 8, 0.58),
      ...Object.fromEntries(p.upTo(2).map((index) => [`a${index}`, berth(2, index, 96)])),
      ...Object.fromEntries(p.upTo(3).map((index) => [`b${index}`, berth(3, index, 296)])),
    },
    steps: [p.each('a', p.upTo(2), () => p.show), p.each('b', p.upTo(3), () => p.show)],
  }
}

export function tiles(box: BoxRecord): Scene {
  const [one = '', two = ''] = box.sea_way['4'] ?? []
  return {
    height: 128,
    pieces: {
      ...p.row('a', [...one].map(p.tile), (index) => [14 + index * 68, 38], 0.64),
      ...p.row('b', [...two].map(p.tile), (index) => [262 + index * 68, 38], 0.64, false),
      first: p.put(p.told(symbolOf(one), 24), 114, 26),
      second: p.later(p.told(symbolOf(two), 24), 362, 26),
    },
    steps: [{ ...p.each('b', p.upTo(3), () => p.show), second: p.show }],
  }
}

export function way(box: BoxRecord): Scene {
  const squares = (box.sea_way['4'] ?? []).join('')
  const at = (index: number): number => 49 + index * 28 + (index >= 6 ? 46 : 0)
  const ship = p.boat('Contarini', sailsOf(box, 'Contarini')[2]!)
  return {
    height: 86,
    pieces: {
      venice: p.put(venice(), 3, 20, 0.28),
      constantinople: p.put(constantinople(), 434, 20, 0.28),
      ...p.row('square', [...squares].map(p.tile), (index) => [at(index), 28], 0.26),
      modone: p.put(p.modone(3, ''), 216, 14, 0.29),
      ship: p.put(ship, 6, 44, 0.28),
    },
    steps: [
      { ship: p.to(at(3) - 3, 29) },
      { ship: p.to(220, 29) },
      { ship: p.to(at(9) - 3, 29) },
      { ship: { ...p.to(440, 44), look: p.boat('Contarini', sailsOf(box, 'Contarini')[2]!, { west: true }) } },
    ],
  }
}

export function fleet(box: BoxRecord): Scene {
  const sails = sailsOf(box, 'Contarini')
  const shown = sails.map((each) => [...new Set(each)])
  const cubes = shown.flatMap((colours, ship) =>
    colours.map((colour, index): [string, Piece] => [
      `cube${ship}${index}`,
      p.later(p.block(colour), 78 + ship * 162 - colours.length * 15 + index * 30, 104),
    ]),
  )
  return {
    height: 138,
    pieces: {
      ...p.row(
        'ship',
        sails.map((each) => p.boat('Contarini', each)),
        (index) => [24 + index * 162, 12],
        0.9,
      ),
      ...Object.fromEntries(cubes),
    },
    steps: shown.map((colours, ship) => p.each(`cube${ship}`, colours.keys(), () => p.show)),
  }
}

export function fleets(box: BoxRecord): Scene {
  const at = (house: number): [number, number] => [8 + (house % 2) * 238, 10 + Math.floor(house / 2) * 64]
  const pieces = HOUSES.flatMap((house, index) => {
    const [x, y] = at(index)
    return [
      [`arms${index}`, p.put(p.arms(house), x, y + 10, 0.85)],
      ...sailsOf(box, house).map((sails, ship) => [
        `ship${index}${ship}`,
        p.later(p.boat(house, sails), x + 38 + ship * 64, y, 0.52),
      ]),
    ] as [string, Piece][]
  })
  return {
    height: 136,
    pieces: Object.fromEntries(pieces),
    steps: HOUSES.map((_, house) => p.each(`ship${house}`, p.upTo(3), () => p.show)),
  }
}

/** The sea way for each number of players, small. */
export function ways(box: BoxRecord): Scene {
  const line = (players: 2 | 3 | 4): [string, Piece][] => {
    const y = 10 + (players - 2) * 46
    const tiles = box.sea_way[`${players}`] ?? []
    const middle = players === 3 ? 0 : 44
    const begin = 254 - (tiles.length * 84 + middle) / 2
    const at = (tile: number): number => begin + tile * 84 + (tile >= tiles.length / 2 ? middle : 0)
    return [
      [`number${players}`, p.later(p.told(`${players}`, 22), 22, y + 27)],
      ...tiles.flatMap((tile, index): [string, Piece][] => [
        ...[...tile].map((colour, place): [string, Piece] => [
          `${players}${index}${place}`,
          p.later(p.tile(colour), at(index) + place * 27, y, 0.25),
        ]),
      ]),
      ...(middle > 0
        ? ([[`modone${players}`, p.later(p.modone(players === 2 ? 2 : 3, ''), at(tiles.length / 2) - 38, y - 5, 0.17)]] as [
            string,
            Piece,
          ][])
        : []),
    ]
  }
  const rows = ([2, 3, 4] as const).map(line)
  return {
    height: 150,
    pieces: Object.fromEntries(rows.flat()),
    steps: rows.map((row) => Object.fromEntries(row.map(([name]) => [name, p.show]))),
  }
}
