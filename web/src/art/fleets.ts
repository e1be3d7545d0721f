/** The ships of the houses before a game, from the same file as the rules. */
import type { BoxRecord } from '../protocol'
import box from '../../../src/goldenhorn/rules/box.toml?raw'

const LINE = /^(\w+) = \{ mono = "(\w{3})", duo = "(\w{3})", trio = "(\w{3})" \}$/gm
const standard = new Map([...box.matchAll(LINE)].map(([, house = '', ...sails]) => [house, sails]))

/** The sails of a house's three ships. */
export function fleetOf(house: string, own: BoxRecord | null | undefined): string[] {
  const fleet = own?.fleets[house]
  return fleet === undefined ? (standard.get(house) ?? []) : [fleet.mono, fleet.duo, fleet.trio]
}
