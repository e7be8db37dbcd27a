// `npm run bench [section …]`: measures every target, or those of some sections, in a real Chromium, and prints one
// table of ratios. Rows are kept as they come, in node_modules/.cache/tonlens-bench.json, so that a section that fails
// takes no other with it.
// `npm run bench mirror leveldb 10000` measures one backend at one size.
// `npm run bench growth leveldb` compares a mirror of 1,000,000 rows with one of 10,000; it is not among the others.
//   --list      says which section measures which target, and measures nothing
//   --small     leaves out the mirror of 100,000 rows and the tests, which take many minutes
//   --only=A,B  measures in the section of lists only the components with these names
//   --out=FILE  another file for the rows
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.mjs'
import { startService } from '../../scripts/service.mjs'
import { measureFirstContent } from './visits/firstContent.mjs'
import { measureHandbook } from './visits/handbook.mjs'
import { followMemory } from './memory.mjs'
import { measureGrowth } from './mirror/growth.mjs'
import { measureMirror } from './mirror/measure.mjs'
import { measureThreads } from './mirror/threads.mjs'
import { servePages } from './pages.mjs'
import { measureSecondVisit } from './visits/secondVisit.mjs'
import { measureSizes } from './sizes.mjs'
import { targets } from './targets.mjs'
import { followTasks } from './tasks.mjs'
import { measureTests } from './tests.mjs'
import { measureTypes } from './types.mjs'

/** @import { BenchRow } from './bench.ts' */
/** @typedef {{ section: string } & BenchRow} Measured */

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const sizes = words.map(Number).filter((size) => size > 0)
const backends = words.filter((word) => ['leveldb', 'sqlite'].includes(word))
const asked = words.filter((word) => !backends.includes(word) && !(Number(word) > 0))
const only =
  options
    .find((word) => word.startsWith('--only='))
    ?.slice(7)
    .split(',') ?? []
const isSmall = options.includes('--small')
const out =
  options.find((word) => word.startsWith('--out='))?.slice(6) ?? join(root, 'node_modules/.cache/tonlens-bench.json')

/** Sections in their order, the shortest first. @type {Readonly<Record<string, () => Promise<BenchRow[]> | BenchRow[]>>} */
const sections = {
  sizes: measureSizes,
  types: async () => [await measureTypes()],
  requests: () => onPage('requests'),
  validation: () => onPage('validation'),
  verify: () => onPage('verify'),
  ledger: () => onPage('ledger'),
  vm: () => onPage('vm'),
  inspector: () => onPage('inspector'),
  abi: () => onPage('abi'),
  search: () => onPage('search'),
  layout: () => onPage('layout'),
  lists: () => onPage('lists'),
  grid: () => onPage('grid'),
  events: () => onPage('events'),
  graph: () => onPage('graph'),
  mirror: async () =>
    measureMirror({
      ...(await surroundings()),
      sizes: sizes.length > 0 ? sizes : isSmall ? [10_000] : [10_000, 100_000],
      backends,
    }),
  growth: async () => measureGrowth({ ...(await surroundings()), sizes, backends }),
  worker: async () => measureThreads(await surroundings()),
  firstContent: () => measureFirstContent(),
  handbook: () => measureHandbook(),
  secondVisit: () => measureSecondVisit(),
  tests: measureTests,
}

for (const name of asked) {
  if (!Object.hasOwn(sections, name))
    throw new Error(`There is no section "${name}": ${Object.keys(sections).join(', ')}.`)
}
const names = Object.keys(sections).filter((name) =>
  asked.length === 0 ? name !== 'growth' && !(isSmall && name === 'tests') : asked.includes(name),
)
if (options.includes('--list')) console.table(targets.map(([section, what]) => ({ section, target: what })))
else await run()

async function run() {
  /** @type {Measured[]} */
  const rows = []
  /** @type {string[]} */
  const failed = []
  for (const section of names) {
    console.log(`\n${section} …`)
    try {
      const measured = await sections[section]?.()
      rows.push(...(measured ?? []).map((row) => ({ section, ...row })))
      console.table(measured?.map(tableRow))
    } catch (error) {
      failed.push(section)
      console.error(`${section} failed: ${error instanceof Error ? error.message : String(error)}`)
    }
    mkdirSync(dirname(out), { recursive: true })
    writeFileSync(out, `${JSON.stringify({ rows, failed }, null, 1)}\n`)
  }

  const unmeasured = targets.filter(
    ([section, , pattern]) =>
      (asked.length === 0 || names.includes(section)) &&
      !rows.some((row) => row.section === section && pattern.test(row.what)),
  )
  console.log('\nAll of it:')
  console.table([
    ...rows.map((row) => ({ section: row.section, ...tableRow(row) })),
    ...unmeasured.map(([section, what]) => ({
      section,
      what,
      ours: 'not measured',
      'peer or limit': '',
      ratio: '',
      target: '',
      'holds?': 'NO',
    })),
  ])
  const missed = rows.filter(({ target, holds }) => target !== '' && !holds)
  console.log(missed.length === 0 ? 'Nothing misses its target.' : 'These miss their targets:')
  for (const { what, ratio, target } of missed) console.log(`- ${what}: ${ratio.toPrecision(3)}, target ${target}`)
  if (unmeasured.length > 0) console.log('These were not measured:')
  for (const [section, what] of unmeasured)
    console.log(`- ${what} (${failed.includes(section) ? `${section} failed` : `npm run bench ${section}`})`)
  console.log(`The rows are in ${out}.`)
  if (failed.length > 0) process.exitCode = 1
}

/** Options for benches that open their own browsers and origins. */
async function surroundings() {
  const { executablePath, env } = await findBrowser()
  return { serve: servePages, executablePath, env: { .../** @type {Record<string, string>} */ (process.env), ...env } }
}

/**
 * Rows of a bench that runs in pages; browser and service are its own, so that none is left behind by another.
 * @param {string} name
 * @returns {Promise<BenchRow[]>}
 */
async function onPage(name) {
  const { executablePath, env } = await surroundings()
  const service = await startService({ port: 0, rate: Infinity })
  const pages = await servePages()
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS, '--js-flags=--expose-gc'], env })
  const openPage = async () => {
    const page = await browser.newPage()
    page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    await page.exposeFunction('mainThreadTime', async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      const seconds = metrics.find((metric) => metric.name === 'ThreadTime')?.value
      if (seconds === undefined)
        throw new Error('This browser does not report the CPU time of the main thread (ThreadTime).')
      return Math.round(seconds * 1e6)
    })
    await page.exposeFunction('usedMemory', await followMemory(devtools))
    const tasks = followTasks(devtools)
    await page.exposeFunction('recordTasks', () => tasks.begin())
    await page.exposeFunction('recordedTasks', () => tasks.end())
    // Bundling takes long on a busy machine.
    await page.goto(`${pages.url}/${name}.html`, { timeout: 180_000 })
    return page
  }
  /** One part of a bench, in a page of its own. @param {string} part */
  const measurePart = async (part) => {
    const start = Date.now()
    const page = await openPage()
    const value = /** @type {unknown} */ (
      await page.evaluate((key) => /** @type {any} */ (globalThis).parts[key](), part)
    )
    await page.close()
    console.error(`${name}, ${part}: ${Math.round((Date.now() - start) / 1000)} s`)
    return value
  }
  try {
    const page = await openPage()
    /** @type {Record<string, unknown>} */
    const measured = {}
    for (const part of await page.evaluate(() => Object.keys(/** @type {any} */ (globalThis).parts ?? {})))
      measured[part] = await measurePart(part)
    return await page.evaluate(
      ([url, known, wanted]) => /** @type {any} */ (globalThis).bench(url, known, wanted),
      /** @type {const} */ ([service.url, measured, only]),
    )
  } finally {
    await browser.close()
    await service.close()
    pages.close()
  }
}

/** @param {BenchRow} row */
function tableRow(row) {
  return {
    what: row.what,
    ours: format(row.ours, row.unit),
    'peer or limit': format(row.peer, row.unit),
    ratio: row.ratio.toPrecision(3),
    target: row.target,
    'holds?': row.target === '' ? '' : row.holds ? 'yes' : 'NO',
  }
}

/** @param {number} value @param {string} unit */
function format(value, unit) {
  return `${value >= 100 || Number.isInteger(value) ? Math.round(value) : value.toPrecision(3)} ${unit}`
}
