import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classic, script, startWidgetSite, type WidgetSite } from './widgetSite.ts'

/** Elements from the top of the page down; not in the order of their names. */
const names = ['transaction', 'trace', 'account', 'address', 'jettons', 'history', 'head', 'nft-grid', 'nft', 'actions']
const reserving = '<link rel="stylesheet" href="/tonlens.css">'
const runs = process.env['TONLENS_LONG'] === '1' ? 10 : 1

let site: WidgetSite

beforeAll(async () => {
  site = await startWidgetSite()
})

afterAll(() => site.close())

/** Elements in the order in which they had data, and how much the page has moved. */
interface Seen {
  readonly loaded: readonly string[]
  readonly shift: number
}

async function watch(page: Page, count: number): Promise<Seen> {
  await page.waitForFunction((wanted) => Reflect.get(window, 'loaded').length >= wanted, count, { timeout: 60_000 })
  return page.evaluate(() => ({ loaded: Reflect.get(window, 'loaded'), shift: Reflect.get(window, 'shift') }))
}

/** Opens all elements on one page, whose client asks once a second. */
async function open(head: string, width: number): Promise<Seen> {
  site.write(
    'watch.js',
    `loaded = []; shift = 0
     addEventListener('tonlens-load', ({ target }) => loaded.includes(target.localName) || loaded.push(target.localName), true)
     new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (shift += value))).observe({ type: 'layout-shift', buffered: true })`,
  )
  const body = names.map((name) => `<h2>${name}</h2>${site.tag(name)}`).join('')
  const page = await site.open(body, {
    head: `<script src="/watch.js"></script>${reserving}${head}`,
    viewport: { width, height: 800 },
  })
  return watch(page, 4)
}

describe.each([
  ['module', script, 1280],
  ['classic script', classic, 390],
])('a page of ten elements, %s', (_, head, width) => {
  test('loads from the top down, and stays where it is', async () => {
    const seen: Seen[] = []
    for (let run = 0; run < runs; run++) seen.push(await open(head, width))
    expect(seen.filter(({ loaded }) => loaded[0] === 'tonlens-transaction').length).toBeGreaterThanOrEqual(0.9 * runs)
    for (const { loaded } of seen)
      expect(loaded.slice(0, 3)).toEqual(['tonlens-transaction', 'tonlens-trace', 'tonlens-account'])
    expect(Math.max(...seen.map(({ shift }) => shift))).toBeLessThanOrEqual(0.05)
    expect(site.faults).toEqual([])
  })
})
