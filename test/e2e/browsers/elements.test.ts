// Elements on a strict page, in Chromium and in one of the other browsers by chance. What widgets.test.ts and
// widgets-trust.test.ts test in Chromium is tested in the other here, and in all of them with TONLENS_LONG=1.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isInstalled } from '../../../scripts/browsers/launch.mjs'
import { showcase } from '../../../stories/chain/index.json'
import { examples } from '../../../stories/widgets/examples.ts'
import { chooseBrowsers } from '../../helpers/browsers/chooseBrowsers.ts'
import { drivePage } from '../../helpers/browsers/drivePage.ts'
import { chooseShare } from '../../helpers/chance.ts'
import { arrived, classic, type ElementPages, script, startElementPages, trusted } from '../widgets/elementPages.ts'

const isLong = process.env['TONLENS_LONG'] === '1'
const names = Object.keys(arrived)
/** Scripts, of which each gate tries one by chance where both do the same. */
const scripts = [
  ['module', script],
  ['classic script', classic],
] as const
const checks = '<script src="/checks.js"></script>'
const transaction = { hash: showcase.transactions.transfer }
const looks =
  'html.white body { background: #fff; color: #333 } html.black body { background: #111; color: #ddd } html.scheme { color-scheme: dark }'

let pages: ElementPages

beforeAll(async () => {
  pages = await startElementPages()
  pages.write('checks.js', readFileSync(new URL('../widgets/widgetChecks.js', import.meta.url), 'utf8'))
  pages.write('looks.css', looks)
})
afterAll(() => pages?.close())

describe.each(chooseBrowsers('elements'))('elements in %s', (browserName) => {
  describe.skipIf(!isInstalled(browserName))('on a strict page', () => {
    const page = drivePage(browserName, (opened) => opened.resize(1280, 900))

    const open = (body: string, head: string) =>
      page.goto(`${pages.url}${pages.writePage(body, { head: checks + head, policy: trusted })}`)
    const openAll = (head: string) =>
      open(
        names
          .map((name) => pages.tag(name, { ...examples[`tonlens-${name}`], 'base-url': pages.ownService(name) }))
          .join('\n'),
        head,
      )
    const readFaults = () => page.evaluate<string[]>('checks.faults')
    /** Waits until the expression is true. */
    const until = (expression: string) =>
      expect.poll(() => page.evaluate(expression), { timeout: 30_000, interval: 100 }).toBe(true)
    const untilShown = () =>
      expect
        .poll(() => page.evaluate(`checks.missing(${JSON.stringify(arrived)})`), { timeout: 60_000, interval: 200 })
        .toEqual([])

    test.each(chooseShare(scripts, 2, `${browserName} tags`))(
      'as %s: each tag shows its data, is removed and comes back',
      async (_kind, head) => {
        await openAll(head)
        const refused = `(() => { try { document.createElement('div').innerHTML = '<b>'; return false } catch { return true } })()`
        expect(await page.evaluate(refused)).toBe(true)
        await untilShown()
        await page.evaluate(`(async () => {
        const elements = [...document.querySelectorAll('main > *')]
        for (const element of elements) element.remove()
        await new Promise((over) => setTimeout(over, 50))
        document.querySelector('main').append(...elements)
      })()`)
        await untilShown()
        // The refusal of the first line is the only one.
        expect((await readFaults()).filter((fault) => !fault.includes('<b>'))).toEqual([])
      },
    )

    test.each(isLong || browserName !== 'chromium' ? chooseShare(scripts, 2, browserName) : [])(
      'as %s: a language is loaded when an element needs it',
      async (_kind, head) => {
        await open(pages.tag('transaction', { ...transaction, locale: 'ru' }), head)
        await until(
          `/[а-я]/i.test(document.querySelector('tonlens-transaction').shadowRoot?.querySelector('article:not([aria-busy=true])')?.getAttribute('aria-label') ?? '')`,
        )
        expect(await readFaults()).toEqual([])
      },
    )

    test.runIf(isLong || browserName !== 'chromium')(
      'follow attributes that are set late, changed and removed',
      async () => {
        await open('<tonlens-transaction></tonlens-transaction>', script)
        const inside = `document.querySelector('tonlens-transaction').shadowRoot`
        await until(`${inside}?.textContent.includes('The attribute hash is missing') === true`)
        await page.evaluate(`(() => {
        const element = document.querySelector('tonlens-transaction')
        element.setAttribute('base-url', ${JSON.stringify(pages.service.url)})
        element.hash = ${JSON.stringify(transaction.hash)}
      })()`)
        await until(`${inside}.querySelector(${JSON.stringify(arrived['transaction'])}) !== null`)
        await page.evaluate(`document.querySelector('tonlens-transaction').setAttribute('compact', '')`)
        await until(`${inside}.querySelector('article[data-density=compact]') !== null`)
        await page.evaluate(`document.querySelector('tonlens-transaction').removeAttribute('hash')`)
        await until(`${inside}.textContent.includes('The attribute hash is missing')`)
        expect(await readFaults()).toEqual([])
      },
    )

    // All browsers compute the same colors.
    test.runIf(isLong)('can be read on light and dark pages, in each theme', async () => {
      await openAll(`${script}<link rel="stylesheet" href="/looks.css">`)
      await untilShown()
      for (const [look, canvas] of [
        ['white', [255, 255, 255]],
        ['black', [255, 255, 255]],
        ['scheme', [18, 18, 18]],
      ] as const) {
        for (const theme of ['auto', 'light', 'dark']) {
          await page.evaluate(`(() => {
            document.documentElement.className = '${look}'
            for (const element of document.querySelectorAll('main > *')) element.setAttribute('theme', '${theme}')
          })()`)
          const measure = () =>
            page.evaluate<{ measured: number; found: string[] }>(`checks.unreadable(${JSON.stringify(canvas)})`)
          await expect
            .poll(async () => (await measure()).found, { timeout: 60_000, message: `${look}, ${theme}` })
            .toEqual([])
          expect((await measure()).measured).toBeGreaterThan(100)
        }
      }
    })

    test('are walked through by keyboard: a search is opened with Enter', async () => {
      await open(pages.tag('explorer'), script)
      const inside = `document.querySelector('tonlens-explorer').shadowRoot`
      await until(`${inside}?.querySelector('[role=combobox]') != null`)
      await page.evaluate(`${inside}.querySelector('[role=combobox]').focus()`)
      for (const letter of 'alice.ton') await page.press(letter)
      await until(`${inside}.querySelector('[part~=search-box]')?.dataset.state === 'understood'`)
      await page.press('Enter')
      // A domain leads to its account, whether its name was found before Enter or after it.
      await until(
        `/^#.(account|domain)./.test(location.hash) && ${inside}.querySelector('article[data-state=shown]') !== null`,
      )
      expect(await readFaults()).toEqual([])
    })
  })
})
