/**
 * Where everything lies on narrow screens, a drawing 390 wide: rows of three squares, one below the other, every other one from
 * right to left, between the two ports. A port with many ships grows by bands of water below it.
 */
import { SQUARE_HEIGHT, SQUARE_WIDTH, square } from '../art/square'
import { TILE_BAND, TILE_WIDTH, tile } from '../art/tile'
import type { View } from '../protocol'
import { SHIP_RATIO, inPort, squaresOf, type Berth, type Box, type Geometry, type Haven, type Spot } from './geometry'

export const WIDTH = 366
const MARGIN = 12
const GAP = 6
const PORT = 66
const BAND = 50
/** How high a row of the sea may be: low ones still take a finger, high ones still fit beside each other. */
const ROW = { least: 58, most: 104, mostOfThree: 150 }

/** The water of a port: right beside its goods, and in bands below where more ships lie than fit there. */
export interface Quay extends Box {
  water: Box
  bands: Box[]
}

export interface Snake extends Geometry {
  quays: [Quay, Quay]
}

/** The rows share the height that a room of that ratio, height to width, has beside the ports. */
export function snake(view: View, ratio: number): Snake {
  const number = squaresOf(view).length
  const tiles = number / 3
  const rows = tiles + (view.berths > 0 ? 1 : 0)
  const first = quay(0, inPort(view, 0).length, view.expansion)
  const top = first.height + 5
  const ports = first.height + quay(0, inPort(view, 1).length, view.expansion).height + 15
  const most = rows === 3 ? ROW.mostOfThree : ROW.most
  const step = Math.min(most, Math.max(ROW.least, ((WIDTH + 2 * MARGIN) * ratio - ports) / rows))
  const height = step - 5
  const rowTop = (tile: number): number => top + (tile + (view.berths > 0 && tile >= tiles / 2 ? 1 : 0)) * step
  const look = height < 84 || rows > 3 ? low(height) : high(height)
  const squares = Array.from({ length: number }, (_, index): Spot => {
    const row = Math.floor(index / 3)
    const turned = row % 2 === 1
    const column = turned ? 2 - (index % 3) : index % 3
    const { width, height, scale } = look
    const x = column * (TILE_WIDTH + GAP) + (TILE_WIDTH - width * scale) / 2
    return { x, y: rowTop(row), width, height, scale, turned }
  })
  const last = quay(top + rows * step + 1, inPort(view, 1).length, view.expansion)
  return {
    box: { x: -MARGIN, y: -2, width: WIDTH + 2 * MARGIN, height: last.y + last.height + 7 },
    squares,
    haven: view.berths > 0 ? haven(top + (tiles / 2) * step, height, view.berths) : null,
    route: route(squares, last.y),
    square: look.square,
    onSquare: look.onSquare,
    roads: [roadstead(first, inPort(view, 0).length), roadstead(last, inPort(view, 1).length)],
    price: look.price,
    pointing: false,
    mark: (ship) => ({ x: ship.x + ship.width * 0.92, y: ship.y + 12 }),
    cargo: (ship) => ({ x: ship.x - 14, y: ship.y + 3, scale: 0.78 }),
    quays: [first, last],
  }
}

type Look = Pick<Geometry, 'square' | 'onSquare' | 'price'> & Pick<Spot, 'width' | 'height' | 'scale'>

/** Squares of rows that are low: the colour stands at the left of the ship. */
function low(height: number): Look {
  const width = Math.min(87, (height - 2) / SHIP_RATIO)
  return {
    width: TILE_WIDTH,
    height,
    scale: 1,
    square: (colour, heading) => tile(colour, heading, height),
    onSquare: ({ x, y }) => ({
      x: x + (TILE_BAND + TILE_WIDTH - width) / 2 - 1,
      y: y + (height - width * SHIP_RATIO) / 2 - 1,
      width,
    }),
    price: ({ x, y }) => ({ x: x + (TILE_BAND + TILE_WIDTH) / 2 - 2, y: y + height / 2 + 20 }),
  }
}

/** Those of rows that are high enough for the squares of the wide board. */
function high(height: number): Look {
  const scale = height / SQUARE_HEIGHT
  const width = 106 * scale
  return {
    width: SQUARE_WIDTH,
    height: SQUARE_HEIGHT,
    scale,
    square,
    onSquare: ({ x, y }) => ({ x: x + (SQUARE_WIDTH * scale - width) / 2, y: y + 5 * scale, width }),
    price: ({ x, y }) => ({ x: x + (SQUARE_WIDTH * scale) / 2, y: y + 51 * scale + 20 }),
  }
}

function quay(y: number, ships: number, expansion: boolean): Quay {
  const bands = ships <= 4 ? 0 : Math.ceil((ships - 2) / 6)
  const left = expansion ? 266 : 258
  return {
    x: 0,
    y,
    width: WIDTH,
    height: PORT + bands * BAND,
    water: { x: left, y: y + 4, width: WIDTH - 4 - left, height: PORT - 8 },
    bands: Array.from({ length: bands }, (_, band) => ({
      x: 4,
      y: y + PORT - 2 + band * BAND,
      width: WIDTH - 8,
      height: BAND - 2,
    })),
  }
}

/** Two ships lie side by side, up to four in two ranks whose sails all show; more of them in the bands, six in each. */
function roadstead({ water, bands }: Quay, number: number): Berth[] {
  const right = water.x + water.width
  if (number === 3 || number === 4) {
    const width = 48
    return Array.from({ length: number }, (_, index) => ({
      x: number === 3 && index === 2 ? (water.x + right - width) / 2 : index % 2 === 0 ? water.x : right - width,
      y: water.y + (index < 2 ? -1 : 21),
      width,
    }))
  }
  const beside = number === 1 ? 64 : 58
  const near = Array.from({ length: Math.min(number, 2) }, (_, index) => ({
    x: number === 1 ? water.x + (water.width - beside) / 2 : index === 0 ? water.x - 1 : right - beside,
    y: water.y + (water.height - beside * SHIP_RATIO) / 2,
    width: beside,
  }))
  const far = Array.from({ length: Math.max(0, number - 2) }, (_, index) => {
    const band = bands[Math.floor(index / 6)]!
    return { x: band.x + 1 + (index % 6) * 59.5, y: band.y, width: 57 }
  })
  return [...near, ...far]
}

/** Modone in a row: its name at the left, its berths beside each other. */
function haven(y: number, height: number, berths: number): Haven {
  const left = 24
  const width = (WIDTH + 3 - left - 5 * berths) / berths
  return {
    wall: `M6 ${y - 1}H${WIDTH - 6}q9 0 9 9V${y + height - 8}q0 9-9 9H6q-9 0-9-9V${y + 8}q0-9 9-9Z`,
    name: { transform: `translate(15 ${y + height / 2}) rotate(-90)`, size: Math.min(14.5, height / 4.9) },
    berths: Array.from({ length: berths }, (_, berth) => {
      const x = left + berth * (width + 5)
      const ship = Math.min(berths === 2 ? 118 : 84, (height - 2) / SHIP_RATIO)
      return {
        x,
        y: y + 5,
        width,
        height: height - 10,
        ship: { x: x + (width - ship) / 2, y: y + (height - ship * SHIP_RATIO) / 2 - 1, width: ship },
      }
    }),
  }
}

/** From port to port through the rows. It turns in the margin at the right, and goes straight down at the left. */
function route(squares: Spot[], end: number): string {
  const left = TILE_WIDTH / 2
  const right = WIDTH
  const rows = squares.filter((_, index) => index % 3 === 0).map(({ y, height, scale }) => y + (height * scale) / 2)
  const path = rows.map((y, row) => {
    const below = rows[row + 1]
    if (row % 2 === 1) return `H${left}${below === undefined ? `V${end}` : `V${below}`}`
    if (below === undefined) return `H${right}V${end}`
    return `H${right}q10 0 10 12V${below - 12}q0 12-10 12`
  })
  return `M${left} 60V${rows[0] ?? 0}${path.join('')}`
}
