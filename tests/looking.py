"""What is wrong with a screen: for people with other senses, and for words that find no room."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Text that is wider than its place, sticks out of the window, or is cut off by something around it. What scrolls shows all
# of its text in the end; what is only for screen readers, or drawn, has its own measures.
TIGHT = """() => {
  const found = []
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const cuts = (value) => value === 'hidden' || value === 'clip'
  const scrolls = (value) => value === 'auto' || value === 'scroll'
  const shown = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('.curtain') ?? document.body
  for (const element of shown.querySelectorAll('*')) {
    if (element.closest('svg, option, .visually-hidden, .flights, .defs') || !seen(element)) continue
    const nodes = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim() !== '')
    const field = element.matches('select, input:not([type=range]):not([type=file])')
    if (nodes.length === 0 && !field) continue
    const told = (field ? element.value : nodes.map((node) => node.data.trim()).join(' ')).slice(0, 60)
    const name = `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}: ${told}`
    const style = getComputedStyle(element)
    // A name may end in dots where a title has the whole of it.
    const dotted = style.textOverflow === 'ellipsis' && element.title.slice(0, 60) === told
    const free = dotted || style.display === 'inline' || scrolls(style.overflowX)
    if (!field && !free && element.scrollWidth > element.clientWidth + 1)
      found.push(`too wide (${element.scrollWidth} > ${element.clientWidth}) ${name}`)
    const range = document.createRange()
    if (field) range.selectNode(element)
    else range.selectNodeContents(element)
    const text = field ? element.getBoundingClientRect() : range.getBoundingClientRect()
    if (text.width === 0) continue
    let [inX, inY] = [dotted, false]
    for (let around = element; around !== null && around !== document.documentElement; around = around.parentElement) {
      const place = around.getBoundingClientRect()
      const { overflowX, overflowY } = getComputedStyle(around)
      const by = `${around.tagName.toLowerCase()}.${around.classList[0] ?? ''}`
      if (around !== document.body) {
        if (!inX && cuts(overflowX) && (text.left < place.left - 1 || text.right > place.right + 1))
          found.push(`cut off at the side by ${by} ${name}`)
        if (!inY && cuts(overflowY) && (text.top < place.top - 3 || text.bottom > place.bottom + 3))
          found.push(`cut off at top or bottom by ${by} ${name}`)
      }
      inX ||= scrolls(overflowX)
      inY ||= scrolls(overflowY)
      if (getComputedStyle(around).position === 'fixed') break
    }
    if (!inX && (text.left < -1 || text.right > innerWidth + 1)) found.push(`out of the window ${name}`)
  }
  const root = document.documentElement
  if (root.scrollWidth > innerWidth) found.push(`the page scrolls sideways: ${root.scrollWidth} > ${innerWidth}`)
  return [...new Set(found)]
}"""
# What takes less than 44 pixels of a finger, invisible margins included; links within sentences are as high as their line.
SMALL = """() => {
  const found = []
  const wanted = 'button, a[href], input, select, summary, [role=button], [role=radio], [role=switch], [role=menuitem]'
  const shown = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('.curtain') ?? document.body
  for (const element of shown.querySelectorAll(wanted)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('p')) continue
    const target = element.closest('label') ?? element
    // Ships that lie close together share their room: the buttons with their sails are there for fingers too.
    const ship = target.closest('.ship') !== null
    const rect = () => target.getBoundingClientRect()
    if (rect().width === 0 || (rect().width >= 43.5 && rect().height >= 43.5)) continue
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = rect()
    const hits = (dx, dy) => {
      const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)
      return hit !== null && (target.contains(hit) || (ship && hit.closest('.ship') !== null))
    }
    if (!hits(0, 0)) continue
    const length = (dx, dy) => {
      let most = 0
      while (most < 44 && hits(dx * (most + 1), dy * (most + 1))) most++
      return most
    }
    const [across, down] = [length(-1, 0) + length(1, 0), length(0, -1) + length(0, 1)]
    if (across < 42 || down < 42)
      found.push(`small (${across} x ${down}) ${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}: ` +
        (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40))
  }
  return found
}"""
SCROLLS = "document.documentElement.scrollHeight - innerHeight"


def tight(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TIGHT)
    return found


def small(page: Page) -> list[str]:
    """What is too small for fingers, 44 pixels."""
    found: list[str] = page.evaluate(SMALL)
    return found


def scrolls(page: Page) -> bool:
    """Whether there is more of the screen below the window."""
    return int(page.evaluate(SCROLLS)) > 0


def barriers(page: Page) -> list[str]:
    """What axe finds, with all its rules; the page has to be one without a policy for scripts."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = page.evaluate(
        "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
    )
    return [
        f"{violation['id']}: {violation['help']} {node['html'][:120]} ({node['target']})"
        for violation in found
        for node in violation["nodes"]
        # Whoever speaks to the page says words; numbers in a drawing are none.
        if not (violation["id"] == "label-content-name-mismatch" and node["html"].startswith("<g "))
    ]
