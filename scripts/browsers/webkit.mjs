import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { spawnBound } from './process.mjs'

/** @import { DrivenBrowser, DrivenPage } from './page.ts' */

const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY_SERVER = '/usr/bin/Xvfb'

/**
 * Environment of MiniBrowser. Without a message bus, since a second one on the same bus hands its window over to the
 * first, and then waits for it forever if it hangs.
 */
export const WEBKIT_ENV = {
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  GSETTINGS_BACKEND: 'memory',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
}

/** Characters that stand for keys in W3C WebDriver. @type {Readonly<Record<string, string>>} */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** Paths of WebKitGTK's driver, its browser and a display server; undefined where one of them is missing. */
export function findWebKit() {
  const libraries = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`)
    : []
  const browser = libraries.find((path) => existsSync(path))
  if (browser === undefined || !existsSync(DRIVER) || !existsSync(DISPLAY_SERVER)) return undefined
  return { driver: DRIVER, display: DISPLAY_SERVER, browser }
}

/**
 * Starts WebKitGTK's MiniBrowser under a display server of its own. It has one page at a time.
 * @returns {Promise<DrivenBrowser>}
 */
export async function launchWebKit() {
  const found = findWebKit()
  if (found === undefined)
    throw new Error('No WebKitGTK found. Install it (Debian: apt-get install -y webkit2gtk-driver xvfb).')
  const display = await startDisplay()
  const port = await freePort()
  const driver = spawnBound(found.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...WEBKIT_ENV, DISPLAY: display.name },
  })
  // Without its display, the driver would wait for a window.
  void display.ended.then(() => driver.kill())
  const base = `http://127.0.0.1:${port}`
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
      timeouts: { script: 180_000, pageLoad: 120_000 },
    },
  }
  const end = () => {
    driver.kill()
    display.close()
  }
  try {
    await untilReady(base)
    const session = await send(base, 'POST', '/session', { capabilities }, 60)
    const path = `/session/${session.sessionId}`
    return {
      name: 'webkit',
      version: `${session.capabilities.browserName} ${session.capabilities.browserVersion}`,
      newPage: async () => drive(base, path),
      close: async () => {
        await send(base, 'DELETE', path, undefined, 15).catch(() => {})
        end()
      },
    }
  } catch (error) {
    end()
    throw error
  }
}

/** Starts a display server without a screen. */
export async function startDisplay() {
  // The server picks a free display and tells its number.
  const server = spawnBound(
    findWebKit()?.display ?? DISPLAY_SERVER,
    ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const timer = setTimeout(() => server.kill('SIGKILL'), 20_000)
  const number = await firstLine(/** @type {import('node:stream').Readable} */ (server.stdio[3])).finally(() =>
    clearTimeout(timer),
  )
  const ended = new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve(undefined)))
  return { name: `:${number}`, ended, close: () => void server.kill() }
}

/** @param {string} base @param {string} session @returns {DrivenPage} */
function drive(base, session) {
  /** @param {'GET' | 'POST'} method @param {string} path @param {unknown} [body] */
  const ask = (method, path, body) => send(base, method, `${session}${path}`, body)
  return {
    goto: async (url) => {
      const run = (/** @type {string} */ script) => ask('POST', '/execute/sync', { script, args: [] })
      const isSamePage = url.includes('#')
      if (!isSamePage) await run('globalThis.isLeft = true').catch(() => {})
      await ask('POST', '/url', { url })
      // The driver may answer while the page before still stands.
      for (let left = isSamePage ? 0 : 200; left > 0; left -= 1) {
        if (await run("return globalThis.isLeft !== true && document.readyState === 'complete'").catch(() => false))
          return
        await wait(50)
      }
    },
    evaluate: async (run) => {
      const script = `const done = arguments[arguments.length - 1]
        Promise.resolve().then(() => (${run})).then((value) => done({ value: value ?? null }), (error) => done({ error: String(error?.stack ?? error) }))`
      const { value, error } = await ask('POST', '/execute/async', { script, args: [] })
      if (error !== undefined) throw new Error(error)
      return value
    },
    resize: async (width, height) => {
      // The window has borders and bars of unknown size: ask for a size, see what is left, ask again.
      await ask('POST', '/window/rect', { width, height })
      const inner = await ask('POST', '/execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] })
      await ask('POST', '/window/rect', { width: 2 * width - inner[0], height: 2 * height - inner[1] })
    },
    press: async (key) => {
      const value = KEYS[key] ?? key
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
      await ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
      // The page may handle a key after the answer of the driver; a script comes after the key.
      await ask('POST', '/execute/sync', { script: 'return null', args: [] })
    },
    screenshot: async () => Buffer.from(await ask('GET', '/screenshot'), 'base64'),
    close: () => ask('POST', '/url', { url: 'about:blank' }),
  }
}

/**
 * One command of W3C WebDriver.
 * @param {string} base
 * @param {'GET' | 'POST' | 'DELETE'} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {number} [seconds] Longest wait for the answer.
 * @returns {Promise<any>}
 */
async function send(base, method, path, body, seconds = 240) {
  const response = await fetch(`${base}${path}`, {
    method,
    signal: AbortSignal.timeout(seconds * 1000),
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } } : {}),
  })
  /** @type {any} */
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`)
  return value
}

/** @param {string} base */
async function untilReady(base) {
  for (let left = 100; left > 0; left -= 1) {
    const isReady = await send(base, 'GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    )
    if (isReady) return
    await wait(100)
  }
  throw new Error('WebKitWebDriver did not answer within 10 seconds.')
}

/**
 * Reads on after the line: a writer whose pipe is closed before its next word ends.
 * @param {import('node:stream').Readable} stream
 * @returns {Promise<string>}
 */
function firstLine(stream) {
  return new Promise((resolve, reject) => {
    let text = ''
    stream.on('data', (chunk) => {
      text += String(chunk)
      if (text.includes('\n')) resolve(text.trim())
    })
    stream.on('close', () => reject(new Error('The display server ended without a display.')))
  })
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}
