/** A finished game that is watched again: which position is shown, from which seat, and whether it goes on by itself. */
import { SvelteMap } from 'svelte/reactivity'
import * as api from '../lib/api'
import type { Replay, View } from '../protocol'

export const SPEEDS = [0.5, 1, 2, 4] as const

const PAGE = 25
/** So many steps before the end of what is there, the next page is asked for. */
const AHEAD = 10
const PAUSE = 1200

export class Replaying {
  story = $state.raw<Replay | null>(null)
  /** The number of the position: so many decisions have been made. */
  at = $state(0)
  /** Whose hand is shown. */
  seat = $state<number | null>(null)
  playing = $state(false)
  speed = $state<number>(1)
  /** Why nothing more came, and that the address asked for something that this game has not. */
  failure = $state.raw<Error | null>(null)
  astray = $state<'move' | 'seat' | null>(null)

  readonly last: number
  /** What is shown: the position, or the one before while that is on its way. */
  readonly view: View | null

  #pages = new SvelteMap<string, View[]>()
  #asked = new Set<string>()
  #before: View | null = null
  #ready: View | null

  constructor(readonly key: string) {
    this.last = $derived(Math.max(0, (this.story?.steps.length ?? 0) - 1))
    this.#ready = $derived(this.#pages.get(this.#name(this.#page(this.at)))?.[this.at % PAGE] ?? null)
    this.view = $derived.by(() => (this.#before = this.#ready ?? this.#before))
    $effect(() => this.#fetch())
    $effect(() => this.#goOn())
  }

  /** Begin at a position and a seat that an address asks for. */
  async open(at: number, seat: number | null): Promise<void> {
    this.failure = null
    try {
      const story = await api.replay(this.key)
      if (seat !== null && seat >= story.seats.length) this.astray = 'seat'
      else this.seat = seat
      if (at >= story.steps.length) this.astray = 'move'
      this.at = Math.min(at, story.steps.length - 1)
      this.story = story
    } catch (error) {
      this.failure = error as Error
    }
  }

  /** Go to a position; whoever points at one wants to look at it. */
  go(at: number): void {
    this.playing = false
    this.at = Math.min(Math.max(0, at), this.last)
    this.astray = null
  }

  see(seat: number | null): void {
    this.seat = seat
    this.astray = null
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0
    this.playing = !this.playing
    this.astray = null
  }

  retry(): void {
    this.failure = null
    this.#asked.clear()
    this.#fetch()
  }

  #page = (at: number): number => Math.floor(at / PAGE)
  #name = (page: number): string => `${this.seat} ${page}`

  #goOn(): (() => void) | undefined {
    if (!this.playing || this.#ready === null) return undefined
    if (this.at >= this.last) {
      this.playing = false
      return undefined
    }
    const timer = setTimeout(() => this.at++, PAUSE / this.speed)
    return () => clearTimeout(timer)
  }

  #fetch(): void {
    if (this.story === null || this.failure !== null) return
    for (const at of [this.at, Math.min(this.at + AHEAD, this.last), Math.max(0, this.at - AHEAD)]) {
      const page = this.#page(at)
      if (!this.#asked.has(this.#name(page))) void this.#load(page)
    }
  }

  async #load(page: number): Promise<void> {
    const name = this.#name(page)
    this.#asked.add(name)
    try {
      this.#pages.set(name, (await api.positions(this.key, this.seat, page * PAGE, PAGE)).views)
    } catch (error) {
      this.#asked.delete(name)
      this.playing = false
      this.failure = error as Error
    }
  }
}
