/** Where everything lies on the wide board, a drawing of 1440 by 504: a bay whose lowest point is Modone. */
import { SQUARE_HEIGHT, SQUARE_WIDTH } from '../art/square'

export interface Point {
  x: number
  y: number
}

/** A place for one ship: its centre, and how large a square is there. */
export interface Spot extends Point {
  scale: number
}

export interface Haven extends Point {
  width: number
  height: number
  gap: number
  ship: number
}

export const WIDTH = 1440
export const HEIGHT = 504

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

/** The squares in the order of the way, from Venice. */
export function squares(number: number, berths: number): Spot[] {
  const bay = BAYS[number === 6 ? 'two' : berths > 0 ? 'haven' : 'open']
  return Array.from({ length: number }, (_, index) => {
    const x = bay.x(index)
    return { x, y: Math.round(bay.y(x) * 10) / 10, scale: bay.scale }
  })
}

/** Modone, which has its berths one below the other. */
export function haven(berths: number): Haven {
  return berths === 2
    ? { x: 628, y: 262, width: 184, height: 98, gap: 5, ship: 118 }
    : { x: 650, y: 262, width: 140, height: 64, gap: 4.5, ship: 77 }
}

export const berthTop = (haven: Haven, berth: number): number => haven.y + 30 + berth * (haven.height + haven.gap)

/** Where a ship of that width stands on a square: its upper left corner. */
export function onSquare(spot: Spot): Point & { width: number } {
  const width = 106 * spot.scale
  return { x: spot.x - width / 2, y: spot.y - (SQUARE_HEIGHT * spot.scale) / 2 + 5 * spot.scale, width }
}

export const corner = (spot: Spot): Point => ({
  x: spot.x - (SQUARE_WIDTH * spot.scale) / 2,
  y: spot.y - (SQUARE_HEIGHT * spot.scale) / 2,
})

export function inBerth(haven: Haven, berth: number): Point & { width: number } {
  const { ship, width, height } = haven
  return {
    x: haven.x + width / 2 - ship / 2 - 0.5,
    y: berthTop(haven, berth) + (height - ship * 0.817) / 2 + 0.5,
    width: ship,
  }
}

/** Ships in port lie free up to five, and in three ranks that overlap by a fifth from six on. */
export function roadstead(number: number, east: boolean): (Point & { width: number })[] {
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
