// index.html of dist/web, from a file server alone: every element on the embedded chain.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrived, built, startWidgetSite, type WidgetSite } from './widgetSite.ts'

let site: WidgetSite
let page: Page
const elsewhere: string[] = []

beforeAll(async () => {
  site = await startWidgetSite()
  page = await site.visit('/', { viewport: { width: 1280, height: 900 } })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site.url}/`)) elsewhere.push(request.url())
  })
  for (const [name, there] of Object.entries(arrived)) {
    await page.locator(`#tonlens-${name}`).scrollIntoViewIfNeeded()
    await page.locator(`#tonlens-${name} > tonlens-${name}`).locator(there).first().waitFor()
  }
})

afterAll(() => site.close())

test('shows every element, under a strict policy, with nothing from elsewhere', async () => {
  await page
    .frameLocator('#frame iframe')
    .locator(arrived['transaction'] ?? '')
    .waitFor()
  await page.locator('tonlens-nft').getByRole('img', { includeHidden: true }).first().waitFor()
  expect(site.faults).toEqual([])
  expect(elsewhere).toEqual([])
})

test('gives its frame the height of what it shows', async () => {
  const inner = page.frameLocator('#frame iframe').locator('tonlens-transaction')
  const height = await inner.evaluate((node) => Math.ceil(node.getBoundingClientRect().height))
  await expect.poll(() => page.locator('#frame iframe').evaluate((node) => node.clientHeight)).toBe(height)
})

test('dresses each element as the component is', async () => {
  const sheet = readFileSync(join(built, '../styles.css'), 'utf8')
  // A sheet that an element forgot is a rule of the whole sheet that fits, and that it does not have.
  const naked = await page.evaluate((text) => {
    const all = new CSSStyleSheet()
    all.replaceSync(text)
    // A sheet may keep some selectors of a list only; a pseudo-element cannot be queried.
    const splitSelectors = (list: string) =>
      list.split(/,(?![^()]*(?:\([^()]*\)[^()]*)*\))/).map((selector) => selector.trim().replace(/::[a-z-]+$/, ''))
    const readSelectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        // Rules in a container query concern one component only.
        rule instanceof CSSContainerRule || !('cssRules' in rule)
          ? []
          : [
              ...(rule instanceof CSSStyleRule ? splitSelectors(rule.selectorText) : []),
              ...readSelectors(rule.cssRules as CSSRuleList),
            ],
      )
    const every = readSelectors(all.cssRules)
    return [...document.querySelectorAll('section > *')].flatMap(({ shadowRoot, localName }) => {
      if (shadowRoot === null) return []
      const own = new Set(shadowRoot.adoptedStyleSheets.flatMap(({ cssRules }) => readSelectors(cssRules)))
      return every
        .filter((selector) => !own.has(selector) && shadowRoot.querySelector(selector) !== null)
        .map((selector) => `${localName} ${selector}`)
    })
  }, sheet)
  expect(naked).toEqual([])
})

test('axe finds nothing in any of them, in light and in dark', async () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours on their way from one theme to the other are of neither.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Elements learn of another theme by an event.
    await page.waitForFunction((theme) => {
      const roots = Array.from(
        document.querySelectorAll('section > *'),
        ({ shadowRoot }) => shadowRoot?.querySelector('[part~="widget"]') ?? [],
      )
      return roots
        .flat()
        .every((root) => getComputedStyle(root).getPropertyValue('--tonlens-color-scheme').trim() === theme)
    }, colorScheme)
    await page.evaluate(axe)
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as { readonly axe: typeof import('axe-core') }
      const { violations } = await axe.run('main', { iframes: false })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.flat().join(' ')} ${failureSummary}`),
      )
    })
    expect(found, colorScheme).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
})

test('a screen reader is told of what lies behind the shadow roots', async () => {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const told = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${role?.value ?? ''} ${name?.value ?? ''}`.trim())
  for (const expected of [
    'article Transaction',
    'article Account',
    'article Block',
    'table Transactions',
    'table Jettons',
    'tree Trace, 11 transactions, 11 messages',
    'grid NFT items',
    'group Tide #11',
    'region Actions',
    'region Message progress',
    'article Latest masterchain block',
    'combobox Search',
    'combobox Search the explorer',
  ]) {
    expect(told).toContain(expected)
  }
})

test('keeps borders and states where colours are forced', async () => {
  await page.emulateMedia({ forcedColors: 'active' })
  const card = page.locator('tonlens-transaction article')
  const { borderTopWidth, borderTopStyle } = await card.evaluate((node) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(node)
    return { borderTopWidth, borderTopStyle }
  })
  expect({ borderTopWidth, borderTopStyle }).toEqual({ borderTopWidth: '1px', borderTopStyle: 'solid' })
  const icons = page.locator('tonlens-transaction [part~=status-badge] svg')
  expect(await icons.first().isVisible()).toBe(true)
  await page.emulateMedia({ forcedColors: 'none' })
})

test('prints dark words on white paper, without buttons', async () => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const title = page.locator('tonlens-transaction [part~=transaction-card-title]').first()
  expect(await title.evaluate((node) => getComputedStyle(node).color)).toBe('rgb(20, 25, 31)')
  expect(await page.locator('tonlens-actions').getByRole('button', { name: 'Load more' }).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
})
