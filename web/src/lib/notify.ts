/** Telling by the browser that it is one's turn, while one looks elsewhere. */
import icon from '../art/icon.svg?url'
import { place } from './route.svelte'
import { say } from './words.svelte'

export const canNotify = (): boolean => 'Notification' in window

/** Ask the browser; whether it may be done from now on. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Tell that it is one's turn at a table; a click on it leads there. */
export function tellTurn(key: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return
  try {
    const note = new Notification('Golden Horn', { body: say('page-your-turn-note'), tag: key, icon })
    note.onclick = () => {
      window.focus()
      place.go(`/t/${key}`)
    }
  } catch {
    // Some phones let only installed pages do this.
  }
}
