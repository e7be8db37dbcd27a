// `tonlens check`, the only command that asks the service, with one endpoint that fails in every way: it says what
// failed, with an exit code that is not 0, and an empty answer is never said to be equal. A sample; all with
// TONLENS_LONG=1.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkService, type ConformanceReport } from '../../../src/entries/conformance.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { checkExitCode, runCheckCommand } from '../../../src/tools/cli/check.ts'
import { writeCheckReport } from '../../../src/tools/cli/checkReport.ts'
import * as table from '../../../src/service/endpoints/index.ts'
import { createRandom } from '../../helpers/random.ts'
import { embeddedWorld } from '../conformance/worlds.ts'

const isLong = process.env['TONLENS_LONG'] === '1'
const index = createMemoryIndex(embeddedWorld(), { version: '1.3' })

const answer = (status: number, body: string, headers = {}) => new Response(body, { status, headers })
/** Ways in which an endpoint fails; those of the gateway have no JSON. */
const failures: Readonly<Record<string, () => Response>> = {
  server: () => answer(500, '{"error":"the database is gone"}'),
  noRoute: () => answer(404, '{"error":"Cannot GET this"}'),
  forbidden: () => answer(403, '{"ok":false,"result":"Network not allowed","code":403}'),
  unauthorized: () => answer(401, '{"ok":false,"result":"API key does not exist","code":401}'),
  rateLimited: () => answer(429, '{"ok":false,"result":"Ratelimit exceed","code":429}', { 'Retry-After': '0' }),
  gateway: () => answer(502, '<h1>Bad gateway</h1>'),
  shape: () => answer(200, '{"unexpected":true}'),
  empty: () => answer(200, ''),
  network: () => {
    throw new TypeError('fetch failed')
  },
}

/** A deployment one of whose routes fails. */
function failAt(path: string, kind: string): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.pathname === `/api/v3${path}`) return failures[kind]?.() as Response
    return index.fetch(url, { headers: new Headers(init?.headers) })
  }
}

const baseUrl = 'https://index.invalid/api/v3'
const endpoints = Object.values(table).filter(
  ({ method, name, ...row }) => method === 'GET' && !('service' in row) && !name.startsWith('pending'),
)
const random = createRandom(20_261_128)
const kinds = Object.keys(failures)
const cases = endpoints.flatMap(({ name, path }) =>
  (isLong ? kinds : [random.pick(kinds)]).map((kind) => ({ name, path, kind })),
)

/** Tells what is wrong with a report about an endpoint that fails. */
function judge(report: ConformanceReport, name: string): string | undefined {
  const text = writeCheckReport(report)
  const found = report.endpoints.find(({ endpoint }) => endpoint === name)
  const isTold = (found?.different ?? 0) > 0 || (found?.notChecked ?? []).some((why) => /answer|refuses/.test(why))
  const isToldAtAll = isTold || (report.reason !== undefined && text.includes(report.reason))
  if (checkExitCode(report) === 0) return `ends with 0: ${text}`
  if (found !== undefined && found.equal > 0) return `calls an answer equal: ${text}`
  return isToldAtAll ? undefined : `does not tell: ${text}`
}

test(
  'an endpoint that fails is told, and nothing of it is equal',
  { timeout: 60_000 + cases.length * 5000 },
  async () => {
    const wrong: string[] = []
    const queue = cases.values()
    const work = async () => {
      for (const { name, path, kind } of queue) {
        const budget = { requests: 400, seconds: 60 }
        const fetch = failAt(path, kind)
        const report = await checkService({ baseUrl, fetch, rate: 1_000_000, budget, endpoints: [name] })
        const fault = judge(report, name)
        if (fault !== undefined) wrong.push(`${name} ${kind} ${fault}`)
      }
    }
    await Promise.all(Array.from({ length: 8 }, work))
    console.log(`${cases.length} combinations of endpoints and failures, ${wrong.length} faults`)
    expect(wrong).toEqual([])
  },
)

// Pauses before repetitions, of eight seconds at most, take a fiftieth of their time.
beforeEach(() => {
  const { setTimeout: start } = globalThis
  vi.stubGlobal('setTimeout', (work: () => void, pause = 0) => start(work, pause > 8000 ? pause : pause / 50))
})

afterEach(() => {
  vi.unstubAllGlobals()
  process.exitCode = 0
})

// An answer of another shape is one that differs.
test.each(kinds.filter((kind) => kind !== 'shape'))(
  'the command ends with 2 and writes nothing while everything fails: %s',
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'tonlens-faults-'))
    vi.stubGlobal('fetch', async () => failures[kind]?.())
    const text = await runCheckCommand([baseUrl, '--rate', '1000', '--json', join(folder, 'report.json')], {})
    const exitCode = process.exitCode
    const written = readdirSync(folder)
    rmSync(folder, { recursive: true })
    expect({ exitCode, written }).toEqual({ exitCode: 2, written: [] })
    expect(text).toContain('Nothing could be compared.')
    expect(text).not.toMatch(/Equal/)
  },
)
