// The TVM in workers of a real browser, under the strict policy of the security page.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeVmFolder } from '../../src/cli/vm.ts'
import type { Trace } from '../../src/schema/trace.ts'
import { bytesToBase64 } from '../../src/ton/bytes.ts'
import { buildMessageCell, writeBoc } from '../../src/verify.ts'
import { chainAccounts, chainHistories } from '../fixtures/emulator.ts'
import { launchChromium } from '../helpers/chromium.ts'

const isLong = process.env['TONLENS_LONG'] === '1'
const strict = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types tonlens-vm"
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json', '.wasm': 'application/wasm' }
const folder = mkdtempSync(join(tmpdir(), 'tonlens-vm-'))
const sandbox = dirname(createRequire(import.meta.url).resolve('@ton/sandbox/package.json'))
const faults: string[] = []
let policy = strict
let server: Server
let url = ''
let browser: Browser
let page: Page

beforeAll(async () => {
  const bundle = async (file: string, format: 'esm' | 'iife') => {
    const { outputFiles } = await build({ entryPoints: [new URL(file, import.meta.url).pathname], bundle: true, minify: true, write: false, format, target: 'es2022' })
    return outputFiles[0]?.contents ?? new Uint8Array()
  }
  const worker = await bundle('../../src/vm/engine/worker.ts', 'iife')
  for (const name of ['vm', 'wrong', 'half', 'other']) writeVmFolder(join(folder, name), sandbox, worker)
  writeFileSync(join(folder, 'wrong/emulator.wasm'), new Uint8Array(1000))
  rmSync(join(folder, 'half/emulator.js'))
  writeFileSync(join(folder, 'other/vm.json'), readFileSync(join(folder, 'other/vm.json'), 'utf8').replace('"protocol": 1', '"protocol": 99'))
  writeFileSync(join(folder, 'page.js'), await bundle('vmPage.ts', 'esm'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>vm</title><script type="module" src="/page.js"></script>')
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname === '/' ? '/index.html' : pathname
    response.setHeader('content-security-policy', policy)
    try {
      const body = readFileSync(join(folder, name))
      response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream')
      response.end(body)
    } catch {
      response.statusCode = 404
      response.end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  browser = await launchChromium()
  page = await open()
})

afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(folder, { recursive: true })
})

async function open(): Promise<Page> {
  const opened = await browser.newPage()
  opened.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await opened.goto(url)
  await opened.waitForFunction(() => globalThis.vmPage !== undefined)
  return opened
}

test('transactions replay to their exact hash in workers', async () => {
  const histories = [...chainHistories().values()].filter(([first]) => first?.orig_status !== 'active')
  const sample = isLong ? histories : histories.filter((_, index) => index % 20 === 0)
  const { exact, wrong } = await page.evaluate((rows) => globalThis.vmPage.replayAll(rows), sample)
  expect(wrong).toEqual([])
  expect(exact).toBe(sample.reduce((sum, { length }) => sum + length, 0))
  if (isLong) expect(exact).toBe(1511)
  expect(faults).toEqual([])
})

test('a pending trace is forecast exactly, every time', async () => {
  const { traces } = JSON.parse(readFileSync(new URL('../../stories/chain/pending.json', import.meta.url), 'utf8')) as { traces: Trace[] }
  const rows = Object.values(traces[1]?.transactions ?? {})
  const first = rows.find(({ in_msg }) => in_msg?.source === null)
  const cell = first?.in_msg && buildMessageCell(first.in_msg)
  if (!first || !cell) throw new Error('no external message')
  const load = chainAccounts()
  const states = Object.fromEntries(await Promise.all(rows.map(async ({ account }) => [account, await load(account)] as const)))
  const input = { message: bytesToBase64(writeBoc(cell)), now: first.now, lt: String(BigInt(first.lt) - 1_000_001n) }
  const { hashes } = await page.evaluate(([given, accounts]) => globalThis.vmPage.emulateMany(given, accounts, 20), [input, states] as const)
  expect(hashes).toEqual([rows.map(({ hash }) => hash).toSorted().join()])
})

test('code that does not end is stopped by its caller and by the time limit, and the next call works', async () => {
  expect(await page.evaluate(() => globalThis.vmPage.abort())).toBe('left the page, timeout, -14')
})

describe('what is missing is named', () => {
  test.each([
    ['a folder that does not exist', '/nowhere/', 'missing-file', '/nowhere/vm.json does not exist (404). Run npx tonlens vm'],
    ['a file of another emulator', '/wrong/', 'wrong-file', '/wrong/emulator.wasm is not the file that vm.json names'],
    ['a file that was not uploaded', '/half/', 'missing-file', '/half/emulator.js does not exist'],
    ['a folder of another version', '/other/', 'wrong-file', 'belongs to another version of tonlens'],
    ['another origin', 'http://localhost:9/vm/', 'unreachable', 'cannot be loaded'],
  ])('%s', async (_, address, reason, message) => {
    const result = await page.evaluate((given) => globalThis.vmPage.tryOnce(given), address)
    expect(result).toEqual({ reason, message: expect.stringContaining(message) as string })
  })

  test('a policy without wasm-unsafe-eval', async () => {
    policy = strict.replace(" 'wasm-unsafe-eval'", '')
    const result = await (await open()).evaluate(() => globalThis.vmPage.tryOnce('/vm/'))
    expect(result).toMatchObject({ reason: 'no-wasm', message: expect.stringContaining('wasm-unsafe-eval') as string })
  })

  test('a policy without workers, or without the policy of Trusted Types', async () => {
    for (const part of ["worker-src 'self'", 'trusted-types tonlens-vm']) {
      policy = strict.replace(part, part.includes('worker') ? "worker-src 'none'" : "trusted-types 'none'")
      expect(await (await open()).evaluate(() => globalThis.vmPage.tryOnce('/vm/'))).toMatchObject({ reason: 'no-worker' })
    }
  })
})
