// The built package in a real browser, on hostile items, under a policy that allows nothing inline: what runs, what is
// asked for, and what breaks is watched from outside the page. A sixth of the items by chance, all of them with
// TONLENS_LONG=1.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveHostile } from '../components/nfts/nft-hostile/answers.ts'
import { hostileCases } from '../components/nfts/nft-hostile/cases.ts'
import { launchChromium } from '../helpers/browsers/chromium.ts'
import { chooseShare } from '../helpers/chance.ts'
import { serveFolder } from '../helpers/servers/serveFolder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tonlens-hostile-'))
/** A redirect by the proxy is always among them: that the policy stops it proves that what is wrong is seen. */
const redirect = hostileCases.filter(({ name }) => name === 'file redirect.png')
const chosen = new Set([...redirect, ...chooseShare(hostileCases, 6)])
const phone = '.phone { width: 360px } .desk { width: 900px } body { margin: 0 }'

interface Tab {
  readonly page: Page
  /** Observations since the last reset. */
  readonly seen: string[]
}

let browser: Browser
let site: Awaited<ReturnType<typeof serveFolder>>
let server: Awaited<ReturnType<typeof serveHostile>>

beforeAll(async () => {
  await build({
    entryPoints: [join(root, 'test/e2e/nftHostilePage.tsx')],
    outfile: join(folder, 'page.js'),
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    // The subpaths of the manifest, so that dist/ is what runs.
    tsconfigRaw: {},
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  copyFileSync(join(root, 'dist/styles.css'), join(folder, 'styles.css'))
  writeFileSync(join(folder, 'page.css'), phone)
  server = await serveHostile()
  site = await serveFolder(folder)
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A page that says what it did besides showing items; `media` is what its policy lets it load. */
async function open(media: string, query: string): Promise<Tab> {
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src ${media}; media-src ${media}; frame-src ${media}; connect-src *; form-action 'none'; base-uri 'none'`
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Items</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/styles.css"><link rel="stylesheet" href="/page.css"><div id="root"></div><script type="module" src="/page.js"></script>`,
  )
  const page = await browser.newPage()
  const seen: string[] = []
  await page.route('**/*', (route) => {
    const { origin } = new URL(route.request().url())
    if (origin === site.url || origin === server.url) return route.fallback()
    seen.push(`asked for ${route.request().url().slice(0, 120)}`)
    return route.abort()
  })
  page.on('dialog', (dialog) => {
    seen.push(`opened a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => seen.push(`opened ${popup.url()}`))
  page.on('download', (download) => seen.push(`downloaded ${download.url().slice(0, 80)}`))
  page.on('pageerror', (error) => seen.push(`threw ${error.message}`))
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(site.url)) seen.push(`went to ${frame.url()}`)
  })
  page.on('console', (message) => {
    // Messages of the browser about files that failed to load or were blocked by a sandbox or the policy.
    const expected =
      /Failed to load resource|sandbox|Content Security Policy|Unsafe attempt|Blocked form|Ignored call|ERR_/
    if (message.type() === 'error' && !expected.test(message.text()))
      seen.push(`complained: ${message.text().slice(0, 200)}`)
  })
  await page.goto(`${site.url}/${query}`)
  await page.waitForFunction(() => 'tryCase' in globalThis)
  return { page, seen }
}

/** Everything that went wrong with cases whose name begins so, by case. */
async function tryAll({ page, seen }: Tab, group: string, wait: number): Promise<string[]> {
  const wrong: string[] = []
  for (const [index, each] of hostileCases.entries()) {
    const { name } = each
    if (readGroup(name) !== group || !chosen.has(each)) continue
    seen.length = 0
    const faults = await page.evaluate(([at, ms]) => globalThis.tryCase(at, ms), [index, wait] as const)
    wrong.push(...[...faults, ...seen].map((fault) => `${name}: ${fault}`))
  }
  expect(page.url()).toContain(site.url)
  expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false)
  return wrong
}

/** First word of a name, where it is that of a group. */
function readGroup(name: string): string {
  return /^(?:text|disguise:|url|file) /.exec(name)?.[0].trim() ?? 'shape'
}

test('hostile metadata comes in at least 150 forms', () => {
  expect(new Set(hostileCases.map(({ name }) => name)).size).toBeGreaterThanOrEqual(150)
})

describe('by default', () => {
  let tab: Tab
  // The policy of the page lets every host pass, so that what holds is the kit's own.
  beforeAll(async () => {
    tab = await open('*', '')
  })
  afterAll(() => tab?.page.close())

  test.each(['text', 'disguise:', 'url', 'file', 'shape'])(
    'hostile %s runs, loads and breaks nothing',
    async (group) => {
      expect(await tryAll(tab, group, 0)).toEqual([])
    },
  )
})

describe('with a proxy and gateways', () => {
  let tab: Tab
  beforeAll(async () => {
    tab = await open(server.url, `?gateway=${encodeURIComponent(server.url)}`)
  })
  afterAll(() => tab?.page.close())

  test('a hostile url reaches no other host', async () => {
    expect(await tryAll(tab, 'url', 0)).toEqual([])
  })

  test('a hostile file reaches no other host', async () => {
    const found = await tryAll(tab, 'file', 400)
    const from = (file: string) => `${server.url}/proxy/${encodeURIComponent(`https://media.evil.test/${file}`)}`
    // Only the policy of the page can stop a redirect by the proxy or a frame that navigates elsewhere.
    const stopped = [
      ...[
        'redirect.png',
        'redirect.png?full',
        'redirect.html',
        'redirect.mp4',
        'redirect-script.png',
        'redirect-script.png?full',
      ].map((file) => `img-src ${from(file)}`),
      `media-src ${from('redirect.mp4')}`,
      'frame-src http://away.evil.test',
      'frame-src http://art.evil.test',
    ].map((report) => `policy ${report}`)
    const told = found.map((line) => line.slice(line.indexOf(': ') + 2))
    expect(told).toContain(stopped[0])
    // Chromium before 156 follows the `Link` of a picture, too.
    const preload = 'policy script-src-elem http://link.evil.test/x.js'
    expect(found.filter((_, at) => ![...stopped, preload].includes(told[at] ?? ''))).toEqual([])
    expect(await tab.page.context().cookies(site.url)).toEqual([])
  })
})
