/** The analysis of a finished game: asked for, on its way, or there; and which of it belongs to a position. */
import * as api from '../lib/api'
import type { Analysis, AnalysisState, Judgement, Replay } from '../protocol'

export type Depth = AnalysisState['depth']
export type MarkName = Analysis['marks'][string]

const PAUSE = 1000

export class Studying {
  states = $state.raw<Partial<Record<Depth, AnalysisState>>>({})
  failure = $state.raw<Error | null>(null)
  busy = $state(false)

  /** The deeper one counts as soon as it is there. */
  readonly analysis: Analysis | null
  /** What is being made, or waits for it. */
  readonly asked: AnalysisState | null

  constructor(readonly key: string) {
    this.analysis = $derived(this.states.deep?.analysis ?? this.states.quick?.analysis ?? null)
    this.asked = $derived(Object.values(this.states).find((state) => state.state === 'asked') ?? null)
    $effect(() => {
      if (this.asked === null) return undefined
      const { depth } = this.asked
      const timer = setTimeout(() => void this.#do(api.analysis(this.key, depth)), PAUSE)
      return () => clearTimeout(timer)
    })
  }

  async open(): Promise<void> {
    await this.#do(api.analysis(this.key, 'quick'))
    await this.#do(api.analysis(this.key, 'deep'))
  }

  async ask(depth: Depth): Promise<void> {
    this.busy = true
    await this.#do(api.analyse(this.key, depth))
    this.busy = false
  }

  async stop(depth: Depth): Promise<void> {
    this.busy = true
    await this.#do(api.stopAnalysis(this.key, depth))
    this.busy = false
  }

  async #do(answer: Promise<AnalysisState>): Promise<void> {
    try {
      const state = await answer
      this.states = { ...this.states, [state.depth]: state }
      this.failure = null
    } catch (error) {
      this.failure = error as Error
    }
  }
}

/** The number of the first event behind each step. */
export function endsOf(story: Replay): number[] {
  let events = 0
  return story.steps.map((step) => (events += step.events.length))
}

/** The chances in each position of the replay. */
export function chancesOf(analysis: Analysis, story: Replay): number[][] {
  return endsOf(story).map((end) => analysis.steps[end - 1]?.chances ?? analysis.start)
}

/** What was judged about the decision that follows a position, and what was played. */
export function judgedAt(
  analysis: Analysis,
  story: Replay,
  at: number,
): { judgement: Judgement; played: string; mark: MarkName | null } | null {
  const event = endsOf(story)[at] ?? 0
  const decision = story.steps[at + 1]?.events[0]
  const judgement = analysis.steps[event]?.judgement ?? null
  if (judgement === null || decision?.type !== 'action') return null
  return { judgement, played: decision.action, mark: analysis.marks[event] ?? null }
}

/** The position before the decision or draw with this number of an event. */
export function positionOf(story: Replay, event: number): number {
  const step = endsOf(story).findIndex((end) => event < end)
  return Math.max(0, story.steps[step]?.events[0]?.type === 'action' ? step - 1 : step)
}

export const percent = (chance: number): number => Math.round(100 * chance)
export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0')
