/** What a board needs to know about places: the wide bay and the snake of narrow screens answer it each in their way. */
import type { View } from '../protocol'

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** Where a ship is drawn: its upper left corner, and its width. */
export interface Berth extends Point {
  width: number
}

/** A square of the way. Its drawing has `width` and `height`, and is scaled; where the way runs to the left, bows turn with it. */
export interface Spot extends Box {
  scale: number
  turned: boolean
}

/** Modone: its wall, its name, and its berths with the ship in each. */
export interface Haven {
  wall: string
  name: { transform: string; size: number }
  berths: (Box & { ship: Berth })[]
}

export type Heading = 'west' | 'east'

export interface Geometry {
  /** The part of the drawing that has to be seen. */
  box: Box
  /** In the order of the way, from Venice. */
  squares: Spot[]
  haven: Haven | null
  route: string
  square: (colour: string, heading: Heading | null) => string
  onSquare: (spot: Spot) => Berth
  /** Ships in Venice, or in Constantinople. */
  roads: [Berth[], Berth[]]
  /** Where the foot of a price tag stands, and whether it points down at its place. */
  price: (spot: Spot) => Point
  pointing: boolean
  /** The mark of a ship that can be robbed, and what it carries in words, beside its drawing. */
  mark: (ship: Berth) => Point
  cargo: (ship: Berth) => Point & { scale: number }
}

export const SHIP_RATIO = 98 / 120

export const squaresOf = (view: View): string[] => view.way.filter((place) => /^\d+$/.test(place))

export const inPort = (view: View, port: number): View['ships'] =>
  view.ships.filter((ship) => ship.place === view.ports[port]?.name)
