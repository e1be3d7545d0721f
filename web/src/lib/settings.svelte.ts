/** What a person likes, kept by the browser. */
import { preferred, type Language, LANGUAGES } from './words.svelte'

interface Kept {
  language: Language
  aids: boolean
  sound: boolean
  volume: number
  /** How fast things move: half, normal, double; 0 is at once. */
  speed: 0.5 | 1 | 2 | 0
  /** A landing is asked for once more before it is sent. */
  confirm: boolean
  notify: boolean
  level: string
}

const PLACE = 'golden-horn'

function kept(): Kept {
  const usual: Kept = {
    language: preferred(),
    aids: false,
    sound: true,
    volume: 0.6,
    speed: 1,
    confirm: false,
    notify: false,
    level: 'deckhand',
  }
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
  get volume(): number {
    return this.#kept.volume
  }
  get speed(): Kept['speed'] {
    return this.#kept.speed
  }
  get confirm(): boolean {
    return this.#kept.confirm
  }
  get notify(): boolean {
    return this.#kept.notify
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
