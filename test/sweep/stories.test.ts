// Opens stories one after the other in one profile, as a reader does, in Chromium and in each browser that
// TONLENS_BROWSERS names, and leaves some before they are ready. A sample; all of them with TONLENS_LONG=1.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { launchChromium } from '../../scripts/browsers/chromium.mjs'
import { launchFirefox } from '../../scripts/browsers/firefox.mjs'
import type { DrivenBrowser, DrivenPage } from '../../scripts/browsers/page.ts'
import { launchWebKit } from '../../scripts/browsers/webkit.mjs'
import { built } from '../../scripts/storybook.mjs'
import { serveFolder } from '../helpers/serveFolder.ts'

/** What a reader finds in a story. */
interface Seen {
  readonly phase: string
  readonly text: string
}

/** Stories whose text may differ between browsers, with the reason. */
const DIFFERENCES: Readonly<Record<string, string>> = {}

const launch = { firefox: launchFirefox, webkit: launchWebKit }
const others = (['firefox', 'webkit'] as const).filter((name) => process.env['TONLENS_BROWSERS']?.split(',').includes(name))
const step = process.env['TONLENS_LONG'] === '1' ? 1 : 16
if (!existsSync(join(built, 'index.json'))) throw new Error('No Storybook is built: run `npm run build:storybook` first.')
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, { readonly type: string }>>
}
const stories = Object.keys(entries)
  .filter((id) => entries[id]?.type === 'story')
  .filter((_id, place) => place % step === 0)

/** Waits until the story is played, and reads what it shows. Times and ages depend on the moment. */
const read = `(async () => {
  const until = performance.now() + 40000
  let phase
  while (performance.now() < until) {
    phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase
    if (['completed', 'finished', 'afterEach', 'errored', 'aborted'].includes(phase)) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await new Promise((resolve) => setTimeout(resolve, 250))
  const shown = document.querySelector('#storybook-root')
  const text = (shown?.textContent ?? '').replaceAll(/\\d+/g, '0').replaceAll(/\\s+/g, ' ').trim()
  return { phase: String(phase), text }
})()`

async function visit(browser: DrivenBrowser, url: string): Promise<Map<string, Seen>> {
  const page: DrivenPage = await browser.newPage()
  await page.resize(1000, 800)
  const seen = new Map<string, Seen>()
  for (const [place, id] of stories.entries()) {
    const address = `${url}/iframe.html?viewMode=story&id=${id}`
    if (place % 5 === 0) await page.goto(address)
    await page.goto(address)
    seen.set(id, await page.evaluate<Seen>(read))
  }
  return seen
}

async function visitAll(start: () => Promise<DrivenBrowser>): Promise<Map<string, Seen>> {
  const site = await serveFolder(built)
  const browser = await start()
  try {
    return await visit(browser, site.url)
  } finally {
    await browser.close()
    site.close()
  }
}

describe.each(others)('stories in %s', (name) => {
  let expected: Map<string, Seen>
  let found: Map<string, Seen>
  beforeAll(async () => {
    expected = await visitAll(launchChromium)
    found = await visitAll(launch[name])
  }, 60_000 + stories.length * 20_000)

  test('every story is played to its end', () => {
    expect(found.size).toBe(stories.length)
    expect([...found].filter(([, { phase }]) => !['completed', 'finished', 'afterEach'].includes(phase))).toEqual([])
  })

  test('every story shows the text that it shows in Chromium', () => {
    const differing = stories.filter((id) => found.get(id)?.text !== expected.get(id)?.text && DIFFERENCES[id] === undefined)
    expect(differing.map((id) => [id, expected.get(id)?.text, found.get(id)?.text])).toEqual([])
  })
})
