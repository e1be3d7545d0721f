/** A connection to a table: what the server says about it, and wishes to it. It comes back by itself when it is lost. */
import * as api from './api'
import type { Advice, Answer, News, Refused, TableInfo, View, Welcome, Wish } from '../protocol'

export type Entry = Welcome['log'][number]
type WishBody = Wish extends infer Each ? (Each extends Wish ? Omit<Each, 'id'> : never) : never

/** Why something was not done, in the words of the server. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.message)
  }
}

/** What a table is told and asked by: its socket, or something that answers like it. */
export interface Line {
  readonly open: boolean
  send(wish: Wish): void
  close(): void
}
export type Connect = (language: string, hear: (answer: Answer) => void, lost: (code: number) => void) => Line

const bySocket =
  (key: string): Connect =>
  (language, hear, lost) => {
    const url = new URL(`/api/tables/${key}/play?lang=${language}`, location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    const socket = new WebSocket(url)
    socket.onmessage = (event) => hear(JSON.parse(String(event.data)) as Answer)
    socket.onclose = (event) => lost(event.code)
    return {
      get open() {
        return socket.readyState === WebSocket.OPEN
      },
      send: (wish) => socket.send(JSON.stringify(wish)),
      close: () => socket.close(),
    }
  }

interface Pending {
  wish: Wish
  resolve: (answer: number | null | Advice) => void
  reject: (why: Refusal) => void
}

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8000
const SILENCE = 30_000
// Not found, not allowed: coming back would not help.
const FINAL = new Set([1008, 4404])

export class Table {
  state = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting')
  info = $state.raw<TableInfo | null>(null)
  view = $state.raw<View | null>(null)
  log = $state.raw<Entry[]>([])
  mine = $state.raw<number[]>([])
  seat = $state<number | null>(null)
  host = $state(false)
  deadline = $state<number | null>(null)
  /** The seat that may take its last decision back. */
  undoable = $state<number | null>(null)
  left = $state.raw<number[] | null>(null)
  present = $state.raw<number[]>([])
  spectators = $state(0)
  /** What the clock of the server is ahead of the one here, in milliseconds. */
  ahead = 0

  /** Told of each entry as it happens, with the views before and after it. */
  happened: (entry: Entry, before: View | null, after: View | null) => void = () => {}
  /** Told when everything was told anew. */
  begun: () => void = () => {}

  #turn = 0
  #id = 0
  #line: Line | null = null
  #pending = new Map<number, Pending>()
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #ended = false

  constructor(
    readonly key: string,
    private language: string,
    private readonly connect: Connect | null = null,
  ) {
    this.#connect()
  }

  close(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    this.#line?.close()
  }

  /** Who one is and how one is spoken to is settled when a connection opens; if that changes, it has to be another one. */
  reopen(language: string = this.language): void {
    this.language = language
    this.#pause = 1
    this.state = 'lost'
    this.#line?.close()
  }

  /** Ask for something; the number of its entry in the log. */
  ask(body: WishBody): Promise<number | null> {
    return this.#request(body) as Promise<number | null>
  }

  /** Advice for an own seat: about what is hidden, at once; or about its moves, which takes up to a second. */
  advise(seat: number, about: 'cards' | 'moves'): Promise<Advice> {
    return this.#request({ type: 'advise', seat, about }) as Promise<Advice>
  }

  #request(body: WishBody): Promise<number | null | Advice> {
    const wish = { ...body, id: this.#id++ } as Wish
    return new Promise((resolve, reject) => {
      this.#pending.set(wish.id, { wish, resolve, reject })
      this.#send(wish)
    })
  }

  /** Decide; it answers what was last known. */
  act(seat: number, action: string): Promise<number | null> {
    return this.ask({ type: 'act', seat, action, answers: this.#turn })
  }

  undo(seat: number): Promise<number | null> {
    return this.ask({ type: 'undo', seat, answers: this.#turn })
  }

  /** Why a seat cannot decide so now, in words; null if it can. */
  async why(seat: number, action: string): Promise<string | null> {
    try {
      await this.ask({ type: 'why', seat, action })
      return null
    } catch (error) {
      return error instanceof Refusal ? error.message : null
    }
  }

  #connect(): void {
    const connect = this.connect ?? bySocket(this.key)
    this.#line = connect(
      this.language,
      (answer) => this.#hear(answer),
      (code) => this.#lost(code),
    )
  }

  #lost(code: number): void {
    clearTimeout(this.#timer)
    if (this.#ended) return
    if (FINAL.has(code)) {
      this.state = 'gone'
      return
    }
    if (this.state === 'connecting' && this.connect === null) void this.#exists()
    this.state = 'lost'
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2)
  }

  /** A browser does not tell why it could not connect: ask whether there is such a table at all. */
  async #exists(): Promise<void> {
    try {
      await api.table(this.key)
    } catch (error) {
      if (!(error instanceof api.Refused) || error.status !== 404) return
      this.close()
      this.state = 'gone'
    }
  }

  #send(wish: Wish): void {
    if (this.#line?.open && this.state === 'open') this.#line.send(wish)
  }

  /** A connection that says nothing may be dead without knowing it: ask. */
  #watch(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#line?.send({ type: 'ping', id: this.#id++ })
      this.#timer = setTimeout(() => this.#line?.close(), SILENCE / 3)
    }, SILENCE)
  }

  #hear(answer: Answer): void {
    this.#watch()
    switch (answer.type) {
      case 'table':
        this.#begin(answer)
        break
      case 'news':
        this.#learn(answer)
        break
      case 'done':
        this.#settle(answer.id, (pending) => pending.resolve(answer.number ?? null))
        break
      case 'advice':
        this.#settle(answer.id, (pending) => pending.resolve(answer))
        break
      case 'refused':
        if (answer.id !== null) this.#settle(answer.id, (pending) => pending.reject(new Refusal(answer)))
        break
      case 'present':
        this.present = answer.seats
        this.spectators = answer.spectators
        break
      case 'bye':
        this.#pause = answer.after
    }
  }

  #settle(id: number, how: (pending: Pending) => void): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    if (pending !== undefined) how(pending)
  }

  #begin(welcome: Welcome): void {
    this.#pause = FIRST_PAUSE
    this.#turn = welcome.turn
    this.ahead = welcome.now - Date.now()
    this.info = welcome.table
    this.view = welcome.view
    this.log = welcome.log
    this.mine = welcome.mine
    this.seat = welcome.seat
    this.host = welcome.host
    this.deadline = welcome.deadline
    this.undoable = welcome.undo
    this.left = welcome.table.chairs.map((chair) => chair.left ?? 0)
    this.begun()
    if (this.state === 'open') return
    this.state = 'open'
    // What was not answered is asked again. A decision that was kept is recognised, and answered with its number.
    for (const { wish } of this.#pending.values()) this.#send(wish)
  }

  #learn(news: News): void {
    const before = this.view
    this.#turn = news.turn
    this.deadline = news.deadline
    this.undoable = news.undo
    this.log = [...this.log, news.entry]
    if (news.table !== undefined) this.info = news.table
    if (news.left !== undefined) this.left = news.left
    if (news.view !== undefined) this.view = news.view
    this.happened(news.entry, before, this.view)
  }
}
