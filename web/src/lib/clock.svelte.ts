/** What the clocks of a table show. */
import type { Table } from './table.svelte'

export class Clocks {
  #now = $state(Date.now())

  constructor(private readonly table: Table) {
    $effect(() => {
      if (table.deadline === null) return
      const timer = setInterval(() => (this.#now = Date.now()), 500)
      return () => clearInterval(timer)
    })
  }

  /** The time that a seat has left, as text; null if it has no clock. */
  of(seat: number): string | null {
    const { deadline, left, info, view } = this.table
    const clock = info?.setup.clock
    if (clock == null || info?.chairs[seat]?.bot != null) return null
    if (view?.decider === seat && deadline !== null) return inWords(deadline - this.#now - this.table.ahead)
    return clock.kind === 'game' && left !== null ? inWords(left[seat] ?? 0) : null
  }
}

function inWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (number: number): string => String(number).padStart(2, '0')
  if (hours >= 48) return `${Math.floor(hours / 24)} d`
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
