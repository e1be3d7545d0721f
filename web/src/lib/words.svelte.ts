/** The words of the page: the same Fluent catalogues as on the Python side, one loaded at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = { de: 'Deutsch', en: 'English', it: 'Italiano', pl: 'Polski' } as const
export type Language = keyof typeof LANGUAGES
export type Facts = Record<string, FluentVariable>

const catalogues = Object.entries(
  import.meta.glob<string>('../../../src/goldenhorn/words/**/*.ftl', { query: '?raw', import: 'default' }),
)

/** Parts that are long and rarely read: they come with the screen that needs them. */
const LATER = ['rules', 'learn', 'record'] as const
type Later = (typeof LATER)[number]

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw(new FluentBundle('en'))
  /** Those that are known, or on their way. */
  #learned = new Map<Later, Promise<void>>()

  async use(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const waiting = LATER.filter((part) => !this.#learned.has(part))
    const wanted = catalogues.filter(
      ([file]) => file.endsWith(`/${language}.ftl`) && !waiting.some((part) => file.includes(`/${part}/`)),
    )
    for (const words of await Promise.all(wanted.map(([, load]) => load()))) bundle.addResource(new FluentResource(words))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  /** Have the words of such a part too, from now on in every language. */
  also(part: Later): Promise<void> {
    const known = this.#learned.get(part)
    if (known !== undefined) return known
    const coming = Promise.resolve().then(() => this.use(this.language))
    this.#learned.set(part, coming)
    coming.catch(() => this.#learned.delete(part))
    return coming
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message)
  }

  /** A message with its facts filled in. One that is missing is a mistake of the program, and shows. */
  say(message: string, facts: Facts | null = null): string {
    const pattern = this.#bundle.getMessage(message)?.value
    if (pattern == null) {
      console.error(`no words for ${message}`)
      return message
    }
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, facts, errors)
    if (errors.length > 0) console.error(`${message}: ${errors.join('; ')}`)
    return text
  }
}

export const words = new Words()
export const say = (message: string, facts: Facts | null = null): string => words.say(message, facts)

/** The language of the browser, if the page speaks it. */
export function preferred(): Language {
  for (const wish of navigator.languages) {
    const language = wish.slice(0, 2).toLowerCase()
    if (language in LANGUAGES) return language as Language
  }
  return 'en'
}
