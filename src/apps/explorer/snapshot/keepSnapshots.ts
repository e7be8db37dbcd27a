import { findIdleTime } from '../load/findIdleTime.ts'
import type { ShownNetwork } from '../networks/customNetworks.ts'
import { areSettingsSaved, getSettings } from '../settings/settings.ts'
import { parseRoute, type PageName } from '../shell/routes.ts'
import { chooseLanguage, hasFailed, loadLanguage } from '../texts/languages.ts'
import { networkKey, snapshotId } from './place.ts'
import { isComplete, isKept, keyStart, listKeys, readConditions, type Snapshot, type SnapshotNode } from './snapshot.ts'

/** Most pages that are kept. */
const maxPages = 10
/** Longest text of a page that is kept, in characters. */
const maxLength = 60_000
/** Milliseconds from one look at a page to the next, until it is kept. */
const pause = 1000
/** Pages that hold what a reader typed, or lists of the reader. */
const privatePages: ReadonlySet<PageName | 'unknown'> = new Set(['tools', 'search', 'favorites', 'settings', 'unknown'])

/**
 * Keeps the last state of the pages that are shown: each as soon as it is complete, and again when the reader leaves.
 * @returns Stops it.
 */
export function keepSnapshots(network: ShownNetwork): () => void {
  const root = document.getElementById('explorer')
  if (root === null) return () => {}
  const stopped = new AbortController()
  let kept: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => void keepPage(root, network).then((done) => done && (kept = location.hash))
  const look = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void findIdleTime().then(keepFirst), pause)
  }
  const keepFirst = () => {
    if (kept === location.hash || stopped.signal.aborted) return
    keep()
    look()
  }
  look()
  addEventListener('hashchange', look, { signal: stopped.signal })
  document.addEventListener('visibilitychange', () => document.hidden && keep(), { signal: stopped.signal })
  return () => stopped.abort()
}

async function keepPage(root: Element, network: ShownNetwork): Promise<boolean> {
  const { hash } = location
  const { page } = parseRoute(hash.slice(1), [network.name])
  const tag = chooseLanguage(getSettings().language)
  if (privatePages.has(page) || hash.includes('|') || !areSettingsSaved() || hasFailed(tag)) return true
  const { locale, messages } = await loadLanguage(tag)
  const explorer = root.querySelector('.explorer')
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src')
  if (explorer === null || entry == null || hash !== location.hash) return false
  if (document.getElementById(snapshotId) !== null || !isComplete(root)) return false
  const at = Date.now()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(at)
  const snapshot: Snapshot = {
    entry,
    conditions: readConditions(),
    network: networkKey(network),
    language: document.documentElement.lang,
    at,
    label: `${messages.pages.shell.age.asOf} ${time}`,
    sheets: [...document.styleSheets].flatMap(({ href }) => href ?? []),
    colors: document.documentElement.style.cssText,
    page: readElement(explorer, scrollY),
  }
  save(keyStart + hash, JSON.stringify(snapshot))
  return true
}

/** Saves the state of a page, and removes those that were seen before all others. */
function save(key: string, text: string): void {
  try {
    localStorage.removeItem(key)
    if (text.length > maxLength) return
    const others = listKeys().map((other) => ({ other, at: readTime(localStorage.getItem(other)) }))
    const oldest = others.toSorted((a, b) => b.at - a.at).slice(maxPages - 1)
    for (const { other } of oldest) localStorage.removeItem(other)
    localStorage.setItem(key, text)
  } catch {
    // The next visit begins as the first one did.
  }
}

function readTime(text: string | null): number {
  try {
    const { at } = JSON.parse(text ?? '') as Partial<Snapshot>
    return at ?? 0
  } catch {
    return 0
  }
}

/**
 * Reads an element of the page: what is above the fold when the page opens, and a little more.
 * @param isAbove Whether all of the element is there, so that its parts need not be measured.
 */
function readElement(element: Element, scrolled: number, isAbove = false): SnapshotNode {
  const attributes = [...element.attributes].filter(({ name, value }) => isKept(element.localName, name, value))
  return [
    element.localName,
    Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
    ...[...element.childNodes].flatMap((child) => {
      if (child instanceof Text) return child.data
      // An empty live region takes no room on the page, but without its role it would.
      if (!(child instanceof Element) || !isKept(child.localName) || child.matches('[role="status"]:empty')) return []
      // Only the chosen one is shown.
      if (child instanceof HTMLOptionElement && !child.selected) return []
      if (isAbove) return [readElement(child, scrolled, true)]
      const { top, bottom, height } = child.getBoundingClientRect()
      const end = innerHeight * 1.25 - scrolled
      if (top > end) return []
      const holdsParts = height > 0 && bottom <= end && child.scrollHeight <= child.clientHeight
      return [readElement(child, scrolled, holdsParts)]
    }),
  ]
}
