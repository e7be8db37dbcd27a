// A provider of Vitest's browser mode for browsers that Playwright cannot drive here.
import { defineBrowserProvider, parseKeyDef } from '@vitest/browser'
import { launchBrowser, limitTime } from './launch.mjs'

/** @import { DrivenBrowser, DrivenPage } from './page.ts' */

/** Seconds in which a browser has to open the page of the tests: it may be started three times. */
const OPENING = 400

/**
 * Opens Vitest's page in a browser that is named `firefox` or `webkit`. Tests that need commands of a driver (real
 * keys, sizes of the viewport, DevTools) cannot run there.
 */
export function drivenBrowser() {
  return defineBrowserProvider({
    name: 'driven',
    supportedBrowser: ['firefox', 'webkit'],
    providerFactory: (project) => createProvider(project),
  })
}

/**
 * @param {import('vitest/node').TestProject} project
 * @returns {import('vitest/node').BrowserProvider}
 */
function createProvider(project) {
  const name = /** @type {'firefox' | 'webkit'} */ (project.config.browser.name)
  /** @type {Promise<DrivenBrowser> | undefined} */
  let browser
  /** @type {DrivenPage | undefined} */
  let page
  const commands = /** @type {any} */ (project.browser)
  commands.registerCommand('__vitest_keyboard', async (/** @type {unknown} */ _context, /** @type {string} */ text) => {
    for (const { keyDef } of parseKeyDef(text)) await page?.press(keyDef.key ?? '')
    return { unreleased: [] }
  })
  commands.registerCommand('__vitest_cleanup', () => {})

  const close = async () => {
    const open = browser
    browser = undefined
    await limitTime(open?.then((started) => started.close()) ?? Promise.resolve(), 30, `Closing ${name}`).catch(
      () => {},
    )
  }
  /** @param {string} url */
  const open = async (url) => {
    browser ??= launchBrowser(name)
    const started = await browser
    page = await started.newPage()
    await page.resize(1280, 900)
    await page.goto(url)
  }
  return {
    name: 'driven',
    supportsParallelism: false,
    getCommandsContext: () => ({}),
    openPage: async (_session, url) => {
      try {
        await limitTime(open(url), OPENING, `Opening the tests in ${name}`)
      } catch (error) {
        console.warn(`${name} is started again: ${String(error)}`)
        await close()
        await limitTime(open(url), OPENING, `Opening the tests in ${name}`)
      }
    },
    close,
  }
}
