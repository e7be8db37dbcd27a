// One visit to three pages of the explorer in a real browser; then the service is gone, and a reload shows them again.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService } from '../../scripts/service.mjs'
import { showcase } from '../../stories/chain/index.json'
import { launchChromium } from '../helpers/browsers/chromium.ts'
import { serveFolder } from '../helpers/servers/serveFolder.ts'
import type { Kit } from './offlinePage.tsx'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The most active account without pending transactions: those are never answered again. */
function findAccount(): string {
  const read = (name: string) => readFileSync(join(root, 'stories/chain', name), 'utf8')
  const pending = read('pending.json')
  const { transactions } = JSON.parse(read('transactions.json')) as { transactions: readonly { account: string }[] }
  const counts = new Map<string, number>()
  for (const { account } of transactions)
    if (!pending.includes(account)) counts.set(account, (counts.get(account) ?? 0) + 1)
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? ''
}

const pages = {
  account: findAccount(),
  transaction: showcase.transactions.swapTrace,
  item: showcase.nftItem,
}
/** Leaves out workers that Vite bundles: they belong to networks of a reader, of which there are none here. */
const withoutWorkers: Plugin = {
  name: 'without-workers',
  setup(plugin) {
    plugin.onResolve({ filter: /\?worker&url$/ }, ({ path }) => ({ path, namespace: 'worker' }))
    plugin.onLoad({ filter: /.*/, namespace: 'worker' }, () => ({ contents: `export default ''` }))
  },
}

const folder = mkdtempSync(join(tmpdir(), 'tonlens-offline-'))
let service: Awaited<ReturnType<typeof startService>>
let site: Awaited<ReturnType<typeof serveFolder>>
let browser: Browser
let page: Page

beforeAll(async () => {
  service = await startService({ port: 0, rate: Infinity })
  await build({
    entryPoints: [join(root, 'test/e2e/offlinePage.tsx')],
    outfile: join(folder, 'page.js'),
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    // The subpaths of the manifest, so that dist/ is what runs.
    tsconfigRaw: {},
    define: { 'process.env.NODE_ENV': '"production"' },
    // The disassembler is loaded at a press only, which nobody makes here.
    external: ['ton-assembly', '@ton/core', 'buffer'],
    loader: { '.png': 'dataurl', '.svg': 'dataurl', '.webp': 'dataurl' },
    plugins: [withoutWorkers],
  })
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Explorer</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><div id="root"></div><script type="module" src="/page.js"></script>',
  )
  site = await serveFolder(folder)
  browser = await launchChromium()
  page = await browser.newPage({ viewport: { width: 1280, height: 3000 } })
  page.setDefaultTimeout(30_000)
})

afterAll(async () => {
  await browser?.close()
  await service?.close().catch(() => undefined)
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

const kit = <Result>(work: (kit: Kit) => Result) => page.evaluate<Awaited<Result>>(`(${String(work)})(globalThis.kit)`)

/** Opens a page of the explorer, by a full load, and gives its text once it stays the same for a second. */
async function openPage(name: string, id: string): Promise<string> {
  // The number makes every visit a load: a new fragment alone would not.
  loads += 1
  await page.goto(
    `${site.url}/?load=${loads}&service=${encodeURIComponent(service.url)}#/${name}/${encodeURIComponent(id)}`,
  )
  const content = page.locator('.explorer-page')
  await content.waitFor()
  let text = ''
  await expect
    .poll(
      async () => {
        const before = text
        await page.waitForTimeout(1000)
        // An age counts seconds.
        text = (await content.innerText()).replaceAll(/\d+ seconds? ago/g, 'seconds ago')
        const busy = await content
          .locator('[aria-busy="true"]')
          .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML.slice(0, 200)))
        if (busy.length > 0) return busy.join('\n')
        const lines = before.split('\n')
        return text === before && text !== ''
          ? 'steady'
          : `new: ${text
              .split('\n')
              .filter((line) => !lines.includes(line))
              .join('; ')}`
      },
      { timeout: 40_000, interval: 0 },
    )
    .toBe('steady')
  return text
}
let loads = 0

/** Lines of a text that do not follow each other in another one, which may say more: what could not be refreshed. */
function missingLines(wanted: string, text: string, hasError: boolean): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  let at = 0
  return wanted.split('\n').filter((line) => {
    // If the list could not be refreshed, an error stands in place of this button.
    if (line.trim() === 'Load more' && hasError) return false
    const found = lines.indexOf(line.trim(), at)
    if (found >= 0) at = found + 1
    return found < 0
  })
}

test('an account page, a transaction page and an NFT page show everything again without the service', async () => {
  const visited = new Map<string, string>()
  const begun = Date.now() / 1000
  for (const [name, id] of Object.entries(pages)) {
    visited.set(name, await openPage(name, id))
    await kit(({ stored }) => stored())
    expect((await kit(({ answers }) => answers)).service).toBeGreaterThan(0)
    expect(visited.get(name)?.length).toBeGreaterThan(200)
  }
  const ended = Date.now() / 1000
  await service.close()

  for (const [name, id] of Object.entries(pages)) {
    const text = await openPage(name, id)
    const hasError = text.includes('Couldn’t load') || (await page.locator('.explorer-outage > *').isVisible())
    expect(missingLines(visited.get(name) ?? '', text, hasError), name).toEqual([])
    const answers = await kit((open) => open.answers)
    expect(answers.service, name).toBe(0)
    expect(answers.asOf).toBeGreaterThanOrEqual(begun - 1)
    // A transaction whose trace is complete can no longer change, so what is known of it is never old.
    if (name !== 'transaction') expect(answers.asOf).toBeLessThanOrEqual(ended)
    expect(await page.locator('#age time').count()).toBe(1)
  }
})
