// The scripts of dist/web on plain pages from a file server, with a service behind them.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startService } from '../../scripts/service.mjs'
import { showcase } from '../../stories/chain/index.json'
import { transactions } from '../../stories/chain/transactions.json'
import { examples } from '../../stories/widgets/examples.ts'
import { launchChromium } from '../helpers/chromium.ts'
import { serveFolder } from '../helpers/serveFolder.ts'

const built = fileURLToPath(new URL('../../dist/web', import.meta.url))
const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src *; img-src 'self'; frame-src 'self'"
const [transaction] = transactions.filter(({ in_msg }) => in_msg?.value != null)
if (transaction === undefined) throw new Error('The embedded chain has no transaction with a value.')

let browser: Browser
let service: Awaited<ReturnType<typeof startService>>
let site: Awaited<ReturnType<typeof serveFolder>>
let folder: string
let tab: Page | undefined
let faults: string[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tonlens-widgets-'))
  cpSync(built, folder, { recursive: true })
  cpSync(built, join(folder, 'second'), { recursive: true })
  service = await startService({ port: 0, rate: 1000 })
  browser = await launchChromium()
  site = await serveFolder(folder)
})

afterEach(async () => {
  await tab?.context().close()
  tab = undefined
})

afterAll(async () => {
  await browser.close()
  await service.close()
  site.close()
  rmSync(folder, { recursive: true, force: true })
})

const tag = (name: string, attributes: Readonly<Record<string, string>>, inside = '') => {
  const all = Object.entries({ 'base-url': service.url, ...attributes })
  return `<tonlens-${name} ${all.map(([key, value]) => `${key}="${value}"`).join(' ')}>${inside}</tonlens-${name}>`
}
const card = (inside = '') => tag('transaction', { hash: transaction.hash }, inside)
const shown = 'article:not([aria-busy]) [part~=transaction-card-title]'
const module = '<script type="module" src="/tonlens.js"></script>'

/** Opens a page with this body, under a policy that allows nothing inline. */
async function open(body: string, options: { readonly head?: string; readonly javaScriptEnabled?: boolean } = {}) {
  const { head = module, javaScriptEnabled = true } = options
  const policy = `<meta http-equiv="Content-Security-Policy" content="${STRICT}">`
  writeFileSync(join(folder, 'page.html'), `<!doctype html><html lang="en">${policy}<title>Page</title>${head}<main>${body}</main>`)
  const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
  tab = page
  faults = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) faults.push(message.text())
  })
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  await page.goto(`${site.url}/page.html`)
  return page
}

test('shows a transaction where the tag stands, under a strict policy', async () => {
  const page = await open(card('<p>written by the server</p>'))
  await page.locator(shown).waitFor()
  expect(await page.getByText('written by the server').isVisible()).toBe(false)
  expect(await page.getByRole('article', { name: 'Transaction' }).count()).toBe(1)
  expect(faults).toEqual([])
})

/** What of each element stands there once its data came. */
const arrived: Readonly<Record<string, string>> = {
  transaction: shown,
  trace: '[role=treeitem]',
  account: 'article[data-state=shown]',
  address: '[part~=address-name]',
  history: '[part~=table][data-state=rows] [data-row="3"] [part~=coin-amount]',
  actions: '[part~=action-list][data-state=rows] article',
  jettons: '[part~=table][data-state=rows] [part~=jetton-name-text]',
  'nft-grid': '[role=gridcell] [part~=nft-card-name]',
  nft: '[part~=nft-card][data-state=shown]',
  block: 'article[data-state=shown]',
  head: 'article[data-state=shown]',
  search: '[part~=search-box][data-state=understood]',
  progress: '[part~=transaction-progress][data-stage=classified]',
}

test.for(Object.keys(arrived))('%s shows the embedded chain, dressed as the component is', async (name) => {
  const element = `tonlens-${name}`
  const page = await open(tag(name, examples[element] ?? {}))
  await page.locator(element).locator(arrived[name] ?? '').first().waitFor()
  expect(faults).toEqual([])
  const sheet = readFileSync(join(built, '../styles.css'), 'utf8')
  // A sheet that an element forgot is a rule of the whole sheet that fits, and that it does not have.
  const naked = await page.locator(element).evaluate((node, text) => {
    const root = node.shadowRoot as ShadowRoot
    const all = new CSSStyleSheet()
    all.replaceSync(text)
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        // What hangs on the width of one component's box says nothing of others.
        rule instanceof CSSContainerRule || !('cssRules' in rule)
          ? []
          : [...(rule instanceof CSSStyleRule ? [rule.selectorText] : []), ...selectorsOf(rule.cssRules as CSSRuleList)],
      )
    const own = new Set(root.adoptedStyleSheets.flatMap(({ cssRules }) => selectorsOf(cssRules)))
    return selectorsOf(all.cssRules).filter((selector) => !own.has(selector) && root.querySelector(selector) !== null)
  }, sheet)
  expect(naked).toEqual([])
})

test('the classic script shows the same', async () => {
  const page = await open(card(), { head: '<script src="/tonlens.classic.js" defer></script>' })
  await page.locator(shown).waitFor()
  expect(faults).toEqual([])
})

test('what a server wrote into the tag is there without JavaScript', async () => {
  const page = await open(card('<p>written by the server</p>'), { javaScriptEnabled: false })
  expect(await page.getByText('written by the server').isVisible()).toBe(true)
})

test('follows attributes that are set late, changed and removed', async () => {
  const page = await open('<tonlens-transaction></tonlens-transaction>')
  await page.getByText('The attribute hash is missing').waitFor()
  const element = page.locator('tonlens-transaction')
  await element.evaluate((node, url) => node.setAttribute('base-url', url), service.url)
  await element.evaluate((node, hash) => Object.assign(node, { hash }), transaction.hash)
  await page.locator(shown).waitFor()
  await element.evaluate((node) => node.setAttribute('compact', ''))
  await page.locator('article[data-density=compact]').waitFor()
  await element.evaluate((node) => node.removeAttribute('compact'))
  await page.locator('article[data-density=full]').waitFor()
  await element.evaluate((node) => node.removeAttribute('hash'))
  await page.getByText('The attribute hash is missing').waitFor()
})

test('keeps what it shows when it is moved, and asks for nothing again when it comes back', async () => {
  const page = await open(`${card()}<section></section>`)
  await page.locator(shown).waitFor()
  const asked = service.requests.length
  await page.evaluate(() => {
    const element = document.querySelector('tonlens-transaction') as HTMLElement
    document.querySelector('section')?.append(element)
  })
  expect(await page.locator('section article').count()).toBe(1)
  await page.evaluate(async () => {
    const element = document.querySelector('tonlens-transaction') as HTMLElement
    element.remove()
    await new Promise((over) => setTimeout(over, 50))
    document.querySelector('section')?.append(element)
  })
  await page.locator('section').locator(shown).waitFor()
  expect(service.requests.length).toBe(asked)
})

test('fifty elements are one client: their questions are one request', async () => {
  const accounts = [...new Set(transactions.map(({ account }) => account))].slice(0, 50)
  const asked = service.requests.length
  const page = await open(accounts.map((address) => tag('address', { address })).join('\n'))
  await page.waitForFunction(
    (count) => [...document.querySelectorAll('tonlens-address')].filter((one) => one.shadowRoot?.querySelector('[part~=address]')).length === count,
    accounts.length,
  )
  await expect.poll(() => service.requests.slice(asked).filter(({ method }) => method === 'GET').length).toBe(1)
})

test('two copies of the script share one page', async () => {
  const page = await open(card(), { head: `${module}<script src="/second/tonlens.classic.js" defer></script>` })
  await page.locator(shown).waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
  expect(faults).toEqual([])
})

test('tells what it loaded, what was chosen and what failed', async () => {
  const page = await open('<output></output>')
  await page.evaluate(() => {
    for (const name of ['tonlens-load', 'tonlens-error', 'tonlens-select']) {
      document.addEventListener(name, ({ type }) => document.querySelector('output')?.append(`${type} `))
    }
  })
  await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), card())
  await page.getByText('tonlens-load').waitFor()
  const lost = tag('transaction', { hash: 'no hash' })
  await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), lost)
  await page.getByText('tonlens-error').waitFor()
})

test('a page with a hostile reset leaves the inside alone', async () => {
  writeFileSync(join(folder, 'reset.css'), '* { all: unset !important; font-size: 3px !important; letter-spacing: 9px !important }')
  const page = await open(card(), { head: `${module}<link rel="stylesheet" href="/reset.css">` })
  const title = page.locator(shown)
  await title.waitFor()
  const style = await title.evaluate((node) => {
    const { fontSize, letterSpacing } = getComputedStyle(node)
    return { fontSize, letterSpacing }
  })
  expect(style).toEqual({ fontSize: '14px', letterSpacing: 'normal' })
})

test('works in a sandboxed frame that may store nothing', async () => {
  writeFileSync(join(folder, 'inner.html'), `<!doctype html><script src="/tonlens.classic.js" defer></script>${card()}`)
  const page = await open('<iframe sandbox="allow-scripts" src="/inner.html" width="600" height="300"></iframe>')
  await page.frameLocator('iframe').locator(shown).waitFor()
})

test('a frame takes its element from the address, its network from the page, and tells its height', async () => {
  const networks = JSON.stringify({ here: { baseUrl: service.url } })
  const html = await (await fetch(`${site.url}/embed.html`)).text()
  writeFileSync(join(folder, 'embed.html'), html.replace('>{}</script>', `>${networks}</script>`).replace("'self' https:;", '*;'))
  const address = `/embed.html?widget=transaction&network=here&hash=${encodeURIComponent(transaction.hash)}&base-url=http://foreign.example`
  const page = await open(`<iframe data-tonlens src="${address.replaceAll('&', '&amp;')}" width="600" height="10"></iframe>`, {
    head: '<script src="/frame.js" defer></script>',
  })
  const frame = page.frameLocator('iframe')
  await frame.locator(shown).waitFor()
  const height = await frame.locator('tonlens-transaction').evaluate((node) => Math.ceil(node.getBoundingClientRect().height))
  await expect.poll(() => page.locator('iframe').evaluate((node) => node.clientHeight)).toBe(height)
  expect(await frame.locator('tonlens-transaction').getAttribute('base-url')).toBeNull()
})

test('draws a graph and a gallery, and says which item was chosen', async () => {
  const page = await open(
    `<output></output>${tag('trace', { hash: transaction.hash })}${tag('nft-grid', { collection: showcase.nftCollection, height: '400' })}`,
  )
  await page.locator('tonlens-trace').getByRole('treeitem').first().waitFor()
  const item = page.locator('tonlens-nft-grid').getByRole('gridcell').first()
  await item.waitFor()
  await page.evaluate(() => {
    document.addEventListener('tonlens-select', (event) => {
      document.querySelector('output')?.append((event as CustomEvent<{ kind: string }>).detail.kind)
    })
  })
  await item.click()
  await page.locator('output', { hasText: 'nft' }).waitFor()
})

test('a thousand elements come and go without a trace', async () => {
  const page = await open(card())
  await page.locator(shown).waitFor()
  const session = await page.context().newCDPSession(page)
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
    return { nodes, jsEventListeners }
  }
  const cycle = (times: number) =>
    page.evaluate(async (times) => {
      const first = document.querySelector('tonlens-transaction') as HTMLElement
      for (let at = 0; at < times; at++) {
        const copy = first.cloneNode() as HTMLElement
        document.body.append(copy)
        while (copy.shadowRoot?.querySelector('article') == null) await new Promise((over) => setTimeout(over))
        copy.remove()
      }
      await new Promise((over) => setTimeout(over, 100))
    }, times)
  await cycle(50)
  const before = await count()
  await cycle(1000)
  const after = await count()
  expect(after.nodes).toBeLessThan(before.nodes * 1.5)
  expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners * 1.5)
})
