/** The way that a ship would take, as a line: from where it lies over every place that it passes, in an arc over ships. */
import type { View } from '../protocol'
import { SHIP_RATIO, inPort, type Berth, type Geometry, type Point } from './geometry'

type Ship = View['ships'][number]

/** The places between two others, in the order in which a ship meets them. */
export function between(way: readonly string[], from: string, to: string): string[] {
  const [begin, end] = [way.indexOf(from), way.indexOf(to)]
  return begin < end ? way.slice(begin + 1, end) : way.slice(end + 1, begin).reverse()
}

/** Where a ship would lie in a port of origin, among those that lie there; null if the place is none. */
export function roadsteadFor(view: View, ship: Ship, place: string, geometry: (view: View) => Geometry): Berth | null {
  const port = view.ports.findIndex(({ name }) => name === place)
  if (port < 0) return null
  const moved = { ...ship, place }
  const there = { ...view, ships: view.ships.map((one) => (one === ship ? moved : one)) }
  return geometry(there).roads[port]?.[inPort(there, port).indexOf(moved)] ?? null
}

/** `places` are where the ship would be drawn on its way, its own place first; those with `hop` are taken. */
export function course(places: readonly (Berth & { hop: boolean })[]): string {
  const points = places.map((berth): Point => ({
    x: berth.x + berth.width / 2,
    y: berth.y + berth.width * SHIP_RATIO * (berth.hop ? 0.05 : 0.62),
  }))
  const [first, ...others] = points
  if (first === undefined) return ''
  let last = first
  const arcs = others.map((point) => {
    const lift = Math.hypot(point.x - last.x, point.y - last.y) * 0.16
    const arc = `Q${(last.x + point.x) / 2} ${(last.y + point.y) / 2 - lift} ${point.x} ${point.y}`
    last = point
    return arc
  })
  return `M${first.x} ${first.y}${arcs.join('')}`
}
