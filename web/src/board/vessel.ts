import type { Vessel } from '../art/ship'
import type { View } from '../protocol'

/** A ship of a view, as it is drawn. */
export function vesselOf(view: View, ship: View['ships'][number]): Vessel {
  const figures = ship.cargo === 'conquerors' || ship.cargo === 'figures'
  return {
    house: view.seats[ship.seat]?.house ?? '',
    sails: ship.sails,
    west: ship.heading === 'Venice',
    cargo: ship.cargo !== null && ship.cargo.length === 1 ? ship.cargo : null,
    aboard: ship.aboard,
    conquerors: figures ? ship.aboard : 0,
    peasants: ship.peasants,
  }
}
