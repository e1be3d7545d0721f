import { COLOURS, cube, goodClass } from './goods'

/** What a warehouse has to show: goods by colour, and the bonuses of the sets, the largest first. */
export interface Stock {
  goods: readonly number[]
  bonuses: readonly number[]
}

export interface WarehouseSize {
  cube: number
  column: number
  rows: number
}

/** The room that a warehouse takes. */
export function warehouseBox({ cube: side, column, rows }: WarehouseSize): { width: number; height: number } {
  return { width: column * 6 + 30, height: rows * (side - 2.4) + 21 }
}

/**
 * A histogram whose rows are the sets. Rows that score stand free and carry their bonus; what lies above them is pressed into
 * slabs, a heavy line after each five, with a whole cube on top, so that any number fits.
 */
export function warehouse(stock: Stock, size: WarehouseSize): string {
  const { cube: side, column, rows } = size
  const face = side - 2.4
  const height = rows * face + 4
  const width = column * 6
  const scoring = Math.max(1, stock.bonuses.length)
  const { step, slab } = steps(Math.max(...stock.goods), scoring, rows, face, height)
  const top = (row: number): number =>
    height - 1.5 - face - (row < scoring ? row * step : scoring * step + (row - scoring) * slab)
  const bands = stock.bonuses.map((bonus, row) => {
    const y = top(row) + face - step + 1
    return (
      `<rect x="-2" y="${y.toFixed(1)}" width="${width + 2}" height="${(step - 1).toFixed(1)}" rx="3" fill="var(--gold)" opacity=".3"/>` +
      `<text x="${width + 5}" y="${(y + step / 2 + 3.6).toFixed(1)}" font-size="${step < 13 ? 11 : 12}" font-weight="700" ` +
      `fill="#6E5118">+${bonus}</text>`
    )
  })
  const columns = COLOURS.map((colour, index) => {
    const number = stock.goods[index] ?? 0
    const x = index * column + (column - side) / 2 - 1
    const pile = Array.from({ length: number }, (_, row) =>
      row >= scoring && row < number - 1 && slab < step - 0.5
        ? bale(colour, x, top(row), side, slab, row > scoring && (row - scoring) % 5 === 0)
        : cube(colour, x, top(row), side),
    )
    const none = number
      ? ''
      : `<rect x="${x + 1.5}" y="${height - side + 4.5}" width="${side - 6}" height="${side - 6}" fill="none" stroke="#8A7757" ` +
        'stroke-dasharray="2.5 2" opacity=".8"/>'
    const count =
      `<text x="${index * column + column / 2 - 1.5}" y="${height + 14}" text-anchor="middle" font-size="11.5" ` +
      `font-weight="${number ? 600 : 400}" fill="${number ? '#2A2017' : '#6F5E42'}">${number}</text>`
    return none + pile.join('') + count
  })
  return bands.join('') + columns.join('') + `<path d="M-1 ${height + 1.5}H${width}" stroke="#7F6126" stroke-width="1.2"/>`
}

/** How high rows are that score, and those above them. */
function steps(most: number, scoring: number, rows: number, face: number, height: number): { step: number; slab: number } {
  if (most <= rows) return { step: face, slab: face }
  const above = most - scoring
  if (above <= 0) return { step: Math.min(face, (height - 4) / scoring), slab: face }
  const slab = Math.min(face, (height - 4 - scoring * face - face) / Math.max(1, above - 1))
  if (slab >= 2.6) return { step: face, slab }
  return { step: Math.min(face, (height - 4 - face - (above - 1) * 2.6) / scoring), slab: 2.6 }
}

function bale(colour: string, x: number, y: number, side: number, slab: number, heavy: boolean): string {
  const left = x + side * 0.083
  const right = x + side * 0.783
  const top = y + side * 0.94 - slab
  const deep = `l${(side * 0.15).toFixed(1)}-${(side * 0.17).toFixed(1)}`
  return (
    `<g class="${goodClass(colour)}"><rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${(side * 0.7).toFixed(1)}" ` +
    `height="${slab.toFixed(1)}" fill="var(--c)"/><path d="M${right.toFixed(1)} ${top.toFixed(1)}${deep}v${slab.toFixed(1)}` +
    `l-${(side * 0.15).toFixed(1)} ${(side * 0.17).toFixed(1)}z" fill="var(--cd)"/>` +
    `<path d="M${left.toFixed(1)} ${(top + slab).toFixed(1)}h${(side * 0.7).toFixed(1)}${deep}" fill="none" stroke="#1a1208" ` +
    `stroke-opacity="${heavy ? 1 : 0.62}" stroke-width="${heavy ? 1.4 : 0.8}"/></g>`
  )
}
