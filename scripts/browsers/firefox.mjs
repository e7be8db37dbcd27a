import { existsSync } from 'node:fs'

/** @import { DrivenBrowser, DrivenPage } from './page.ts' */

const INSTALLED = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** Path of an installed Firefox: FIREFOX_PATH, else the usual places; undefined without one. */
export function findFirefox() {
  const named = process.env['FIREFOX_PATH']
  if (named !== undefined && !existsSync(named)) throw new Error(`FIREFOX_PATH names ${named}, which does not exist.`)
  return named ?? INSTALLED.find((path) => existsSync(path))
}

/**
 * Starts Firefox without a window, with a fresh profile.
 * @returns {Promise<DrivenBrowser>}
 */
export async function launchFirefox() {
  const executablePath = findFirefox()
  if (executablePath === undefined)
    throw new Error('No Firefox found. Install one (Debian: apt-get install -y firefox-esr), or set FIREFOX_PATH.')
  const { default: puppeteer } = await import('puppeteer-core')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 120_000,
    // Media plays without a click as in the other browsers' tests; nothing is asked of hosts outside.
    extraPrefsFirefox: {
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    },
  })
  return {
    name: 'firefox',
    version: await browser.version(),
    newPage: async () => drive(await browser.newPage()),
    close: () => browser.close(),
  }
}

/** @param {import('puppeteer-core').Page} page @returns {DrivenPage} */
function drive(page) {
  page.setDefaultNavigationTimeout(120_000)
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (run) => /** @type {Promise<any>} */ (page.evaluate(run)),
    resize: (width, height) => page.setViewport({ width, height }),
    press: (key) => page.keyboard.press(/** @type {import('puppeteer-core').KeyInput} */ (key)),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => page.close(),
  }
}
