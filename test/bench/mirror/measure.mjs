// The mirror against IndexedDB by hand, idb and Dexie. Each has an origin, and so a database, of its
// own; they take turns at every step, so that a slow moment of the machine hits all of them.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { BROWSER_ARGS } from '../../../scripts/browser.mjs'
import { atMost, median } from '../rows.mjs'

/** @import { Page } from 'playwright' */
/** @import { BenchRow } from '../bench.ts' */
/** @import { Question } from './page.ts' */

const WHO = ['mirror', 'by hand', 'Dexie', 'idb']
/** Who is measured beyond the first size: the others have a target. */
const LARGE = 3
/** @type {readonly Question[]} */
export const QUESTIONS = ['hash', 'account', 'adjacent', 'owner']
/** Rows of one turn. */
const TURN = 1000
export const ROUNDS = 8
export const READS = 15
/** How often a long run says where it is, in rows. */
const TOLD = 10_000
/** Targets of each question against rows by hand and against Dexie, and its name. */
export const TARGETS = /** @type {const} */ ({
  hash: ['get by hash', 1.6, 1.2],
  account: ['last 50 of an account', 1.2, 0.95],
  adjacent: ['adjacent, both ways', 1.2, 0.65],
  owner: ['50 NFTs of an owner', 1.2, 1.1],
})
/** Databases that Chromium can keep. */
const BACKENDS = [
  { backend: 'LevelDB', flags: [], disk: 0.76 },
  { backend: 'SQLite', flags: ['--enable-features=IdbSqliteBackingStore'], disk: 0.92 },
]

/**
 * The databases that were asked for; all of them where none is known.
 * @param {readonly string[]} [names] In lower case.
 */
export function findBackends(names) {
  const asked = BACKENDS.filter(({ backend }) => names?.includes(backend.toLowerCase()))
  return asked.length > 0 ? asked : BACKENDS
}

/**
 * @param {string} profile @param {readonly string[]} flags
 * @param {Pick<Parameters<typeof measureMirror>[0], 'executablePath' | 'env'>} options
 */
export function launchOn(profile, flags, { executablePath, env }) {
  return chromium.launchPersistentContext(profile, {
    ...(executablePath !== undefined && { executablePath }),
    args: [...BROWSER_ARGS, ...flags, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
    env,
  })
}

/**
 * Opens a page with one of those who are measured, on an origin of its own.
 * @param {Awaited<ReturnType<typeof launchOn>>} context @param {string | undefined} url @param {string} name
 */
export async function openStore(context, url, name) {
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
  page.on('crash', () => console.error(`${name}: its page has crashed`))
  await page.goto(`${url}/mirror/page.html`)
  await page.evaluate((who) => globalThis.mirrorPage.open(who), name)
  return page
}

/**
 * @param {object} options
 * @param {() => Promise<{ url: string, close: () => unknown }>} options.serve Opens an origin.
 * @param {string | undefined} options.executablePath
 * @param {Record<string, string>} options.env
 * @param {readonly number[]} options.sizes Rows of each sort, the smallest first.
 * @param {readonly string[]} [options.backends] Names in lower case; all of them where none is known.
 * @returns {Promise<BenchRow[]>}
 */
export async function measureMirror(options) {
  const rows = []
  for (const backend of findBackends(options.backends)) rows.push(...(await measure(options, backend)))
  return rows
}

/** @param {Parameters<typeof measureMirror>[0]} options @param {typeof BACKENDS[number]} backend */
async function measure({ serve, executablePath, env, sizes }, { backend, flags, disk }) {
  const start = performance.now()
  const say = (/** @type {string} */ what) =>
    console.error(`${Math.round((performance.now() - start) / 1000)} s, ${backend}: ${what}`)
  const profile = mkdtempSync(join(tmpdir(), 'tonlens-bench-'))
  const origins = await Promise.all(WHO.map(() => serve()))
  const launch = () => launchOn(profile, flags, { executablePath, env })
  /** @type {BenchRow[]} */
  const table = []
  // Told at once: a run that breaks off leaves what it has found.
  const note = (/** @type {BenchRow} */ row) => {
    say(`${row.what}: ${row.ratio.toPrecision(3)} ${row.target}${row.holds ? '' : ' NO'}`)
    table.push(row)
  }
  try {
    let context = await launch()
    let isOver = false
    /** @type {Page[]} */
    const pages = []
    for (const [at, name] of WHO.entries()) pages.push(await openStore(context, origins[at]?.url, name))
    context.on('close', () => isOver || console.error('The browser has gone.'))
    const inTurn = turns(pages)
    const writes = { transactions: noTimes(), items: noTimes() }
    /** @type {Record<string, number[]>} */
    const before = {}
    /** @type {number[]} */
    const heaps = []
    for (const [step, size] of sizes.entries()) {
      if (step > 0) for (const page of pages.splice(LARGE)) await page.close()
      for (let from = sizes[step - 1] ?? 0; from < size; from += TURN) {
        const to = Math.min(size, from + TURN)
        for (const sort of /** @type {const} */ (['transactions', 'items'])) {
          const times = await inTurn((page) =>
            page.evaluate(
              ([what, a, b]) => globalThis.mirrorPage.write(what, a, b),
              /** @type {const} */ ([sort, from, to]),
            ),
          )
          times.forEach((time, at) => writes[sort][at]?.push(time))
        }
        if (to % TOLD === 0) say(`${to} of ${size} rows of each sort are written`)
      }
      heaps.push(await /** @type {Page} */ (pages[0]).evaluate(() => globalThis.mirrorPage.heap()))
      await inTurn((page) => page.evaluate((count) => globalThis.mirrorPage.prepare(count), size))
      const of = `${backend}, ${size.toLocaleString('en')}`
      const isLast = step === sizes.length - 1
      for (const sort of /** @type {const} */ (['transactions', 'items'])) {
        const [own = NaN, hand = NaN, dexie = NaN, idb = NaN] = writes[sort].map(median)
        const rate = (/** @type {number} */ time) => (TURN / time) * 1000
        const what = `${of}: bulk write of ${sort}`
        note(atLeast(`${what} ÷ by hand`, rate(own), rate(hand), 1))
        note(atLeast(`${what} ÷ Dexie`, rate(own), rate(dexie), 1))
        if (pages.length > LARGE) note(atLeast(`${what} ÷ idb`, rate(own), rate(idb)))
        writes[sort] = noTimes()
      }
      for (const question of QUESTIONS) {
        const times = await asked(inTurn, question, size)
        const [own = NaN, hand = NaN, dexie = NaN, idb = NaN] = times
        const [what, byHand, byDexie] = TARGETS[/** @type {keyof typeof TARGETS} */ (question)]
        note(atMost(`${of}: ${what} ÷ by hand`, own, hand, byHand))
        note(atMost(`${of}: ${what} ÷ Dexie`, own, dexie, byDexie))
        if (pages.length > LARGE) note(atMost(`${of}: ${what} ÷ idb`, own, idb))
        const [small, smallByHand = NaN] = before[question] ?? []
        if (small !== undefined) {
          const growth = `${backend}: ${what}, ${size / (sizes[step - 1] ?? 1)} times the rows`
          note(atMost(growth, own, small, 1.3))
          // The browser's own overhead for as many rows.
          note(atMost(`${growth}, by hand`, hand, smallByHand))
        }
        before[question] = times
      }
      if (size >= 100_000) {
        const [first = NaN, firstByHand = NaN] = await asked(inTurn, 'account', size)
        const [own = NaN, , dexie = NaN] = await asked(inTurn, 'walk', size)
        note(atMost(`${of}: page at offset 1,000 ÷ first page`, own, first))
        note(atMost(`${of}: page at offset 1,000 ÷ first page by hand`, own, firstByHand, 1.3))
        note(atMost(`${of}: page at offset 1,000 ÷ Dexie`, own, dexie, 0.2))
      }
      if (isLast) {
        // All of them write as much, for the sake of the disk.
        const [own] = await inTurn((page) =>
          page.evaluate((count) => globalThis.mirrorPage.stall(count, count + 6000, count), size),
        )
        const { wait = NaN, batch = NaN } = own ?? {}
        note(atMost(`${of}: longest wait of a reader while rows are written ÷ longest batch of 250`, wait, batch, 1.5))
      }
    }
    const [small, large] = [heaps[0] ?? NaN, heaps.at(-1) ?? NaN]
    if (heaps.length > 1)
      note(
        atMost(
          `${backend}: memory after ${sizes.at(-1)} rows ÷ after ${sizes[0]}`,
          large / 1e6,
          small / 1e6,
          1.3,
          'MB',
        ),
      )
    for (const page of pages) await page.evaluate(() => globalThis.mirrorPage.close())
    isOver = true
    await context.close()
    // As after a restart: what was only logged is sorted in.
    context = await launch()
    for (const [at, name] of WHO.slice(0, LARGE).entries()) {
      const page = await openStore(context, origins[at]?.url, name)
      await page.waitForTimeout(2000)
    }
    await context.close()
    const [own = NaN, hand = NaN, dexie = NaN] = origins.map(({ url }) => measureDisk(profile, new URL(url).port))
    const what = `${backend}, ${(sizes.at(-1) ?? 0).toLocaleString('en')} of each`
    note(atMost(`${what}: disk ÷ by hand`, own, hand, 1.05, 'MB'))
    note(atMost(`${what}: disk ÷ Dexie`, own, dexie, disk, 'MB'))
  } finally {
    for (const { close } of origins) close()
    rmSync(profile, { recursive: true, force: true })
  }
  return table
}

/** @type {() => number[][]} */
const noTimes = () => WHO.map(() => [])

/**
 * Who is first changes from turn to turn.
 * @param {readonly Page[]} pages
 */
function turns(pages) {
  let turn = 0
  return /** @template T @param {(page: Page) => Promise<T>} act */ async (act) => {
    turn += 1
    /** @type {T[]} */
    const results = []
    for (let step = 0; step < pages.length; step += 1) {
      const at = (turn + step) % pages.length
      results[at] = await act(/** @type {Page} */ (pages[at]))
    }
    return results
  }
}

/**
 * Medians of one question. @throws when those who are asked do not answer alike.
 * @param {ReturnType<typeof turns>} inTurn @param {Question} question @param {number} size
 */
async function asked(inTurn, question, size) {
  const times = noTimes()
  for (let round = 0; round <= ROUNDS; round += 1) {
    // The first round warms up, and is not counted: names are remembered, code is compiled.
    const count = question === 'walk' ? 2 : round === 0 ? 4 * READS : READS
    const answers = await inTurn((page) =>
      page.evaluate(
        ([what, rows, seed, reads]) => globalThis.mirrorPage.ask(what, rows, seed, reads),
        /** @type {const} */ ([question, size, round, count]),
      ),
    )
    const given = answers.map(({ rows }) => rows)
    if (question !== 'walk' && new Set(given).size > 1)
      throw new Error(`${question}: ${WHO.join(', ')} gave ${given.join(', ')} rows`)
    if (round > 0) answers.forEach((answer, at) => times[at]?.push(...answer.times))
  }
  return times.map(median)
}

/** Megabytes of an origin's databases. @param {string} profile @param {string} port */
function measureDisk(profile, port) {
  let bytes = 0
  /** @param {string} folder @param {boolean} counts */
  const walk = (folder, counts) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      const isOwn = counts || new RegExp(`_${port}(\\.indexeddb|$)`).test(entry.name)
      if (entry.isDirectory()) walk(path, isOwn)
      else if (isOwn) bytes += statSync(path).size
    }
  }
  walk(join(profile, 'Default'), false)
  return bytes / 1e6
}

/** @param {string} what @param {number} ours @param {number} peer @param {number} [least] @returns {BenchRow} */
function atLeast(what, ours, peer, least) {
  const ratio = ours / peer
  const target = least === undefined ? '' : `≥ ${least}`
  return { what, ours, peer, unit: 'rows/s', ratio, target, holds: least === undefined || ratio >= least }
}
