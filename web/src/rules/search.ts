/** Looking for rules: by their number, or by words whatever their accents and capitals. */

/** Letters that have no accent to take off. */
const PLAIN: Record<string, string> = { ł: 'l', ß: 'ss', đ: 'd', ø: 'o', æ: 'ae', œ: 'oe', '’': "'" }

const letter = (character: string): string => {
  const small = character.toLowerCase()
  return PLAIN[small] ?? small.normalize('NFD').replace(/\p{M}/gu, '')
}

export const fold = (text: string): string => [...text].map(letter).join('')

/** What is looked for. */
export const wanted = (search: string): string[] => fold(search).split(/\s+/).filter(Boolean)

/** Whether a rule has all of it: each word somewhere, and a number in front of its own number. */
export function found(sought: readonly string[], number: string, text: string): boolean {
  const folded = fold(text)
  return sought.every((word) =>
    /^\d+(\.\d*)?$/.test(word) ? begins(number, word) || has(folded, word) : has(folded, word),
  )
}

const begins = (number: string, word: string): boolean =>
  word.includes('.') && !word.endsWith('.') ? number === word : number.startsWith(word.endsWith('.') ? word : `${word}.`)

/** A number counts as a whole: looking for 2 does not find 20. */
const has = (text: string, word: string): boolean =>
  /^\d+$/.test(word) ? new RegExp(`(?<![\\d.])${word}(?![\\d.]\\d|\\d)`).test(text) : text.includes(word)

export interface Bit {
  text: string
  /** The number of a rule that is meant. */
  rule: string | null
  /** Whether it was looked for. */
  hit: boolean
}

/** A text in bits: the rules that it refers to, and the words that were looked for. */
export function bitsOf(text: string, sought: readonly string[], known: (number: string) => boolean): Bit[] {
  return text
    .split(/(?<![\d.])(\d\.\d{1,2})(?![\d%])/)
    .flatMap((part, index): Bit[] =>
      index % 2 === 1 && known(part)
        ? [{ text: part, rule: part, hit: sought.includes(part) }]
        : hitsIn(part, sought).map((bit) => ({ ...bit, rule: null })),
    )
    .filter((bit) => bit.text !== '')
}

function hitsIn(text: string, sought: readonly string[]): { text: string; hit: boolean }[] {
  const characters = [...text]
  // Which character each folded letter came from.
  const from = characters.flatMap((character, index) => [...letter(character)].map(() => index))
  const folded = fold(text)
  const marked = new Set<number>()
  for (const word of sought) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (let index = at; index < at + word.length; index++) marked.add(from[index]!)
    }
  }
  const bits: { text: string; hit: boolean }[] = []
  characters.forEach((character, index) => {
    const hit = marked.has(index)
    const last = bits.at(-1)
    if (last?.hit === hit) last.text += character
    else bits.push({ text: character, hit })
  })
  return bits
}
