import { chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../browser.mjs'

/** @import { DrivenBrowser, DrivenPage } from './page.ts' */

/**
 * Starts the Chromium of the tests with the commands that all browsers have.
 * @returns {Promise<DrivenBrowser>}
 */
export async function launchChromium() {
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    env: { .../** @type {Record<string, string>} */ (process.env), ...env },
  })
  return {
    name: 'chromium',
    version: browser.version(),
    newPage: async () => drive(await browser.newPage()),
    close: () => browser.close(),
  }
}

/** @param {import('playwright').Page} page @returns {DrivenPage} */
function drive(page) {
  // As long as the other browsers have on a busy machine.
  page.setDefaultNavigationTimeout(120_000)
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  }
}
