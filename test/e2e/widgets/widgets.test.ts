import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showcase } from '../../../stories/chain/index.json'
import { transactions } from '../../../stories/chain/transactions.json'
import { examples } from '../../../stories/widgets/examples.ts'
import { arrived, shown, startWidgetSite, type WidgetSite } from './widgetSite.ts'

let site: WidgetSite

beforeAll(async () => {
  site = await startWidgetSite()
})

afterAll(() => site.close())

const hash = showcase.transactions.transfer
const asked = () => site.service.requests.filter(({ method }) => method === 'GET').length

async function append(page: Page, html: string) {
  await page.evaluate((text) => document.querySelector('main')?.insertAdjacentHTML('beforeend', text), html)
}

test('shows a transaction where the tag stands, in place of what a server wrote there', async () => {
  const page = await site.open(site.tag('transaction', { hash }, '<p>written by the server</p>'))
  await page.locator(shown).waitFor()
  expect(await page.getByText('written by the server').isVisible()).toBe(false)
  expect(await page.getByRole('article', { name: 'Transaction' }).count()).toBe(1)
  expect(site.faults).toEqual([])
})

test('waits for a network that the page has yet to provide, with what a server wrote there', async () => {
  const waiting = '<tonlens-transaction network="mine" hash="…"><p>written by the server</p></tonlens-transaction>'
  const page = await site.open(`${waiting}${site.tag('transaction')}`)
  await page.locator(shown).waitFor()
  expect(await page.getByText('written by the server').isVisible()).toBe(true)
  expect(site.faults).toEqual([])
})

test('the classic script shows the same', async () => {
  const page = await site.open(site.tag('transaction'), { head: '<script src="/tonlens.classic.js" defer></script>' })
  await page.locator(shown).waitFor()
  expect(site.faults).toEqual([])
})

test('follows attributes that are set late, changed and removed', async () => {
  const page = await site.open('<tonlens-transaction></tonlens-transaction>')
  await page.getByText('The attribute hash is missing').waitFor()
  const element = page.locator('tonlens-transaction')
  await element.evaluate((node, url) => node.setAttribute('base-url', url), site.service.url)
  await element.evaluate((node, hash) => Object.assign(node, { hash }), hash)
  await page.locator(shown).waitFor()
  await element.evaluate((node) => node.setAttribute('compact', ''))
  await page.locator('article[data-density=compact]').waitFor()
  await element.evaluate((node) => node.removeAttribute('compact'))
  await page.locator('article[data-density=full]').waitFor()
  await page
    .locator('data', { hasText: / GRAM$/ })
    .first()
    .waitFor()
  await element.evaluate((node) => node.setAttribute('coin', 'TON'))
  await page.locator('data', { hasText: / TON$/ }).first().waitFor()
  expect(await page.locator('data', { hasText: / GRAM$/ }).count()).toBe(0)
  await element.evaluate((node) => node.removeAttribute('hash'))
  await page.getByText('The attribute hash is missing').waitFor()
})

test('says which of its attributes an element needs, and what is wrong with one', async () => {
  const page = await site.open(`${site.tag('nft-grid', {})}${site.tag('block', { seqno: 'newest' })}`)
  await page.getByText('The attribute owner or collection is missing').waitFor()
  await page.getByText('The attribute seqno needs a whole number, not "newest"').waitFor()
})

test('takes properties that were set before the script came', async () => {
  const page = await site.open('<tonlens-transaction></tonlens-transaction>', { head: '' })
  await page.locator('tonlens-transaction').evaluate((node, given) => Object.assign(node, given), {
    hash,
    baseUrl: site.service.url,
  })
  await page.addScriptTag({ url: '/tonlens.js', type: 'module' })
  await page.locator(shown).waitFor()
  expect(await page.locator('tonlens-transaction').getAttribute('hash')).toBe(hash)
})

test('keeps what it shows when it is moved, and asks for nothing again when it comes back', async () => {
  const page = await site.open(`${site.tag('transaction')}<section></section>`)
  await page.locator(shown).waitFor()
  const before = asked()
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
  expect(asked()).toBe(before)
})

test('each element takes attributes late, is moved, removed and added again', async () => {
  const page = await site.open('<section></section>')
  for (const [name, there] of Object.entries(arrived)) {
    const tag = `tonlens-${name}`
    // Some need nothing more than a service, and ask at once.
    await append(page, `<${tag} base-url="${site.ownService(name)}"></${tag}>`)
    const element = page.locator(tag)
    const isShown = () => element.locator(there).first().waitFor({ timeout: 30_000 })
    await element.evaluate(
      (node, given) => {
        for (const [attribute, text] of Object.entries(given)) node.setAttribute(attribute, text)
      },
      { ...examples[tag] },
    )
    await isShown()
    await element.evaluate((node) => document.querySelector('section')?.append(node))
    expect(await page.locator(`section > ${tag}`).locator(there).count(), name).toBeGreaterThan(0)
    await page.evaluate(async (tag) => {
      const node = document.querySelector(tag) as HTMLElement
      node.remove()
      await new Promise((over) => setTimeout(over, 50))
      document.querySelector('main')?.append(node)
    }, tag)
    await isShown()
    await element.evaluate((node) => node.remove())
  }
  // They say themselves that attributes are missing, until those come.
  expect(site.faults.filter((fault) => !fault.includes('AttributeError'))).toEqual([])
})

test('more than fifty elements of all kinds share a page', async () => {
  const names = Object.keys(arrived)
  const copies = Array.from({ length: 4 }, () =>
    names.map((name) => site.tag(name, { ...examples[`tonlens-${name}`], 'base-url': site.ownService(name) })),
  ).flat()
  const page = await site.open(copies.join('\n'))
  for (const [name, there] of Object.entries(arrived)) {
    for (let copy = 0; copy < 4; copy += 1) {
      const element = page.locator(`tonlens-${name}`).nth(copy)
      await element.scrollIntoViewIfNeeded()
      await element.locator(there).first().waitFor({ timeout: 60_000 })
    }
  }
  expect(site.faults).toEqual([])
})

test('fifty elements are one client: their questions are one request', async () => {
  const accounts = [...new Set(transactions.map(({ account }) => account))].slice(0, 50)
  const before = asked()
  const page = await site.open(accounts.map((address) => site.tag('address', { address })).join('\n'))
  await page.waitForFunction(
    (count) =>
      [...document.querySelectorAll('tonlens-address')].filter((one) =>
        one.shadowRoot?.querySelector('[part~=address]'),
      ).length === count,
    accounts.length,
  )
  await expect.poll(() => asked() - before).toBe(1)
})

test('tells what it loaded and what failed', async () => {
  const page = await site.open('<output></output>')
  await page.evaluate(() => {
    for (const name of ['tonlens-load', 'tonlens-error']) {
      document.addEventListener(name, ({ type }) => document.querySelector('output')?.append(`${type} `))
    }
  })
  await append(page, site.tag('transaction'))
  await page.getByText('tonlens-load').waitFor()
  await append(page, site.tag('transaction', { hash: 'no hash' }))
  await page.getByText('tonlens-error').waitFor()
})

test('links to the explorer it is given, unless the page goes there its own way', async () => {
  const page = await site.open(`<output></output>${site.tag('transaction', { hash, explorer: '/other.html' })}`)
  const link = page.locator(shown).locator('xpath=ancestor::article').getByRole('link', { name: 'alice.ton' })
  const href = `/other.html#/account/${encodeURIComponent(showcase.people.alice)}`
  expect(await link.getAttribute('href')).toBe(href)
  await page.evaluate(() => {
    document.addEventListener('tonlens-select', (event) => {
      event.preventDefault()
      document.querySelector('output')?.append(`${event.detail.kind} ${event.detail.key}`)
    })
  })
  await link.click()
  await page.getByText(`account ${showcase.people.alice}`).waitFor()
  expect(page.url()).toBe(`${site.url}/page.html`)
})

test('an item of a gallery and a result of a search are told of, and opened', async () => {
  site.write('other.html', '<!doctype html><title>Other</title>')
  const page = await site.open(
    `<output></output>${site.tag('search', { explorer: '/other.html' })}${site.tag('nft-grid')}`,
  )
  await page.evaluate(() => {
    document.addEventListener('tonlens-select', ({ detail }) => document.querySelector('output')?.append(detail.kind))
  })
  await page.locator('tonlens-nft-grid').getByRole('gridcell').first().click()
  await page.locator('output', { hasText: 'nft' }).waitFor()
  await page.getByRole('combobox').fill('bruno.ton')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/other.html#/domain/bruno.ton')
})

test('an explorer finds, opens and goes back', async () => {
  const page = await site.open(site.tag('explorer'))
  await page.getByRole('combobox').fill('alice.ton')
  await page.keyboard.press('Enter')
  await page.getByRole('article', { name: 'Account' }).waitFor()
  await page.getByRole('link', { name: 'Jettons', exact: true }).click()
  await page.getByText('Lumen').first().waitFor()
  expect(new URL(page.url()).hash).toBe('#/domain/alice.ton/jettons')
  await page.getByRole('combobox').fill(hash)
  await page.keyboard.press('Enter')
  await page.getByRole('article', { name: 'Transaction' }).waitFor()
  await page.getByRole('treeitem').first().waitFor()
  await page.goBack()
  await page.getByText('Lumen').first().waitFor()
  await page.getByRole('combobox').fill('nobody-at-all.ton')
  await page.keyboard.press('Enter')
  await page.getByText('Nothing found. Check the spelling, or try again later.').waitFor()
  expect(site.faults).toEqual([])
})

test('a thousand elements come and go without a trace', async () => {
  const page = await site.open(site.tag('transaction'))
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
      for (let at = 0; at < times; at += 25) {
        const copies = Array.from({ length: 25 }, () => first.cloneNode() as HTMLElement)
        document.body.append(...copies)
        for (const copy of copies) {
          while (copy.shadowRoot?.querySelector('article') == null) await new Promise((over) => setTimeout(over))
          copy.remove()
        }
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
