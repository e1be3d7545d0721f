import { glyph, goodClass } from './goods'

const spokes = (from: number, to: number, y: number): string =>
  Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8
    const point = (radius: number): string =>
      `${(46 + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
    return `<path d="M${point(from)}L${point(to)}"/>`
  }).join('')

const FRAME = '<rect x=".5" y=".5" width="91" height="135" rx="8" fill="#FBF4E2" stroke="#3b2f1c" stroke-opacity=".55"/>'
const FACE_SPOKES = spokes(30, 150, 62)
const BACK_SPOKES = spokes(0, 150, 68)

/** The face of a wind card, 92 by 136; `letter` helps whoever cannot tell colours. */
export function cardFace(colour: string, letter = ''): string {
  const corner = `<g class="ink">${glyph(colour, 12, 12, 15)}</g>`
  const letters = letter
    ? `<g font-weight="700" font-size="13" fill="var(--gl)"><text x="30" y="24.5">${letter}</text>` +
      `<text x="62" y="121.5" text-anchor="end">${letter}</text></g>`
    : ''
  return (
    `<g class="${goodClass(colour)}">${FRAME}<rect x="5" y="5" width="82" height="126" rx="5" fill="var(--c)"/>` +
    `<g opacity=".22" stroke="var(--gl)" stroke-width=".7" clip-path="url(#cardclip)">${FACE_SPOKES}</g>` +
    '<rect x="8.5" y="8.5" width="75" height="119" rx="3" fill="none" stroke="#FBF4E2" stroke-opacity=".75"/>' +
    '<path d="M46 27C52 36 62 38 71 37 70 46 72 56 81 62 72 68 70 78 71 87 62 86 52 88 46 97 40 88 30 86 21 87 22 78 20 68 11 ' +
    '62 20 56 22 46 21 37 30 38 40 36 46 27Z" fill="#FBF4E2" stroke="var(--cd)"/>' +
    '<circle cx="46" cy="62" r="25" fill="none" stroke="var(--cd)" stroke-opacity=".5" stroke-width=".8"/>' +
    `<g color="var(--cd)">${glyph(colour, 26, 42, 40)}</g>${corner}<g transform="rotate(180 46 68)">${corner}</g>` +
    '<g class="ink" opacity=".9"><use href="#wind" x="66" y="12" width="14" height="14"/>' +
    `<use href="#sabres" x="12" y="110" width="14" height="14"/></g>${letters}</g>`
  )
}

export const CARD_BACK =
  `<g color="#C6A055" class="rose-dark">${FRAME}<rect x="5" y="5" width="82" height="126" rx="5" fill="#12324A"/>` +
  `<g stroke="#C6A055" stroke-width=".5" opacity=".5" clip-path="url(#cardclip)">${BACK_SPOKES}</g>` +
  '<rect x="8.5" y="8.5" width="75" height="119" rx="3" fill="none" stroke="#C6A055"/>' +
  '<use href="#rose" x="14" y="36" width="64" height="64"/></g>'
