/** The pieces of the diagrams, drawn with the board's own drawings. */
import { BAG } from '../art/bag'
import { CARD_BACK, cardFace } from '../art/card'
import { cube, goodClass, houseClass } from '../art/goods'
import { ship, type Vessel } from '../art/ship'
import { RAID_MARK, square } from '../art/square'
import { PICTURES } from '../art/territory'
import { warehouse } from '../art/warehouse'
import { haven } from '../board/bay'
import type { Change, Piece, Point } from './scene'

export const put = (look: string, x: number, y: number, scale = 1, shown = true): Piece => ({
  look,
  at: [x, y],
  scale,
  shown,
})
/** What is seen only later. */
export const later = (look: string, x: number, y: number, scale = 1): Piece => put(look, x, y, scale, false)

export const show: Change = { shown: true }
export const hide: Change = { shown: false }
export const to = (x: number, y: number): Change => ({ at: [x, y] })

/** Pieces in a row, named `name0`, `name1`, and so on. */
export function row(name: string, looks: Iterable<string>, at: (index: number) => Point, scale = 1, shown = true) {
  return Object.fromEntries(
    [...looks].map((look, index): [string, Piece] => [name + index, { look, at: at(index), scale, shown }]),
  )
}

/** The same change for several pieces of a row. */
export const each = (name: string, indices: Iterable<number>, change: (index: number) => Change): Record<string, Change> =>
  Object.fromEntries([...indices].map((index) => [name + index, change(index)]))

export const upTo = (number: number): number[] => Array.from({ length: number }, (_, index) => index)

/** Squares side by side: 73 by 92 each. */
export const SQUARE = 0.72
export const ON_SQUARE = 0.636
const STEP = 79
export const way = (colours: string, x = 6, y = 34): Record<string, Piece> =>
  row(
    'square',
    [...colours].map((colour) => square(colour, null)),
    (index) => [x + index * STEP, y],
    SQUARE,
  )
/** Where a ship lies on such a square. */
export const on = (index: number, x = 6, y = 34): Point => [x + index * STEP - 1.4, y + 3.6]
export const sailing = (look: string, index: number, x = 6, y = 34): Piece => put(look, ...on(index, x, y), ON_SQUARE)

export function boat(house: string, sails: string, rest: Partial<Vessel> = {}): string {
  const vessel = { house, sails, west: false, cargo: null, aboard: 0, conquerors: 0, peasants: 0, ...rest }
  return `<g class="${houseClass(house)}">${ship(vessel)}</g>`
}

/** A cube of 24; K and W are the black and white ones, which bear no sign. */
export const block = (colour: string): string =>
  'KW'.includes(colour)
    ? `<g class="${goodClass(colour)}"><use href="#cube" width="24" height="24"/></g>`
    : cube(colour, 0, 0, 24)
export const tile = (colour: string): string => square(colour, null)
export const card = (colour: string): string => cardFace(colour)
export const back = CARD_BACK
export const bag = `<g transform="translate(-4 -4)">${BAG}</g>`
export const conqueror = '<use href="#conq" width="24" height="34"/>'
export const peasant = '<use href="#peas" width="24" height="34"/>'
export const arms = (house: string): string =>
  `<use href="#arms-${house.slice(0, 3).toLowerCase()}" width="32" height="39"/>`
export const raidMark = RAID_MARK

/** Words and numbers on the sea. */
export const told = (text: string, size = 16, anchor: 'start' | 'middle' | 'end' = 'middle'): string =>
  `<text class="told" font-size="${size}" text-anchor="${anchor}">${text}</text>`

/** A sign on a dark disc of radius 15; crossed out if it is forbidden. */
export const sign = (icon: string, forbidden = false): string =>
  '<circle r="15" fill="#0B2031" stroke="#E9D09A" stroke-width="1.4"/>' +
  `<use href="#${icon}" x="-9" y="-9" width="18" height="18" color="#FFF3D6"/>` +
  (forbidden
    ? '<path d="M-12 12L12-12" stroke="#0B2031" stroke-width="6"/><path d="M-12 12L12-12" stroke="#FFF3D6" stroke-width="2.6"/>'
    : '')

/** A port of origin with its name, 146 by 178. */
export const port = (name: 'Venice' | 'Constantinople', label: string): string =>
  `<use href="#${name.toLowerCase()}" width="146" height="150"/>` +
  '<path d="M-2 152H148L142 165 148 178H-2L4 165Z" fill="#123A55" stroke="#C6A055" stroke-width="1.2"/>' +
  `<text x="73" y="170.500" text-anchor="middle" class="name" font-size="${label.length > 8 ? 14.5 : 16.5}">${label}</text>`

/** The stone on which the goods of a port lie: a place for each, five in a row of 24. */
const COLUMN = 27
export const quay = (places: number): string => {
  const rows = Math.ceil(places / 5)
  const slots = upTo(places).map(
    (index) =>
      `<rect x="${9 + (index % 5) * COLUMN}" y="${9 + Math.floor(index / 5) * COLUMN}" width="17" height="17" fill="none" ` +
      'stroke="#8A7757" stroke-dasharray="2.5 2"/>',
  )
  return (
    `<rect width="${12 + 5 * COLUMN}" height="${12 + rows * COLUMN}" rx="5" fill="url(#stone)" stroke="#7F6126"/>` +
    slots.join('')
  )
}
/** Where a good lies on a quay at this place. */
export const onQuay = (index: number, x: number, y: number): Point => [
  x + 6 + (index % 5) * COLUMN,
  y + 4 + Math.floor(index / 5) * COLUMN,
]

/** Modone, about 184 or 140 by 250, with room for a ship in each berth. */
export function modone(berths: number, label: string): string {
  const { wall, name, berths: places } = haven(berths)
  const left = places[0]!.x - 7
  return (
    `<g transform="translate(${-left} -246)"><path d="${wall}" fill="url(#stone)" stroke="#7F6126" stroke-width="1.2"/>` +
    `<text transform="${name.transform}" text-anchor="middle" class="stone" font-size="${name.size}">${label}</text>` +
    places
      .map(
        ({ x, y, width, height }) =>
          `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="url(#water)" stroke="#6B4F22"/>`,
      )
      .join('') +
    '</g>'
  )
}
/** Where a ship lies in a berth of such a drawing, and its scale. */
export function inBerth(berths: number, berth: number, x: number, y: number, scale: number): [number, number, number] {
  const { berths: places } = haven(berths)
  const { ship: place, ...first } = places[berth]!
  return [x + (place.x - (first.x - 7)) * scale, y + (place.y - 246) * scale, (place.width / 120) * scale]
}

/** A warehouse on vellum with the arms of its house, 176 by 104. */
export const store = (house: string, goods: readonly number[], bonuses: readonly number[] = []): string =>
  '<rect width="176" height="104" rx="8" fill="#F4EAD3" stroke="#7F6126"/>' +
  `<g transform="translate(6 6) scale(.62)">${arms(house)}</g>` +
  `<g transform="translate(30 12)">${warehouse({ goods, bonuses }, { cube: 19, column: 19, rows: 4 })}</g>`

/** A territory: its picture, its worth, and what it costs or whose it is; 88 by 62. */
export const land = (name: string, cost: number, worth: number, owner: string | null = null): string =>
  `<rect width="88" height="62" rx="5" fill="${owner === null ? '#FFF9EA' : '#D9C9A0'}" stroke="#7F6126"/>` +
  `<path d="${PICTURES[name]}" transform="translate(5 31) scale(.86)" fill="#C9B07C" stroke="#6B4F22" stroke-width="1.1" stroke-linejoin="round"/>` +
  `<text x="44" y="18" text-anchor="middle" class="stone" font-size="13.5">${name}</text>` +
  `<text x="41" y="50" text-anchor="middle" class="stone" font-size="19">${worth}</text>` +
  (owner === null
    ? `<use href="#conq" x="56" y="31" width="14" height="20"/><text x="77" y="48" text-anchor="middle" class="count">${cost}</text>`
    : `<g transform="translate(59 26) scale(.75)">${arms(owner)}</g>`)
