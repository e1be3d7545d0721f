/** Numbers and names of the own record, as the language writes them. */
import { say, words } from '../lib/words.svelte'
import type { OpponentsTally, SettingTally, Tally } from '../protocol'

/** A mean, with one digit behind the comma. */
export const mean = (value: number): string =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

/** A number of games that need not be whole. */
export const about = (value: number): string =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(value)

/** The share of the wins in per cent. */
export const winShare = (some: Pick<Tally, 'games' | 'wins'>): number => Math.round((100 * some.wins) / some.games)

export const settingName = (line: SettingTally): string => say('page-table-kind', { players: line.players })

export function opponentsName(line: OpponentsTally): string {
  if (line.opponents === 'mixed') return say('own-opponents-mixed')
  if (line.opponents === 'people') return say('own-opponents-people')
  return say(`level-${line.opponents}`)
}

export const expansionName = (line: SettingTally): string => (line.expansion ? 'Domínio da Mar' : '')
