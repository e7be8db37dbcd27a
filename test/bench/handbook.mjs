// A story of the built handbook in its frame (`npm run build:storybook` first), with a phone's CPU (a quarter of this one)
// and line (60 ms, 8 Mbit/s), a cold cache and files in gzip.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.mjs'
import { built } from '../../scripts/storybook.mjs'
import { serveSite } from './firstContent.mjs'

/** @import { Browser } from 'playwright' */
/** @import { BenchRow } from './bench.ts' */

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
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 60,
      downloadThroughput: 1e6,
      uploadThroughput: 1e6,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
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

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/**
 * Measures the story; the medians of some visits count.
 * @returns {Promise<BenchRow[]>}
 */
export async function measureHandbook(folder = built, rounds = 5) {
  if (!existsSync(join(folder, 'iframe.html')))
    throw new Error(`There is no built handbook in ${folder}: npm run build:storybook.`)
  const { executablePath, env } = await findBrowser()
  const site = await serveSite(folder, 'http://localhost', 'gzip')
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    env: { .../** @type {Record<string, string>} */ (process.env), ...env },
  })
  try {
    /** @type {Awaited<ReturnType<typeof visit>>[]} */
    const visits = []
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, site.url))
    const row = (
      /** @type {string} */ what,
      /** @type {keyof typeof limits} */ key,
      /** @type {BenchRow['unit']} */ unit,
    ) => {
      const ours = median(visits.map((each) => each[key]))
      const peer = limits[key]
      return {
        what: `handbook, a story: ${what}`,
        ours,
        peer,
        unit,
        ratio: ours / peer,
        target: '≤ 1',
        holds: ours <= peer,
      }
    }
    return [row('shown', 'time', 'ms'), row('loaded', 'kilobytes', 'KB'), row('requests', 'requests', 'requests')]
  } finally {
    await browser.close()
    site.close()
  }
}
