// `tonlens check` as a process of its own: what it prints, and its exit code.
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ConformanceReport } from '../../../src/entries/conformance.ts'
import { listenOnLoopback } from '../../helpers/servers/loopback.ts'
import { type Faulty, startFaultyService } from '../conformance/faultyService.ts'
import { buildCommand } from './buildCommand.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonlens-check-'))
let program = ''

beforeAll(async () => {
  program = await buildCommand(folder)
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return new Promise((ended) => {
    execFile(
      process.execPath,
      [program, 'check', ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        ended({ code: error === null ? 0 : Number(error.code), stdout, stderr })
      },
    )
  })
}

async function runAgainst(
  faulty: Faulty,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<Ended> {
  const service = await startFaultyService(faulty)
  try {
    return await run([service.url, '--rate', '1000', '--endpoints', 'jettonMasters,vesting', ...args], env)
  } finally {
    await service.close()
  }
}

describe('tonlens check', { timeout: 120_000 }, () => {
  test('ends with 0 where all is equal, and says what is open', async () => {
    const { code, stdout } = await runAgainst({}, [])
    expect(stdout).toMatch(/Equal in all \d+ cases\.\n$/)
    expect(stdout).toMatch(/Not checked\n {2}vesting: no row/)
    expect(code).toBe(0)
  })

  test('ends with 1 where answers differ, with a request to repeat', async () => {
    const json = join(folder, 'report.json')
    const { code, stdout } = await runAgainst(
      {
        answer: ({ path }, { body }) =>
          void (
            path === '/jetton/masters' &&
            body.jetton_masters &&
            (body.jetton_masters = body.jetton_masters.toReversed())
          ),
      },
      ['--json', json],
    )
    expect(code).toBe(1)
    expect(stdout).toMatch(/jettonMasters, answer.*\n +answered .*\n +expected .*\n +repeat +curl 'http:\/\/127/)
    const report = JSON.parse(readFileSync(json, 'utf8')) as ConformanceReport
    expect(report.endpoints.find(({ endpoint }) => endpoint === 'jettonMasters')?.different).toBeGreaterThan(0)
  })

  test('sends the key of the environment and prints it nowhere', async () => {
    const key = 'secret-key-0123456789'
    const keys = new Set<unknown>()
    const { stdout, stderr } = await runAgainst(
      {
        answer: ({ headers }, sent) => {
          keys.add(headers['x-api-key'])
          if (sent.status === 422) sent.body = { error: `no, ${key}` }
        },
      },
      [],
      { TONLENS_API_KEY: key },
    )
    expect(keys).toEqual(new Set([key]))
    expect(stdout).toContain('[API key]')
    expect(stdout + stderr).not.toContain(key)
  })

  test('ends with 2 where nothing could be checked', async () => {
    expect(await run(['http://127.0.0.1:9/api/v3'])).toMatchObject({
      code: 2,
      stdout: expect.stringMatching(
        /^http:\/\/127\.0\.0\.1:9\/api\/v3: Nothing could be compared\. \/masterchainInfo: no connection: .*\.\n$/,
      ),
    })
    expect(await run([])).toMatchObject({ code: 2, stderr: expect.stringContaining('Pass one base URL') })
    expect(await run(['https://index.example', '--requests', 'many'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--requests is many'),
    })
    expect(await run(['https://index.example', '--nonsense'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--help'),
    })
  })

  test.each<[string, number, string, boolean]>([
    ['a service without this route', 404, '{"error":"Cannot GET /masterchainInfo"}', true],
    ['a service that reports an unknown route as a failure', 500, '{"error":"Cannot GET /masterchainInfo"}', true],
    ['a site that has no such page', 404, '<h1>Not found</h1>', true],
    ['a site that has one page for all paths', 200, '<!doctype html>', true],
    ['a service that has problems', 500, '{"error":"out of memory"}', false],
    ['a gateway whose service is down', 502, '<h1>Bad gateway</h1>', false],
  ])(
    'at %s, says in one line what the end of the base URL should be, or nothing about it',
    async (_, status, body, isHinted) => {
      const site = await listenOnLoopback(
        createServer((_request, response) => void response.writeHead(status).end(body)),
      )
      const { code, stdout } = await run([site.origin, '--rate', '1000'])
      await site.close()
      expect(stdout.trimEnd().split('\n')).toHaveLength(1)
      expect(stdout.includes('it usually ends in /api/v3.')).toBe(isHinted)
      expect(stdout).toContain(String(status))
      expect(code).toBe(2)
    },
  )

  test('ends with 2 where the deployment refuses access before the end', async () => {
    let count = 0
    const { code, stdout } = await runAgainst(
      {
        answer: (_seen, sent) =>
          void (++count > 12 && Object.assign(sent, { status: 401, body: { error: 'key expired' } })),
      },
      [],
    )
    expect(stdout).toContain('refuses access: 401 key expired')
    expect(code).toBe(2)
  })

  test('explains itself', async () => {
    const { code, stdout } = await run(['--help'])
    expect(code).toBe(0)
    for (const option of ['--key', '--requests', '--seed', '--endpoints', '--json', '--golden'])
      expect(stdout).toContain(option)
  })
})
