/** The steps of a finished game as the log of a table, for whoever tells them in words. */
import type { Entry } from '../lib/table.svelte'
import type { ChairInfo, Replay, SeatSummary, Step } from '../protocol'

/** A step as one seat, or a spectator, would have been told it: others' cards stay hidden. */
export function entryOf(step: Step, seat: number | null): Entry {
  const events = step.events.map((event) =>
    event.type === 'draw' && event.seat !== seat
      ? { type: 'hidden' as const, seat: event.seat, number: event.cards.length }
      : event,
  )
  if (step.seat === null) return { kind: 'started', at: 0, houses: [], salt: '', events }
  return { ...step, kind: 'acted', at: 0, bot: null, seat: step.seat, events }
}

const LEVELS = ['deckhand', 'sailor', 'captain', 'admiral', 'doge'] as const

/** A seat as it was at its table; a bot has the name of its level. */
export function chairOf(seat: SeatSummary): ChairInfo {
  return {
    away: false,
    bot: seat.bot ? (LEVELS.find((level) => level === seat.name) ?? null) : null,
    house: seat.house as ChairInfo['house'],
    name: seat.name,
    open: false,
    ready: true,
  }
}

export interface Mark {
  at: number
  icon: 'sabres' | 'i-bell'
}

/** What one may want to find again: raids, and the announced end. */
export function marksOf(story: Replay): Mark[] {
  return story.steps.flatMap((step, at): Mark[] => {
    const [event] = step.events
    if (event?.type !== 'action') return []
    if (event.action.startsWith('raid ')) return [{ at, icon: 'sabres' }]
    return event.action === 'announce' ? [{ at, icon: 'i-bell' }] : []
  })
}

/** The positions with which the rounds begin, the first round first. */
export function roundsOf(story: Replay): number[] {
  const begins: number[] = []
  story.steps.forEach((step, at) => {
    if ((step.round ?? 0) > begins.length) begins.push(at - 1)
  })
  return begins
}

const two = (number: number): string => String(number).padStart(2, '0')

/** A name for the file of a record: the day, and who played. */
export function fileName(finished: number, houses: readonly string[]): string {
  const day = new Date(finished)
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
  return `golden-horn-${date}-${houses.join('-').toLowerCase()}.json`
}
