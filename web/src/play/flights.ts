/**
 * Pieces that fly over the table. They are drawn above everything, in a layer that the browser can move without painting the
 * board again. Where things are is asked of the page itself: whatever can be flown to or pointed at carries `data-at`.
 */

export interface Point {
  x: number
  y: number
}

export interface Flight {
  /** A drawing, and the box that it is drawn in. */
  drawing: string
  box: string
  /** Class names that bring its colours. */
  class?: string
  from: DOMRect
  to: DOMRect
  /** Centres that it passes on the way; those with `hop` from above. */
  way?: (Point & { hop: boolean })[]
  duration: number
  delay?: number
}

let layer: HTMLElement | null = null

/** Beside the body, whose zoom would count twice. */
function over(): HTMLElement {
  if (layer === null) {
    layer = document.createElement('div')
    layer.className = 'flights'
    layer.setAttribute('aria-hidden', 'true')
    document.documentElement.append(layer)
  }
  return layer
}

/** Where something lies on the screen, if it is there. */
export function placeOf(name: string): DOMRect | null {
  const found = document.querySelector(`[data-at="${CSS.escape(name)}"]`)
  const rect = found?.getBoundingClientRect()
  return rect === undefined || rect.width === 0 ? null : rect
}

/** Where the bow of a ship points on the screen. */
export const bowOf = (ship: string): string | null =>
  document.querySelector(`[data-at="${CSS.escape(ship)}"]`)?.getAttribute('data-bow') ?? null

const middle = (rect: DOMRect): Point => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 })

/** The place for a small piece of this width in the middle of another place. */
export function within(rect: DOMRect, width: number, height = width): DOMRect {
  const { x, y } = middle(rect)
  return new DOMRect(x - width / 2, y - height / 2, width, height)
}

/** Let a piece fly. Resolves when it has arrived, or at once if `signal` says that nobody wants to see it any more. */
export async function fly(flight: Flight, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const { from } = flight
  const piece = document.createElement('div')
  piece.className = flight.class ?? ''
  piece.style.width = `${from.width}px`
  piece.style.height = `${from.height}px`
  // The drawing is one of ours.
  piece.innerHTML = `<svg viewBox="${flight.box}" width="100%" height="100%">${flight.drawing}</svg>`
  over().append(piece)
  const end = () => motion.finish()
  const motion = piece.animate(keyframes(flight), {
    duration: flight.duration,
    delay: flight.delay ?? 0,
    easing: 'ease-in-out',
    fill: 'both',
  })
  signal.addEventListener('abort', end)
  try {
    await motion.finished
  } finally {
    signal.removeEventListener('abort', end)
    piece.remove()
  }
}

function keyframes({ from, to, way = [] }: Flight): Keyframe[] {
  const scale = to.width / from.width
  const at = (x: number, y: number, size: number): Keyframe => ({
    transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${size.toFixed(3)})`,
  })
  const frames = [at(from.x, from.y, 1)]
  way.forEach((point, index) => {
    const size = 1 + ((scale - 1) * (index + 1)) / (way.length + 1)
    const [x, y] = [point.x - (from.width * size) / 2, point.y - (from.height * size) / 2]
    frames.push(at(x, y - (point.hop ? from.height * 0.45 : 0), size))
  })
  frames.push(at(to.x, to.y, scale))
  return frames
}

/** Put rings round some places, until the returned function is called. */
export function ring(names: Iterable<string>): () => void {
  const rings: HTMLElement[] = []
  for (const name of names) {
    const rect = placeOf(name)
    if (rect === null) continue
    const one = document.createElement('div')
    one.className = 'ring'
    one.style.width = `${rect.width + 8}px`
    one.style.height = `${rect.height + 8}px`
    one.style.transform = `translate(${rect.x - 4}px, ${rect.y - 4}px)`
    over().append(one)
    rings.push(one)
  }
  return () => rings.forEach((one) => one.remove())
}

export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })
}
