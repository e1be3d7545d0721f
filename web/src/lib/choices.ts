/** What the server allows, sorted by what a person points at. The page knows no rule: all of it comes with the view. */
import { COLOURS } from '../art/goods'
import type { View } from '../protocol'

export type Kind = 'mono' | 'duo' | 'trio'

export interface Landing {
  action: string
  place: string
  price: string
  cards: number
}

export interface Choices {
  /** The ways to divide the ships before the game: `V` and `C` for mono, duo and trio. */
  placings: Map<string, string>
  /** By `house kind` of the ship: pairs of cards and the action for each. */
  raids: Map<string, Map<string, string>>
  /** By kind of the own ship: cargo and the action for each. */
  loads: Map<Kind, Map<string, string>>
  /** By kind of the own ship. */
  landings: Map<Kind, Landing[]>
  /** By territory: numbers of peasants and the action for each. */
  conquests: Map<string, Map<number, string>>
  /** Numbers of peasants that can be trained. */
  trainings: Map<number, string>
  turn: string | null
  keep: string | null
  announce: string | null
  done: string | null
}

function into<Outer, Inner, Value>(map: Map<Outer, Map<Inner, Value>>, outer: Outer, inner: Inner, value: Value): void {
  const found = map.get(outer) ?? new Map<Inner, Value>()
  found.set(inner, value)
  map.set(outer, found)
}

export function choicesOf(view: View | null): Choices {
  const choices: Choices = {
    placings: new Map(),
    raids: new Map(),
    loads: new Map(),
    landings: new Map(),
    conquests: new Map(),
    trainings: new Map(),
    turn: null,
    keep: null,
    announce: null,
    done: null,
  }
  const prices = new Map(view?.landings.map((landing) => [landing.action, landing]))
  for (const action of view?.legal ?? []) {
    const [verb = '', first = '', second = '', third = ''] = action.split(' ')
    switch (verb) {
      case 'place':
        choices.placings.set(first, action)
        break
      case 'raid':
        into(choices.raids, `${first} ${second}`, third, action)
        break
      case 'load':
        into(choices.loads, first as Kind, second, action)
        break
      case 'sail': {
        const priced = prices.get(action)
        const landing = { action, place: second, price: priced?.price ?? '', cards: priced?.cards ?? 0 }
        choices.landings.set(first as Kind, [...(choices.landings.get(first as Kind) ?? []), landing])
        break
      }
      case 'conquer':
        into(choices.conquests, first, Number(second || 0), action)
        break
      case 'train':
        choices.trainings.set(Number(first), action)
        break
      case 'turn':
      case 'keep':
      case 'announce':
      case 'done':
        choices[verb] = action
    }
  }
  return choices
}

/** What is to be pointed at next by whoever decides. */
export type Question = 'place' | 'choose' | 'pair' | 'cargo' | 'landing' | 'turn' | 'after'

const OF_PHASE: Record<string, Question> = { placing: 'place', turning: 'turn', landing: 'landing', after: 'after' }

/** By the phase of the game, and what was pointed at so far: an own ship, or one to be robbed, as `house kind`. */
export function questionOf(phase: string, choices: Choices, ship: Kind | null, target: string | null): Question {
  const asked = OF_PHASE[phase]
  if (asked !== undefined) return asked
  if (target !== null && choices.raids.has(target)) return 'pair'
  if (ship !== null && choices.loads.has(ship)) return 'cargo'
  if (ship !== null && choices.landings.has(ship)) return 'landing'
  return 'choose'
}

/** What lies in a port: `action` loads it, null if the ship may not. */
export interface Offer {
  cargo: string
  number: number
  peasants: number
  action: string | null
}

/** What lies in the port of a ship of this seat. */
export function offersOf(view: View | null, seat: number | null, ship: Kind | null, choices: Choices): Offer[] {
  const place = view?.ships.find((one) => one.seat === seat && one.kind === ship)?.place
  const port = view?.ports.find((one) => one.name === place)
  const actions = choices.loads.get(ship ?? 'mono')
  if (port === undefined || actions === undefined) return []
  const goods = COLOURS.map((cargo, index) => ({ cargo, number: port.goods[index] ?? 0, peasants: 0 }))
  const { conquerors, peasants } = port
  const figures = [
    { cargo: 'conquerors', number: conquerors, peasants: 0 },
    { cargo: 'peasants', number: 0, peasants },
    { cargo: 'figures', number: conquerors, peasants },
  ]
  return [...goods.filter(({ number }) => number > 0), ...figures.filter(({ cargo }) => actions.has(cargo))].map(
    (offer) => ({ ...offer, action: actions.get(offer.cargo) ?? null }),
  )
}
