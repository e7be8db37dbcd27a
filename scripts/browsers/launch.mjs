import { launchChromium } from './chromium.mjs'
import { findFirefox, launchFirefox } from './firefox.mjs'
import { findWebKit, launchWebKit } from './webkit.mjs'

/** @import { DrivenBrowser } from './page.ts' */

/** How each browser is found and started, and the packages of Debian that hold it. */
const BROWSERS = {
  chromium: { launch: launchChromium, find: () => true, packages: [] },
  firefox: { launch: launchFirefox, find: findFirefox, packages: ['firefox-esr'] },
  webkit: { launch: launchWebKit, find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
}

/** Browsers beside Chromium. */
export const OTHERS = /** @type {const} */ (['firefox', 'webkit'])

/** @param {keyof typeof BROWSERS} name */
export const isInstalled = (name) => BROWSERS[name].find() !== undefined

/** @param {keyof typeof BROWSERS} name @returns {readonly string[]} */
export const packagesWith = (name) => BROWSERS[name].packages

/**
 * Starts a browser. One that does not come up is started again, at most three times.
 * @param {keyof typeof BROWSERS} name
 * @returns {Promise<DrivenBrowser>}
 */
export async function launchBrowser(name) {
  for (let left = 2; ; left -= 1) {
    try {
      return await BROWSERS[name].launch()
    } catch (error) {
      if (left === 0 || !isInstalled(name)) throw error
      console.warn(`${name} did not come up, and is started again: ${String(error)}`)
    }
  }
}

/**
 * Rejects when a promise takes too long.
 * @template Result
 * @param {Promise<Result>} promise
 * @param {number} seconds
 * @param {string} what
 * @returns {Promise<Result>}
 */
export async function limitTime(promise, seconds, what) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${seconds} seconds.`)), seconds * 1000)
  })
  try {
    return await /** @type {Promise<Result>} */ (Promise.race([promise, late]))
  } finally {
    clearTimeout(timer)
  }
}
