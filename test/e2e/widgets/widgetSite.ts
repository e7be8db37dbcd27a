// Plain pages with elements in Chromium, driven by Playwright.
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { launchChromium } from '../../helpers/browsers/chromium.ts'
import { type ElementPages, type Head, startElementPages } from './elementPages.ts'

export { arrived, built, classic, script, shown, strict, trusted } from './elementPages.ts'

/** How a page is opened. */
export interface PageOptions extends BrowserContextOptions, Head {}

/** A file server, a service and a browser; close them when done. */
export interface WidgetSite extends Omit<ElementPages, 'writePage'> {
  readonly browser: Browser
  /** Opens a page with this body under the strict policy; the one before is closed. */
  readonly open: (body: string, options?: PageOptions) => Promise<Page>
  /** Opens a file of the site as it is. */
  readonly visit: (path: string, options?: BrowserContextOptions) => Promise<Page>
  /** Errors of the page that is open: exceptions, refusals of the policy, requests that failed. */
  readonly faults: string[]
}

/** Starts all that a page with elements needs. */
export async function startWidgetSite(): Promise<WidgetSite> {
  const { writePage, ...pages } = await startElementPages()
  const browser = await launchChromium()
  const faults: string[] = []
  let tab: Page | undefined
  const visit = async (path: string, options?: BrowserContextOptions) => {
    await tab?.context().close()
    const page = await (await browser.newContext(options)).newPage()
    tab = page
    faults.length = 0
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('console', (message) => {
      // The service of tests has no stream, and browsers report a connection that fails.
      const place = `${message.text()} ${message.location().url}`
      if (message.type() === 'error' && !place.includes('/api/streaming/')) faults.push(message.text())
    })
    await page.route(/\/(favicon\.ico|icon\.svg)$/, (route) => route.fulfill({ status: 204 }))
    await page.goto(`${pages.url}${path}`)
    return page
  }
  return {
    ...pages,
    browser,
    visit,
    faults,
    open: (body, { head, policy, ...options } = {}) =>
      visit(writePage(body, { ...(head !== undefined && { head }), ...(policy !== undefined && { policy }) }), options),
    async close() {
      await browser.close()
      await pages.close()
    },
  }
}
