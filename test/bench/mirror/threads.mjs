// The mirror on the page against the mirror in a worker: how long it takes, and how busy the page is meanwhile.
import { chromium } from 'playwright'
import { BROWSER_ARGS } from '../../../scripts/browser.mjs'
import { median } from '../rows.mjs'

/** @import { BenchRow } from '../bench.ts' */
/** @import { measureMirror } from './measure.mjs' */
/** @import { Question } from './page.ts' */

const WHO = ['mirror', 'mirror in a worker']
const SIZE = 5000
const TURN = 500
const ROUNDS = 10
const READS = 20
/** @type {readonly (readonly [Question, string])[]} */
const QUESTIONS = [
  ['hash', 'get by hash'],
  ['account', 'last 50 of an account'],
]

/**
 * @param {Pick<Parameters<typeof measureMirror>[0], 'serve' | 'executablePath' | 'env'>} options
 * @returns {Promise<BenchRow[]>}
 */
export async function measureThreads({ serve, executablePath, env }) {
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: BROWSER_ARGS,
    env,
  })
  const origins = await Promise.all(WHO.map(() => serve()))
  /** @type {BenchRow[]} */
  const table = []
  const note = (
    /** @type {string} */ what,
    /** @type {readonly number[]} */ values,
    /** @type {BenchRow['unit']} */ unit = 'ms',
  ) => {
    const [page = NaN, worker = NaN] = values
    table.push({
      what: `In a worker: ${what} ÷ on the page`,
      ours: worker,
      peer: page,
      unit,
      ratio: worker / page,
      target: '',
      holds: true,
    })
  }
  try {
    const tabs = await Promise.all(
      origins.map(async ({ url }, at) => {
        const page = await (await browser.newContext()).newPage()
        page.on('pageerror', (error) => console.error(`${WHO[at]}: ${error.message}`))
        await page.goto(`${url}/mirror/page.html`)
        await page.evaluate((who) => globalThis.mirrorPage.open(who), WHO[at] ?? '')
        const session = await page.context().newCDPSession(page)
        await session.send('Performance.enable')
        /** Milliseconds that the page's own thread has worked. */
        const busy = async () => {
          const { metrics } = await session.send('Performance.getMetrics')
          return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
        }
        return { page, busy }
      }),
    )
    const writes = WHO.map(nothing)
    for (let from = 0, turn = 0; from < SIZE; from += TURN, turn += 1) {
      for (let step = 0; step < WHO.length; step += 1) {
        const at = (turn + step) % WHO.length
        const { page, busy } = /** @type {typeof tabs[number]} */ (tabs[at])
        const write = /** @type {typeof writes[number]} */ (writes[at])
        await page.evaluate(([a, b]) => globalThis.mirrorPage.make(a, b), /** @type {const} */ ([from, from + TURN]))
        await page.waitForTimeout(50)
        await page.evaluate(() => globalThis.mirrorPage.longestTask())
        const before = await busy()
        write.times.push(await page.evaluate(() => globalThis.mirrorPage.writeMade()))
        write.busy += (await busy()) - before
        await page.waitForTimeout(50)
        write.longest = Math.max(write.longest, await page.evaluate(() => globalThis.mirrorPage.longestTask()))
      }
    }
    note(
      `bulk write of ${TURN} transactions`,
      writes.map(({ times }) => median(times)),
    )
    note(
      `the page's own work for ${SIZE} transactions`,
      writes.map(({ busy }) => busy),
    )
    // A task of less than 50 ms is none that anybody waits for.
    note(
      'its longest task',
      writes.map(({ longest }) => Math.max(longest, 50)),
    )
    for (const { page } of tabs) await page.evaluate((count) => globalThis.mirrorPage.prepare(count), SIZE)
    for (const [question, what] of QUESTIONS) {
      const reads = WHO.map(nothing)
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (let step = 0; step < WHO.length; step += 1) {
          const at = (round + step) % WHO.length
          const { page, busy } = /** @type {typeof tabs[number]} */ (tabs[at])
          const before = await busy()
          const { times } = await page.evaluate(
            ([asked, size, seed, count]) => globalThis.mirrorPage.ask(asked, size, seed, count),
            /** @type {const} */ ([question, SIZE, round, READS]),
          )
          const after = await busy()
          const read = reads[at]
          if (round === 0 || read === undefined) continue
          read.times.push(...times)
          read.busy += after - before
        }
      }
      note(
        what,
        reads.map(({ times }) => median(times)),
      )
      note(
        `the page's own work for ${ROUNDS * READS} times ${what}`,
        reads.map(({ busy }) => busy),
      )
    }
  } finally {
    for (const { close } of origins) close()
    await browser.close()
  }
  return table
}

/** @returns {{ times: number[], busy: number, longest: number }} */
const nothing = () => ({ times: [], busy: 0, longest: 0 })
