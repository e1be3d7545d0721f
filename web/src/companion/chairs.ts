/** People at a real table have no names here; they are called by their places. */
import { say } from '../lib/words.svelte'
import type { ChairInfo } from '../protocol'

export const chairsOf = (houses: readonly string[]): ChairInfo[] =>
  houses.map((house, index) => ({
    name: say('real-player', { seat: index + 1 }),
    house: house as ChairInfo['house'],
    open: false,
    ready: true,
    away: false,
    bot: null,
    left: null,
  }))
