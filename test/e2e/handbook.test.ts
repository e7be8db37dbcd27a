// Opens pages of the built handbook in one page of Chromium, as the sidebar does. The gate opens half of the guides,
// and a sixth and a tenth of the pages of components and of hooks, which are made by one template each, by chance; all
// of them with TONLENS_LONG=1.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { built } from '../../scripts/storybook.mjs'
import { families } from '../../stories/handbook/families.ts'
import { launchChromium } from '../helpers/browsers/chromium.ts'
import { chooseShare } from '../helpers/chance.ts'
import { serveFolder } from '../helpers/servers/serveFolder.ts'

const isBuilt = existsSync(join(built, 'index.json'))
if (!isBuilt) console.warn('The Storybook is not built: its pages are not opened. Run `npm run build:storybook`.')

interface Entry {
  readonly id: string
  readonly title: string
  readonly type: 'docs' | 'story'
}
const entries = isBuilt
  ? Object.values(
      (JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as { entries: Readonly<Record<string, Entry>> })
        .entries,
    )
  : []
const ids = new Set(entries.map(({ id }) => id))
const components = new Set(families.flatMap((family) => family.components))
/** Characters that every page has at least. */
const minText = 100
const pages = entries.filter(({ type }) => type === 'docs')
const isOverview = ({ title }: Entry) => title === 'Components/Overview'
const isOfComponent = (page: Entry) => page.title.startsWith('Components/') && !isOverview(page)
const isOfHook = ({ title }: Entry) => title.startsWith('Hooks/')
const isGuide = (page: Entry) => !isOverview(page) && !isOfComponent(page) && !isOfHook(page)
const visited = [
  ...pages.filter(isOverview),
  ...chooseShare(pages.filter(isGuide), 2, 'guides'),
  ...chooseShare(pages.filter(isOfComponent), 6),
  ...chooseShare(pages.filter(isOfHook), 10, 'hooks'),
]

/** What a reader sees of a page. */
interface Seen {
  readonly text: string
  /** Addresses of its links, and whether each leaves the frame of the page. */
  readonly links: readonly {
    readonly href: string
    readonly isFramed: boolean
    readonly leadsTo: string
    readonly text: string
  }[]
  readonly anchors: readonly string[]
}

let browser: Browser
let site: Awaited<ReturnType<typeof serveFolder>>
const seen = new Map<string, Seen>()
let page: Page

beforeAll(async () => {
  if (!isBuilt) return
  site = await serveFolder(built)
  browser = await launchChromium()
  page = await browser.newPage()
  await page.goto(`${site.url}/iframe.html?viewMode=docs&id=${visited[0]?.id}`)
  for (const { id } of visited) seen.set(id, await readPage(id))
}, 600_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

test.skipIf(!isBuilt)('there are a page for every component and the pages of the handbook', () => {
  expect(pages.length).toBeGreaterThan(components.size + 20)
  expect(seen.size).toBe(visited.length)
  expect([...seen].filter(([, { text }]) => text.length < minText).map(([id]) => id)).toEqual([])
  const titled = new Set(pages.map(({ title }) => title.split('/').at(-1) ?? ''))
  expect([...components].filter((name) => !titled.has(name))).toEqual([])
})

test.skipIf(!isBuilt)('no page shows Markdown or a tag of a docblock as text', () => {
  const faulty = [...seen].flatMap(([id, { text }]) =>
    text
      .split('\n')
      .filter((line) => /\| ?:?---|\{@|@(?:default|example)\b/.test(line))
      .map((line) => `${id}: ${line}`),
  )
  expect(faulty).toEqual([])
})

test.skipIf(!isBuilt)('no link is dead', () => {
  const dead = [...seen].flatMap(([id, { links, anchors }]) =>
    links.filter((link) => !isAlive(link, anchors)).map(({ href, text }) => `${id}: ${text} ${href}`),
  )
  expect(dead).toEqual([])
  expect([...(seen.get('components-overview--docs')?.links ?? [])].map(({ text }) => text)).toEqual(
    expect.arrayContaining([...components]),
  )
})

test.skipIf(!isBuilt)(
  'the page of a component starts with the component, and the panel shows its props without tags',
  async () => {
    const first = new Map<string, string>()
    for (const { id, title, type } of entries)
      if (type === 'story' && !first.has(title) && components.has(title.split('/').at(-1) ?? '')) first.set(title, id)
    expect(first.size).toBe(components.size)
    const found = await page.evaluate<
      readonly { readonly id: string; readonly isPlain: boolean; readonly descriptions: string }[]
    >(readStories([...first.values()]))
    expect(found.filter(({ isPlain }) => !isPlain).map(({ id }) => id)).toEqual([])
    expect(found.filter(({ descriptions }) => /\{@|@\w+ /.test(descriptions)).map(({ id }) => id)).toEqual([])
    expect(found.filter(({ descriptions }) => descriptions !== '').length).toBeGreaterThan(50)
  },
)

test.skipIf(!isBuilt)(
  'a story loads at most 700 KB in gzip, and neither languages nor pages of the handbook',
  async () => {
    const context = await browser.newContext()
    const files = new Set<string>()
    const frame = await context.newPage()
    frame.on('response', (response) => void (response.ok() && files.add(new URL(response.url()).pathname)))
    await frame.goto(
      `${site.url}/iframe.html?viewMode=story&id=components-transactions-and-messages-transactioncard--default`,
    )
    await frame.waitForSelector('#storybook-root [part~="transaction-card"]')
    // A story loads what always comes soon after, too.
    await frame.waitForTimeout(2000)
    await context.close()
    const sizes = [...files].map((file) => [file, gzipSync(readFileSync(join(built, file))).length] as const)
    const largest = sizes.toSorted(([, a], [, b]) => b - a).slice(0, 10)
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0)
    expect(bytes, largest.map(([file, size]) => `${file}: ${size}`).join('\n')).toBeLessThan(700_000)
    expect([...files].filter((file) => /\/(?:ru|zh|blocks)-/.test(file))).toEqual([])
  },
)

/** Storybook loads the frame anew if a story of the page before cannot be stopped, sometimes twice. */
async function readPage(id: string, tries = 5): Promise<Seen> {
  try {
    return await page.evaluate<Seen>(read(id))
  } catch (error) {
    if (tries === 1 || !String(error).includes('context was destroyed')) throw error
    await page.waitForTimeout(500)
    return readPage(id, tries - 1)
  }
}

function isAlive({ href, isFramed, leadsTo }: Seen['links'][number], anchors: readonly string[]): boolean {
  const { origin, pathname, searchParams, hash } = new URL(leadsTo)
  if (origin !== site.url) return true
  if (href.startsWith('#')) return hash === '' || anchors.includes(decodeURIComponent(hash.slice(1)))
  const id = /^\/(?:docs|story)\/(.+)$/.exec(searchParams.get('path') ?? '')?.[1]
  // The sidebar stands around the page at the root alone.
  if (id !== undefined) return ids.has(id) && (isFramed || pathname === '/')
  return existsSync(join(built, pathname))
}

/** Goes to a page as the sidebar does, and reads it. */
function read(id: string): string {
  return `(async () => {
    const minText = ${minText}
    const wait = () => new Promise((resolve) => setTimeout(resolve, 50))
    while (globalThis.__STORYBOOK_ADDONS_CHANNEL__ === undefined) await wait()
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
    const isShown = () => channel.last('docsRendered')?.[0] === ${JSON.stringify(id)}
    if (new URLSearchParams(location.search).get('id') !== ${JSON.stringify(id)}) channel.emit('setCurrentStory', { storyId: ${JSON.stringify(id)}, viewMode: 'docs' })
    for (let left = 600; left > 0 && !isShown(); left -= 1) await wait()
    if (!isShown()) throw new Error(${JSON.stringify(`${id} does not render.`)})
    const root = document.querySelector('#storybook-docs')
    // A page says that it is rendered before what it loads later is there.
    for (let left = 200; left > 0 && root.innerText.length < minText; left -= 1) await wait()
    // Stories hold data of the chain, whose links lead to pages of an application.
    const links = [...root.querySelectorAll('a[href]')].filter((link) => link.closest('.sb-story, .docs-story') === null)
    return {
      text: root.innerText,
      links: links.map((link) => ({ href: link.getAttribute('href'), isFramed: link.target !== '_top', leadsTo: link.href, text: link.textContent })),
      anchors: [...root.querySelectorAll('[id]')].map((element) => element.id),
    }
  })()`
}

/**
 * Reads stories from the store of the page: whether each shows its component without changes, and the docs of its
 * props.
 */
function readStories(stories: readonly string[]): string {
  return `Promise.all(${JSON.stringify(stories)}.map(async (id) => {
    const store = globalThis.__STORYBOOK_PREVIEW__.storyStoreValue
    const { stories } = await store.loadCSFFileByStoryId(id)
    const { argTypes } = await store.loadStory({ storyId: id })
    const { name, args, render } = stories[id]
    return {
      id,
      isPlain: name === 'Default' || (render === undefined && Object.keys(args ?? {}).length === 0),
      descriptions: Object.values(argTypes).map(({ description }) => description ?? '').join('\\n'),
    }
  }))`
}
