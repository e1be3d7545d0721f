/** The six colours in the order in which they stand everywhere: as in views, and in all drawings. */
export const COLOURS = ['Y', 'P', 'G', 'R', 'O', 'B'] as const
export type Colour = (typeof COLOURS)[number]

/** Class names that bring the colours of a good or a house (tokens.css). */
export const goodClass = (colour: string): string => `c-${colour.toLowerCase()}`
export const houseClass = (house: string): string => `h-${house.slice(0, 3).toLowerCase()}`

const round = (value: number): number => Math.round(value * 100) / 100

/** The sign of a colour, in the text colour. */
export function glyph(colour: string, x: number, y: number, size: number): string {
  return `<use href="#g-${colour.toLowerCase()}" x="${round(x)}" y="${round(y)}" width="${round(size)}" height="${round(size)}"/>`
}

/** A cube of goods with its sign. */
export function cube(colour: string, x: number, y: number, size: number): string {
  const front = glyph(colour, x + size * 0.155, y + size * 0.33, size * 0.56)
  return (
    `<g class="${goodClass(colour)}"><use href="#cube" x="${round(x)}" y="${round(y)}" width="${size}" height="${size}"/>` +
    `<g class="ink">${front}</g></g>`
  )
}

/** A small wind card, as for a price. */
export function chip(colour: string, x: number, y: number, width: number): string {
  const height = width * 1.36
  return (
    `<g class="${goodClass(colour)}"><rect x="${round(x)}" y="${round(y)}" width="${width}" height="${round(height)}" rx="2.4" ` +
    `fill="var(--c)" stroke="#FFF8E6" stroke-width="1.5"/>` +
    `<g class="ink">${glyph(colour, x + width * 0.14, y + height / 2 - width * 0.36, width * 0.72)}</g></g>`
  )
}
