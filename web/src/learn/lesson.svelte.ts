/**
 * A lesson under way. The server knows its scenes and checks every step; what was done in the scene so far is kept here, and
 * told to it each time. To the table screen it answers like the socket of a table.
 */
import * as api from '../lib/api'
import type { Connect, Line } from '../lib/table.svelte'
import { whyOf } from '../lib/trouble'
import { say } from '../lib/words.svelte'
import type { Answer, LessonEntry, LessonStep, LessonTold, Wish } from '../protocol'
import { progress } from './progress.svelte'

const ME = 0
const NOT_FOUND = 404
const GONE = 4404
const LOST = 1006

export class Lesson {
  told = $state.raw<LessonTold | null>(null)
  scene = $state(0)
  /** Why the last action was not meant, or not allowed. */
  wrong = $state<string | null>(null)

  #did: string[] = []
  #hear: (answer: Answer) => void = () => {}

  constructor(readonly name: string) {
    const left = progress.placeIn(name)
    this.scene = left?.scene ?? 0
    this.#did = left?.did ?? []
  }

  get title(): string {
    return say(this.told === null ? 'page-learn' : `learn-${this.name}`)
  }

  /** The step that is to be done now; null when the scene is over. */
  get step(): LessonStep | null {
    return this.told === null || this.told.over ? null : (this.told.steps[this.told.step] ?? null)
  }

  /** Whether all of it was done. */
  get finished(): boolean {
    return this.told !== null && this.told.over && this.scene === this.told.scenes - 1
  }

  get first(): boolean {
    return this.scene === 0 && this.told?.step === 0
  }

  readonly connect: Connect = (_, hear, lost) => {
    this.#hear = hear
    let open = false
    const line: Line = {
      get open() {
        return open
      },
      send: (wish) => void this.#answer(wish).catch(() => lost(LOST)),
      close: () => {
        if (open) queueMicrotask(() => lost(LOST))
        open = false
      },
    }
    this.#begin().then(
      () => (open = true),
      (error: unknown) => lost(error instanceof api.Refused && error.status === NOT_FOUND ? GONE : LOST),
    )
    return line
  }

  /** Begin a scene, or go to where it was after some actions. */
  async go(scene: number, did: string[] = []): Promise<void> {
    this.scene = scene
    this.#did = did
    this.wrong = null
    await this.#begin()
  }

  next(): Promise<void> {
    return this.go(this.scene + 1)
  }

  again(): Promise<void> {
    return this.go(0)
  }

  /** To the step before; the scene before begins anew. */
  back(): Promise<void> {
    return this.#did.length > 0 ? this.go(this.scene, this.#did.slice(0, -1)) : this.go(Math.max(0, this.scene - 1))
  }

  /** Let an action be judged that the table does not offer. */
  async consider(action: string): Promise<void> {
    try {
      this.#hearOf(await this.#ask({ action }), action)
    } catch (error) {
      this.wrong = whyOf(error)
    }
  }

  async #begin(): Promise<void> {
    let told: LessonTold
    try {
      told = await this.#ask({})
    } catch (error) {
      const stale = this.#did.length > 0 || this.scene > 0
      if (!(error instanceof api.Refused) || error.status < 400 || error.status === NOT_FOUND || !stale) throw error
      // What was kept is of a lesson that goes otherwise now.
      this.scene = 0
      this.#did = []
      told = await this.#ask({})
    }
    const { log, fresh, table } = told
    this.told = told
    this.#keep()
    this.#hear({
      type: 'table',
      protocol: 1,
      number: fresh,
      turn: fresh,
      deadline: null,
      undo: null,
      now: Date.now(),
      table,
      host: true,
      mine: [ME],
      seat: ME,
      log: log.slice(0, fresh).map(({ entry }) => entry),
      view: fresh > 0 ? (log[fresh - 1]?.view ?? told.first) : told.first,
    })
    this.#tell(log, fresh)
  }

  async #answer(wish: Wish): Promise<void> {
    if (wish.type !== 'act' && wish.type !== 'why') {
      this.#hear({ type: 'done', id: wish.id, number: null })
      return
    }
    const told = await this.#ask({ action: wish.action, why: wish.type === 'why' })
    if (wish.type === 'why' && told.refused != null) {
      this.#hear({ type: 'refused', id: wish.id, ...told.refused })
      return
    }
    // What is wrong is explained beside what the lesson says; the table need not say it as well.
    if (wish.type === 'act') this.#hearOf(told, wish.action)
    this.#hear({ type: 'done', id: wish.id, number: null })
  }

  #hearOf(told: LessonTold, action: string): void {
    if (told.wrong != null || told.refused != null) {
      this.wrong = told.wrong != null ? say(told.wrong) : (told.refused?.message ?? null)
      return
    }
    this.wrong = null
    this.#did = [...this.#did, action]
    this.told = told
    this.#keep()
    this.#tell(told.log, told.fresh)
  }

  #tell(log: LessonEntry[], fresh: number): void {
    log.slice(fresh).forEach(({ entry, view }, index) => {
      const number = fresh + index
      this.#hear({ type: 'news', number, entry, turn: number + 1, deadline: null, undo: null, view })
    })
  }

  #keep(): void {
    if (this.finished) progress.finish(this.name)
    else progress.leaveAt({ lesson: this.name, scene: this.scene, did: this.#did })
  }

  #ask(wish: { action?: string; why?: boolean }): Promise<LessonTold> {
    return api.lesson(this.name, { scene: this.scene, did: this.#did, ...wish })
  }
}
