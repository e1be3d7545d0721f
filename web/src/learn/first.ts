/** The first game, after the lessons: against one Deckhand, with the coach. */
import * as api from '../lib/api'
import { person } from '../lib/person.svelte'
import { place } from '../lib/route.svelte'
import { settings } from '../lib/settings.svelte'

export async function beginFirstGame(): Promise<void> {
  await person.beSomebody()
  const { key } = await api.openTable({ seats: ['here', 'deckhand'], first: 0 })
  settings.set({ coach: true })
  place.go(`/t/${key}`)
}
