/** Who hears the page learns of another screen by its heading, which has the focus then. */
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { place } from './route.svelte'

export const heading: Attachment<HTMLElement> = (node) => {
  if (!place.travelled) return
  // What had the focus on the last screen goes with it; what has it on this one keeps it.
  void tick().then(() => {
    if (document.activeElement === document.body) node.focus()
  })
}
