/** What a person on a narrow screen considers: a tap points at it, a wide button says it. */
import type { Landing } from '../../lib/choices'
import type { Step, Turn } from '../turn.svelte'

/** What is asked beside the step of the turn. */
export type Aside = { kind: 'announce' } | { kind: 'train' } | { kind: 'conquer'; territory: string }
export type Question = Step | Aside['kind']

export class Wish {
  #aside = $state.raw<Aside | null>(null)
  #pointed = $state<string | null>(null)

  constructor(private readonly turn: Turn) {}

  /** As long as it is possible. */
  get aside(): Aside | null {
    const { choices } = this.turn
    switch (this.#aside?.kind) {
      case 'announce':
        return choices.announce === null ? null : this.#aside
      case 'train':
        return choices.trainings.size === 0 ? null : this.#aside
      case 'conquer':
        return choices.conquests.has(this.#aside.territory) ? this.#aside : null
    }
    return null
  }

  /** The one that is to be conquered. */
  get territory(): string | null {
    return this.aside?.kind === 'conquer' ? this.aside.territory : null
  }

  get question(): Question {
    return this.aside?.kind ?? this.turn.step
  }

  /** The actions to choose from, with what each of them shows: cards, cargo, a number of peasants. */
  get options(): [shown: string, action: string][] {
    const { choices, ship, target } = this.turn
    const aside = this.aside
    if (aside?.kind === 'announce') return choices.announce === null ? [] : [['', choices.announce]]
    if (aside?.kind === 'train') return [...choices.trainings].map(([peasants, action]) => [String(peasants), action])
    if (aside?.kind === 'conquer')
      return [...(choices.conquests.get(aside.territory) ?? [])].map(([peasants, action]) => [String(peasants), action])
    switch (this.turn.step) {
      case 'pair':
        return [...(choices.raids.get(target ?? '') ?? [])]
      case 'cargo':
        return [...(choices.loads.get(ship ?? 'mono') ?? [])]
      case 'landing':
        return this.turn.landings.map(({ place, action }) => [place, action])
      case 'turn':
        return [choices.keep, choices.turn].flatMap((action) => (action === null ? [] : [[action, action]]))
      case 'place': {
        return [...choices.placings].filter(([ports]) => ports === this.turn.ports.join(''))
      }
      case 'after':
        return choices.done === null ? [] : [['', choices.done]]
    }
    return []
  }

  /** The one that would be said. What is the only one need not be pointed at. */
  get picked(): [shown: string, action: string] | null {
    const options = this.options
    return options.find(([, action]) => action === this.#pointed) ?? (options.length === 1 ? (options[0] ?? null) : null)
  }

  get aimed(): Landing | null {
    if (this.question !== 'landing') return null
    return this.turn.landings.find(({ action }) => action === this.picked?.[1]) ?? null
  }

  /** Wind cards or cards for pirates. */
  get spent(): string {
    return this.aimed?.price ?? (this.question === 'pair' ? (this.picked?.[0] ?? '') : '')
  }

  /** Whether something was pointed at that can be forgotten. */
  get begun(): boolean {
    return this.#aside !== null || this.turn.ship !== null || this.turn.target !== null
  }

  point(action: string): void {
    this.#pointed = action
  }

  /** The first tap on a place points at it, the second one lands there. */
  tap(landing: Landing): void {
    if (this.picked?.[1] === landing.action) void this.say()
    else this.point(landing.action)
  }

  consider(aside: Aside): void {
    this.#pointed = null
    this.#aside = aside
  }

  choose(ship: string): void {
    this.#forget()
    this.turn.choose(ship)
  }

  rob(ship: string): void {
    this.#forget()
    this.turn.rob(ship)
  }

  back(): void {
    if (this.#aside === null) this.turn.back()
    this.#forget()
  }

  async say(): Promise<void> {
    const action = this.picked?.[1]
    if (action === undefined) return
    await this.turn.act(action)
    if (this.turn.refusal === null) this.#forget()
  }

  #forget(): void {
    this.#aside = null
    this.#pointed = null
  }
}
