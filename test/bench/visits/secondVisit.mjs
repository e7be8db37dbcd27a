// The second visit of the built explorer (`npm run build` first): milliseconds until the last state of a page is on
// screen, without a network, above those of an empty page of the same run.
import { join } from 'node:path'
import { startService } from '../../../scripts/service.mjs'
import { atMost, median } from '../rows.mjs'
import { pages } from './firstContent.mjs'
import { launchBrowser, serveSite } from './site.mjs'

/** @import { Page } from 'playwright' */
/** @import { BenchRow } from '../bench.ts' */

const root = join(import.meta.dirname, '..', '..', '..')

/** Targets by how much slower the CPU is, in milliseconds above an empty page. */
const targets = new Map([
  [1, 60],
  [4, 150],
])

/** Notes when the first frame with an element has been painted. Runs in the page. @param {string} content */
function watchFrames(content) {
  const look = () => {
    const has = [...document.querySelectorAll(content)].some((element) => element.checkVisibility())
    if (!has) return void requestAnimationFrame(look)
    // The first task after a frame.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => Object.assign(globalThis, { seen: performance.now() })
    port2.postMessage('')
  }
  requestAnimationFrame(look)
}

/** Milliseconds from the navigation to the frame with an element. @param {Page} page @param {string} url */
async function visit(page, url) {
  await page.goto('about:blank')
  await page.goto(url)
  const seen = await page.waitForFunction(() => /** @type {any} */ (globalThis).seen)
  return /** @type {Promise<number>} */ (seen.jsonValue())
}

/**
 * Measures the second visit.
 * @param {string} [folder] Built explorer.
 * @param {number} [rounds] Visits of each page; the medians count.
 * @returns {Promise<BenchRow[]>}
 */
export async function measureSecondVisit(folder = join(root, 'dist/explorer'), rounds = 7) {
  const service = await startService({ port: 0 })
  const site = await serveSite(folder, new URL(service.url).origin)
  const browser = await launchBrowser()
  /** @type {BenchRow[]} */
  const rows = []
  try {
    for (const [name, { route, content }] of Object.entries(pages)) {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en-US' })
      const [page, empty] = [await context.newPage(), await context.newPage()]
      const url = `${site.url}/#/http/${route}`
      await page.goto(url)
      await page.evaluate(() => navigator.serviceWorker.ready)
      // The first visit is over when its state is kept, and all of its files.
      await page.waitForFunction(() =>
        Object.keys(localStorage).some((key) => key.startsWith('tonlens-explorer-page ')),
      )
      await page.reload()
      await page.locator('.explorer-page').locator(content).first().waitFor()
      await page.waitForTimeout(3000)
      await page.addInitScript(watchFrames, content)
      await empty.addInitScript(watchFrames, 'p')
      const emptyUrl = 'data:text/html,<!doctype html><p>Empty'
      await context.setOffline(true)
      for (const [rate, limit] of targets) {
        for (const each of [page, empty])
          await (await context.newCDPSession(each)).send('Emulation.setCPUThrottlingRate', { rate })
        /** @type {number[]} */
        const over = []
        for (let round = 0; round < rounds; round++)
          over.push((await visit(page, url)) - (await visit(empty, emptyUrl)))
        rows.push(atMost(`${name}: last state on screen, CPU × ${rate}`, median(over), limit, 1))
      }
      await context.close()
    }
  } finally {
    await browser.close()
    site.close()
    await service.close()
  }
  return rows
}
