/** What a person likes, kept by the browser. */
import { preferred, type Language, LANGUAGES } from './words.svelte'

interface Kept {
  language: Language
  aids: boolean
  sound: boolean
  level: string
}

const PLACE = 'golden-horn'

function kept(): Kept {
  const usual: Kept = { language: preferred(), aids: false, sound: true, level: 'deckhand' }
  try {
    const found = { ...usual, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) }
    return found.language in LANGUAGES ? found : usual
  } catch {
    return usual
  }
}

class Settings {
  #kept = $state<Kept>(kept())

  get language(): Language {
    return this.#kept.language
  }
  get aids(): boolean {
    return this.#kept.aids
  }
  get sound(): boolean {
    return this.#kept.sound
  }
  get level(): string {
    return this.#kept.level
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change)
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept))
    } catch {
      // A browser that keeps nothing forgets them with the page.
    }
  }
}

export const settings = new Settings()
