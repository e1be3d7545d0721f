/** Where everything lies on the wide board, a drawing of 1440 by 504: a bay whose lowest point is Modone. */
import { SQUARE_HEIGHT, SQUARE_WIDTH, square } from '../art/square'
import type { View } from '../protocol'
import { SHIP_RATIO, inPort, squaresOf, type Berth, type Geometry, type Haven, type Point, type Spot } from './geometry'

const WIDTH = 1440
const HEIGHT = 504
/** The gate of each port, where the way begins and ends. */
const GATES = 'M82 188Q66 170 58 148M1358 190Q1374 170 1382 148'

interface Bay {
  scale: number
  x: (index: number) => number
  y: (x: number) => number
}

const BAYS: Record<'two' | 'open' | 'haven', Bay> = {
  two: {
    scale: 1.36,
    x: (index) => (index < 3 ? 88 + 161 * index : 1030 + 161 * (index - 3)),
    y: (x) => 100 + 250 * (1 - ((x - 720) / 632) ** 2),
  },
  open: { scale: 1.06, x: (index) => 60 + 120 * index, y: (x) => 78 + 294 * (1 - ((x - 720) / 660) ** 2) },
  haven: {
    scale: 1,
    x: (index) => (index < 6 ? 58 + 106 * index : 852 + 106 * (index - 6)),
    y: (x) => 76 + 272 * (1 - ((x - 720) / 662) ** 2),
  },
}

export function bay(view: View): Geometry {
  const squares = spots(squaresOf(view).length, view.berths)
  return {
    box: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
    squares,
    haven: view.berths > 0 ? haven(view.berths) : null,
    route: route(squares.map(middle), view.berths) + GATES,
    square,
    onSquare,
    roads: [roadstead(inPort(view, 0).length, false), roadstead(inPort(view, 1).length, true)],
    // The tags of the outermost squares would stick out of the board.
    price: (spot) => ({ x: middle(spot).x, y: Math.max(38, spot.y - 4) }),
    pointing: true,
    mark: (ship) => ({ x: ship.x + ship.width * 0.92, y: ship.y + 2 }),
    cargo: (ship) => ({ x: ship.x - 2, y: ship.y - 14, scale: 1 }),
  }
}

function spots(number: number, berths: number): Spot[] {
  const { scale, x, y } = BAYS[number === 6 ? 'two' : berths > 0 ? 'haven' : 'open']
  return Array.from({ length: number }, (_, index) => ({
    x: x(index) - (SQUARE_WIDTH * scale) / 2,
    y: Math.round(y(x(index)) * 10) / 10 - (SQUARE_HEIGHT * scale) / 2,
    width: SQUARE_WIDTH,
    height: SQUARE_HEIGHT,
    scale,
    turned: false,
  }))
}

const middle = ({ x, y, width, height, scale }: Spot): Point => ({
  x: x + (width * scale) / 2,
  y: y + (height * scale) / 2,
})

function route(points: Point[], berths: number): string {
  const way = points.map(({ x, y }) => `${x} ${y}`)
  if (berths > 0) way.splice(way.length / 2, 0, '720 385')
  return `M20 20L${way.join('L')}L1420 20`
}

function onSquare(spot: Spot): Berth {
  const width = 106 * spot.scale
  return { x: middle(spot).x - width / 2, y: spot.y + 5 * spot.scale, width }
}

/** Modone, which has its berths one below the other. */
export function haven(berths: number): Haven {
  const { x, width, height, gap, ship } =
    berths === 2
      ? { x: 628, width: 184, height: 98, gap: 5, ship: 118 }
      : { x: 650, width: 140, height: 64, gap: 4.5, ship: 77 }
  const top = 262
  const half = width / 2
  const foot = top + 30 + berths * (height + gap) + 2.5
  const right = x + width
  return {
    wall:
      `M${x} ${top + 22}C${x} ${top + 2} ${x + half * 0.51} ${top + 6} ${x + half} ${top - 16} ${right - half * 0.51} ${top + 6} ` +
      `${right} ${top + 2} ${right} ${top + 22}V${foot - 8}Q${right} ${foot} ${right - 8} ${foot}H${x + 8}Q${x} ${foot} ${x} ${foot - 8}Z`,
    name: { transform: `translate(${x + half} ${top + 23})`, size: berths === 2 ? 19 : 16.5 },
    berths: Array.from({ length: berths }, (_, berth) => {
      const y = top + 30 + berth * (height + gap)
      return {
        x: x + 7,
        y,
        width: width - 14,
        height,
        ship: { x: x + half - ship / 2 - 0.5, y: y + (height - ship * SHIP_RATIO) / 2 + 0.5, width: ship },
      }
    }),
  }
}

/** Ships in port lie free up to five, and in three ranks that overlap by a fifth from six on. */
function roadstead(number: number, east: boolean): Berth[] {
  const width = number <= 5 ? 100 : number <= 6 ? 92 : number <= 9 ? 82 : 74
  return berthsOf(number).map(([x, y]) => ({ x: east ? WIDTH - x - width : x, y, width }))
}

function berthsOf(number: number): [number, number][] {
  const few: [number, number][] =
    number <= 2
      ? [
          [178, 312],
          [232, 408],
        ]
      : [
          [170, 304],
          [160, 406],
          [262, 318],
          [250, 412],
          [338, 414],
        ]
  if (number <= 5) return few.slice(0, number)
  const columns = Math.ceil(number / 3)
  const step = columns === 2 ? 92 : columns === 3 ? 70 : 61
  const all: [number, number][] = []
  for (const [rank, y] of [292, 356, 420].entries()) {
    for (let column = 0; column < columns; column++) {
      all.push([164 + rank * (columns === 2 ? 22 : 4) + column * step, y + (columns > 2 ? column * 6 : 0)])
    }
  }
  return all.slice(0, number)
}
