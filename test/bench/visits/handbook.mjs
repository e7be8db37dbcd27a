// A story of the built handbook in its frame (`npm run build:storybook` first), with a phone's CPU (a quarter of this
// one) and line (60 ms, 8 Mbit/s), a cold cache and files in gzip.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { built } from '../../../scripts/storybook.mjs'
import { atMost, median } from '../rows.mjs'
import { launchBrowser, serveSite, slowDown } from './site.mjs'

/** @import { Browser } from 'playwright' */
/** @import { BenchRow } from '../bench.ts' */

/** Story of one component with data of its own. */
const story = 'components-transactions-and-messages-transactioncard--default'
/** Milliseconds, kilobytes and requests until the story is shown; there were 98 requests, most of them in series. */
const limits = { time: 2500, kilobytes: 700, requests: 98 }

/**
 * Opens the story once with nothing cached.
 * @param {Browser} browser @param {string} url
 */
async function visit(browser, url) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const devtools = await slowDown(page)
    let [bytes, requests] = [0, 0]
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
      requests += 1
    })
    await page.goto(`${url}/iframe.html?viewMode=story&id=${story}`)
    const shown = await page.waitForFunction(
      () => document.querySelector('#storybook-root [part~="transaction-card"]') !== null && performance.now(),
      null,
      { timeout: 60_000, polling: 20 },
    )
    return { time: Number(await shown.jsonValue()), kilobytes: bytes / 1000, requests }
  } finally {
    await context.close()
  }
}

/**
 * Measures the story; the medians of some visits count.
 * @returns {Promise<BenchRow[]>}
 */
export async function measureHandbook(folder = built, rounds = 5) {
  if (!existsSync(join(folder, 'iframe.html')))
    throw new Error(`There is no built handbook in ${folder}: npm run build:storybook.`)
  const site = await serveSite(folder, 'http://localhost', 'gzip')
  const browser = await launchBrowser()
  try {
    /** @type {Awaited<ReturnType<typeof visit>>[]} */
    const visits = []
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, site.url))
    const row = (
      /** @type {string} */ what,
      /** @type {keyof typeof limits} */ key,
      /** @type {BenchRow['unit']} */ unit,
    ) => atMost(`handbook, a story: ${what}`, median(visits.map((each) => each[key])), limits[key], 1, unit)
    return [row('shown', 'time', 'ms'), row('loaded', 'kilobytes', 'KB'), row('requests', 'requests', 'requests')]
  } finally {
    await browser.close()
    site.close()
  }
}
