// Pages of the built explorer in each browser that is installed, on phones and wide screens, in each language and
// theme. A sample: by chance one of the two translations in Chromium, which is compared with English, and one language
// in the others; every place in all languages with TONLENS_LONG=1.
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isInstalled, limitTime } from '../../../scripts/browsers/launch.mjs'
import type { DrivenPage } from '../../../scripts/browsers/page.ts'
import { drivePage } from '../../helpers/browsers/drivePage.ts'
import { chooseShare } from '../../helpers/chance.ts'
import { serveFolder } from '../../helpers/servers/serveFolder.ts'
import { writeExplorer } from './explorerSite.ts'
import { places } from './places.ts'

const isLong = process.env['TONLENS_LONG'] === '1'
/** Pages with the most parts; fewer in browsers that take longer. */
const sample = {
  chromium: [places.account[0], places.trace[0]],
  firefox: [places.trace[0]],
  webkit: [places.account[0]],
}
const listPlaces = (name: keyof typeof sample) =>
  (isLong ? Object.values(places).flat() : sample[name]).filter((place) => place !== undefined)

/** Comes first in every page. */
const listen = `<script>
  globalThis.sweepFaults = []
  addEventListener('error', ({ message }) => message && sweepFaults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => sweepFaults.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => sweepFaults.push(violatedDirective + ' ' + blockedURI))
  const say = console.error
  console.error = (...words) => { sweepFaults.push(words.map(String).join(' ')); say(...words) }
</script>`

/** Settings as the explorer keeps them; it hears of a change as from another tab. */
const writeSettings = (settings: object) => `
  localStorage.setItem('tonlens-explorer-settings', ${JSON.stringify(JSON.stringify(settings))})
  dispatchEvent(new StorageEvent('storage', { key: 'tonlens-explorer-settings' }))`

/** Opens a place, waits until nothing loads, and gives its texts that are not data: foreign, code, or units. */
const open = (place: string) => `(async () => {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const list = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
  location.hash = ${JSON.stringify(place)}
  for (let calm = 0, left = 200; calm < 4 && left > 0; left -= 1) {
    await wait(100)
    calm = list('h1').length > 0 && list('[aria-busy="true"]').length === 0 ? calm + 1 : 0
  }
  const data = 'bdi, [dir]:not(html), code, pre, textarea, option, script, style, noscript, svg title, [part~="hash"], [part~="address"], [part~="raw-data"], [part~="opcode"], .explorer-network, .explorer-name'
  const texts = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const element = walker.currentNode.parentElement
    const text = walker.currentNode.nodeValue.trim()
    if (text !== '' && element.checkVisibility() && element.closest(data) === null) texts.add(text)
  }
  const tabs = Array.from(document.querySelectorAll(':is(.explorer-tabs, .explorer-segments) a'), ({ hash }) => hash.split('?')[0])
  const path = location.hash.split('?')[0]
  const isTab = tabs.length === 0 || tabs.includes(path) || tabs.some((tab) => tab.startsWith(path + '/'))
  const loading = list('[aria-busy="true"]').map(({ outerHTML }) => 'still loads: ' + outerHTML.slice(0, 200))
  return { texts: [...texts], tabs, faults: [...(isTab ? [] : ['no such tab']), ...(list('h1').length === 0 ? ['no heading'] : []), ...loading, ...sweepFaults.splice(0)] }
})()`

/** Reasons why the page is wider than the window. */
const findWide = `(async () => {
  await new Promise((resolve) => setTimeout(resolve, 150))
  const { scrollWidth, clientWidth } = document.documentElement
  return [...(scrollWidth > clientWidth ? [scrollWidth + ' px wide in a window of ' + clientWidth + ' px'] : []), ...sweepFaults.splice(0)]
})()`

interface Visit {
  readonly texts: readonly string[]
  /** Links of the tabs of the page. */
  readonly tabs: readonly string[]
  readonly faults: readonly string[]
}

async function visit(page: DrivenPage, place: string, language: string): Promise<Visit> {
  const run = <Result>(expression: string) => limitTime(page.evaluate<Result>(expression), 100, place)
  const { texts, tabs, faults } = await run<Visit>(open(place))
  const looks: string[] = []
  for (const width of [1280, 390]) {
    await page.resize(width, 844)
    for (const theme of ['dark', 'light']) {
      await run(`void (() => {${writeSettings({ language, theme })}})()`)
      for (const fault of await run<string[]>(findWide)) looks.push(`${theme}, ${width} px: ${fault}`)
    }
  }
  await page.resize(1280, 844)
  return { texts, tabs, faults: [...faults, ...looks] }
}

/** Page and tab of a link, without what the page is about. Transactions have the tabs of their trace. */
const nameTab = (link: string) => {
  const [page = '', ...rest] = link.replace(/\?.*/, '').split('/').slice(2)
  const tab = page === 'staking' || page === 'tools' ? rest[0] : rest[1]
  return [page.replace('transaction', 'trace'), tab].join('/')
}
/** Tabs that the visited pages have. */
const seen = new Set<string>()

const folder = writeExplorer('--network', 'embedded')
let site: Awaited<ReturnType<typeof serveFolder>>
beforeAll(async () => {
  site = await serveFolder(folder, listen)
})
afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(['chromium', 'firefox', 'webkit'] as const)('in %s', (name) => {
  const known = new Map<string, ReadonlySet<string>>()
  const languages =
    name === 'chromium' ? ['en', ...chooseShare(['ru', 'zh'], 2)] : chooseShare(['en', 'ru', 'zh'], 3, name)
  describe.skipIf(!isInstalled(name)).each(languages)('in %s', (language) => {
    const page = drivePage(name, async (opened) => {
      await opened.resize(1280, 844)
      await opened.goto(site.url)
      await opened.evaluate(`void (() => {${writeSettings({ language })}})()`)
      await opened.goto('about:blank')
      await opened.goto(site.url)
    })

    test.each(listPlaces(name))('%s has no faults, fits, and speaks the language', async (place) => {
      const { texts, tabs, faults } = await visit(page, place, language)
      for (const tab of tabs) seen.add(nameTab(tab))
      expect(faults).toEqual([])
      if (language === 'en') known.set(place, new Set(texts))
      // Two words, or a long one: units, tickers and names of standards are shorter. The field says seqno in every
      // language.
      const english = texts.filter(
        (text) => known.get(place)?.has(text) && /[a-z]{2,} [a-z]{2,}|[a-z]{5,}/i.test(text) && text !== 'Seqno',
      )
      if (language === 'en') expect(english.length).toBeGreaterThan(0)
      else expect(english).toEqual([])
    })
  })
})

test.runIf(isLong)('every tab that a page has is one of the places', () => {
  const visited = new Set(Object.values(places).flat().map(nameTab))
  expect(seen.size).toBeGreaterThan(40)
  expect([...seen].filter((tab) => !visited.has(tab))).toEqual([])
})
