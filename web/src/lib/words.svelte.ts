/** The words of the page: the same Fluent catalogues as on the Python side, one loaded at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = { de: 'Deutsch', en: 'English', it: 'Italiano', pl: 'Polski' } as const
export type Language = keyof typeof LANGUAGES
export type Facts = Record<string, FluentVariable>

const catalogues = Object.entries(
  import.meta.glob<string>('../../../src/goldenhorn/words/**/*.ftl', { query: '?raw', import: 'default' }),
)

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw(new FluentBundle('en'))

  async use(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const wanted = catalogues.filter(([file]) => file.endsWith(`/${language}.ftl`))
    for (const words of await Promise.all(wanted.map(([, load]) => load()))) bundle.addResource(new FluentResource(words))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
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
