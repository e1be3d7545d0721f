/** Moments between two views, so that one thing is seen after the other. */
import type { Entry } from '../lib/table.svelte'
import type { View } from '../protocol'

type Acted = Extract<Entry, { kind: 'acted' }>
type Ship = View['ships'][number]

const changed = (view: View, seat: number, kind: string, change: Partial<Ship>): View => ({
  ...view,
  ships: view.ships.map((ship) => (ship.seat === seat && ship.kind === kind ? { ...ship, ...change } : ship)),
})

/** A ship has arrived, with what it carries. */
export const moved = (view: View, seat: number, kind: string, place: string): View => changed(view, seat, kind, { place })

/** A ship has been unloaded. */
export const cleared = (view: View, seat: number, kind: string): View =>
  changed(view, seat, kind, { cargo: null, aboard: 0, peasants: 0 })

/** A ship has loaded, and nothing was put in the place of it yet. */
export function loaded(view: View, entry: Acted, kind: string): View {
  const { seat, cargo = null, number = 0, peasants = 0 } = entry
  const place = view.ships.find((ship) => ship.seat === seat && ship.kind === kind)?.place
  const colour = cargo === null ? -1 : 'YPGROB'.indexOf(cargo)
  const [west, east] = view.ports.map((port) => {
    if (port.name !== place) return port
    if (colour >= 0) return { ...port, goods: port.goods.map((goods, index) => (index === colour ? 0 : goods)) }
    return { ...port, conquerors: port.conquerors - number, peasants: port.peasants - peasants }
  }) as View['ports']
  return { ...changed(view, seat, kind, { cargo, aboard: number, peasants }), ports: [west, east] }
}
