/* Made by `make types` from the types of the server. */

export type Message =
  | Wish
  | Answer
  | Acted
  | ActionEvent
  | Analysis
  | AnalysisState
  | AnalysisWish
  | Asked
  | Assessed
  | BoxRecord
  | Candidate
  | CarryToken
  | ChairInfo
  | Clock
  | CoachRemark
  | CoachWords
  | Credentials
  | DrawEvent
  | Ended
  | EndingTally
  | Exploration
  | ExploredTable
  | FillEvent
  | FirstEvent
  | FleetRecord
  | GameLine
  | GameLines
  | GameSearch
  | HiddenDrawEvent
  | Judgement
  | KnownHand
  | LandingData
  | LayoutEvent
  | LessonEntry
  | LessonLine
  | LessonLines
  | LessonStep
  | LessonTold
  | LessonWish
  | Mark
  | Me
  | Moment
  | NewName
  | NotCounted
  | Nothing
  | OpponentsTally
  | OptionsRecord
  | OwnRecord
  | PortView
  | PositionSearch
  | Positions
  | Problem
  | RatingCurve
  | RatingPoint
  | RealSetup
  | Record
  | Replay
  | ResultRecord
  | ScoreData
  | ScoreRecord
  | Scores
  | SeatData
  | SeatSum
  | SeatSummary
  | SettingTally
  | Setup
  | ShipView
  | ShuffleRecord
  | Standing
  | Step
  | StockData
  | Stocks
  | Story
  | TableCounsel
  | TableInfo
  | TableKey
  | TableLine
  | TableLines
  | Tally
  | TerritoryRecord
  | TerritoryView
  | ToldEntry
  | Trial
  | Tried
  | View
  | Weighed
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
  | Advise
  | Undo
  | Leave
  | ComeBack
  | Say
  | Rematch
  | Ping
export type Answer = News | Welcome | Done | Refused | Advice | Present | Bye

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
/**
 * Ask for advice, where the table allows it: about what is hidden and how safe the own ships are, at any time; or about
 *     the moves of the seat, which then has to decide. Answered by `Advice`.
 */
export interface Advise {
  about: 'cards' | 'moves'
  id: number
  seat: number
  type: 'advise'
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
 * The first entry. The shuffle is fixed by a secret whose hash is shown from now on. The game may begin with what
 *     happened in another one, `before`.
 */
export interface Opened {
  at: number
  before?: (LayoutEvent | FirstEvent | FillEvent | DrawEvent | ActionEvent)[]
  commitment: string
  host?: string
  kind: 'opened'
  setup: Setup
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
  advice?: boolean
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
 * Advice for a seat in the turn that it was asked for in. `belief` and `risk` are exact and come at once; `moves`, the
 *     best first, are searched for, which takes up to a second. `end` says whether to announce the end.
 */
export interface Advice {
  belief?: Belief | null
  end: EndNow
  id: number
  moves?: AdvisedMove[] | null
  risk?: Risk | null
  seat: number
  turn: number
  type: 'advice'
}
/**
 * `next_card` are the chances of the next card that is drawn, None if there is none; `renewed` says that it will come
 *     from the discards, because the pile has run out (5.12).
 */
export interface Belief {
  bag: BagBelief
  hands: HandBelief[]
  next_card: number[] | null
  renewed: boolean
}
/**
 * What lies in the bag, by colour; black and white follow. `one` and `two` are the chances that the next `cubes` hold
 *     at least one, and two or more, of each of them.
 */
export interface BagBelief {
  cubes: number
  holds: number[]
  one: number[]
  two: number[]
}
/**
 * How likely another hand of so many `cards` holds at least `one`, and `two` or more, of each colour.
 */
export interface HandBelief {
  cards: number
  house: string
  one: number[]
  seat: number
  two: number[]
}
/**
 * 6.2: whether to announce the end. `missing` are the colours that the warehouse lacks. Where announcing is possible,
 *     `announce` is the chance of winning with it and `sail_on` that of the best move without it. `lead` are the points more
 *     than those of the best rival, `turns` those that others will still have in this round.
 */
export interface EndNow {
  announce?: Chance | null
  due: boolean
  lead: number
  missing: string
  sail_on?: Chance | null
  turns: number
}
/**
 * A chance of winning, a tie counted as its share, with its standard error by sampling.
 */
export interface Chance {
  error: number
  value: number
}
/**
 * A move, as texts of actions: one, or a load and the landing after it. `share` is that of the search.
 */
export interface AdvisedMove {
  /**
   * Items: the text of an action, such as `load trio B`
   */
  actions: string[]
  chance: Chance
  reasons: AdvisedReason[]
  share: number
}
/**
 * `text` is in the language of the connection.
 */
export interface AdvisedReason {
  code: string
  text: string
}
/**
 * `fleet`: the chance that at least one of the own ships can be robbed as they are.
 */
export interface Risk {
  fleet: number
  moves: MoveRisk[]
  ships: ShipRisk[]
}
/**
 * A landing, or a load with any landing at sea, before it is chosen: the chance that the ship can be robbed after it,
 *     and that any ship of the `fleet` can.
 */
export interface MoveRisk {
  action: string
  chance: number
  exposed: boolean
  fleet: number
}
/**
 * An own ship. Pirates are listed in playing order, if the ship can be robbed where it is (4.2, 8.6, 8.9).
 */
export interface ShipRisk {
  chance: number
  exposed: boolean
  pirates: Pirate[]
  place: string | null
  ship: string
}
/**
 * A rival who will have a turn. `chance`: it can rob the ship. `first`: it can, and nobody before it could; these add
 *     up to the chance of the ship.
 */
export interface Pirate {
  chance: number
  first: number
  house: string
  seat: number
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
 * A finished analysis. `marks` are by event; `foreign_box`: the chances were learned with another box.
 */
export interface Analysis {
  depth: string
  foreign_box: boolean
  marks: {
    [k: string]: 'blunder' | 'doubtful' | 'mistake'
  }
  moments: Moment[]
  seats: SeatSum[]
  start: number[]
  steps: Assessed[]
  version: number
}
/**
 * A moment that decided something: the event, the seat it is about, how much the seat's chance changed, and why it was
 *     picked.
 */
export interface Moment {
  change: number
  event: number
  kind: 'end' | 'mark' | 'stroke' | 'turn'
  seat: number
}
/**
 * The game of one seat. `start` + `skill` + `luck` = `result`; `own` and `others` are the parts of the skill that came
 *     from its own decisions and from those of the others, `drawn` the part of the luck that came with cubes and cards.
 *     `accuracy` is in per cent, None without a decision that mattered.
 */
export interface SeatSum {
  accuracy: number | null
  blunders: number
  decisions: number
  doubtful: number
  drawn: number
  luck: number
  mistakes: number
  others: number
  own: number
  result: number
  skill: number
  start: number
}
/**
 * What is known about an event: the chances of all seats after it, and of a decision with a choice, the judgement.
 */
export interface Assessed {
  chances: number[]
  judgement?: Judgement | null
}
/**
 * A decision, judged by what its player could know. `candidates` are sorted by chance; `best` is the action that a
 *     search found best, `loss` how much more chance it gave than the played one (below 0: less), `error` the standard
 *     error of that difference; `stake` is how much more it gave than an action drawn by lot.
 */
export interface Judgement {
  best: string
  candidates: Candidate[]
  error: number
  loss: number
  stake: number
}
/**
 * An action that could be chosen: the mover's chance of winning after it, by what the mover could know, with the
 *     standard error of that number (`Judgement.error` is that of a difference).
 */
export interface Candidate {
  action: string
  chance: number
  error: number
}
/**
 * How far the analysis of a game is: `done` of `total` events, after `ahead` other analyses. `mine`: who asks here has
 *     asked for it, and may stop it.
 */
export interface AnalysisState {
  ahead?: number
  analysis?: Analysis | null
  depth: 'deep' | 'quick'
  done?: number
  mine?: boolean
  state: 'asked' | 'done' | 'failed' | 'none' | 'stopped'
  total?: number
}
export interface AnalysisWish {
  depth?: 'deep' | 'quick'
}
/**
 * What has to be told next: `number` cubes for a port, out of a `bag`, or cards of a seat.
 */
export interface Asked {
  bag: number[]
  kind: 'draw' | 'fill'
  number: number
  port: string | null
  seat: number | null
}
/**
 * A link that works once, until the time given.
 */
export interface CarryToken {
  token: string
  until: number
}
/**
 * A message of the page with its facts.
 */
export interface CoachRemark {
  facts: {
    [k: string]: string | number
  }
  message: string
}
/**
 * What the coach says when the log has so many entries.
 */
export interface CoachWords {
  number: number
  remarks: CoachRemark[]
}
export interface Credentials {
  login: string
  password: string
}
export interface Ended {
  reason: 'announced' | 'port' | 'quiet' | 'territories'
  rounds: number
  winners: number[]
}
/**
 * How many games ended in a way, and how many of them were won, counted as in a tally.
 */
export interface EndingTally {
  ending: 'announced-by-me' | 'announced-by-others' | 'port' | 'quiet' | 'territories'
  games: number
  shared: number
  wins: number
  won: number
}
/**
 * Go on from the position after a step of the replay, or after decisions that were tried out there (`Trial`); whoever
 *     asks sits in the seats that are `here`.
 */
export interface Exploration {
  /**
   * @maxItems 100
   *
   * Items: the text of an action, such as `load trio B`
   */
  actions?: string[]
  deal?: number
  /**
   * @minItems 2
   * @maxItems 4
   */
  seats: ('admiral' | 'captain' | 'deckhand' | 'doge' | 'here' | 'open' | 'sailor')[]
  step: number
}
export interface ExploredTable {
  key: string
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
 * The cards of a seat that are known, by colour, and the number of the others.
 */
export interface KnownHand {
  cards: number[]
  unknown: number
}
/**
 * A decision, and how things stood after it.
 */
export interface LessonEntry {
  entry: Acted
  view: View
}
/**
 * A lesson in the list; its words are `learn-NAME` of the page.
 */
export interface LessonLine {
  expansion: boolean
  name: string
  steps: number
}
export interface LessonLines {
  lessons: LessonLine[]
}
/**
 * A step: the message of its rule, the places and pieces meant, messages written at some of them, and the action that
 *     is shown to who asks.
 */
export interface LessonStep {
  labels: {
    [k: string]: string
  }
  marks: string[]
  message: string
  scene: number
  shown: string
}
/**
 * A scene: how it began and what happened in it, of which everything from `fresh` on is new. `step` is the number of
 *     the step that is next in the lesson; `over` if the scene is. `wrong` is the message that explains an action which the
 *     rules allow, but which was not meant; `refused` says why they forbid one. In both cases nothing happened.
 */
export interface LessonTold {
  first: View
  fresh: number
  lessons: number
  log: LessonEntry[]
  number: number
  over: boolean
  refused?: Problem | null
  scenes: number
  step: number
  steps: LessonStep[]
  table: TableInfo
  wrong?: string | null
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
 * What the person did in a scene so far, and what they want to do now; with `why` only whether the rules allow it.
 */
export interface LessonWish {
  action?: string | null
  /**
   * @maxItems 20
   *
   * Items: the text of an action, such as `load trio B`
   */
  did?: string[]
  scene?: number
  why?: boolean
}
/**
 * The rating of a level of bots.
 */
export interface Mark {
  level: 'admiral' | 'captain' | 'deckhand' | 'doge' | 'sailor'
  rating: number
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
 * Games of one's list that do not count: records that were added, games that went on from a position of another one,
 *     and games of several people at one device, none of whom had one's name.
 */
export interface NotCounted {
  explored: number
  imported: number
  shared: number
}
/**
 * An empty object.
 */
export interface Nothing {}
/**
 * All games against a kind of opponents.
 */
export interface OpponentsTally {
  opponents: 'admiral' | 'captain' | 'deckhand' | 'doge' | 'mixed' | 'people' | 'sailor'
  tally: Tally
}
/**
 * Some games. `won` were won alone and `shared` with others, `wins` counts both, each by one's share of it; `fair` is
 *     how many wins that would be among equals. The rest are means for a game: one's own points and their parts, those of the
 *     others, raids made and suffered.
 */
export interface Tally {
  fair: number
  figures: number
  games: number
  goods: number
  others: number
  points: number
  raided: number
  raids: number
  sets: number
  shared: number
  territories: number
  wins: number
  won: number
}
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
 * How somebody's games came out. What was never played is left out of the lists.
 */
export interface OwnRecord {
  endings: EndingTally[]
  marks: Mark[]
  opponents: OpponentsTally[]
  ratings: RatingCurve[]
  settings: SettingTally[]
  total: Tally | null
  uncounted: NotCounted
}
/**
 * A rating after all games against bots only, or against people, and what it was before, thinned out. `sigma` is its
 *     standard deviation: the true strength is within twice that in 95 of 100 cases.
 */
export interface RatingCurve {
  against: 'bots' | 'people'
  games: number
  points: RatingPoint[]
  rating: number
  sigma: number
}
/**
 * What was believed after the game with this number, counted from 1.
 */
export interface RatingPoint {
  finished: number
  game: number
  rating: number
  sigma: number
}
/**
 * All games with a number of players, with or without the expansion.
 */
export interface SettingTally {
  expansion: boolean
  players: number
  tally: Tally
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
 * What lies on a real table. `houses` are the seats in playing direction, `tiles` are told where they do not lie as
 *     the box says, `followed` are the seats whose cards are told.
 */
export interface RealSetup {
  expansion?: boolean
  first?: number
  /**
   * @maxItems 4
   */
  followed?: number[]
  /**
   * @minItems 2
   * @maxItems 4
   */
  houses: ('Contarini' | 'Dandolo' | 'Loredan' | 'Morosini')[]
  modone?: boolean
  /**
   * @maxItems 4
   *
   * Items: the three squares of a tile, from Venice to Constantinople
   */
  tiles?: string[]
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
export interface Scores {
  scores: ScoreData[]
  winners: number[]
}
/**
 * How things stand after the entries that fit. `fault` says why the next one does not; the rest waits.
 */
export interface Standing {
  asked: Asked | null
  ended: Ended | null
  fault: Problem | null
  fits: number
  hands: KnownHand[]
  log: ToldEntry[]
  view: View
}
/**
 * An entry in words; `seat` is who decided, or drew.
 */
export interface ToldEntry {
  round: number
  seat: number | null
  words: string
}
/**
 * What somebody has at the end; `figures` are those of both kinds.
 */
export interface StockData {
  figures?: number
  /**
   * @minItems 6
   * @maxItems 6
   */
  goods?: number[]
  /**
   * @maxItems 5
   */
  territories?: ('Candia' | 'Durazzo' | 'Galata' | 'Negroponte' | 'Zara')[]
}
export interface Stocks {
  expansion?: boolean
  /**
   * @minItems 1
   * @maxItems 4
   */
  seats: StockData[]
}
/**
 * All that was told, in order: texts of actions, `Venice +RRG`, `draw GB`, with `?` for a card that is not told.
 */
export interface Story {
  /**
   * @maxItems 2000
   */
  entries?: string[]
  table: RealSetup
}
/**
 * What the adviser would do who sees what the seat can see, in words, and why. Where advice is not ready or not
 *     installed, it is what a bot would do, without reasons.
 */
export interface TableCounsel {
  action: string
  reasons?: string[]
  words: string
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
/**
 * Decisions to try out one after the other, by whoever decides, in the position after a step of the replay. What chance
 *     adds is dealt anew, the same for the same `deal`.
 */
export interface Trial {
  /**
   * @maxItems 100
   *
   * Items: the text of an action, such as `load trio B`
   */
  actions?: string[]
  deal?: number
  step: number
}
/**
 * What came of a trial: its decisions as the replay tells them, and how things stand then for whoever decides. If the
 *     chances are not known, `unknown` says why.
 */
export interface Tried {
  steps: Step[]
  unknown: Problem | null
  view: View
  weighed: Weighed | null
}
/**
 * The chances of all seats: in the position, after the decision that was really made there, and after each of those
 *     that are tried out. What a decision draws is averaged over all that it could be.
 */
export interface Weighed {
  after: number[][]
  before: number[]
  played: number[] | null
}
