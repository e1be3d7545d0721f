/* Made by `make types` from the types of the server. */

export type Message =
  | Wish
  | Answer
  | ActionEvent
  | BoxRecord
  | CarryToken
  | ChairInfo
  | Clock
  | Credentials
  | DrawEvent
  | FillEvent
  | FirstEvent
  | FleetRecord
  | GameLine
  | GameLines
  | GameSearch
  | LandingData
  | LayoutEvent
  | Me
  | NewName
  | Nothing
  | OptionsRecord
  | PortView
  | PositionSearch
  | Positions
  | Problem
  | Record
  | Replay
  | ResultRecord
  | ScoreData
  | ScoreRecord
  | SeatData
  | SeatSummary
  | Setup
  | ShipView
  | ShuffleRecord
  | Step
  | TableInfo
  | TableKey
  | TableLine
  | TableLines
  | TerritoryRecord
  | TerritoryView
  | View
export type Wish =
  | Look
  | Sit
  | Stand
  | PlanSeat
  | ChooseHouse
  | MakeReady
  | Start
  | Close
  | Act
  | Why
  | Undo
  | Leave
  | ComeBack
  | Say
  | Rematch
  | Ping
export type Answer = News | Welcome | Done | Refused | Present | Bye

/**
 * See the table from one of the own seats, or as a spectator (null). At first it is the lowest own seat.
 */
export interface Look {
  id: number
  seat: number | null
  type: 'look'
}
/**
 * Take an open seat, or an own one under another name. Without a name one is called as everywhere else; with one,
 *     several people at one device can be told apart.
 */
export interface Sit {
  id: number
  name?: string | null
  seat: number
  type: 'sit'
}
export interface Stand {
  id: number
  seat: number
  type: 'stand'
}
/**
 * The host gives a seat to a bot, or opens it.
 */
export interface PlanSeat {
  id: number
  plan: 'admiral' | 'captain' | 'deckhand' | 'doge' | 'here' | 'open' | 'sailor'
  seat: number
  type: 'plan'
}
export interface ChooseHouse {
  house: ('Contarini' | 'Dandolo' | 'Loredan' | 'Morosini') | null
  id: number
  seat: number
  type: 'house'
}
/**
 * With a salt of one's own one has a hand in the shuffle.
 */
export interface MakeReady {
  id: number
  ready?: boolean
  salt?: string
  seat: number
  type: 'ready'
}
export interface Start {
  id: number
  type: 'start'
}
export interface Close {
  id: number
  type: 'close'
}
/**
 * A decision; `answers` is the `turn` that it was made in.
 */
export interface Act {
  /**
   * the text of an action, such as `load trio B`
   */
  action: string
  answers: number
  id: number
  seat: number
  type: 'act'
}
/**
 * Whether a seat could decide so now: it is refused for the reason why not, and nothing happens.
 */
export interface Why {
  /**
   * the text of an action, such as `load trio B`
   */
  action: string
  id: number
  seat: number
  type: 'why'
}
export interface Undo {
  answers: number
  id: number
  seat: number
  type: 'undo'
}
/**
 * A bot takes over.
 */
export interface Leave {
  id: number
  seat: number
  type: 'leave'
}
export interface ComeBack {
  id: number
  seat: number
  type: 'return'
}
/**
 * One of the two.
 */
export interface Say {
  id: number
  phrase?:
    | (
        | 'good-luck'
        | 'goodbye'
        | 'hello'
        | 'ouch'
        | 'pirates'
        | 'rematch'
        | 'thanks'
        | 'thinking'
        | 'well-played'
        | 'your-turn'
      )
    | null
  text?: string | null
  type: 'say'
}
/**
 * The same people at a new table, everybody one seat on.
 */
export interface Rematch {
  id: number
  type: 'rematch'
}
export interface Ping {
  id: number
  type: 'ping'
}
/**
 * Entry `number` of the log. `turn` is what the next move answers; `view` what the seat may know now, if it changed;
 *     `deadline` when the clock of the seat that decides falls; `undo` the seat that may take its last decision back; `left`,
 *     with a clock for the game, the milliseconds of each seat, without what runs now.
 */
export interface News {
  deadline: number | null
  entry:
    | Opened
    | Sat
    | Stood
    | Planned
    | Chose
    | Readied
    | Closed
    | Started
    | Acted
    | Undone
    | Replaced
    | Returned
    | Said
    | Again
  left?: number[]
  number: number
  table?: TableInfo
  turn: number
  type: 'news'
  undo: number | null
  view?: View
}
/**
 * The first entry. The shuffle is fixed by a secret whose hash is shown from now on.
 */
export interface Opened {
  at: number
  commitment: string
  host?: string
  kind: 'opened'
  setup: Setup
}
/**
 * The set-up of a table. `seats` are in playing direction; `houses` may name some of them, null where it is open;
 *     `names` may name people who are here, null for who opens the table; `first` is the seat that begins, null to draw it.
 *     `stand_in` takes over for who leaves or whose clock has fallen. With `hints` the table may be asked for advice.
 */
export interface Setup {
  box?: BoxRecord | null
  chat?: 'free' | 'off' | 'phrases'
  clock?: Clock | null
  expansion?: boolean
  first?: number | null
  hints?: boolean
  houses?: (('Contarini' | 'Dandolo' | 'Loredan' | 'Morosini') | null)[]
  layout?: 'shuffled' | 'standard'
  modone?: boolean
  /**
   * @maxItems 4
   */
  names?: (string | null)[]
  public?: boolean
  /**
   * @minItems 2
   * @maxItems 4
   */
  seats: ('admiral' | 'captain' | 'deckhand' | 'doge' | 'here' | 'open' | 'sailor')[]
  stand_in?: 'admiral' | 'captain' | 'deckhand' | 'doge' | 'sailor'
}
/**
 * The material, as in a box file (RULES 1, 8.1, 8.2).
 */
export interface BoxRecord {
  black: number
  cards_per_colour: number
  conquerors: number
  cubes_per_colour: number
  fleets: {
    [k: string]: FleetRecord
  }
  hand: number
  port: number
  port_expansion: number
  sea_way: {
    /**
     * Items: the three squares of a tile, from Venice to Constantinople
     */
    [k: string]: string[]
  }
  territories: {
    [k: string]: TerritoryRecord
  }
  white: number
}
/**
 * 1.7: the three sails of each ship.
 */
export interface FleetRecord {
  duo: string
  mono: string
  trio: string
}
/**
 * 8.2
 */
export interface TerritoryRecord {
  cost: number
  worth: number
}
/**
 * `move`: so many seconds for every decision. `game`: so many for all of a seat's decisions, and `bonus` more after
 *     each of its turns. Minutes or days, it is the same clock.
 */
export interface Clock {
  bonus?: number
  kind: 'game' | 'move'
  seconds: number
}
/**
 * A person takes a seat, or takes it along to another device.
 */
export interface Sat {
  at: number
  kind: 'sat'
  name: string
  player?: string
  seat: number
}
/**
 * A seat is open again, before the game.
 */
export interface Stood {
  at: number
  kind: 'stood'
  seat: number
}
/**
 * The host gives a seat to a bot, or opens it.
 */
export interface Planned {
  at: number
  kind: 'planned'
  plan: 'admiral' | 'captain' | 'deckhand' | 'doge' | 'here' | 'open' | 'sailor'
  seat: number
}
/**
 * A house for a seat; null if it does not matter.
 */
export interface Chose {
  at: number
  house: ('Contarini' | 'Dandolo' | 'Loredan' | 'Morosini') | null
  kind: 'chose'
  seat: number
}
/**
 * A person is ready, or not any more. With the salt it has a hand in the shuffle.
 */
export interface Readied {
  at: number
  kind: 'readied'
  ready: boolean
  salt?: string
  seat: number
}
/**
 * The host has given the table up before the game.
 */
export interface Closed {
  at: number
  kind: 'closed'
}
/**
 * The game begins; `events` is what chance supplied before the first decision.
 */
export interface Started {
  at: number
  events: (LayoutEvent | FirstEvent | FillEvent | DrawEvent | ActionEvent | HiddenDrawEvent)[]
  houses: ('Contarini' | 'Dandolo' | 'Loredan' | 'Morosini')[]
  kind: 'started'
  salt: string
}
/**
 * 2.2: the drawn tiles, from Venice to Constantinople.
 */
export interface LayoutEvent {
  /**
   * Items: the three squares of a tile, from Venice to Constantinople
   */
  tiles: string[]
  type: 'layout'
}
/**
 * 2.4: the drawn first player.
 */
export interface FirstEvent {
  seat: number
  type: 'first'
}
/**
 * 2.6, 5.2: cubes drawn for a port of origin.
 */
export interface FillEvent {
  /**
   * drawn cubes: letters in the order YPGROBKW
   */
  cubes: string
  port: 'Constantinople' | 'Venice'
  type: 'fill'
}
/**
 * 2.7, 5.11: cards dealt to or drawn by a seat.
 */
export interface DrawEvent {
  /**
   * drawn cards: letters in the order YPGROB
   */
  cards: string
  seat: number
  type: 'draw'
}
/**
 * A decision; `legal`, where it is given, lists every action that was legal.
 */
export interface ActionEvent {
  /**
   * the text of an action, such as `load trio B`
   */
  action: string
  legal?: string[] | null
  seat: number
  type: 'action'
}
/**
 * Cards drawn by a seat, as the others see it.
 */
export interface HiddenDrawEvent {
  number: number
  seat: number
  type: 'hidden'
}
/**
 * A decision in a round, and what chance added. `bot` is the level that decided, null if the person did. `price` are
 *     the wind cards of a landing; `cargo` is what was loaded, unloaded or stolen: `number` goods or conquerors, and
 *     `peasants`.
 */
export interface Acted {
  at: number
  bot: string | null
  cargo?: string | null
  events: (LayoutEvent | FirstEvent | FillEvent | DrawEvent | ActionEvent | HiddenDrawEvent)[]
  kind: 'acted'
  number?: number
  peasants?: number
  price?: string
  round?: number
  seat: number
}
/**
 * A seat takes back its last decisions; so many events are left.
 */
export interface Undone {
  at: number
  events: number
  kind: 'undone'
  seat: number
}
/**
 * A bot plays for a person from now on.
 */
export interface Replaced {
  at: number
  kind: 'replaced'
  seat: number
  why: 'clock' | 'left'
}
/**
 * The person plays again.
 */
export interface Returned {
  at: number
  kind: 'returned'
  seat: number
}
/**
 * A spectator has no seat.
 */
export interface Said {
  at: number
  kind: 'said'
  name: string
  phrase?:
    | (
        | 'good-luck'
        | 'goodbye'
        | 'hello'
        | 'ouch'
        | 'pirates'
        | 'rematch'
        | 'thanks'
        | 'thinking'
        | 'well-played'
        | 'your-turn'
      )
    | null
  seat?: number | null
  text?: string | null
}
/**
 * A rematch at another table.
 */
export interface Again {
  at: number
  kind: 'again'
  table: string
}
export interface TableInfo {
  chairs: ChairInfo[]
  commitment: string
  key: string
  phase: 'closed' | 'over' | 'playing' | 'waiting'
  rematch: string | null
  secret?: string | null
  setup: Setup
}
/**
 * A seat: who sits in it. `bot` is the level of a bot, or of the one that stands in; `left` the milliseconds on the
 *     clock of the game, without what runs now.
 */
export interface ChairInfo {
  away: boolean
  bot: ('admiral' | 'captain' | 'deckhand' | 'doge' | 'sailor') | null
  house: ('Contarini' | 'Dandolo' | 'Loredan' | 'Morosini') | null
  left?: number | null
  name: string | null
  open: boolean
  ready: boolean
}
/**
 * What `seat` may know; a spectator has no seat and no hand.
 *
 *     `way` are the places from Venice to Constantinople, `colours` the colour of each of them, empty for ports. `legal` and
 *     `landings` are empty unless the seat decides now. `unseen` counts the cards that are neither in the own hand nor among
 *     the discards: the pile and the other hands. `quiet` and `quiet_rounds` are the count of 6.4: nothing was loaded,
 *     unloaded or stolen in this round so far, and in this many rounds before it. Ports are filled to `port_size`,
 *     first hands hold `hand_size` cards.
 */
export interface View {
  announcer: number | null
  bag: number[]
  berths: number
  chance: string | null
  colours: string[]
  decider: number | null
  discards: number[]
  end: ('announced' | 'port' | 'quiet' | 'territories') | null
  expansion: boolean
  first: number
  hand: number[] | null
  hand_size: number
  landings: LandingData[]
  legal: string[]
  phase: string
  pile: number
  players: number
  port_size: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  ports: [PortView, PortView]
  quiet: boolean
  quiet_rounds: number
  raided: boolean
  reserve: number
  round: number
  seat: number | null
  seats: SeatData[]
  ship: [number, string] | null
  ships: ShipView[]
  supply: number
  territories: TerritoryView[]
  turn: number
  unseen: number[]
  way: string[]
}
export interface LandingData {
  action: string
  cards: number
  price: string
}
export interface PortView {
  conquerors: number
  goods: number[]
  name: string
  peasants: number
}
export interface SeatData {
  cards: number
  conquerors: number
  goods: number[]
  house: string
  peasants: number
  score: ScoreData
  seat: number
}
/**
 * A score with the bonus of each set and the total, so that a reader in another language need not know the worth of
 *     sets.
 */
export interface ScoreData {
  bonuses: number[]
  figures: number
  goods: number
  sets: number[]
  territories: [string, number][]
  total: number
}
/**
 * A ship. `sails` are its three sails; `place` is None before it is placed; `cargo` is one of `CARGO_NAMES` or None;
 *     `aboard` counts goods or conquerors.
 */
export interface ShipView {
  aboard: number
  cargo: string | null
  heading: string
  kind: string
  peasants: number
  place: string | null
  sails: string
  seat: number
}
export interface TerritoryView {
  cost: number
  name: string
  owner: number | null
  worth: number
}
/**
 * Everything from the beginning: after connecting, after `Look`, and with the truth for who was late.
 */
export interface Welcome {
  deadline: number | null
  host: boolean
  log: (
    | Opened
    | Sat
    | Stood
    | Planned
    | Chose
    | Readied
    | Closed
    | Started
    | Acted
    | Undone
    | Replaced
    | Returned
    | Said
    | Again
  )[]
  mine: number[]
  now: number
  number: number
  protocol: number
  seat: number | null
  table: TableInfo
  turn: number
  type: 'table'
  undo: number | null
  view: View | null
}
/**
 * What was wished for has happened and is kept; `number` is its entry, where there is one.
 */
export interface Done {
  id: number
  number?: number | null
  type: 'done'
}
/**
 * Nothing has changed. `kind`: malformed, impossible, illegal, forbidden, unknown, late, busy, broken. `message` is a
 *     sentence in the language of the connection, `rule` the number of a rule.
 */
export interface Refused {
  code: string
  id: number | null
  kind: string
  message: string
  rule?: string | null
  type: 'refused'
}
/**
 * Who is connected: the seats, and the number of spectators.
 */
export interface Present {
  seats: number[]
  spectators: number
  type: 'present'
}
/**
 * The server is about to end or to be restarted: connect again in a moment.
 */
export interface Bye {
  after: number
  type: 'bye'
}
/**
 * A link that works once, until the time given.
 */
export interface CarryToken {
  token: string
  until: number
}
export interface Credentials {
  login: string
  password: string
}
export interface GameLine {
  expansion: boolean
  finished: number
  key: string
  reason: string
  seat: number | null
  seats: SeatSummary[]
}
/**
 * How a seat came out; a bot has the name of its level.
 */
export interface SeatSummary {
  bot: boolean
  house: string
  name: string
  points: number
  winner: boolean
}
/**
 * `next` is the `before` of the next page.
 */
export interface GameLines {
  games: GameLine[]
  next: number | null
}
export interface GameSearch {
  before?: number
  expansion?: boolean | null
  players?: number | null
  words?: string
}
/**
 * Whoever asks: nobody yet (null), a guest with a name, or an account with a login.
 */
export interface Me {
  login: string | null
  name: string | null
}
export interface NewName {
  name: string
}
/**
 * An empty object.
 */
export interface Nothing {}
/**
 * What the table agreed on (RULES 2). `first` is null if the first player was drawn.
 */
export interface OptionsRecord {
  expansion?: boolean
  first?: number | null
  houses: ('Contarini' | 'Dandolo' | 'Loredan' | 'Morosini')[]
  layout?: 'shuffled' | 'standard'
  modone?: boolean
  players: number
}
/**
 * `begin` is the number of the first position, `most` how many are wanted; with a seat its hand is shown.
 */
export interface PositionSearch {
  begin?: number
  most?: number
  seat?: number | null
}
/**
 * How things stood after the step `begin`, and after the next ones, as far as they exist.
 */
export interface Positions {
  begin: number
  views: View[]
}
/**
 * Why something was not done; nothing has changed. `message` is a sentence in the language of the request.
 */
export interface Problem {
  code: string
  kind: string
  message: string
  rule?: string | null
}
/**
 * A game of Golden Horn. `about` holds what people want to note, such as date, place and names.
 */
export interface Record {
  about?: {
    [k: string]: string
  }
  box: BoxRecord
  events: (LayoutEvent | FirstEvent | FillEvent | DrawEvent | ActionEvent)[]
  format: 'golden-horn-record'
  options: OptionsRecord
  result?: ResultRecord | null
  rules_version: number
  shuffle?: ShuffleRecord | null
  version: number
}
/**
 * Why the game ended, the points of all seats, and the winners.
 */
export interface ResultRecord {
  announcer: number | null
  reason: 'announced' | 'port' | 'quiet' | 'territories'
  rounds: number
  scores: ScoreRecord[]
  winners: number[]
}
/**
 * The points of one seat (RULES 7, 8.15).
 */
export interface ScoreRecord {
  figures: number
  goods: number
  sets: number
  territories: number
  total: number
}
/**
 * Commit and reveal: the SHA-256 of the secret, shown before the game; the salt; the secret, null until the end.
 */
export interface ShuffleRecord {
  commitment: string
  salt?: string
  secret?: string | null
}
/**
 * The story of a finished game. After each step there is a position with the same number.
 */
export interface Replay {
  finished: number
  seats: SeatSummary[]
  steps: Step[]
}
/**
 * A decision in a round and what chance added, as the log of a table tells it; the first has no seat, and is what
 *     chance supplied before any decision.
 */
export interface Step {
  cargo?: string | null
  events: (LayoutEvent | FirstEvent | FillEvent | DrawEvent | ActionEvent)[]
  number?: number
  peasants?: number
  price?: string
  round?: number
  seat: number | null
}
export interface TableKey {
  key: string
}
/**
 * A table in a list: who sits there, which seats are one's own, and which one decides now.
 */
export interface TableLine {
  chairs: ChairInfo[]
  created: number
  decider: number | null
  expansion: boolean
  key: string
  mine: number[]
  phase: string
}
export interface TableLines {
  mine: TableLine[]
  public: TableLine[]
}
