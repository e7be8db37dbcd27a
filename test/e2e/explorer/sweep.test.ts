// Every page of the built explorer, on phones and wide screens, in each language and theme. All places with TONLENS_LONG=1.
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ExplorerSite, startExplorerSite } from './explorerSite.ts'
import { places } from './places.ts'

const isLong = process.env['TONLENS_LONG'] === '1'
/** One place of some pages. */
const sample = [places.home[0], places.account[0], places.trace[0], places.tools[3], places.settings[0]]
const swept = isLong ? Object.values(places).flat() : sample.filter((place) => place !== undefined)

let site: ExplorerSite
beforeAll(async () => {
  site = await startExplorerSite('--network', 'embedded')
})
afterAll(() => site?.close())

/** Places whose text is data: foreign, code, or units. */
const data = 'bdi, [dir]:not(html), code, pre, textarea, option, script, style, noscript, svg title, [part~="hash"], [part~="address"], [part~="raw-data"], [part~="opcode"], .explorer-network, .explorer-name'

/** Texts on the page that are not data, without numbers. */
const listTexts = (page: Page): Promise<string[]> =>
  page.evaluate((skipped) => {
    const texts = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode() !== null) {
      const element = walker.currentNode.parentElement
      const text = walker.currentNode.nodeValue?.replaceAll(/[\d.,:…−-]+/g, ' ').trim() ?? ''
      // Two words, or a long one: units, tickers and names of standards are shorter.
      if (/^[A-Z]?[a-z]+ [a-z]+|^[A-Z]?[a-z]{5,}$/.test(text) && element?.checkVisibility() === true && element.closest(skipped) === null) texts.add(text)
    }
    return [...texts]
  }, data)

/** Waits until nothing loads. @returns What still loads after 10 seconds. */
async function settle(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 10_000 })
  const busy = page.locator('[aria-busy="true"]:visible')
  for (let quiet = 0, passed = 0; passed < 100 && quiet < 4; passed += 1) {
    quiet = (await busy.count()) === 0 ? quiet + 1 : 0
    await page.waitForTimeout(100)
  }
  return (await busy.evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML.slice(0, 200)))).map((html) => `still loads: ${html}`)
}

/** Elements that make the page wider than the window. */
async function findWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    if (root.scrollWidth <= root.clientWidth) return []
    return [`${root.scrollWidth} px wide in a window of ${root.clientWidth} px`]
  })
}

async function visit(context: BrowserContext, place: string): Promise<{ faults: string[]; texts: string[] }> {
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${site.url}/${place}`)
  faults.push(...(await settle(page)))
  const texts = await listTexts(page)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(150)
      const wide = await findWide(page)
      faults.push(...wide)
    }
  }
  await page.close()
  return { faults: [...new Set(faults)], texts }
}

describe.each(['en-US', 'ru-RU', 'zh-CN'])('in %s', (locale) => {
  let context: BrowserContext
  beforeAll(async () => {
    context = await site.browser.newContext({ locale })
  })
  afterAll(() => context?.close())

  test.concurrent.each(swept)('%s has no faults, fits, and speaks the language', async (place) => {
    const { faults, texts } = await visit(context, place)
    expect(faults).toEqual([])
    if (locale === 'en-US') expect(texts.length).toBeGreaterThan(0)
    else expect(texts).toEqual([])
  })
})
