/** The language of the diagrams: what lies where, and then, step by step, what changes. */

export type Point = readonly [x: number, y: number]

/** A drawing, where its upper left corner lies, how large it is, and whether it is seen. */
export interface Piece {
  look: string
  at: Point
  scale: number
  shown: boolean
}

/** What becomes of a piece in a step; with `hop` it goes there in an arc. */
export type Change = Partial<Piece> & { hop?: boolean }

/** Pieces lie above those before them. Where nothing moves, as in print, the last step is seen. */
export interface Scene {
  height: number
  pieces: Record<string, Piece>
  steps: Record<string, Change>[]
}

export const WIDTH = 480
/** Milliseconds of a step, of the movement in it, and of the rest after the last one. */
const STEP = 1500
const MOVE = 650
const REST = 1800
const FADE = 300
const HOP = 34
/** What moves less than that stays where it is. */
const NEAR = 12

/** A piece with everything that it goes through. */
export interface Course {
  name: string
  looks: string[]
  states: Piece[]
  hops: boolean[]
  /** Whether it is seen from the beginning and then goes elsewhere. */
  travels: boolean
}

/** Names that are not in the scene are mistakes of the program. */
export function coursesOf(scene: Scene): Course[] {
  for (const name of scene.steps.flatMap(Object.keys)) {
    if (!(name in scene.pieces)) throw new Error(`no piece ${name}`)
  }
  return Object.entries(scene.pieces).map(([name, first]) => {
    const states = [first]
    for (const step of scene.steps) {
      const { look, at, scale, shown } = { ...states.at(-1)!, ...step[name] }
      states.push({ look, at, scale, shown })
    }
    const hops = scene.steps.map((step) => step[name]?.hop === true)
    return {
      name,
      looks: [...new Set(states.map(({ look }) => look))],
      states,
      hops: [false, ...hops],
      travels: first.shown && states.some(({ at: [x, y] }) => Math.hypot(x - first.at[0], y - first.at[1]) > NEAR),
    }
  })
}

export const lengthOf = (scene: Scene): number => (scene.steps.length + 1) * STEP + REST

export const placeOf = ({ at: [x, y], scale }: Piece, up = 0): string => `translate(${x}px, ${y - up}px) scale(${scale})`

/** How a piece stands at the end. */
export const lastOf = (course: Course): { transform: string; opacity: number; look: string } => {
  const last = course.states.at(-1)!
  return { transform: placeOf(last), opacity: last.shown ? 1 : 0, look: last.look }
}

/** Key frames for something that follows the states; null if it never changes. */
function framesOf<Value>(
  course: Course,
  length: number,
  told: (state: Piece, up?: number) => Value,
  name: 'transform' | 'opacity',
): Keyframe[] | null {
  const values = course.states.map((state) => told(state))
  if (values.every((value) => value === values[0])) return null
  const frame = (time: number, value: Value): Keyframe => ({
    offset: Math.min(1, time / length),
    [name]: value as string | number,
    easing: 'ease-in-out',
  })
  const frames = [frame(0, values[0]!)]
  for (let step = 1; step < values.length; step++) {
    const begin = step * STEP
    frames.push(frame(begin, values[step - 1]!))
    if (course.hops[step] && name === 'transform') {
      const [from, to] = [course.states[step - 1]!, course.states[step]!]
      const middle: Point = [(from.at[0] + to.at[0]) / 2, (from.at[1] + to.at[1]) / 2]
      frames.push(frame(begin + MOVE / 2, told({ ...to, at: middle }, HOP)))
    }
    frames.push(frame(begin + MOVE, values[step]!))
  }
  return [...frames, frame(length, values.at(-1)!)]
}

export const movesOf = (course: Course, length: number): Keyframe[] | null => framesOf(course, length, placeOf, 'transform')
export const showsOf = (course: Course, length: number): Keyframe[] | null =>
  framesOf(course, length, ({ shown }) => (shown ? 1 : 0), 'opacity')
export const looksOf = (course: Course, look: string, length: number): Keyframe[] | null =>
  framesOf(course, length, (state) => (state.look === look ? 1 : 0), 'opacity')

/** The way of a piece as a line through these points, which are its middle in each state; empty if it stays. */
export function trailOf(course: Course, middles: readonly Point[]): string {
  let trail = ''
  for (const [step, [x, y]] of middles.entries()) {
    const [fromX, fromY] = middles[step - 1] ?? [x, y]
    if (Math.hypot(x - fromX, y - fromY) < NEAR) continue
    if (trail === '') trail = `M${fromX} ${fromY}`
    trail += course.hops[step] ? `Q${(x + fromX) / 2} ${(y + fromY) / 2 - 2 * HOP} ${x} ${y}` : `L${x} ${y}`
  }
  return trail
}
/** Between the end and the next beginning everything fades. */
export const fades = (length: number): Keyframe[] => [
  { offset: 0, opacity: 0 },
  { offset: FADE / length, opacity: 1 },
  { offset: 1 - FADE / length, opacity: 1 },
  { offset: 1, opacity: 0 },
]
