// Tests what a page can set beside attributes: styles, slots, properties and integrity hashes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showcase } from '../../../stories/chain/index.json'
import { built, script, shown, startWidgetSite, type WidgetSite } from './widgetSite.ts'

let site: WidgetSite

beforeAll(async () => {
  site = await startWidgetSite()
})

afterAll(() => site.close())

const hash = showcase.transactions.transfer

test('parts and variables take the styles of the page', async () => {
  site.write(
    'looks.css',
    'tonlens-transaction { --tonlens-radius: 3px } tonlens-transaction::part(transaction-card-title) { color: rgb(1, 2, 3) }',
  )
  const page = await site.open(site.tag('transaction'), { head: `${script}<link rel="stylesheet" href="/looks.css">` })
  await page.locator(shown).waitFor()
  expect(await page.locator(shown).evaluate((node) => getComputedStyle(node).color)).toBe('rgb(1, 2, 3)')
  expect(await page.getByRole('article').evaluate((node) => getComputedStyle(node).borderRadius)).toBe('3px')
})

test('the theme is that of the element, whatever the system has, and paints all of its ground', async () => {
  const page = await site.open(site.tag('transaction', { hash, theme: 'dark' }), { colorScheme: 'light' })
  await page.locator(shown).waitFor()
  const words = await page.locator(shown).evaluate((node) => getComputedStyle(node).color)
  const [red = 0] = words.match(/\d+/g)?.map(Number) ?? []
  expect(red).toBeGreaterThan(128)
})

test('what has the slot "loading" stands there until the answer comes', async () => {
  const page = await site.open('')
  let answer = () => {}
  const waits = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`${site.service.url}/**`, async (route) => {
    await waits
    await route.continue()
  })
  const html = site.tag('transaction', { hash }, '<b slot="loading">one moment</b><p>in words</p>')
  await page.evaluate((text) => document.querySelector('main')?.insertAdjacentHTML('beforeend', text), html)
  await page.getByText('one moment').waitFor()
  expect(await page.locator('[aria-busy=true]').isVisible()).toBe(false)
  answer()
  await page.locator(shown).waitFor()
  expect(await page.getByText('one moment').isVisible()).toBe(false)
})

test('a single element takes a client and a display of its own as properties', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createClient } from './client.js'
        const element = document.querySelector('tonlens-transaction')
        element.client = createClient({ network: { name: 'mine', baseUrl: '${site.service.url}' } })
        element.display = { links: { address: (address) => '/people/' + encodeURIComponent(address) } }`,
      resolveDir: join(built, '../entries'),
    },
    bundle: true,
    format: 'esm',
    write: false,
  })
  site.write('own.js', outputFiles[0]?.text ?? '')
  const page = await site.open(`<tonlens-transaction hash="${hash}"></tonlens-transaction>`, {
    head: `${script}<script type="module" src="/own.js"></script>`,
  })
  await page.locator(shown).waitFor()
  expect(await page.getByRole('link', { name: 'alice.ton' }).getAttribute('href')).toMatch(/^\/people\//)
  expect(site.faults).toEqual([])
})

test('the integrity hashes of the build are those of its files', async () => {
  const hashes = JSON.parse(readFileSync(join(built, 'integrity.json'), 'utf8')) as Readonly<Record<string, string>>
  const tag = (file: string, more: string) => `<script ${more} src="/${file}" integrity="${hashes[file]}"></script>`
  for (const head of [tag('tonlens.js', 'type="module"'), tag('tonlens.classic.js', 'defer')]) {
    const page = await site.open(site.tag('transaction'), { head })
    await page.locator(shown).waitFor()
    expect(site.faults).toEqual([])
  }
  await site.open(site.tag('transaction'), { head: tag('tonlens.js', 'type="module"').replace('sha384-', 'sha384-A') })
  await expect.poll(() => site.faults.join()).toContain('integrity')
})
