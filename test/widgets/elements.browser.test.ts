// Elements on a page: what they need, what they say when the service fails, and documents that they move to.
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Client, createClient } from '../../src/entries/client.ts'
import { HttpError } from '../../src/sources/client/errors.ts'
import { defineAll } from '../../src/widgets/elements/defineAll.ts'
import { packs } from '../../src/widgets/elements/packs.ts'
import { openEmbeddedClient } from '../../stories/chain/embedded.ts'
import { showcase } from '../../stories/chain/index.json'

let chain: Client

beforeAll(async () => {
  defineAll()
  chain = await openEmbeddedClient()
}, 60_000)
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const refusing = createClient({
  network: { name: 'refusing', baseUrl: 'https://refusing.example/api/v3' },
  transport: {
    name: 'refusing',
    request: async ({ path }) => {
      throw new HttpError(path, 403, 'forbidden', '')
    },
  },
})

function place(tag: string, attributes: Readonly<Record<string, string>>, client: Client = chain): HTMLElement {
  const element = Object.assign(document.createElement(tag), { client })
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  return element
}

const textOf = (element: HTMLElement) => element.shadowRoot?.querySelector('[part~="widget"]')?.textContent ?? ''
const patience = { timeout: 30_000 }

describe('an attribute that is missing', () => {
  test.each([
    ['tonlens-account', { adress: showcase.wallet }, 'adress', 'address'],
    ['tonlens-nft-grid', { collecton: showcase.nftCollection }, 'collecton', 'collection'],
  ])(
    'of %s is told with the one that was probably meant, on the page and in the console',
    async (tag, attributes, written, meant) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const element = place(tag, attributes)
      const hint = `It has ${written}, did you mean ${meant}?`
      await vi.waitFor(() => expect(textOf(element)).toContain(hint), patience)
      expect(textOf(element)).not.toContain('Something went wrong')
      expect(element.shadowRoot?.querySelector('[part~="error-state-retry"]')).toBeNull()
      expect(log.mock.calls.flat().join(' ')).toContain(hint)
    },
  )
})

describe.each(['', 'live'])('with the attributes "%s", a service that refuses', (live) => {
  test.each(['tonlens-history', 'tonlens-actions'])('is told by %s', async (tag) => {
    const element = place(tag, { address: showcase.wallet, ...(live === '' ? {} : { [live]: '' }) }, refusing)
    await vi.waitFor(() => expect(textOf(element)).toContain('Access denied.'), patience)
    expect(element.shadowRoot?.querySelector('[aria-busy="true"]')).toBeNull()
  })
})

test('an element that moves to another document, and back, keeps its look and what it shows', async () => {
  const element = place('tonlens-account', { address: showcase.wallet })
  const isShown = () =>
    vi.waitFor(
      () => expect(element.shadowRoot?.querySelector('article:not([aria-busy="true"])')).not.toBeNull(),
      patience,
    )
  const sheets = () => element.shadowRoot?.adoptedStyleSheets.length ?? 0
  await isShown()
  const count = sheets()
  expect(count).toBeGreaterThan(0)
  const frame = document.createElement('iframe')
  document.body.append(frame)
  for (const target of [frame.contentDocument?.body, document.body]) {
    target?.append(element)
    await vi.waitFor(() => expect(sheets()).toBe(count), patience)
    await isShown()
  }
})

describe('a language whose file fails once', () => {
  const fail = (name: string) =>
    vi
      .spyOn(packs as Record<string, () => Promise<never>>, name)
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const languageOf = (element: HTMLElement) => element.shadowRoot?.querySelector<HTMLElement>('[part~="widget"]')?.lang
  const shows = (element: HTMLElement, text: string) =>
    vi.waitFor(() => expect(textOf(element)).toContain(text), patience)

  test('is tried again by the next element', async () => {
    const load = fail('zh')
    const errors: Event[] = []
    document.body.addEventListener('tonlens-error', (event) => errors.push(event), { once: true })
    const first = place('tonlens-account', { address: showcase.wallet, locale: 'zh' })
    await shows(first, 'Active')
    expect(languageOf(first)).toBe('en')
    expect(errors).toHaveLength(1)
    const second = place('tonlens-account', { address: showcase.wallet, locale: 'zh' })
    await shows(second, '活跃')
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('is tried again when the element changes to it, and not at each render', async () => {
    const load = fail('ru')
    const element = place('tonlens-account', { address: showcase.wallet, locale: 'ru' })
    await shows(element, 'Active')
    element.setAttribute('theme', 'dark')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(load).toHaveBeenCalledTimes(1)
    element.setAttribute('locale', 'en-GB')
    await vi.waitFor(() => expect(languageOf(element)).toBe('en-GB'), patience)
    element.setAttribute('locale', 'ru')
    await shows(element, 'Активен')
    expect(load).toHaveBeenCalledTimes(2)
  })
})
