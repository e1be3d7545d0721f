/** What has been tapped so far, before it is told; and what can be tapped next. */
import {
  choicesOf,
  offersOf,
  questionOf,
  type Choices,
  type Kind,
  type Landing,
  type Offer,
  type Question,
} from '../lib/choices'
import type { View } from '../protocol'
import type { Story } from './story.svelte'

export type Step = 'fill' | 'draw' | Question | 'conquer' | 'train' | 'over'

export class Pointing {
  ship = $state<Kind | null>(null)
  /** The ship that is to be robbed, as `house kind`. */
  target = $state<string | null>(null)
  territory = $state<string | null>(null)
  training = $state(false)

  readonly view: View | null
  readonly choices: Choices
  readonly step: Step

  constructor(private readonly story: Story) {
    this.view = $derived(story.standing?.view ?? null)
    this.choices = $derived(choicesOf(story.standing?.asked === null ? this.view : null))
    this.step = $derived.by(() => this.#step())
  }

  #step(): Step {
    const { standing } = this.story
    if (standing?.asked) return standing.asked.kind
    if (standing?.ended) return 'over'
    if (this.territory !== null && this.choices.conquests.has(this.territory)) return 'conquer'
    if (this.training && this.choices.trainings.size > 0) return 'train'
    return questionOf(this.view?.phase ?? '', this.choices, this.ship, this.target)
  }

  /** The ship that loads or lands. */
  get sailing(): Kind | null {
    if (this.step === 'landing' && this.view?.phase === 'landing') return (this.view.ship?.[1] ?? null) as Kind | null
    return this.step === 'landing' || this.step === 'cargo' ? this.ship : null
  }

  get chosen(): string | null {
    return this.sailing === null ? null : `${this.view?.decider} ${this.sailing}`
  }

  get landings(): Landing[] {
    return this.step === 'landing' ? (this.choices.landings.get(this.sailing ?? 'mono') ?? []) : []
  }

  /** Ships that can sail, as `seat kind`. */
  get ships(): Set<string> {
    if (this.view?.phase !== 'acting') return new Set()
    const kinds = new Set([...this.choices.loads.keys(), ...this.choices.landings.keys()])
    return new Set([...kinds].map((kind) => `${this.view?.decider} ${kind}`))
  }

  /** Ships that can be robbed, as `seat kind`. */
  get prey(): Set<string> {
    return new Set([...this.choices.raids.keys()].map((target) => this.#seated(target)))
  }

  get robbed(): string | null {
    return this.step === 'pair' && this.target !== null ? this.#seated(this.target) : null
  }

  #seated(target: string): string {
    const [house, kind] = target.split(' ')
    return `${this.view?.seats.find((seat) => seat.house === house)?.seat} ${kind}`
  }

  /** What lies in the port of the ship; without an action where it may not be loaded. */
  get offers(): Offer[] {
    return offersOf(this.view, this.view?.decider ?? null, this.ship, this.choices)
  }

  get begun(): boolean {
    return this.ship !== null || this.target !== null || this.territory !== null || this.training
  }

  choose(ship: string): void {
    this.back()
    this.ship = ship.split(' ')[1] as Kind
  }

  rob(ship: string): void {
    const [seat, kind] = ship.split(' ')
    this.back()
    this.target = `${this.view?.seats[Number(seat)]?.house} ${kind}`
  }

  conquer(territory: string): void {
    const ways = [...(this.choices.conquests.get(territory)?.values() ?? [])]
    this.back()
    if (ways.length === 1 && ways[0] !== undefined) void this.tell(ways[0])
    else this.territory = territory
  }

  train(): void {
    this.back()
    this.training = true
  }

  back(): void {
    this.ship = this.target = this.territory = null
    this.training = false
    this.story.refusal = null
  }

  /** What was pointed at stays if it is refused. */
  async tell(entry: string): Promise<void> {
    if (await this.story.tell(entry)) this.back()
  }
}
