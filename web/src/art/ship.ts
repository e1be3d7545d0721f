import { cube, glyph, goodClass } from './goods'

/** What a drawing of a ship has to show. `cargo` is a colour, or null for none or for figures. */
export interface Vessel {
  house: string
  sails: string
  west: boolean
  cargo: string | null
  aboard: number
  conquerors: number
  peasants: number
}

export const SHIP_WIDTH = 120
export const SHIP_HEIGHT = 98

const MASTS = [
  { x: 23, top: 8, width: 31, height: 50, glyph: 17.5, mast: 9 },
  { x: 52.5, top: 1, width: 33.5, height: 57, glyph: 18.7, mast: 10 },
  { x: 82, top: 8, width: 31, height: 48, glyph: 17.5, mast: 9 },
] as const
const GLYPH = 17
const MIRROR = ' transform="translate(120 0) scale(-1 1)"'

/** A galleass of 120 by 98 units, bow to the east unless it sails west. Signs and banners are never mirrored. */
export function ship(vessel: Vessel): string {
  const at = (x: number): number => (vessel.west ? SHIP_WIDTH - x : x)
  const arms = vessel.house.slice(0, 3).toLowerCase()
  const mirrored = vessel.west ? MIRROR : ''
  return (
    `<g${mirrored}>${rigging(vessel)}</g>` +
    banner(arms, vessel.west) +
    MASTS.map((mast, index) => {
      const colour = vessel.sails[index] ?? 'Y'
      const centre = at(mast.x + mast.glyph) - GLYPH / 2
      return `<g class="${goodClass(colour)} ink">${glyph(colour, centre, mast.top + mast.height - GLYPH - 9.5, GLYPH)}</g>`
    }).join('') +
    deck(vessel, at) +
    `<ellipse cx="${at(62)}" cy="92.5" rx="50" ry="5.5" fill="#0B3A52" opacity=".32"/>` +
    `<use href="#hull" width="120" height="98"${mirrored}/>` +
    `<path d="M${vessel.west ? 20 : 22} 90q6-4 12 0t12 0 12 0 12 0 12 0 10 0" fill="none" stroke="#fff" stroke-opacity=".9" ` +
    `stroke-width="1.8" stroke-linecap="round"/>` +
    `<use href="#arms-${arms}" x="${at(64) - 9}" y="70" width="18" height="21"/>` +
    count(vessel, at)
  )
}

function rigging(vessel: Vessel): string {
  const masts = MASTS.map(
    ({ x, top, mast }) =>
      `<path d="M${x + mast} ${top - 3}V72" stroke="#4a3417" stroke-width="2.4" stroke-linecap="round"/>`,
  )
  const ropes =
    '<path d="M19 30V58" stroke="#4a3417" stroke-width="2"/>' +
    '<path d="M92 5L118 62M63 -2L92 5M32 5L63 -2M32 5L19 31" fill="none" stroke="#4a3417" stroke-opacity=".45" stroke-width=".7"/>'
  const pennants = MASTS.map(
    ({ x, top, mast }) =>
      `<path d="M${x + mast} ${top - 4}l-11 2.2 11 2.6z" fill="var(--h)" stroke="#20170c" stroke-opacity=".6" stroke-width=".7"/>`,
  )
  const sails = MASTS.map(
    ({ x, top, width, height }, index) =>
      `<use class="${goodClass(vessel.sails[index] ?? 'Y')}" href="#sail" x="${x}" y="${top}" width="${width}" ` +
      `height="${height}" preserveAspectRatio="none"/>`,
  )
  return masts.join('') + ropes + pennants.join('') + sails.join('')
}

function banner(arms: string, west: boolean): string {
  const [place, clip, shape] = west ? ['100.5 29', 'bnf', 'M22 0H0V16H22L17 8Z'] : ['-2.5 29', 'bn', 'M0 0H22V16H0L5 8Z']
  return (
    `<g transform="translate(${place})"><g clip-path="url(#${clip})"><use href="#ban-${arms}"/></g>` +
    `<path d="${shape}" fill="none" stroke="#20170c" stroke-opacity=".7"/></g>`
  )
}

const most = (number: number): number => (number > 4 ? 3 : number)

function deck(vessel: Vessel, at: (x: number) => number): string {
  const figures = [...Array<string>(vessel.conquerors).fill('conq'), ...Array<string>(vessel.peasants).fill('peas')]
  const step = figures.length > 4 ? 56 / figures.length : 14
  const left = at(63) - (figures.length * step) / 2
  const crowd = figures.map(
    (kind, index) => `<use href="#${kind}" x="${left + index * step}" y="48" width="19" height="27"/>`,
  )
  if (vessel.cargo === null) return crowd.join('')
  const shown = most(vessel.aboard)
  const begin = at(64) - (shown * 17 + (vessel.aboard > 4 ? 15 : 0)) / 2
  return Array.from({ length: shown }, (_, index) => cube(vessel.cargo ?? '', begin + index * 17, 53.5, 19)).join('')
}

/** More goods than can be drawn are told by their number. */
function count(vessel: Vessel, at: (x: number) => number): string {
  if (vessel.cargo === null || vessel.aboard <= 4) return ''
  const x = at(64) - (3 * 17 + 15) / 2 + 3 * 17 + 9
  return (
    `<g transform="translate(${x} 65)"><rect x="-9" y="-8.5" width="20" height="15" rx="7" fill="#1a1208"/>` +
    `<text x="1" y="3.2" text-anchor="middle" font-size="11.5" font-weight="700" fill="#FFF8E6">×${vessel.aboard}</text></g>`
  )
}
