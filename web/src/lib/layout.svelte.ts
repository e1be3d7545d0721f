/** Which of the three layouts the window has room for. */
import { MediaQuery } from 'svelte/reactivity'

// Upright, or on its side.
const phone = new MediaQuery('(max-width: 599.98px), (max-width: 1100px) and (max-height: 599.98px)')
const tablet = new MediaQuery('(max-width: 1100px) and (orientation: portrait)')

export const layout = {
  get now(): 'phone' | 'tablet' | 'wide' {
    return phone.current ? 'phone' : tablet.current ? 'tablet' : 'wide'
  },
}
