import type { BoxRecord } from '../protocol'

/** Dialogs that every screen can show; there is one at a time. */
class Dialogs {
  shown = $state<'settings' | 'person' | 'carry' | 'rule' | null>(null)
  /** The rule that is told, and the material of the table where it was asked for, if that has its own. */
  rule = $state('')
  box = $state.raw<BoxRecord | null>(null)

  readonly close = (): void => {
    this.shown = null
  }

  /** Say what a rule says. Who goes on from one rule to another stays at the same table. */
  tell(rule: string, box: BoxRecord | null | undefined): void {
    if (this.shown !== 'rule') this.box = box ?? null
    this.rule = rule
    this.shown = 'rule'
  }
}

export const dialogs = new Dialogs()
