import type { View } from '../protocol'
import type { Step } from './turn.svelte'

/** The rule that a question is about; the rulebook tells the others next to it. */
const RULES: Record<Step | 'announce' | 'train' | 'conquer', string> = {
  wait: '3.1',
  place: '2.5',
  choose: '3.1',
  pair: '4.1',
  cargo: '5.2',
  landing: '5.5',
  turn: '4.5',
  after: '3.2',
  announce: '6.2',
  train: '8.12',
  conquer: '8.10',
}
const OVER = '7.4'

export const ruleOf = (question: keyof typeof RULES, view: View | null): string =>
  view?.phase === 'over' ? OVER : RULES[question]
