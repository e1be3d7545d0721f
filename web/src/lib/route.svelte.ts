/** Where one is: the address of the page, as something that screens depend on. */
export type Route =
  | { screen: 'start' }
  | { screen: 'table'; key: string }
  | { screen: 'game'; key: string; at: number | null; seat: number | null }
  | { screen: 'study'; key: string; at: number | null }
  | { screen: 'carry'; token: string }
  | { screen: 'games' }
  | { screen: 'record' }
  | { screen: 'rules'; number: string | null }
  | { screen: 'about' }
  | { screen: 'learn' }
  | { screen: 'lesson'; name: string }
  | { screen: 'companion' }
  | { screen: 'unknown' }

const PATHS: [RegExp, (part: string, query: URLSearchParams) => Route][] = [
  [/^\/$/, () => ({ screen: 'start' })],
  [/^\/t\/([\w-]+)$/, (key) => ({ screen: 'table', key })],
  [
    /^\/g\/([\w-]+)$/,
    (key, query) => ({ screen: 'game', key, at: number(query.get('at')), seat: number(query.get('seat')) }),
  ],
  [/^\/g\/([\w-]+)\/analysis$/, (key, query) => ({ screen: 'study', key, at: number(query.get('at')) })],
  [/^\/carry\/([\w-]+)$/, (token) => ({ screen: 'carry', token })],
  [/^\/games$/, () => ({ screen: 'games' })],
  [/^\/record$/, () => ({ screen: 'record' })],
  [/^\/rules$/, () => ({ screen: 'rules', number: null })],
  [/^\/rules\/([\w.-]+)$/, (number) => ({ screen: 'rules', number })],
  [/^\/about$/, () => ({ screen: 'about' })],
  [/^\/learn$/, () => ({ screen: 'learn' })],
  [/^\/learn\/([\w-]+)$/, (name) => ({ screen: 'lesson', name })],
  [/^\/companion$/, () => ({ screen: 'companion' })],
]

const number = (text: string | null): number | null => (text !== null && /^\d+$/.test(text) ? Number(text) : null)

export function routeOf(url: URL): Route {
  for (const [path, make] of PATHS) {
    const found = path.exec(url.pathname)
    if (found !== null) return make(found[1] ?? '', url.searchParams)
  }
  return { screen: 'unknown' }
}

class Place {
  route = $state.raw<Route>(routeOf(new URL(location.href)))

  /** Whether this is not the screen that one came with. */
  travelled = false

  constructor() {
    addEventListener('popstate', () => {
      this.travelled = true
      this.route = routeOf(new URL(location.href))
    })
  }

  /** Go to another screen; `instead` leaves no way back to this one. */
  go(path: string, instead = false): void {
    this.travelled = true
    history[instead ? 'replaceState' : 'pushState'](null, '', path)
    this.route = routeOf(new URL(location.href))
    scrollTo(0, 0)
  }
}

export const place = new Place()

/** Lets links within the page change the screen without loading it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  place.go(link.pathname + link.search)
}
