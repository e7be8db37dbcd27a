// First content of the built explorer (`npm run build` first): a phone's CPU (a quarter of this one) and line (60 ms,
// 8 Mbit/s), a cold cache, files in brotli, and the embedded chain either in the page or behind a keyless service.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startService } from '../../../scripts/service.mjs'
import { atMost, median } from '../rows.mjs'
import { launchBrowser, serveSite, slowDown } from './site.mjs'

/** @import { Browser } from 'playwright' */
/** @import { BenchRow } from '../bench.ts' */

const root = join(import.meta.dirname, '..', '..', '..')
const { showcase } = JSON.parse(readFileSync(join(root, 'stories/chain/index.json'), 'utf8'))

/** Milliseconds without a change after which a page counts as complete. */
const quiet = 2500

/**
 * Pages by name: the route, what each of them is about, and the part that must be there. On the home page that is the
 * feed: its other parts ask after it, as the limit without a key lets them.
 */
export const pages = {
  home: { route: 'home', content: '[part~="action-card-line"]', within: '.explorer-feed' },
  account: {
    route: `account/${encodeURIComponent(showcase.wallet)}`,
    content: '[part~="action-card-line"]',
    within: '.explorer-page',
  },
  transaction: {
    route: `transaction/${encodeURIComponent(showcase.transactions.swapTrace)}`,
    content: '[part~="trace-line"], [part~="message-chain-graph-window"]',
    within: '.explorer-page',
  },
}

/**
 * Targets by network and page, in milliseconds until nothing above the fold is loading. Facts of a head that come
 * later, because of the limit without a key, do not count.
 * @type {Readonly<Record<string, Readonly<Record<keyof typeof pages, number>>>>}
 */
const targets = {
  http: { home: 2000, account: 1500, transaction: 1500 },
  embedded: { home: 2500, account: 2500, transaction: 2500 },
}
const maxBlocking = 200
const maxShift = 0.05
const maxKilobytes = 400

/**
 * Notes when the content above the fold last changed, layout shifts and long tasks. Runs in the page.
 * @param {{ content: string, within: string }} options
 */
function watchContent({ content, within }) {
  const noted = { content: 0, complete: 0, shift: 0, blocking: 0, paint: 0 }
  Object.assign(globalThis, { noted })
  let last = ''
  const isAbove = (/** @type {Element} */ element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < innerHeight
  }
  // Looking takes the page's own time.
  let hasChanged = true
  const note = () => (hasChanged = true)
  const changes = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver(note).observe(document, changes)
  document.addEventListener('load', note, true)
  const look = () => {
    setTimeout(look, 50)
    if (!hasChanged) return
    hasChanged = false
    const page = document.querySelector(within)
    const has = page !== null && [...page.querySelectorAll(content)].some(isAbove)
    const isBusy =
      has &&
      [...page.querySelectorAll('[aria-busy="true"], [data-state="loading"]')].some(
        (element) => isAbove(element) && element.closest('.explorer-title') === null,
      )
    if (!has || isBusy) noted.content = 0
    else {
      noted.content ||= performance.now()
      // What a reader sees, without numbers, which clocks change.
      const text = [...page.querySelectorAll('*')]
        .filter((element) => element.childElementCount === 0 && isAbove(element))
        .map(({ textContent }) => textContent?.replaceAll(/\d+/g, '0'))
        .join('\n')
      if (text !== last) noted.complete = performance.now()
      last = text
    }
  }
  look()
  const observe = (/** @type {string} */ type, /** @type {(entry: any) => void} */ note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('layout-shift', ({ value, hadRecentInput }) => hadRecentInput || (noted.shift += value))
  observe('longtask', ({ duration }) => (noted.blocking += Math.max(0, duration - 50)))
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (noted.paint = startTime))
}

/**
 * Visits a page once with nothing cached.
 * @param {Browser} browser @param {string} url @param {string} network @param {keyof typeof pages} name
 */
async function visit(browser, url, network, name) {
  const { route, content, within } = pages[name]
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en-US' })
  try {
    const page = await context.newPage()
    const devtools = await slowDown(page)
    /** @type {{ at: number, bytes: number }[]} */
    const loaded = []
    const begin = performance.now()
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) =>
      loaded.push({ at: performance.now() - begin, bytes: encodedDataLength }),
    )
    await page.addInitScript(watchContent, { content, within })
    await page.goto(`${url}/#/${network}/${route}`)
    /** @type {{ content: number, complete: number, shift: number, blocking: number, paint: number }} */
    let noted
    for (;;) {
      noted = await page.evaluate(() => /** @type {any} */ (globalThis).noted)
      const now = await page.evaluate(() => performance.now())
      if (noted.complete > 0 && now - noted.complete > quiet) break
      if (now > 40_000) throw new Error(`${network}, ${name}: nothing to see after 40 s`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    const before = loaded.filter(({ at }) => at <= noted.content)
    return { ...noted, kilobytes: before.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, requests: before.length }
  } finally {
    await context.close()
  }
}

/**
 * Measures first content; with several folders, in turns, so that a slow moment of the machine hits all of them.
 * @param {readonly string[]} [folders] Built explorers.
 * @param {number} [rounds] Visits of each page; the medians count.
 * @returns {Promise<BenchRow[]>}
 */
export async function measureFirstContent(folders = [join(root, 'dist/explorer')], rounds = 5) {
  for (const folder of folders)
    if (!existsSync(join(folder, 'index.html')))
      throw new Error(`There is no built explorer in ${folder}: npm run build.`)
  const service = await startService({ port: 0 })
  const sites = await Promise.all(folders.map((folder) => serveSite(folder, new URL(service.url).origin)))
  const browser = await launchBrowser()
  /** @type {BenchRow[]} */
  const rows = []
  try {
    for (const [network, limits] of Object.entries(targets)) {
      for (const name of /** @type {(keyof typeof pages)[]} */ (Object.keys(limits))) {
        /** @type {Awaited<ReturnType<typeof visit>>[][]} */
        const visits = sites.map(() => [])
        for (let round = 0; round < rounds; round++)
          for (const [place, { url }] of sites.entries()) visits[place]?.push(await visit(browser, url, network, name))
        for (const [place, own] of visits.entries()) {
          const row = (
            /** @type {string} */ what,
            /** @type {'content' | 'complete' | 'blocking' | 'shift' | 'kilobytes'} */ key,
            /** @type {number} */ limit,
            /** @type {BenchRow['unit']} */ unit,
          ) => {
            const ours = median(own.map((each) => each[key]))
            const folder = folders.length > 1 ? `${folders[place]}: ` : ''
            rows.push(atMost(`${folder}${name}, ${network}: ${what}`, ours, limit, 1, unit))
          }
          row('complete above the fold', 'content', limits[name], 'ms')
          row('total blocking time', 'blocking', maxBlocking, 'ms')
          row('layout shift', 'shift', maxShift, 'of shift')
          if (network === 'http') row('before content', 'kilobytes', maxKilobytes, 'KB')
        }
      }
    }
  } finally {
    await browser.close()
    for (const site of sites) site.close()
    await service.close()
  }
  return rows
}
