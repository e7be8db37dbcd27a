// Previews in a real browser, through React: by the emulate service over HTTP and by the TVM in a worker, against what
// the chain then does.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService } from '../../scripts/service.mjs'
import { findSandbox, writeVmFolder } from '../../src/tools/cli/vm.ts'
import type { Trace } from '../../src/service/rows/trace.ts'
import { bytesToBase64 } from '../../src/ton/cells/bytes.ts'
import { buildMessageCell, writeBoc } from '../../src/entries/verify.ts'
import { emulationNamed } from '../fixtures/emulations.ts'
import { launchChromium } from '../helpers/browsers/chromium.ts'
import { serveFolder } from '../helpers/servers/serveFolder.ts'

const { traces } = JSON.parse(readFileSync(new URL('../../stories/chain/pending.json', import.meta.url), 'utf8')) as {
  traces: Trace[]
}
const chainTime = 1_760_139_032
const folder = mkdtempSync(join(tmpdir(), 'tonlens-preview-'))
let service: Awaited<ReturnType<typeof startService>>
let site: Awaited<ReturnType<typeof serveFolder>>
let browser: Browser
let page: Page

beforeAll(async () => {
  const bundle = async (file: string, format: 'esm' | 'iife') => {
    const entry = new URL(file, import.meta.url).pathname
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      format,
      target: 'es2022',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    return outputFiles[0]?.contents ?? new Uint8Array()
  }
  writeVmFolder(
    join(folder, 'vm'),
    findSandbox(new URL('../..', import.meta.url).pathname),
    await bundle('../../src/sources/vm/engine/worker.ts', 'iife'),
  )
  writeFileSync(join(folder, 'page.js'), await bundle('previewPage.tsx', 'esm'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>preview</title><body><script type="module" src="/page.js"></script>',
  )
  service = await startService({ port: 0, rate: Infinity })
  site = await serveFolder(folder)
  browser = await launchChromium()
  page = await browser.newPage()
  await page.goto(site.url)
  await page.waitForFunction(() => globalThis.previewPage !== undefined)
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
  await service?.close()
  rmSync(folder, { recursive: true })
})

/** The message of a pending trace that has not been consumed, and the transactions that then follow. */
const pending = traces.map((trace) => {
  const rows = Object.values(trace.transactions ?? {}).filter(({ emulated }) => emulated)
  const inside = new Set(rows.flatMap(({ out_msgs }) => out_msgs.map(({ hash }) => hash)))
  const first = rows.find(({ in_msg }) => !inside.has(in_msg?.hash ?? ''))
  const cell = first?.in_msg && buildMessageCell(first.in_msg)
  if (!cell) throw new Error('no message that can be rebuilt')
  return {
    boc: bytesToBase64(writeBoc(cell)),
    hashes: rows.map(({ hash }) => hash).toSorted(),
    isExternal: first?.in_msg?.source === null,
  }
})

const sources = [
  ['the emulate service', undefined, 'service'],
  ['the TVM in the page', chainTime, 'vm'],
] as const

describe.each(sources)('by %s', (_, vmTime, source) => {
  test('the preview of each pending message has the hashes of what then happens', async () => {
    for (const { boc, hashes } of pending) {
      const shown = await page.evaluate((question) => globalThis.previewPage.preview(question), {
        baseUrl: service.url,
        request: boc,
        vmTime,
      })
      expect(shown).toMatchObject({ state: 'forecast', source, forecast: hashes, actual: [] })
      expect(shown.text).toContain('Would succeed')
    }
    expect(pending.flatMap(({ hashes }) => hashes)).toHaveLength(6)
  })

  test('once it is sent, the same view follows the trace, transaction by transaction', async () => {
    const sent = pending.find(({ isExternal }) => isExternal)!
    const shown = await page.evaluate((question) => globalThis.previewPage.preview(question), {
      baseUrl: service.url,
      request: sent.boc,
      sent: sent.boc,
      vmTime,
    })
    expect(shown).toMatchObject({ state: 'sent', forecast: sent.hashes, actual: sent.hashes })
  })

  test.each(['jettonTransfer', 'tooManyJettons'])(
    'the preview of the TON Connect request %s is the recorded one',
    async (name) => {
      const { body, answer } = emulationNamed(name)
      const request = { from: body.from ?? '', messages: [...(body.messages ?? [])] }
      const shown = await page.evaluate((question) => globalThis.previewPage.preview(question), {
        baseUrl: service.url,
        request,
        vmTime,
      })
      expect(shown).toMatchObject({ state: 'forecast', source, forecast: Object.keys(answer.transactions).toSorted() })
      expect(shown.text).toContain(name === 'jettonTransfer' ? 'Would succeed' : 'Would')
    },
  )

  test('a message that was accepted before is refused', async () => {
    const boc = emulationNamed('acceptedBefore').body.boc ?? ''
    const shown = await page.evaluate((question) => globalThis.previewPage.preview(question), {
      baseUrl: service.url,
      request: boc,
      vmTime,
    })
    expect(shown).toMatchObject({ state: 'refused', exitCode: 36, forecast: [] })
  })
})
