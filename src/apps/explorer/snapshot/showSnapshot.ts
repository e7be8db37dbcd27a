// Runs before the explorer if the last state of the page was kept: shows it until the page is ready.
import { snapshotId } from './place.ts'
import {
  isComplete,
  isKept,
  keyStart,
  readConditions,
  readSavedSettings,
  type Snapshot,
  type SnapshotNode,
} from './snapshot.ts'

/** Milliseconds after which the page itself is shown, complete or not. */
const patience = 5000
/** Most milliseconds for which the explorer itself waits: a page in the background has no frames. */
const maxDelay = 300

/** Behind the snapshot, the page itself has its sizes already. */
const styles = `
#${snapshotId} { min-block-size: 100dvh; background: var(--tonlens-page-bg); }
#${snapshotId} ~ #explorer { position: absolute; inset-block-start: 0; inset-inline: 0; visibility: hidden; }
#${snapshotId} > p {
  position: fixed;
  inset-block-end: 16px;
  inset-inline: 0;
  inline-size: fit-content;
  margin: 0 auto;
  padding: 4px 12px;
  font: 12px/1.5 var(--tonlens-font);
  color: var(--tonlens-muted);
  background: var(--tonlens-inset-bg);
  border: 1px solid var(--tonlens-line-color);
  border-radius: 16px;
}`

const start = document.querySelector('template')?.content.querySelector('script')
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
else begin()

function begin(): void {
  try {
    show()
  } catch {
    // No storage, or something else in it.
    run()
  }
}

/** Runs the explorer: its script waits in a template, so that the snapshot is painted before. */
function run(): void {
  if (start?.isConnected === false) document.body.append(document.importNode(start, true))
}

function show(): void {
  const root = document.getElementById('explorer')
  const text = localStorage.getItem(keyStart + location.hash)
  if (root === null || text === null) return run()
  const kept = JSON.parse(text) as Snapshot
  if (kept.entry !== start?.getAttribute('src') || kept.conditions !== readConditions()) return run()
  const place = document.createElement('div')
  place.id = snapshotId
  place.dataset['network'] = kept.network
  place.style.cssText = kept.colors
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const label = document.createElement('p')
  label.textContent = kept.label
  place.append(build(kept.page), label)
  appear(kept.language)
  // Text is not shown before its style sheets are here.
  const painted = Promise.all(kept.sheets.map(loadSheet)).then(() => {
    root.before(place)
    watch(root, place)
    return nextFrame()
  })
  void Promise.race([painted, wait(maxDelay)]).then(run)
}

/** Settles after the next frame. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Creates what was kept, element by element: texts stay texts. */
function build(node: SnapshotNode, space = 'http://www.w3.org/1999/xhtml'): Node {
  if (typeof node === 'string') return document.createTextNode(node)
  const [name, attributes, ...children] = node
  if (!isKept(name)) return document.createTextNode('')
  const within = name === 'svg' ? 'http://www.w3.org/2000/svg' : space
  const element = document.createElementNS(within, name) as HTMLElement
  for (const [attribute, value] of Object.entries(attributes)) {
    // The policy of the page refuses the attribute, not the declarations.
    if (attribute === 'style') element.style.cssText = value
    else if (isKept(name, attribute, value)) element.setAttribute(attribute, value)
  }
  // Links work already; there is nothing yet that would answer to the rest.
  if (/^(?:button|input|select|textarea|summary)$/.test(name)) element.inert = true
  element.append(...children.map((child) => build(child, within)))
  return element
}

/** Sets what the settings say about the whole page, before it is painted. */
function appear(language: string): void {
  const { theme, density, direction } = readSavedSettings()
  const root = document.documentElement
  root.lang = language
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
  if (density === 'compact') root.dataset['explorerDensity'] = density
  if (direction === 'rtl') root.dir = direction
}

/** Waits for a style sheet: that of the page is on its way, others the page itself will load later. */
async function loadSheet(url: string): Promise<void> {
  const own = [...document.querySelectorAll('link')].find(({ rel, href }) => rel === 'stylesheet' && href === url)
  if (own?.sheet || new URL(url).origin !== location.origin) return
  await new Promise((resolve) => {
    const link = own ?? document.createElement('link')
    link.onload = link.onerror = resolve
    if (own) return
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = url
    document.head.append(link)
  })
}

const asks = ['hashchange', 'pointerdown', 'keydown']

/** Removes the snapshot when the page is complete, or when the reader asks for more than a link. */
function watch(root: Element, place: Element): void {
  const end = () => {
    place.remove()
    observer.disconnect()
    for (const type of asks) removeEventListener(type, ask)
    clearTimeout(timer)
  }
  // Links work. Whatever else the reader wants, the page itself does, as soon as it is here.
  const ask = ({ type, target }: Event) => {
    const isLink = type === 'pointerdown' && (target as Element).closest('a') !== null
    if (type === 'hashchange' || (!isLink && root.querySelector('.explorer-page') !== null)) end()
  }
  let isAsked = false
  const observer = new MutationObserver(() => {
    if (isAsked) return
    isAsked = true
    // After the layout of the frame, so that measuring costs nothing.
    requestAnimationFrame(() =>
      setTimeout(() => {
        isAsked = false
        if (!place.isConnected || isComplete(root)) end()
      }),
    )
  })
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'data-state'],
  })
  for (const type of asks) addEventListener(type, ask)
  const timer = setTimeout(end, patience)
}
