// Opens stories one after the other in one profile, as a reader does, in Chromium and in each browser that
// TONLENS_BROWSERS names, and leaves some before they are ready. A sample; all of them with TONLENS_LONG=1.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, limitTime, OTHERS } from '../../scripts/browsers/launch.mjs'
import type { DrivenBrowser, DrivenPage } from '../../scripts/browsers/page.ts'
import { built } from '../../scripts/storybook.mjs'
import { serveFolder } from '../helpers/serveFolder.ts'

/** A story as a reader finds it. */
interface Seen {
  readonly phase: string
  readonly text: string
  /** Exceptions, rejected promises and calls of `console.error`. */
  readonly faults: readonly string[]
}

/** Stories whose text may differ between browsers, with the reason. */
const DIFFERENCES: Readonly<Record<string, string>> = {}

const named = process.env['TONLENS_BROWSERS']?.split(',') ?? []
const others = OTHERS.filter((name) => named.includes(name))
const isLong = process.env['TONLENS_LONG'] === '1'
/** Chooses the stories of the sample: another number takes others. */
const seed = Number(process.env['TONLENS_SEED'] ?? 19)
const step = isLong ? 1 : 24
if (!existsSync(join(built, 'index.json'))) throw new Error('No Storybook is built: run `npm run build:storybook` first.')
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, { readonly type: string }>>
}
const stories = Object.keys(entries)
  .filter((id) => entries[id]?.type === 'story')
  .filter((_id, place) => place % step === seed % step)
if (!isLong) console.log(`Sweeping ${stories.length} stories; TONLENS_SEED=${seed + 1} takes others, TONLENS_LONG=1 takes all.`)

/** Comes first in every page. */
const listen = `<script>
  globalThis.sweepFaults = []
  addEventListener('error', ({ message }) => message && sweepFaults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => sweepFaults.push(String(reason)))
  const say = console.error
  console.error = (...words) => { sweepFaults.push(words.map(String).join(' ')); say(...words) }
</script>`

/**
 * Waits until the story is played, and reads what it shows. Times and ages depend on the moment: "now" is "1 second ago"
 * a second later, and "2 seconds ago" another.
 */
const read = `(async () => {
  const until = performance.now() + 60000
  let phase
  while (performance.now() < until) {
    phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase
    if (['completed', 'finished', 'afterEach', 'errored', 'aborted'].includes(phase)) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const readText = () => (document.querySelector('#storybook-root')?.textContent ?? '').replaceAll(/\\d+/g, '0').replaceAll(/0 (seconds?|minutes?|sec\\.|min\\.) ago/g, 'now').replaceAll(/\\s+/g, ' ').trim()
  // Parts that are loaded on demand come later: until nothing has changed for half a second, and the chain is open.
  let text = readText()
  for (let calm = 0, left = 120; calm < 2 && left > 0; left -= 1) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    const now = readText()
    calm = now === text && !/Opening the (embedded )?chain/.test(now) ? calm + 1 : 0
    text = now
  }
  return { phase: String(phase), text, faults: globalThis.sweepFaults }
})()`

/** Reads again, once, where the page was left meanwhile: the driver of WebKit may answer before an address is open. */
async function readStory(page: DrivenPage, id: string): Promise<Seen> {
  try {
    return await limitTime(page.evaluate<Seen>(read), 100, id)
  } catch (error) {
    console.warn(`${id} is read again: ${String(error)}`)
    return await limitTime(page.evaluate<Seen>(read), 100, id)
  }
}

async function visit(browser: DrivenBrowser, url: string): Promise<Map<string, Seen>> {
  const page = await browser.newPage()
  await page.resize(1000, 800)
  const seen = new Map<string, Seen>()
  for (const [place, id] of stories.entries()) {
    const address = `${url}/iframe.html?viewMode=story&id=${id}`
    // Left before it is ready, and opened again.
    if (place % 5 === 0) await page.goto(address)
    await page.goto(address)
    seen.set(id, await readStory(page, id))
  }
  return seen
}

async function visitAll(name: DrivenBrowser['name']): Promise<Map<string, Seen>> {
  const site = await serveFolder(built, listen)
  const browser = await launchBrowser(name)
  try {
    return await visit(browser, site.url)
  } finally {
    await browser.close()
    site.close()
  }
}

let expected: Map<string, Seen>
beforeAll(async () => {
  expected = await visitAll('chromium')
}, 60_000 + stories.length * 20_000)

describe.each(others)('stories in %s', (name) => {
  let found: Map<string, Seen>
  beforeAll(async () => {
    found = await visitAll(name)
  }, 60_000 + stories.length * 20_000)

  test('every story is played to its end', () => {
    expect(found.size).toBe(stories.length)
    expect([...found].filter(([, { phase }]) => !['completed', 'finished', 'afterEach'].includes(phase))).toEqual([])
  })

  test('every story shows the text that it shows in Chromium', () => {
    const differing = stories.filter((id) => found.get(id)?.text !== expected.get(id)?.text && DIFFERENCES[id] === undefined)
    expect(differing.map((id) => [id, expected.get(id)?.text, found.get(id)?.text])).toEqual([])
  })

  test('no story has an error that it does not have in Chromium', () => {
    const more = stories.filter((id) => (found.get(id)?.faults.length ?? 0) > (expected.get(id)?.faults.length ?? 0))
    expect(more.map((id) => [id, found.get(id)?.faults])).toEqual([])
  })
})
