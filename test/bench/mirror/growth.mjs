// How a mirror grows: each question at many rows against few, in one browser and one run. Nobody else is measured, so
// that a million rows take minutes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atMost, median } from '../rows.mjs'
import { findBackends, launchOn, openStore, QUESTIONS, READS, ROUNDS, TARGETS } from './measure.mjs'

/** @import { BenchRow } from '../bench.ts' */
/** @import { measureMirror } from './measure.mjs' */

/** Few rows and many, each in a mirror of its own: one half are transactions, the other NFT items. */
const SIZES = [10_000, 1_000_000]
/** Rows of one write. */
const TURN = 1000
/** Writes after which the time is told. */
const TURNS_TOLD = 50
const MOST = 1.5
/** Milliseconds that writing the many rows may take, without the time to make them. */
const MOST_WRITING = 480_000

/** @param {Parameters<typeof measureMirror>[0]} options `sizes`: two, the smaller first; else 10,000 and 1,000,000. */
export async function measureGrowth(options) {
  const sizes = options.sizes.length === 2 ? options.sizes : SIZES
  /** @type {BenchRow[]} */
  const rows = []
  for (const { backend, flags } of findBackends(options.backends)) {
    const start = performance.now()
    const say = (/** @type {string} */ what) =>
      console.error(`${Math.round((performance.now() - start) / 1000)} s, ${backend}: ${what}`)
    const profile = mkdtempSync(join(tmpdir(), 'tonlens-growth-'))
    const origins = await Promise.all(sizes.map(() => options.serve()))
    const context = await launchOn(profile, flags, options)
    try {
      const pages = await Promise.all(origins.map(({ url }) => openStore(context, url, 'mirror')))
      for (const [at, page] of pages.entries()) {
        const size = (sizes[at] ?? 0) / 2
        let time = 0
        for (let from = 0; from < size; from += TURN) {
          for (const sort of /** @type {const} */ (['transactions', 'items'])) {
            time += await page.evaluate(
              ([what, a, b]) => globalThis.mirrorPage.write(what, a, b),
              /** @type {const} */ ([sort, from, from + TURN]),
            )
          }
          if ((from + TURN) % (TURNS_TOLD * TURN) === 0) say(`${2 * (from + TURN)} of ${2 * size} rows are written`)
        }
        if (at > 0) rows.push(atMost(`${backend}: writing ${format(2 * size)} rows`, time, MOST_WRITING, 1))
        await page.evaluate((count) => globalThis.mirrorPage.prepare(count), size)
        say(`${2 * size} rows are ready`)
      }
      for (const question of QUESTIONS) {
        const [few = [], many = []] = sizes.map(() => /** @type {number[]} */ ([]))
        for (let round = 0; round <= ROUNDS; round += 1) {
          for (const [at, page] of pages.entries()) {
            const { times } = await page.evaluate(
              ([what, size, seed, count]) => globalThis.mirrorPage.ask(what, size, seed, count),
              /** @type {const} */ ([question, (sizes[at] ?? 0) / 2, round, round === 0 ? 4 * READS : READS]),
            )
            if (round > 0) (at === 0 ? few : many).push(...times)
          }
        }
        const [less, more] = sizes.map(format)
        const [what] = TARGETS[/** @type {keyof typeof TARGETS} */ (question)]
        const row = atMost(`${backend}: ${what}, ${more} rows ÷ ${less}`, median(many), median(few), MOST)
        say(`${row.what}: ${row.ratio.toPrecision(3)}`)
        rows.push(row)
      }
    } finally {
      await context.close()
      for (const { close } of origins) close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  }
  return rows
}

/** @param {number} count */
function format(count) {
  return count.toLocaleString('en')
}
