// Browsers as a reader starts them: a window on a profile that stays, without a driver, so that it can be killed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BROWSER_ARGS, findBrowser } from '../browser.mjs'
import { findFirefox } from './firefox.mjs'
import { spawnBound } from './process.mjs'
import { findWebKit, startDisplay, WEBKIT_ENV } from './webkit.mjs'

/** Settings of Firefox without first-run pages, and without the safe mode that it offers after crashes. */
const FIREFOX_SETTINGS = {
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.startup.max_resumed_crashes': -1,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

/** How each browser opens an address on a profile. */
const COMMANDS = {
  chromium: async (/** @type {string} */ profile, /** @type {string} */ url) => {
    const { executablePath, env } = await findBrowser()
    return {
      command: executablePath,
      words: [...BROWSER_ARGS, '--headless=new', `--user-data-dir=${profile}`, url],
      env,
      close: () => {},
    }
  },
  firefox: async (/** @type {string} */ profile, /** @type {string} */ url) => {
    const settings = Object.entries(FIREFOX_SETTINGS).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    )
    writeFileSync(join(profile, 'user.js'), settings.join('\n'))
    return {
      command: findFirefox() ?? '',
      words: ['--headless', '--no-remote', '--profile', profile, url],
      env: {},
      close: () => {},
    }
  },
  webkit: async (/** @type {string} */ profile, /** @type {string} */ url) => {
    const home = {
      XDG_DATA_HOME: join(profile, 'data'),
      XDG_CACHE_HOME: join(profile, 'cache'),
      XDG_CONFIG_HOME: join(profile, 'config'),
    }
    for (const folder of Object.values(home)) mkdirSync(folder, { recursive: true })
    const display = await startDisplay()
    const env = { ...home, ...WEBKIT_ENV, DISPLAY: display.name }
    return { command: findWebKit()?.browser ?? '', words: [url], env, close: display.close }
  },
}

/**
 * Opens an address in a new window of a browser on this profile.
 * @param {keyof typeof COMMANDS} name
 * @param {string} profile A folder
 * @param {string} url
 * @returns {Promise<{ kill: () => Promise<void> }>} `kill` ends all processes of the browser at once, as a loss of
 * power does.
 */
export async function openWindow(name, profile, url) {
  const { command, words, env, close } = await COMMANDS[name](profile, url)
  // A process group of its own, so that helpers of the browser end with it.
  const browser = spawnBound(command, words, { stdio: 'ignore', detached: true, env: { ...process.env, ...env } })
  const ended = new Promise((resolve) => browser.once('exit', resolve))
  return {
    kill: async () => {
      if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid, 'SIGKILL')
      await ended
      close()
    },
  }
}
