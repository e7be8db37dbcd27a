import '../../../src/components/styles/index.css'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { SearchBox, type SearchBoxProps } from '../../../src/components/tools/search-box/SearchBox.tsx'
import { SuggestionLink } from '../../../src/components/tools/search-box/SuggestionLink.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import type { TextStorage } from '../../../src/react/display/persistentStore.ts'
import { namesFrom } from '../../../src/react/display/names.ts'
import { createRecentSearches } from '../../../src/react/display/recentSearches.ts'
import type { Suggestion, SuggestionSource } from '../../../src/text/naming/suggestions/suggestion.ts'
import {
  createClient,
  createDomainSuggestions,
  createPackSuggestions,
  TonlensProvider,
} from '../../../src/entries/index.ts'
import { toFriendlyAddress } from '../../../src/ton/cells/address.ts'
import { people } from '../../fixtures/transactions.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

// The search of names is loaded with the first text.
beforeAll(async () => {
  render(<SearchBox />)
  await userEvent.type(box(), 'elector')
  await screen.findAllByRole('option')
  cleanup()
})
afterEach(cleanup)

const hex = '97264395bd65a255a429b11326c84128b7d70ffed7949abae3036d506ba38621'
const box = () => screen.getByRole('combobox')
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

async function type(text: string, props: SearchBoxProps = {}) {
  render(<SearchBox {...props} />)
  await userEvent.click(box())
  await userEvent.paste(text)
}

describe('SearchBox', () => {
  test('shows how it understood the text, and selects it on Enter', async () => {
    const onSelect = vi.fn()
    const wallet = toFriendlyAddress(people.alice, { bounceable: false })
    await type(wallet, { onSelect })
    expect(options()).toEqual(['AccountUQChoa…GhoYhnnon-bounceable'])
    await userEvent.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(
      { kind: 'address', address: people.alice, form: 'non-bounceable', testOnly: false },
      wallet,
    )
    expect(options()).toEqual([])
  })

  test('finds accounts and operations by name, and says who gives the name', async () => {
    const onSelect = vi.fn()
    const operations = { '0x5ba7c0de': 'Alice buys' }
    render(
      <DisplayProvider accountNames={{ [people.alice]: 'Alice & Co' }} opcodes={operations}>
        <SearchBox onSelect={onSelect} />
      </DisplayProvider>,
    )
    await userEvent.click(box())
    await userEvent.paste('alice')
    const [account, operation] = options()
    expect(account).toMatch(/^Alice & Co.*Named by this application$/)
    expect(operation).toBe('Alice buys0x5ba7c0de')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({ kind: 'opcode', opcode: '0x5ba7c0de' }, 'alice')
  })

  test.each(['GRAM', 'ton', 'toncoin', 'gram', 'грам', 'тон', 'Тонкоин'])(
    'answers %s with the native coin, before look-alikes, which are marked',
    async (text) => {
      const onSelect = vi.fn()
      const jetton = `0:${'5'.repeat(64)}`
      const names = namesFrom({
        address_book: {},
        metadata: {
          [jetton]: {
            is_indexed: true,
            token_info: [{ type: 'jetton_masters', valid: true, name: text, symbol: 'X' }],
          },
        },
      })
      render(
        <DisplayProvider names={names}>
          <SearchBox onSelect={onSelect} />
        </DisplayProvider>,
      )
      await userEvent.click(box())
      await userEvent.paste(text)
      const note = document.querySelector('[part~="search-box-popup"] > :first-child')
      expect(note?.textContent).toMatch(/^Gram \(GRAM\) is the native coin\..*Formerly Toncoin \(TON\)\.$/)
      expect(screen.getByRole('status').textContent).toContain('Gram (GRAM) is the native coin')
      if (!/[а-я]/i.test(text)) expect(options().join()).toContain('Looks like “Gram”')
      await userEvent.keyboard('{Enter}')
      expect(onSelect).not.toHaveBeenCalled()
    },
  )

  test('answers a name of the coin as the host calls it', async () => {
    render(
      <DisplayProvider nativeCoin={{ name: 'Toncoin', symbol: 'TON' }}>
        <SearchBox />
      </DisplayProvider>,
    )
    await userEvent.click(box())
    await userEvent.paste('gram')
    expect(screen.getByRole('status').textContent).toMatch(
      /^Toncoin \(TON\) is the native coin\. It has no address: a jetton with this name is something else\.$/,
    )
  })

  test('offers no operations to a host without a page for them', async () => {
    await type('0x5ba7c0de', { operations: false })
    expect(options()).toEqual([])
    expect(screen.getByRole('status').textContent).not.toBe('')
  })

  test('shows the text of its host, and only reports changes', async () => {
    const onTextChange = vi.fn()
    await type('a', { text: 'alice.ton', onTextChange })
    expect(onTextChange).toHaveBeenCalledExactlyOnceWith('alice.tona')
    expect((box() as HTMLInputElement).value).toBe('alice.ton')
  })

  test('offers all interpretations of a text by arrow keys', async () => {
    const onSelect = vi.fn()
    await type(hex, { onSelect })
    expect(options()).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}')
    const active = box().getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)?.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(onSelect.mock.calls[0]?.[0]).toMatchObject({ kind: 'address', address: `0:${hex.toUpperCase()}` })
  })

  test('closes on Escape and keeps the text', async () => {
    await type('alice.ton')
    expect(box().getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{Escape}')
    expect(box().getAttribute('aria-expanded')).toBe('false')
    expect((box() as HTMLInputElement).value).toBe('alice.ton')
  })

  test('explains why a text cannot be searched, and does not select it', async () => {
    const onSelect = vi.fn()
    await type(hex.slice(2), { onSelect })
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('status').textContent).toContain('64 hex digits')
    expect(box().getAttribute('aria-invalid')).toBe('true')
    expect(onSelect).not.toHaveBeenCalled()
  })

  test('lists the host`s suggestions last, as plain text', async () => {
    const onSelect = vi.fn()
    const target = { kind: 'address', address: people.bob, form: 'raw', testOnly: false } as const
    await type('bob', { onSelect, suggestions: [{ target, label: '<b>Bob\u202E</b>' }] })
    expect(options()).toEqual(['Account<b>Bob</b>'])
    await userEvent.click(screen.getByRole('option'))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(target, 'bob')
  })

  test('clears the text', async () => {
    await type('alice.ton')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect((box() as HTMLInputElement).value).toBe('')
    expect(options()).toEqual([])
  })
})

describe('suggestions', () => {
  const account = (digit: string) => `0:${digit.repeat(64)}`
  const token = (name: string, more: object = {}) => ({
    is_indexed: true,
    token_info: [{ type: 'jetton_masters', valid: true, name, symbol: 'SWP', ...more }],
  })

  test('stand in groups with headings, and are marked if they are doubtful', async () => {
    const names = namesFrom({
      metadata: { [account('1')]: token('Swap <img>\u202E'), [account('2')]: token('Swap', { is_scam: true }) },
    })
    render(
      <DisplayProvider names={names} accountNames={{ [people.alice]: 'Swap desk' }}>
        <SearchBox />
      </DisplayProvider>,
    )
    await userEvent.click(box())
    await userEvent.paste('swap')
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('data-group'))).toEqual(
      expect.arrayContaining(['account', 'jetton']),
    )
    const listed = (group: string) => within(screen.getByRole('group', { name: group })).getAllByRole('option')
    expect(listed('Jettons').map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Swap <img>EQ/)])
    const [scam] = listed('Marked as scam')
    expect(options().at(-1)).toBe(scam?.textContent)
    expect(scam?.textContent).toMatch(/^ScamJettonSwap/)
    expect(scam?.dataset['state']).toBe('doubtful')
  })

  test('are told by the keyboard, from one group to the next, without moving the focus', async () => {
    const onSelect = vi.fn()
    render(
      <DisplayProvider accountNames={{ [people.alice]: 'Swap desk' }} opcodes={{ '0x5ba7c0de': 'Swap tea' }}>
        <SearchBox onSelect={onSelect} />
      </DisplayProvider>,
    )
    await userEvent.click(box())
    await userEvent.paste('swap')
    const chosen = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent
    const first = chosen()
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).not.toBe(first)
    expect(document.activeElement).toBe(box())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(onSelect).toHaveBeenCalledOnce()
  })

  test('of a slow source come later, and do not move the selection', async () => {
    let answer: (found: readonly Suggestion[]) => void = () => undefined
    const source: SuggestionSource = {
      suggest: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    }
    await type('alice.ton', { sources: [source] })
    const target = { kind: 'domain', domain: 'alice.ton.ton' } as const
    act(() => answer([{ group: 'domain', target, name: 'alice.ton.ton', fit: 'prefix' }]))
    await screen.findByRole('group', { name: 'Domains' })
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Domainalice.ton')
  })

  test('are found although another source fails', async () => {
    const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
    await type('elector', {
      sources: [
        { suggest: () => Promise.reject(new Error('broken')) },
        {
          suggest: () => {
            throw new Error('broken')
          },
        },
      ],
    })
    await waitFor(() => expect(options()[0]).toMatch(/^Elector/))
    expect(report).toHaveBeenCalled()
    report.mockRestore()
  })

  test('offer recent searches to an empty field, which opens none by Enter alone', async () => {
    const onSelect = vi.fn()
    const recent = createRecentSearches({ storage: memory() })
    recent.add({ target: { kind: 'domain', domain: 'alice.ton' }, name: 'alice.ton' })
    render(<SearchBox recent={recent} onSelect={onSelect} />)
    await userEvent.click(box())
    expect(options()).toEqual(['Domainalice.ton'])
    await userEvent.keyboard('{Enter}')
    expect(onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({ kind: 'domain', domain: 'alice.ton' }, '')
  })

  test('remember what was chosen, and forget it on demand', async () => {
    const recent = createRecentSearches({ storage: memory() })
    await type('bob.ton', { recent })
    await userEvent.keyboard('{Enter}')
    expect(recent.current()).toEqual([{ target: { kind: 'domain', domain: 'bob.ton' }, name: undefined }])
    await userEvent.clear(box())
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }))
    expect(recent.current()).toEqual([])
    expect(options()).toEqual([])
  })

  test('send no request, whatever is typed, if no source has one', async () => {
    const { client, requests } = countRequests(() => Promise.reject(new TypeError('no line')))
    render(
      <TonlensProvider client={client}>
        <SearchBox recent={createRecentSearches({ storage: memory() })} />
      </TonlensProvider>,
    )
    await userEvent.click(box())
    await userEvent.keyboard('elector usdt alice.ton{Enter}')
    expect(requests).toEqual([])
  })
})

describe('the request of a search', () => {
  const records = (wallet: string | null) => ({
    records: [
      {
        nft_item_address: people.bob,
        nft_item_owner: people.alice,
        domain: 'alice.ton',
        dns_next_resolver: null,
        dns_wallet: wallet,
        dns_site_adnl: null,
        dns_storage_bag_id: null,
      },
    ],
    address_book: {},
  })
  const none = { records: [], address_book: {} }

  test('is sent once, after a pause, and not for each key', async () => {
    const { sources, requests } = countRequests(() => Promise.resolve(records(people.alice)))
    render(<SearchBox sources={sources} />)
    await userEvent.type(box(), 'alice')
    expect(requests).toEqual([])
    expect(screen.getAllByText('Searching…').length).toBeGreaterThan(0)
    expect(await screen.findByRole('option', { name: /^alice\.ton/, selected: true })).toBeTruthy()
    expect(requests).toEqual([{ domain: 'alice.ton', limit: 1 }])
  })

  test('is sent by Enter, which opens the account as soon as it is known', async () => {
    const onSelect = vi.fn()
    const { sources, requests } = countRequests(
      () => new Promise((resolve) => setTimeout(() => resolve(records(people.alice)), 300)),
    )
    await type('alice', { sources, onSelect })
    await userEvent.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce())
    expect(onSelect.mock.calls[0]?.[0]).toMatchObject({ kind: 'address', address: people.alice })
    expect(requests).toHaveLength(1)
  })

  test('that finds nothing is said, with what was not searched, over the page', async () => {
    const { sources } = countRequests(() => Promise.resolve(none))
    render(
      <>
        <SearchBox sources={sources} />
        <p>below</p>
      </>,
    )
    const before = screen.getByText('below').getBoundingClientRect().top
    await userEvent.click(box())
    await userEvent.paste('alice')
    expect(screen.queryByText(/No results/)).toBeNull()
    await userEvent.keyboard('{Enter}')
    const words = (await screen.findByText(/No results/, { selector: '[part~="search-box-status"]' })).textContent
    expect(words).toMatch(/domain alice\.ton is not registered/)
    expect(words).toMatch(/only among those that this browser has seen/)
    expect(screen.getByText('below').getBoundingClientRect().top).toBe(before)
    act(() => box().blur())
    expect(document.querySelector('[part~="search-box-popup"]')?.checkVisibility()).toBe(false)
  })

  test('that fails is sent again by Enter', async () => {
    const onSelect = vi.fn()
    let tries = 0
    const { sources } = countRequests(() => {
      tries += 1
      return tries === 1 ? Promise.reject(new TypeError('no line')) : Promise.resolve(records(people.alice))
    })
    await type('alice', { sources, onSelect })
    await userEvent.keyboard('{Enter}')
    await screen.findByText(/could not be asked/, { selector: '[part~="search-box-problem"]' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce())
  })

  test('is not needed for an address, a hash or a list that has all names', async () => {
    const { sources, requests } = countRequests(() => Promise.resolve(none))
    const pack = createPackSuggestions(() => Promise.resolve({ complete: true, names: [] }))
    for (const [text, given] of [
      [hex, sources],
      [people.alice, sources],
      ['alice', [pack, ...sources]],
    ] as const) {
      await type(text, { sources: given })
      await new Promise((resolve) => setTimeout(resolve, 800))
      cleanup()
    }
    expect(requests).toEqual([])
  })
})

describe('a pack of names', () => {
  const pack = {
    source: 'the registry',
    names: [
      { address: people.alice, name: 'Harbor', symbol: 'HRB', kind: 'jetton' },
      { address: people.bob, name: 'Harbor gift', kind: 'collection', scam: true },
      { address: people.carol, name: 7, kind: 'jetton' },
      null,
    ],
  }

  test('is loaded once, when the reader begins to search, and says who vouches for its names', async () => {
    const load = vi.fn(() => Promise.resolve(pack))
    render(<SearchBox sources={[createPackSuggestions(load)]} />)
    expect(load).not.toHaveBeenCalled()
    await userEvent.type(box(), 'har')
    expect(await screen.findByRole('option', { name: /^Harbor.*Named by the registry$/, selected: true })).toBeTruthy()
    expect(load).toHaveBeenCalledOnce()
  })

  test('never selects what it marks as a scam', async () => {
    const onSelect = vi.fn()
    await type('harbor gift', { sources: [createPackSuggestions(() => Promise.resolve(pack))], onSelect })
    const scams = await screen.findByRole('group', { name: 'Marked as scam' })
    expect(within(scams).getByRole('option').getAttribute('aria-selected')).toBe('false')
    expect(box().getAttribute('aria-activedescendant')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onSelect).toHaveBeenCalledOnce()
  })
})

/** Source that asks a service for domains, and the parameters of its requests. */
function countRequests(answer: () => Promise<unknown>) {
  const requests: unknown[] = []
  const transport = scriptedTransport((_, params) => {
    requests.push(params)
    return answer()
  })
  const client = createClient({ network: { name: 'counted', baseUrl: 'https://counted.example/api/v3' }, transport })
  return { client, requests, sources: [createDomainSuggestions(client)] }
}

/** Storage that lasts as long as the test. */
function memory(): TextStorage {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) }
}

const suggestion: Suggestion = {
  group: 'account',
  target: { kind: 'address', address: people.alice, form: 'raw', testOnly: false },
  name: 'Harbor',
  fit: 'prefix',
  source: 'ton-labels',
}

describeComponent({
  name: 'SuggestionLink',
  component: SuggestionLink,
  part: 'suggestion-link',
  props: { suggestion, href: '#harbor' },
})

test('SuggestionLink tells kind, name and who vouches for it, and warns', () => {
  render(<SuggestionLink suggestion={{ ...suggestion, scam: true, cautions: ['Looks like a port'] }} href="#harbor" />)
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe('#harbor')
  expect(link.querySelectorAll('svg')).toHaveLength(2)
  expect(link.textContent).toMatch(/Scam.*Account.*Harbor.*ton-labels.*Looks like a port/)
})

describeComponent({
  name: 'SearchBox',
  component: SearchBox,
  part: 'search-box',
  props: { defaultText: 'alice.ton' },
})
