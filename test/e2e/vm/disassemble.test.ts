// The disassembler of the built package in a browser, in a page that Vite builds.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { build as bundle } from 'esbuild'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { disassemble } from 'tonlens/code'
import { chainStates } from '../../fixtures/verify.ts'
import { launchChromium } from '../../helpers/browsers/chromium.ts'
import { serveFolder } from '../../helpers/servers/serveFolder.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tonlens-code-'))
const strict = `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'; connect-src 'self'">`
const codes = [...new Set(chainStates().flatMap(({ code_boc }) => code_boc ?? []))]
const loaded: string[] = []
const faults: string[] = []
let server: Awaited<ReturnType<typeof serveFolder>>
let browser: Browser
let page: Page

beforeAll(async () => {
  const html = join(root, 'index.html')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === html ? id : null),
        load: (id) =>
          id === html
            ? '<!doctype html><html><head></head><script type="module" src="/test/e2e/vm/disassemblePage.ts"></script></html>'
            : null,
      },
    ],
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: html } },
  })
  server = await serveFolder(folder, strict)
  browser = await launchChromium()
  page = await browser.newPage()
  page.on('request', (request) => loaded.push(request.url()))
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.goto(server.url)
  await page.waitForFunction(() => globalThis.disassemblePage !== undefined)
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(folder, { recursive: true })
})

test('nothing loads the disassembler before it is asked for, and a page without Buffer is told what to do', async () => {
  const before = loaded.length
  expect(await page.evaluate((code) => globalThis.disassemblePage.withoutBuffer(code), codes[0] ?? '')).toContain(
    'globalThis.Buffer',
  )
  expect(loaded.length - before).toBeLessThan(3)
})

test('contracts of the embedded chain have the same instructions as in Node', async () => {
  expect(codes.length).toBeGreaterThan(15)
  for (const code of codes) {
    const listing = await page.evaluate((boc) => globalThis.disassemblePage.disassemble(boc), code)
    expect(listing).toEqual(JSON.parse(JSON.stringify(await disassemble(code))))
  }
  expect(faults).toEqual([])
}, 120_000)

test('esbuild bundles it without node:fs, as the guide says', async () => {
  const own = mkdtempSync(join(tmpdir(), 'tonlens-code-esbuild-'))
  await bundle({
    entryPoints: [join(root, 'test/e2e/vm/disassemblePage.ts')],
    outdir: own,
    bundle: true,
    splitting: true,
    format: 'esm',
    external: ['node:fs'],
    logLevel: 'error',
  })
  writeFileSync(
    join(own, 'index.html'),
    '<!doctype html><html><head></head><script type="module" src="/disassemblePage.js"></script></html>',
  )
  const site = await serveFolder(own, strict)
  const other = await browser.newPage()
  await other.goto(site.url)
  await other.waitForFunction(() => globalThis.disassemblePage !== undefined)
  const [code = ''] = codes
  expect(await other.evaluate((boc) => globalThis.disassemblePage.disassemble(boc), code)).toEqual(
    JSON.parse(JSON.stringify(await disassemble(code))),
  )
  await other.close()
  await site.close()
  rmSync(own, { recursive: true })
})
