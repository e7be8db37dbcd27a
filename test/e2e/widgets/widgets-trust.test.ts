// Elements on anybody's page: strict policies, colors, languages and hostile parameters.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as table from '../../../src/widgets/elements/table.ts'
import { showcase } from '../../../stories/chain/index.json'
import { examples } from '../../../stories/widgets/examples.ts'
import { chooseShare } from '../../helpers/chance.ts'
import { arrived, built, script, shown, startWidgetSite, type WidgetSite } from './widgetSite.ts'

/** The functions and faults that `widgetChecks.js` leaves in the page. */
interface Checks {
  readonly faults: string[]
  readonly missing: (arrived: Readonly<Record<string, string>>) => string[]
  readonly unreadable: (canvas: readonly number[]) => { readonly measured: number; readonly found: string[] }
}
declare global {
  // eslint-disable-next-line no-var -- a property of the page's global object
  var checks: Checks
}

let site: WidgetSite

beforeAll(async () => {
  site = await startWidgetSite()
  site.write('checks.js', readFileSync(new URL('widgetChecks.js', import.meta.url), 'utf8'))
})

afterAll(() => site.close())

const checks = '<script src="/checks.js"></script>'
const hash = showcase.transactions.transfer
const every = Object.keys(arrived)
async function whenShown(page: Page, names: Readonly<Record<string, string>>): Promise<void> {
  await page.waitForFunction((expected) => globalThis.checks.missing(expected).length === 0, names, { timeout: 60_000 })
}

describe('colors', () => {
  /** Classes of the page, its canvas under a light and a dark system. */
  const white = [255, 255, 255]
  const dark = [18, 18, 18]
  const pages: readonly [
    name: string,
    canvas: { readonly light: readonly number[]; readonly dark: readonly number[] },
  ][] = [
    ['plain', { light: white, dark: white }],
    ['painted-light', { light: white, dark: white }],
    ['painted-dark', { light: white, dark: white }],
    ['scheme-dark', { light: dark, dark }],
    ['scheme-system', { light: white, dark }],
  ]
  const looks = `
    html.painted-light body { background: #fdf6e3; color: #333 }
    html.painted-dark body { background: #111; color: #ddd }
    html.scheme-dark { color-scheme: dark }
    html.scheme-system { color-scheme: light dark }`
  let page: Page

  beforeAll(async () => {
    site.write('looks.css', looks)
    page = await site.open(
      every
        .map((name) =>
          site.tag(name, { ...examples[`tonlens-${name}`], explorer: '#', 'base-url': site.ownService(name) }),
        )
        .join('\n'),
      {
        head: `${checks}${script}<link rel="stylesheet" href="/looks.css">`,
        reducedMotion: 'reduce',
      },
    )
    await whenShown(page, arrived)
  })

  // Half of all combinations, in which each page meets each system and each theme; all of them with TONLENS_LONG=1.
  const isLong = process.env['TONLENS_LONG'] === '1'
  const cases = pages.flatMap(([name, canvas], row) =>
    (['light', 'dark'] as const).flatMap((system, column) =>
      ['', 'auto', 'light', 'dark']
        .filter((_theme, place) => isLong || (row + column + place) % 2 === 0)
        .map((theme) => ({ name, canvas: canvas[system], system, theme })),
    ),
  )

  test.each(cases)(
    'page "$name", $system system, theme "$theme": all text is readable',
    async ({ name, canvas, system, theme }) => {
      await page.emulateMedia({ colorScheme: system, reducedMotion: 'reduce' })
      await page.evaluate(
        ([name, theme]) => {
          document.documentElement.className = name ?? ''
          for (const element of document.querySelectorAll('main > *')) {
            if (theme === '') element.removeAttribute('theme')
            else element.setAttribute('theme', theme ?? '')
          }
        },
        [name, theme],
      )
      const measure = () => page.evaluate((canvas) => globalThis.checks.unreadable(canvas), canvas)
      // Elements follow a change with the next transitions, which are late on a busy machine.
      await expect.poll(async () => (await measure()).found, { timeout: 5000 }).toEqual([])
      expect((await measure()).measured).toBeGreaterThan(100)
    },
  )

  test('an element that is shown later follows the colors that the page has by then', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    const { found } = await page.evaluate(async (canvas) => {
      const main = document.querySelector('main') as HTMLElement
      for (const element of main.children) element.removeAttribute('theme')
      document.documentElement.className = 'plain'
      main.hidden = true
      await new Promise((over) => setTimeout(over, 100))
      document.documentElement.className = 'painted-dark'
      main.hidden = false
      await new Promise((over) => setTimeout(over, 300))
      return globalThis.checks.unreadable(canvas)
    }, white)
    expect(found).toEqual([])
  })

  test('variables of the page win over those of a theme', async () => {
    site.write('accent.css', 'tonlens-address { --tonlens-accent: rgb(1, 2, 3) }')
    const linked = await site.open(
      ['light', 'dark', 'auto']
        .map((theme) => site.tag('address', { ...examples['tonlens-address'], theme, href: '/x' }))
        .join('<br>'),
      {
        head: `${script}<link rel="stylesheet" href="/accent.css">`,
      },
    )
    await linked.locator('[part~=address-name]').nth(2).waitFor()
    const colors = await linked.locator('a').evaluateAll((links) => links.map((link) => getComputedStyle(link).color))
    expect(colors).toEqual(Array.from({ length: 3 }, () => 'rgb(1, 2, 3)'))
  })
})

describe('languages', () => {
  const readWords = (page: Page) =>
    page.locator('tonlens-transaction').evaluate((node) => node.shadowRoot?.querySelector('article')?.innerText ?? '')

  /** Labels of fields and of buttons. */
  const readLabels = (page: Page) =>
    page
      .locator('tonlens-transaction')
      .evaluate((node) =>
        [...(node.shadowRoot?.querySelectorAll('dt, button, [aria-label], time') ?? [])]
          .flatMap((one) => [one.textContent ?? '', one.getAttribute('aria-label') ?? ''])
          .filter((text) => /\w/.test(text)),
      )

  test.each(['de', 'xx', 'de-DE', 'not a tag', '"'])('%s is English as a whole', async (locale) => {
    const page = await site.open(site.tag('transaction', { hash }))
    await page.locator(shown).waitFor()
    const english = await readWords(page)
    await page.locator('tonlens-transaction').evaluate((node, locale) => node.setAttribute('locale', locale), locale)
    await page.evaluate(() => new Promise((over) => setTimeout(over, 100)))
    expect(await readWords(page)).toBe(english)
    expect(english).toContain('12.5')
    expect(site.faults).toEqual([])
  })

  test.each(['ru', 'ru-RU', 'zh', 'zh-Hans-CN'])(
    '%s is that language as a whole, and is loaded only then',
    async (locale) => {
      const page = await site.open(site.tag('transaction', { hash }))
      await page.locator(shown).waitFor()
      const english = await readLabels(page)
      expect(english.length).toBeGreaterThan(3)
      const loaded = () =>
        page.evaluate(
          () => performance.getEntriesByType('resource').filter(({ name }) => /\/(ru|zh)[-.\w]*\.js/.test(name)).length,
        )
      expect(await loaded()).toBe(0)
      await page.locator('tonlens-transaction').evaluate((node, locale) => node.setAttribute('locale', locale), locale)
      await page.locator(`[lang="${locale}"]`).locator(shown).waitFor()
      expect((await readLabels(page)).filter((label) => english.includes(label) && label !== 'LT')).toEqual([])
      expect(await readWords(page)).toContain(locale.startsWith('ru') ? '12,5' : '12.5')
      expect(await loaded()).toBe(1)
    },
  )

  test('the language of the page is that of its elements', async () => {
    site.write(
      'russian.html',
      `<!doctype html><html lang="ru"><title>Page</title>${script}<main>${site.tag('transaction', { hash })}</main>`,
    )
    const page = await site.visit('/russian.html')
    await page.locator(shown).waitFor()
    expect(await readWords(page)).toMatch(/[а-я]/i)
  })

  test('one that cannot be loaded is English as a whole, and tonlens-error says so', async () => {
    const page = await site.open('<output></output>')
    await page.route(/\/locales\/|\/ru[-.\w]*\.js/, (route) => route.abort())
    await page.evaluate(() =>
      addEventListener('tonlens-error', ({ detail }) => document.querySelector('output')?.append(detail.error.message)),
    )
    await page.evaluate(
      (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
      site.tag('transaction', { hash, locale: 'ru' }),
    )
    await page.locator(shown).waitFor()
    expect(await readWords(page)).toContain('12.5')
    expect(await page.locator('output').innerText()).toContain('The texts of the language ru could not be loaded')
  })
})

describe('an address in a sentence', () => {
  test('takes the font and color of the text, and breaks as its words do', async () => {
    site.write('text.css', 'p { font: italic 22px/1.5 serif; color: rgb(20, 40, 60); inline-size: 300px }')
    const page = await site.open(
      `<p>Sent by ${site.tag('address', { address: showcase.people.alice, 'no-copy': '' })} to a friend, and <b>back</b> again.</p>`,
      {
        head: `${script}<link rel="stylesheet" href="/text.css">`,
      },
    )
    const address = page.locator('tonlens-address')
    await address.locator('[part~=address-name]').waitFor()
    const look = await address.locator('[part~=address-name]').evaluate((node) => {
      const { color, fontSize, fontStyle } = getComputedStyle(node)
      return { color, fontSize, fontStyle }
    })
    expect(look).toEqual({ color: 'rgb(20, 40, 60)', fontSize: '22px', fontStyle: 'italic' })
    expect(await address.evaluate((node) => getComputedStyle(node).display)).toBe('inline')
    // The words before and after it share lines with it.
    const lines = await page.locator('p').evaluate((node) => {
      const first = new Range()
      first.selectNodeContents(node.firstChild as Node)
      const name = node.querySelector('tonlens-address')?.shadowRoot?.querySelector('[part~=address-name]') as Element
      return {
        before: first.getBoundingClientRect().top,
        name: name.getBoundingClientRect().top,
        height: node.getBoundingClientRect().height,
      }
    })
    expect(Math.abs(lines.before - lines.name)).toBeLessThan(4)
    expect(lines.height).toBeLessThanOrEqual(33 * 2 + 1)
  })
})

describe('hostile parameters', () => {
  const strangers = ['javascript:alert(1)//', ' java\tscript:alert(1)//', 'data:text/html,x']
  const tags = Object.values(table)

  /** Waits until every element shows something, and none loads. */
  const whenRested = (page: Page) =>
    page.waitForFunction(() => {
      const elements = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('tonlens-'))
      return (
        elements.length > 0 &&
        elements.every(
          ({ shadowRoot }) =>
            (shadowRoot?.textContent ?? '') !== '' && shadowRoot?.querySelector('[aria-busy=true]') === null,
        )
      )
    })

  /** Every address that the document holds, in any attribute that can carry one. */
  const readAddresses = (page: Page) =>
    page.evaluate(() => {
      const found: string[] = []
      const read = (root: ParentNode) => {
        for (const node of root.querySelectorAll('*')) {
          if (node.shadowRoot !== null) read(node.shadowRoot)
          // The attributes of the element itself were written by the page.
          if (node.localName.startsWith('tonlens-')) continue
          for (const name of ['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'data']) {
            const address = node.getAttribute(name)
            if (address !== null) found.push(address)
          }
        }
      }
      read(document.body)
      return found
    })

  // One of the two strangers for every second element by chance; both with TONLENS_LONG=1.
  const visits = tags.flatMap(({ tag, attributes }) =>
    ['https://stranger.example/', 'javascript:alert(1)//'].map((stranger) => ({
      tag,
      stranger,
      names: Object.keys(attributes),
    })),
  )
  test.each(chooseShare(visits, 4))(
    'of embed.html put no link to $stranger into $tag',
    async ({ tag, stranger, names }) => {
      const networks = JSON.stringify({ here: { baseUrl: site.service.url } })
      site.write(
        'embed.html',
        readFileSync(join(built, 'embed.html'), 'utf8')
          .replace('>{}</script>', `>${networks}</script>`)
          .replace("'self' https:;", '*;'),
      )
      const given = [...names, 'explorer', 'base-url', 'href', 'src', 'client', 'display', 'style', 'onclick']
      const own = new URLSearchParams({ widget: tag.slice('tonlens-'.length), network: 'here', ...examples[tag] })
      for (const name of given) if (!own.has(name)) own.set(name, stranger)
      const page = await site.visit(`/embed.html?${own}`)
      await whenRested(page)
      const addresses = await readAddresses(page)
      expect(addresses.filter((address) => /stranger|script:|^data:text/i.test(address))).toEqual([])
    },
  )

  test.each(strangers)('%j in an attribute never reaches the document', async (address) => {
    const page = await site.open(
      tags
        .map(({ tag }) =>
          site.tag(tag.slice('tonlens-'.length), {
            ...examples[tag],
            explorer: address,
            'base-url': site.ownService(tag.slice('tonlens-'.length)),
            ...(tag === 'tonlens-address' && { href: address }),
          }),
        )
        .join(''),
    )
    await page.getByText('needs an http: or https: URL').first().waitFor()
    await whenRested(page)
    expect((await readAddresses(page)).filter((one) => /script:|data:text/i.test(one))).toEqual([])
  })

  test('a rule of the page that returns javascript: makes no link', async () => {
    site.write(
      'rules.js',
      `customElements.whenDefined('tonlens-transaction').then(() => {
      for (const element of document.querySelectorAll('main > *')) element.display = { links: { address: () => 'javascript:alert(1)', transaction: () => ' JavaScript:alert(1)' } }
    })`,
    )
    const page = await site.open(site.tag('transaction', { hash }), {
      head: `${script}<script src="/rules.js" defer></script>`,
    })
    await page.locator(shown).waitFor()
    expect(await readAddresses(page)).toEqual([])
  })
})
