import { chip, glyph, goodClass } from './goods'

export const SQUARE_WIDTH = 102
export const SQUARE_HEIGHT = 128

const HEADING = {
  west: 'M20 106l-5 5 5 5M27 106l-5 5 5 5M34 106l-5 5 5 5',
  east: 'M82 106l5 5-5 5M75 106l5 5-5 5M68 106l5 5-5 5',
}
const chevrons = (path: string): string =>
  `<path d="${path}" fill="none" stroke="var(--gl)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`
const LINE = {
  west:
    '<path d="M14 111H33" stroke="var(--gl)" stroke-opacity=".5" stroke-width="1.2"/>' +
    '<path d="M14 108l3 3-3 3-3-3z" fill="var(--gl)" fill-opacity=".55"/>',
  east:
    '<path d="M69 111H88" stroke="var(--gl)" stroke-opacity=".5" stroke-width="1.2"/>' +
    '<path d="M88 108l3 3-3 3-3-3z" fill="var(--gl)" fill-opacity=".55"/>',
}

/** A square of the sea way, 102 by 128. `heading` is that of the ship on it. */
export function square(colour: string, heading: 'west' | 'east' | null): string {
  const foot = (side: 'west' | 'east'): string => (heading === side ? chevrons(HEADING[side]) : LINE[side])
  return (
    `<g class="${goodClass(colour)}"><rect width="102" height="128" rx="11" fill="var(--c)" filter="url(#sh1)"/>` +
    '<rect x=".75" y=".75" width="100.5" height="126.5" rx="10.5" fill="none" stroke="#FFF8E6" stroke-opacity=".9" stroke-width="1.4"/>' +
    '<rect x="6" y="6" width="90" height="90" rx="6" fill="url(#water)"/>' +
    `<g color="#fff" opacity=".62">${glyph(colour, 31, 20, 40)}</g>` +
    '<path d="M16 62q6-5 12 0t12 0M60 56q6-5 12 0t12 0M34 76q6-5 12 0t12 0M70 78q5-4 10 0t10 0M12 82q5-4 10 0" fill="none" ' +
    'stroke="#fff" stroke-opacity=".85" stroke-width="1.3" stroke-linecap="round"/>' +
    '<rect x="6" y="6" width="90" height="90" rx="6" fill="none" stroke="#1a1208" stroke-opacity=".4"/>' +
    `<g class="ink">${glyph(colour, 39, 99, 24)}</g>${foot('west')}${foot('east')}</g>`
  )
}

/** What a landing costs, at its place: wind cards, or the word for free; and the cards that a port pays. */
export function priceTag(cards: string, free: string, pays: number, pointing = true): string {
  const colours = [...cards]
  const width = (colours.length ? colours.length * 20 + 8 : 14 + 7 * free.length) + (pays ? 32 : 0)
  const middle = width / 2
  const point = pointing ? `H${middle + 6}l-6 6-6-6` : ''
  const label = (x: number, text: string, anchor = 'start'): string =>
    `<text x="${x}" y="18.5" text-anchor="${anchor}" font-weight="700" font-size="12.5" fill="#FFF8E6">${text}</text>`
  return (
    `<g transform="translate(${-middle} -34)" filter="url(#sh1)"><path d="M6 0H${width - 6}a6 6 0 0 1 6 6V22a6 6 0 0 1-6 6${point}` +
    `H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z" fill="#0B2031" stroke="#E9D09A" stroke-width="1.2"/>` +
    (colours.length ? '' : label((width - (pays ? 32 : 0)) / 2, free, 'middle')) +
    colours.map((colour, index) => chip(colour, 6.5 + index * 20, 3.5, 15.5)).join('') +
    (pays
      ? `<g transform="translate(${width - 34} 0)" color="#FFF8E6">${label(2, `+${pays}`)}` +
        '<use href="#i-card" x="18" y="7" width="14" height="14"/></g>'
      : '') +
    '</g>'
  )
}

/** The mark of a ship that pirates can rob. */
export const RAID_MARK =
  '<circle r="12" fill="#0B2031" stroke="#E9D09A" stroke-width="1.3"/>' +
  '<use href="#sabres" x="-7.5" y="-7.5" width="15" height="15" color="#FFF3D6"/>'

/** The chance that a ship can be robbed, under it or under a landing. */
export function dangerTag(chance: number): string {
  return (
    '<g transform="translate(-29 -10)" filter="url(#sh1)"><rect width="58" height="20" rx="5" fill="#0B2031" stroke="#E9D09A"/>' +
    '<use href="#sabres" x="5" y="3.5" width="13" height="13" color="#FFF3D6"/>' +
    `<text x="52" y="14.6" text-anchor="end" font-weight="700" font-size="12.5" fill="#FFF8E6">${Math.round(100 * chance)} %</text></g>`
  )
}

/** With colour aids: what a ship carries, as a sign and a number. */
export function cargoTag(colour: string, number: number): string {
  return (
    '<g filter="url(#sh1)"><rect width="36" height="22" rx="4" fill="#0B2031" stroke="#E9D09A" stroke-width="1.1"/>' +
    `<g class="${goodClass(colour)}"><rect x="3" y="3" width="16" height="16" rx="2.4" fill="var(--c)" stroke="#FFF8E6"/>` +
    `<g class="ink">${glyph(colour, 4.5, 4.5, 13)}</g></g>` +
    `<text x="27.5" y="15.6" text-anchor="middle" font-weight="700" font-size="12.5" fill="#FFF8E6">${number}</text></g>`
  )
}
