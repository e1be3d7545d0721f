/** Requests to the server. What it refuses is an error with its sentence, in the language of the page. */
import type {
  BoxRecord,
  CoachWords,
  AnalysisState,
  Exploration,
  ExploredTable,
  GameLines,
  LessonLines,
  LessonTold,
  LessonWish,
  Me,
  OwnRecord,
  Positions,
  Problem,
  Record as GameRecord,
  Replay,
  Scores,
  Setup,
  Standing,
  Stocks,
  Story,
  TableCounsel,
  TableInfo,
  TableKey,
  TableLines,
  Trial,
  Tried,
} from '../protocol'
import { words } from './words.svelte'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
    message: string,
  ) {
    super(message)
  }
}

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { 'Accept-Language': words.language }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  } catch {
    throw new Refused(0, null, words.say('page-offline'))
  }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as Answer
  const problem = answer as Problem | null
  throw new Refused(response.status, problem, problem?.message ?? words.say('page-offline'))
}

export const me = (): Promise<Me> => request('GET', '/api/me')
export const takeName = (name: string): Promise<Me> => request('PUT', '/api/me', { name })
export const makeAccount = (login: string, password: string): Promise<Me> =>
  request('POST', '/api/account', { login, password })
export const logIn = (login: string, password: string): Promise<Me> => request('POST', '/api/login', { login, password })
export const logOut = (): Promise<unknown> => request('POST', '/api/logout')
export const box = (): Promise<BoxRecord> => request('GET', '/api/box')
export const tables = (): Promise<TableLines> => request('GET', '/api/tables')
export const openTable = (setup: Setup): Promise<TableKey> => request('POST', '/api/tables', setup)
export const table = (key: string): Promise<TableInfo> => request('GET', `/api/tables/${key}`)
export const carry = (key: string): Promise<{ token: string }> => request('POST', `/api/tables/${key}/carry`)
export const followCarry = (token: string): Promise<TableKey> => request('POST', `/api/carry/${token}`)
export const game = (key: string): Promise<GameRecord> => request('GET', `/api/games/${key}`)
export const replay = (key: string): Promise<Replay> => request('GET', `/api/games/${key}/replay`)
export const positions = (key: string, seat: number | null, begin: number, most: number): Promise<Positions> =>
  request('GET', `/api/games/${key}/positions?begin=${begin}&most=${most}${seat === null ? '' : `&seat=${seat}`}`)
export const analysis = (key: string, depth: AnalysisState['depth']): Promise<AnalysisState> =>
  request('GET', `/api/games/${key}/analysis?depth=${depth}`)
export const analyse = (key: string, depth: AnalysisState['depth']): Promise<AnalysisState> =>
  request('POST', `/api/games/${key}/analysis`, { depth })
export const stopAnalysis = (key: string, depth: AnalysisState['depth']): Promise<AnalysisState> =>
  request('DELETE', `/api/games/${key}/analysis?depth=${depth}`)
export const tryOut = (key: string, trial: Trial): Promise<Tried> => request('POST', `/api/games/${key}/try`, trial)
export const explore = (key: string, wish: Exploration): Promise<ExploredTable> =>
  request('POST', `/api/games/${key}/explore`, wish)
export const addGame = (record: unknown): Promise<TableKey> => request('POST', '/api/games', record)
export const dropGame = (key: string): Promise<unknown> => request('DELETE', `/api/games/${key}`)
export const games = (search: {
  words?: string
  players?: number
  expansion?: boolean
  before?: number
}): Promise<GameLines> => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  return request('GET', `/api/games?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`)
}
export const record = (): Promise<OwnRecord> => request('GET', '/api/record')
export const lessons = (): Promise<LessonLines> => request('GET', '/api/lessons')
export const lesson = (name: string, wish: LessonWish): Promise<LessonTold> => request('POST', `/api/lessons/${name}`, wish)
export const coach = (key: string): Promise<CoachWords> => request('GET', `/api/tables/${key}/coach`)
export const version = async (): Promise<string> => {
  const { info } = await request<{ info: { version: string } }>('GET', '/openapi.json')
  return info.version
}
export const companion = (story: Story): Promise<Standing> => request('POST', '/api/companion', story)
export const companionRecord = (story: Story): Promise<GameRecord> => request('POST', '/api/companion/record', story)
export const companionAdvice = (story: Story): Promise<TableCounsel> => request('POST', '/api/companion/advice', story)
export const companionScore = (stocks: Stocks): Promise<Scores> => request('POST', '/api/companion/score', stocks)
