/** Which lessons were taken, and where one was left: kept by the browser, as nothing is lost with it. */

/** A scene of a lesson, and what was done in it. */
export interface Place {
  lesson: string
  scene: number
  did: string[]
}

interface Kept {
  done: string[]
  place: Place | null
}

const NAME = 'golden-horn-lessons'

function fits(value: unknown): value is Kept {
  const { done, place } = (value ?? {}) as Partial<Kept>
  const named = Array.isArray(done) && done.every((name) => typeof name === 'string')
  if (!named || place === undefined || place === null) return named
  const { lesson, scene, did } = place
  return typeof lesson === 'string' && Number.isInteger(scene) && Array.isArray(did)
}

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null')
    return fits(found) ? found : { done: [], place: null }
  } catch {
    return { done: [], place: null }
  }
}

class Progress {
  #kept = $state.raw<Kept>(kept())

  get done(): string[] {
    return this.#kept.done
  }

  /** Where a lesson was left. */
  placeIn(lesson: string): Place | null {
    return this.#kept.place?.lesson === lesson ? this.#kept.place : null
  }

  leaveAt(place: Place): void {
    this.#keep({ ...this.#kept, place })
  }

  finish(lesson: string): void {
    this.#keep({ done: [...new Set([...this.done, lesson])], place: null })
  }

  #keep(value: Kept): void {
    this.#kept = value
    try {
      localStorage.setItem(NAME, JSON.stringify(value))
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}

export const progress = new Progress()
