/** What the server allows, sorted by what a person points at. The page knows no rule: all of it comes with the view. */
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
