/** The set-up of a table in words. */
import type { Setup } from '../protocol'
import { say } from './words.svelte'

export const HOUSES = ['Contarini', 'Dandolo', 'Loredan', 'Morosini'] as const
export type House = (typeof HOUSES)[number]
type Clock = NonNullable<Setup['clock']>

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const

/** A time in the largest unit that it is a whole number of. */
export function duration(seconds: number): string {
  const unit = seconds === 0 ? undefined : UNITS.find(([, length]) => seconds % length === 0)
  return unit === undefined
    ? say('page-seconds', { number: seconds })
    : say(`page-unit-${unit[0]}`, { number: seconds / unit[1] })
}

export function clockInWords(clock: Clock | null | undefined): string {
  if (clock == null) return say('page-clock-none')
  const time = duration(clock.seconds)
  if (clock.kind === 'move') return say('page-clock-each-move', { time })
  if (!clock.bonus) return say('page-clock-whole-game', { time })
  return say('page-clock-whole-bonus', { time, bonus: duration(clock.bonus) })
}

/** What kind of game it is, in one line. */
export const gameInWords = (players: number, expansion: boolean): string =>
  say('page-table-kind', { players }) + (expansion ? ' · Domínio da Mar' : '')
