/** Actions that could be chosen in a position: in the words of the log, and where on the board they lead. */
import { COLOURS } from '../art/goods'
import type { Teller } from '../play/lines'
import type { View } from '../protocol'

type Ship = View['ships'][number]

const shipOf = (view: View, house: string, kind: string): Ship | undefined => {
  const seat = view.seats.find((one) => one.house === house)?.seat
  return view.ships.find((one) => one.seat === seat && one.kind === kind)
}
const own = (view: View, kind: string): Ship | undefined =>
  view.ships.find((one) => one.seat === view.decider && one.kind === kind)

/** An action of the seat that decides in a view; squares, cubes and cards are signs in the text (`Told`). */
export function actionInWords(action: string, view: View, teller: Teller): string {
  const seat = view.decider ?? 0
  return teller.decision({
    kind: 'acted',
    at: 0,
    bot: null,
    seat,
    round: view.round,
    events: [{ type: 'action', seat, action }],
    ...cargoOf(action, view),
  })
}

/** What would be loaded, unloaded or stolen. */
function cargoOf(action: string, view: View): { cargo: string | null; number: number; peasants: number } {
  const [verb = '', first = '', second = ''] = action.split(' ')
  const ship = verb === 'raid' ? shipOf(view, first, second) : own(view, first)
  const none = { cargo: null, number: 0, peasants: 0 }
  if (ship === undefined) return none
  if (verb === 'raid' && ship.cargo !== null) {
    const peasants = Number(ship.cargo === 'peasants')
    return { cargo: ship.cargo, number: 1 - peasants, peasants }
  }
  const lands = verb === 'sail' && view.ports.some((port) => port.name === second)
  if (lands && ship.cargo !== null) return { cargo: ship.cargo, number: ship.aboard, peasants: ship.peasants }
  const port = view.ports.find((one) => one.name === ship.place)
  if (verb !== 'load' || port === undefined) return none
  const colour = COLOURS.findIndex((one) => one === second)
  if (colour >= 0) return { cargo: second, number: port.goods[colour] ?? 0, peasants: 0 }
  return {
    cargo: second,
    number: second === 'peasants' ? 0 : port.conquerors,
    peasants: second === 'conquerors' ? 0 : port.peasants,
  }
}

/** The place on the board that an action is about, if it has one. */
export function placeOf(action: string, view: View): string | null {
  const [verb = '', first = '', second = ''] = action.split(' ')
  if (verb === 'sail') return second
  if (verb === 'load') return own(view, first)?.place ?? null
  return verb === 'raid' ? (shipOf(view, first, second)?.place ?? null) : null
}
