// Plain pages from a file server, with the scripts of dist/web beside them and a service behind.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { startService } from '../../scripts/service.mjs'
import { examples } from '../../stories/widgets/examples.ts'
import { launchChromium } from '../helpers/chromium.ts'
import { serveFolder } from '../helpers/serveFolder.ts'

/** Files that `npm run build` writes for static hosts. */
export const built = fileURLToPath(new URL('../../dist/web', import.meta.url))
/** Nothing inline, nothing from elsewhere, no evaluated text. */
export const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src *; img-src 'self'; frame-src 'self'"
/** The script tag that most pages have. */
export const script = '<script type="module" src="/tonlens.js"></script>'

type Attributes = Readonly<Record<string, string>>

/** How a page is opened. */
export interface PageOptions extends BrowserContextOptions {
  /** @default {@link script} */
  readonly head?: string
  /** Content security policy. @default {@link strict} */
  readonly policy?: string
}

/** A file server, a service and a browser; close them when done. */
export interface WidgetSite {
  readonly browser: Browser
  readonly service: Awaited<ReturnType<typeof startService>>
  readonly url: string
  /** Writes a file of the site. */
  readonly write: (name: string, text: string) => void
  /** Opens a page with this body under the strict policy; the one before is closed. */
  readonly open: (body: string, options?: PageOptions) => Promise<Page>
  /** Opens a file of the site as it is. */
  readonly visit: (path: string, options?: BrowserContextOptions) => Promise<Page>
  /** Errors of the page that is open: exceptions, refusals of the policy, requests that failed. */
  readonly faults: string[]
  /** The HTML of an element on the service, with what it takes to show something of the chain. */
  readonly tag: (name: string, attributes?: Attributes, inside?: string) => string
  readonly close: () => Promise<void>
}

/** Starts all that a page with elements needs. */
export async function startWidgetSite(): Promise<WidgetSite> {
  const folder = mkdtempSync(join(tmpdir(), 'tonlens-widgets-'))
  cpSync(built, folder, { recursive: true })
  const service = await startService({ port: 0, rate: 1000 })
  const browser = await launchChromium()
  const server = await serveFolder(folder)
  const faults: string[] = []
  let tab: Page | undefined
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const visit = async (path: string, options?: BrowserContextOptions) => {
    await tab?.context().close()
    const page = await (await browser.newContext(options)).newPage()
    tab = page
    faults.length = 0
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
    await page.goto(`${server.url}${path}`)
    return page
  }
  return {
    browser,
    service,
    url: server.url,
    write,
    visit,
    faults,
    open(body, { head = script, policy = strict, ...options } = {}) {
      const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
      write('page.html', `<!doctype html><html lang="en">${meta}<title>Page</title>${head}<main>${body}</main>`)
      return visit('/page.html', options)
    },
    tag(name, attributes, inside = '') {
      const all = { 'base-url': service.url, ...(attributes ?? examples[`tonlens-${name}`]) }
      const text = Object.entries(all).map(([key, value]) => `${key}="${value}"`)
      return `<tonlens-${name} ${text.join(' ')}>${inside}</tonlens-${name}>`
    },
    async close() {
      await browser.close()
      await service.close()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A part that each element shows once its data has arrived. */
export const arrived: Readonly<Record<string, string>> = {
  transaction: 'article:not([aria-busy=true]) [part~=transaction-card-title]',
  trace: '[role=treeitem]',
  account: 'article[data-state=shown]',
  address: '[part~=address-name]',
  history: '[part~=table][data-state=shown] [data-row="3"] [part~=coin-amount]',
  actions: '[part~=action-list][data-state=shown] article',
  jettons: '[part~=table][data-state=shown] [part~=jetton-name-text]',
  'nft-grid': '[role=gridcell] [part~=nft-card-name]',
  nft: '[part~=nft-card][data-state=shown]',
  block: 'article[data-state=shown]',
  head: 'article[data-state=shown]',
  search: '[part~=search-box][data-state=understood]',
  progress: '[part~=transaction-progress][data-stage=classified]',
  explorer: '[part~=table][data-state=shown] [data-row="3"] [part~=coin-amount]',
}

/** A transaction that is shown. */
export const shown = arrived['transaction'] ?? ''
