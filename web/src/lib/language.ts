import { settings } from './settings.svelte'
import { words, type Language } from './words.svelte'

/** Speak another language from now on. */
export async function speak(language: Language): Promise<void> {
  await words.use(language)
  settings.set({ language })
}
