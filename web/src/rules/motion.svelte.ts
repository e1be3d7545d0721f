/** Whether pictures move, and whether the page is being printed. */
import { flushSync } from 'svelte'
import { prefersReducedMotion } from 'svelte/motion'
import { settings } from '../lib/settings.svelte'

class Motion {
  /** Everybody can stop them; who wants nothing to travel at the table begins with still ones. */
  wanted = $state(settings.speed !== 0)
  printing = $state(false)

  constructor() {
    // A browser prints at once: everything has to be drawn before anything else can happen.
    addEventListener('beforeprint', () => flushSync(() => (this.printing = true)))
    addEventListener('afterprint', () => (this.printing = false))
  }

  get on(): boolean {
    return this.wanted && !this.printing && !prefersReducedMotion.current
  }
}

export const motion = new Motion()
