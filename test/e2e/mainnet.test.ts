// The built package in a real browser, over HTTP, on a sixth of the recorded traces of mainnet by chance, and on all of
// them with TONLENS_LONG=1.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService } from '../../scripts/service.mjs'
import { launchChromium } from '../helpers/browsers/chromium.ts'
import { chooseShare } from '../helpers/chance.ts'
import { hasRecorded, recordedFolder, recordedTrace, traceFiles } from '../helpers/recorded.ts'
import { serveFolder } from '../helpers/servers/serveFolder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = hasRecorded ? traceFiles() : []

describe.runIf(hasRecorded)('recorded mainnet traces over HTTP', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tonlens-mainnet-'))
  let service: Awaited<ReturnType<typeof startService>>
  let site: Awaited<ReturnType<typeof serveFolder>>
  let browser: Browser
  let page: Page
  const problems: string[] = []

  beforeAll(async () => {
    service = await startService({ port: 0, rate: Infinity, data: [`${recordedFolder}mainnet-traces`] })
    await build({
      entryPoints: [join(root, 'test/e2e/mainnetPage.tsx')],
      outfile: join(folder, 'page.js'),
      bundle: true,
      format: 'esm',
      jsx: 'automatic',
      // The subpaths of the manifest, so that dist/ is what runs.
      tsconfigRaw: {},
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Traces</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/page.js"></script>',
    )
    site = await serveFolder(folder)
    browser = await launchChromium()
    page = await browser.newPage()
    page.setDefaultTimeout(10_000)
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) problems.push(message.text())
    })
    await page.goto(`${site.url}/?service=${encodeURIComponent(service.url)}`)
  })

  afterAll(async () => {
    await browser?.close()
    await service?.close()
    await site?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('all are there', () => {
    expect(files).toHaveLength(70)
  })

  test.each(chooseShare(files, 6))('%s is drawn with exactly its transactions and messages', async (file) => {
    const { trace_id, transactions } = recordedTrace(file)
    const messages = new Set(
      transactions.flatMap(({ in_msg, out_msgs }) => [in_msg, ...out_msgs].flatMap((message) => message?.hash ?? [])),
    )
    await page.evaluate((id) => {
      window.location.hash = encodeURIComponent(id)
    }, trace_id)
    const graph = page.locator(`[data-trace="${trace_id}"] [part~="message-chain-graph"]`)
    await graph.waitFor()
    expect(await graph.getAttribute('data-transactions')).toBe(String(transactions.length))
    expect(await graph.getAttribute('data-messages')).toBe(String(messages.size))

    // `useTransactions` and `useAdjacentTransactions` of the same page, for the root and its children.
    const shown = page.locator(`[data-trace="${trace_id}"]`)
    const rootTransaction = transactions.find(({ hash }) => hash === trace_id)
    const sent = new Set(rootTransaction?.out_msgs.map(({ hash }) => hash))
    const children = transactions.filter(({ in_msg }) => in_msg !== null && sent.has(in_msg.hash))
    await expect.poll(() => shown.getAttribute('data-root'), { timeout: 60_000 }).toBe(trace_id)
    await expect.poll(() => shown.getAttribute('data-children'), { timeout: 60_000 }).toBe(String(children.length))
    expect(problems).toEqual([])
  })
})
