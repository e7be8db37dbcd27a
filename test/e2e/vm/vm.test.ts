// The TVM in workers, under the strict policy of the security page, in Chromium and in one of the other browsers by
// chance. Of the folders in which something is wrong, that browser tries one by chance. All with TONLENS_LONG=1.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isInstalled } from '../../../scripts/browsers/launch.mjs'
import { sandboxCalls } from '../../fixtures/sandboxCalls.ts'
import { chainHistories } from '../../fixtures/emulator.ts'
import { pendingTraces } from '../../fixtures/pendingTraces.ts'
import { chooseBrowsers } from '../../helpers/browsers/chooseBrowsers.ts'
import { drivePage } from '../../helpers/browsers/drivePage.ts'
import { createChance, chooseShare } from '../../helpers/chance.ts'
import { serveVmSite, strictPolicy, type VmSite } from './vmSite.ts'

const isLong = process.env['TONLENS_LONG'] === '1'
const histories = [...chainHistories().values()].filter(([first]) => first?.orig_status !== 'active')
let site: VmSite

beforeAll(async () => {
  site = await serveVmSite()
})
afterAll(() => site?.close())

describe.each(chooseBrowsers('vm'))('the TVM in %s', (name) => {
  describe.skipIf(!isInstalled(name))('under the strict policy', () => {
    // The browsers compute the same: the whole is counted in one of them.
    const isWhole = isLong && name === 'chromium'
    const step = name === 'chromium' ? 1 : 3
    const page = drivePage(name)

    /** Opens the page anew and calls one of its functions. */
    async function call<Result>(method: string, ...args: readonly unknown[]): Promise<Result> {
      await page.goto(site.url)
      await expect.poll(() => page.evaluate(`'vmPage' in globalThis`), { timeout: 30_000 }).toBe(true)
      return page.evaluate<Result>(`vmPage.${method}(${args.map((arg) => JSON.stringify(arg)).join()})`)
    }

    test('transactions replay to their exact hash', async () => {
      // Others in each gate.
      const every = (isLong ? 20 : 40) * step
      const from = createChance(name).integer(every)
      const sample = isWhole ? histories : histories.filter((_, index) => index % every === from)
      site.write('histories', sample)
      const result = await call('replayAll', '/histories.json')
      expect(result).toEqual({ exact: sample.reduce((sum, { length }) => sum + length, 0), wrong: [] })
      if (isWhole) expect([sample.length, result]).toEqual([316, { exact: 1511, wrong: [] }])
    })

    test('all pending traces are forecast with their exact hashes', async () => {
      const traces = await pendingTraces()
      site.write(
        'traces',
        traces.map(({ input, states }) => ({ input, states })),
      )
      const forecasts = await call<string[][]>('forecastAll', '/traces.json')
      expect(forecasts).toEqual(traces.map(({ hashes }) => hashes))
      expect(forecasts.flat()).toHaveLength(6)
    })

    test('get-methods answer as the sandbox does', async () => {
      const calls = await sandboxCalls(isWhole ? 1 : 25 * step)
      if (isWhole) expect(calls.length).toBeGreaterThanOrEqual(500)
      site.write('calls', calls)
      expect(await call('compareCalls', '/calls.json')).toEqual({ same: calls.length, wrong: [] })
    })

    test('code that does not end is stopped by its caller and by the time limit, and the next call works', async () => {
      expect(await call('abort')).toBe('left the page, timeout, -14')
    })

    test('code with values of any depth ends in a result or an error, and the next call works', async () => {
      // The engine's own stack decides how deep it can go: one fails where another has a result.
      const tuples = await call<[number | string, unknown][]>('nest', 'tuple', [100, 300, 400, 600, 900, 30_000])
      expect(tuples.map(([depth], index) => depth === 'failed' || depth === [100, 300, 400, 600, 900][index])).toEqual(
        tuples.map(() => true),
      )
      expect([tuples[0]?.[0], tuples.at(-1)?.[0]]).toEqual([100, 'failed'])
      const cells = await call<[number | string, unknown][]>('nest', 'cell', [100, 500, 1022])
      expect(cells.map(([depth]) => depth)).toEqual([100, 500, 1022])
      for (const [, next] of [...tuples, ...cells]) expect(next).toBe('0x18')
    })

    const wrong = [
      [
        'a folder that does not exist',
        '/nowhere/',
        'missing-file',
        '/nowhere/vm.json does not exist (404). Run npx tonlens vm',
      ],
      [
        'a file of another emulator',
        '/wrong/',
        'wrong-file',
        '/wrong/emulator.wasm is not the file that vm.json names',
      ],
      ['a file that was not uploaded', '/half/', 'missing-file', '/half/emulator.js does not exist'],
      ['a folder of another version', '/other/', 'wrong-file', 'belongs to another version of tonlens'],
      ['another origin, or no network', 'http://localhost:9/vm/', 'unreachable', 'cannot be loaded'],
    ] as const
    test.each(chooseShare(wrong, name === 'chromium' ? 1 : wrong.length, name))(
      '%s is named',
      async (_, address, reason, message) => {
        expect(await call('tryOnce', address)).toEqual({ reason, message: expect.stringContaining(message) as string })
      },
    )

    test('a policy that forbids it is named', async () => {
      const cases = [
        [" 'wasm-unsafe-eval'", '', 'no-wasm', "'wasm-unsafe-eval'"],
        ["worker-src 'self'", "worker-src 'none'", 'no-worker', 'worker-src'],
        ...((await page.evaluate(`'trustedTypes' in globalThis`))
          ? [['trusted-types tonlens-vm', "trusted-types 'none'", 'no-worker', 'tonlens-vm'] as const]
          : []),
      ] as const
      try {
        for (const [part, other, reason, word] of cases) {
          site.policy = strictPolicy.replace(part, other)
          expect(await call('tryOnce', '/vm/'), part).toMatchObject({
            reason,
            message: expect.stringContaining(word) as string,
          })
        }
      } finally {
        site.policy = strictPolicy
      }
    })
  })
})
