import { glyph, goodClass } from './goods'

export const TILE_WIDTH = 118
/** The band at the left that shows the colour, with the sign. */
export const TILE_BAND = 27

const HEADING = { east: 'l4 4-4 4m6-8l4 4-4 4', west: 'l-4 4 4 4m6-8l-4 4 4 4' }

/** A square of the sea way on narrow screens, 118 wide. `heading` is where the bow of the ship on it points. */
export function tile(colour: string, heading: 'west' | 'east' | null, height: number): string {
  const width = TILE_WIDTH
  const water = width - TILE_BAND - 4.5
  const chevrons =
    heading === null
      ? ''
      : `<path d="M${heading === 'east' ? 9 : 13} ${height - 15}${HEADING[heading]}" fill="none" stroke="var(--gl)" ` +
        'stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>'
  return (
    `<g class="${goodClass(colour)}"><rect width="${width}" height="${height}" rx="9" fill="var(--c)" filter="url(#sh1)"/>` +
    `<rect x=".7" y=".7" width="${width - 1.4}" height="${height - 1.4}" rx="8.5" fill="none" stroke="#FFF8E6" stroke-opacity=".9" ` +
    `stroke-width="1.3"/><rect x="${TILE_BAND}" y="4.5" width="${water}" height="${height - 9}" rx="5" fill="url(#water)"/>` +
    `<g color="#fff" opacity=".6">${glyph(colour, TILE_BAND + water / 2 - 17, height / 2 - 17, 34)}</g>` +
    `<path d="M36 ${height - 20}q6-5 12 0t12 0M82 ${height - 26}q6-5 12 0t12 0M60 ${height - 11}q6-5 12 0t12 0" fill="none" ` +
    'stroke="#fff" stroke-opacity=".85" stroke-width="1.2" stroke-linecap="round"/>' +
    `<g class="ink">${glyph(colour, 3.75, height / 2 - 10, 20)}</g>${chevrons}</g>`
  )
}
