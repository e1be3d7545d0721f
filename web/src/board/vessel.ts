import type { Vessel } from '../art/ship'
import type { View } from '../protocol'

/** What the drawing of a ship shows, with its bow to the west or to the east. */
export function vesselOf(view: View, ship: View['ships'][number], west: boolean): Vessel {
  const figures = ship.cargo === 'conquerors' || ship.cargo === 'figures'
  return {
    house: view.seats[ship.seat]?.house ?? '',
    sails: ship.sails,
    west,
    cargo: ship.cargo !== null && ship.cargo.length === 1 ? ship.cargo : null,
    aboard: ship.aboard,
    conquerors: figures ? ship.aboard : 0,
    peasants: ship.peasants,
  }
}
