/** What a person likes, kept by the browser. */
import { LANGUAGES, preferred, type Language } from './words.svelte'

export const LEVELS = ['deckhand', 'sailor', 'captain', 'admiral', 'doge'] as const
export type Level = (typeof LEVELS)[number]
/** How quickly things move: so many times as usual; 0 is at once. */
export const SPEEDS = [0.5, 1, 2, 0] as const
export type Speed = (typeof SPEEDS)[number]

interface Kept {
  language: Language
  aids: boolean
  sound: boolean
  /** From 0 to 1. */
  volume: number
  speed: Speed
  /** Whether a decision is asked about before it is sent. */
  confirm: boolean
  /** Whether the browser tells that it is one's turn while one looks elsewhere. */
  notify: boolean
  /** Whether the coach speaks where one plays against bots only. */
  coach: boolean
  /** The bots and the number of players of the last table. */
  level: Level
  players: number
}

const PLACE = 'golden-horn'

const FITS: { [Name in keyof Kept]: (value: unknown) => boolean } = {
  language: (value) => typeof value === 'string' && value in LANGUAGES,
  aids: (value) => typeof value === 'boolean',
  sound: (value) => typeof value === 'boolean',
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  speed: (value) => SPEEDS.includes(value as Speed),
  confirm: (value) => typeof value === 'boolean',
  notify: (value) => typeof value === 'boolean',
  coach: (value) => typeof value === 'boolean',
  level: (value) => LEVELS.includes(value as Level),
  players: (value) => value === 2 || value === 3 || value === 4,
}

function kept(): Kept {
  const usual: Kept = {
    language: preferred(),
    aids: false,
    sound: true,
    volume: 0.6,
    speed: 1,
    confirm: false,
    notify: false,
    coach: false,
    level: 'deckhand',
    players: 4,
  }
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>
    const fitting = Object.entries(found).filter(([name, value]) => FITS[name as keyof Kept]?.(value))
    return { ...usual, ...Object.fromEntries(fitting) }
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
  get speed(): Speed {
    return this.#kept.speed
  }
  get confirm(): boolean {
    return this.#kept.confirm
  }
  get notify(): boolean {
    return this.#kept.notify
  }
  get coach(): boolean {
    return this.#kept.coach
  }
  get level(): Level {
    return this.#kept.level
  }
  get players(): number {
    return this.#kept.players
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
