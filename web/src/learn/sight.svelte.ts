/** Where on the screen the things are that a step means, whatever the layout; looked up again and again, as they move. */

const PAUSE = 100

export interface Hole {
  x: number
  y: number
  width: number
  height: number
}

const holeOf = ({ x, y, width, height }: DOMRect, room: number): Hole => ({
  x: x - room,
  y: y - room,
  width: width + 2 * room,
  height: height + 2 * room,
})

const found = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0)

/** The place of something that is meant; of a seat all that lies before it, of the hand only its cards. */
function placeOf(name: string): DOMRect | null {
  const selector = `[data-at="${CSS.escape(name)}"]`
  const element = document.querySelector(selector)
  if (name === 'hand' && element !== null) {
    const [first, last] = [found(`${selector} > :first-child`)[0], found(`${selector} > :last-child`)[0]]
    if (first === undefined || last === undefined) return null
    return new DOMRect(first.x, first.y, last.right - first.x, first.height)
  }
  const rect = (name.startsWith('seat ') ? (element?.closest('.panel') ?? element) : element)?.getBoundingClientRect()
  return rect === undefined || rect.width === 0 ? null : rect
}

export class Sight {
  /** What is meant. */
  marks = $state.raw<Hole[]>([])
  /** What can always be used: the bar, and the question that the table asks. */
  controls = $state.raw<Hole[]>([])
  places = $state.raw(new Map<string, Hole>())
  width = $state(innerWidth)
  height = $state(innerHeight)

  constructor(names: () => readonly string[]) {
    $effect(() => {
      const wanted = names()
      let frame = 0
      let timer = 0
      // What has just moved may not be where it will stay.
      const look = (): void => {
        if (this.#look(wanted)) frame = requestAnimationFrame(look)
        else timer = setTimeout(look, PAUSE)
      }
      look()
      return () => {
        cancelAnimationFrame(frame)
        clearTimeout(timer)
      }
    })
  }

  /** Whether something is elsewhere than before. */
  #look(names: readonly string[]): boolean {
    // The water of a port is pointed at to land there.
    const all = names.flatMap((name) => (name.startsWith('port ') ? [name, name.replace('port', 'shore')] : [name]))
    const places = new Map<string, Hole>()
    for (const name of all) {
      const rect = placeOf(name)
      if (rect !== null) places.set(name, holeOf(rect, 6))
    }
    const bars = found('.top, .phone > header').map((rect) => holeOf(rect, 0))
    const controls = [...bars, ...found('[data-step]').map((rect) => holeOf(rect, 5))]
    const now = JSON.stringify([[...places], controls, innerWidth, innerHeight])
    if (now === this.#last) return false
    this.#last = now
    this.places = places
    this.marks = [...places.values()]
    this.controls = controls
    this.width = innerWidth
    this.height = innerHeight
    return true
  }
  #last = ''
}

const common = (one: Hole, other: Hole): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

/** How much of some places something would cover. */
export const covered = (place: Hole, holes: readonly Hole[]): number =>
  holes.reduce((sum, hole) => sum + common(place, hole), 0)
