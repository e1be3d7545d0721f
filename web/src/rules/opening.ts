import * as api from '../lib/api'
import { words } from '../lib/words.svelte'
import type { BoxRecord } from '../protocol'

let standard: BoxRecord | null = null

/** What the rulebook needs before it can be opened: its words, and the material it tells of. */
export async function opening(): Promise<BoxRecord> {
  const [box] = await Promise.all([standard ?? api.box(), words.also('rules')])
  standard = box
  return box
}
