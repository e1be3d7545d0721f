/** Dialogs that every screen can show; there is one at a time. */
class Dialogs {
  shown = $state<'settings' | 'person' | 'carry' | null>(null)

  readonly close = (): void => {
    this.shown = null
  }
}

export const dialogs = new Dialogs()
