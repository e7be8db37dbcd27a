import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Client,
  createClient,
  createLabelStore,
  createPackSuggestions,
  HttpError,
} from '../../../src/entries/index.ts'
import { transactions } from '../../../src/service/endpoints/transactions.ts'
import { listNames } from '../../../src/apps/explorer/networks/listNames.ts'
import { keepBalances, keyBalance } from '../../../src/apps/explorer/pages/favorites/balances.ts'
import { findNotices } from '../../../src/apps/explorer/pages/favorites/notices.ts'
import { openEmbeddedChain, openEmbeddedClient } from '../../../stories/chain/embedded.ts'
import { showcase } from '../../../stories/chain/index.json'
import { explorerLink, findHeading, openExplorer, patience } from '../../helpers/openExplorer.tsx'
import { toHexHash } from '../../../src/ton/cells/hash.ts'
import '../../../src/components/styles/index.css'

let client: Client

beforeAll(async () => {
  client = await openEmbeddedClient()
}, 60_000)
beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

/**
 * Returns a client of the embedded chain, and the names of the endpoints that it was asked for.
 * @param answer Answers in place of the chain, if it returns something.
 */
async function openCountedClient(
  answer: (name: string, params: object) => Promise<never> | undefined = () => undefined,
): Promise<{ counted: Client; requested: string[] }> {
  const { transport } = await openEmbeddedChain()
  const requested: string[] = []
  const counted = createClient({
    network: { name: 'counted', baseUrl: 'https://counted.example/api/v3' },
    transport: {
      name: 'counted',
      request: (endpoint, params, init) => {
        requested.push(endpoint.name)
        return answer(endpoint.name, params) ?? transport.request(endpoint, params, init)
      },
    },
  })
  return { counted, requested }
}

const box = () => screen.getByRole('combobox', { name: 'Search' })

/** Waits until nothing on the page is loading. */
const settle = () => waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0), patience)

describe('the search field', () => {
  test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('gets the focus by %s', async (keys) => {
    openExplorer('#/', client)
    await findHeading('Chain')
    await userEvent.keyboard(keys)
    expect(document.activeElement).toBe(box())
    expect((box() as HTMLInputElement).value).toBe('')
  })

  test('leaves the keys to another field', async () => {
    openExplorer('#/tools/decode', client)
    await findHeading('Tools')
    const [field] = await screen.findAllByRole('textbox', {}, patience)
    await userEvent.click(field as HTMLElement)
    await userEvent.keyboard('/')
    expect(document.activeElement).toBe(field)
    expect((field as HTMLInputElement).value).toBe('/')
  })

  test('asks nothing of the service while the reader types, and opens the page of a jetton by its ticker', async () => {
    const { counted, requested } = await openCountedClient()
    openExplorer(explorerLink('search', ''), counted)
    window.location.hash = explorerLink('jetton', showcase.jettonMaster)
    await screen.findAllByText(/LUM/, {}, patience)
    await settle()
    const needed = requested.toSorted()
    window.location.hash = '#/favorites'
    await findHeading('Favorites and labels')
    requested.length = 0
    await userEvent.click(box())
    await userEvent.keyboard('LUM')
    const jettons = await screen.findByRole('group', { name: 'Jettons' }, patience)
    expect(requested).toEqual([])
    await userEvent.click(within(jettons).getAllByRole('option')[0] as HTMLElement)
    await findHeading('Jetton')
    await settle()
    expect(requested.toSorted()).toEqual(needed)
    await userEvent.click(box())
    await userEvent.clear(box())
    expect(await screen.findByRole('group', { name: 'Recent searches' })).toBeTruthy()
  })

  test.each([
    ['alice', 'account', showcase.people.alice],
    ['LUM', 'jetton', showcase.jettonMaster],
    ['USD', 'jetton', showcase.jettonMasterSixDecimals],
    ['bruno.ton', 'account', showcase.people.bruno],
    ['Tide #11', 'item', undefined],
    [showcase.transactions.transfer, 'transaction', showcase.transactions.transfer],
    [toHexHash(showcase.transactions.transfer), 'transaction', showcase.transactions.transfer],
    ['0x0f8a7ea5', 'search', '0x0f8a7ea5'],
    ['52000333', 'block', '-1:8000000000000000:52000333'],
  ])('leads from a fresh page to %s', async (text, page, id) => {
    const { counted } = await openCountedClient()
    openExplorer('#/favorites', counted, { searchSources: [createPackSuggestions(() => listNames(counted))] })
    await findHeading('Favorites and labels')
    await userEvent.click(box())
    await userEvent.paste(text)
    await userEvent.keyboard('{Enter}')
    const wanted = id === undefined ? `#/${page}/` : explorerLink(page, id)
    await waitFor(() => expect(window.location.hash.startsWith(wanted)).toBe(true), patience)
    expect((box() as HTMLInputElement).value).toBe('')
  })
})

describe('the search page', () => {
  test('lists what a number may be', async () => {
    const [transaction] = (await client.request(transactions, { hash: [showcase.transactions.transfer] })).transactions
    openExplorer(explorerLink('search', transaction?.lt ?? ''), client)
    await findHeading('Search')
    expect(screen.getByText(transaction?.lt ?? '')).toBeTruthy()
    const found = await screen.findByRole('region', { name: 'Transactions at this logical time' }, patience)
    const blocks = screen.getByRole('region', { name: 'Blocks from then on' })
    const links = (region: HTMLElement) =>
      within(region)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'))
    await waitFor(
      () => expect(links(found)).toContain(`#/transaction/${encodeURIComponent(showcase.transactions.transfer)}`),
      patience,
    )
    await waitFor(
      () => expect(links(blocks).filter((href) => href?.startsWith('#/block/')).length).toBeGreaterThan(0),
      patience,
    )
  })

  test('says that nothing has a number', async () => {
    openExplorer(explorerLink('search', '9223372036854775806'), client)
    expect(
      await screen.findByText('No transaction has this logical time, and no block comes after it.', {}, patience),
    ).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('finds what the field finds, by words', async () => {
    const { counted } = await openCountedClient()
    openExplorer(explorerLink('search', 'lum'), counted, {
      searchSources: [createPackSuggestions(() => listNames(counted))],
    })
    const link = await screen.findByRole('link', { name: /^Jetton.*Lumen/ }, patience)
    expect(link.getAttribute('href')).toBe(explorerLink('jetton', showcase.jettonMaster))
    expect(screen.queryByText(/No name/)).toBeNull()
  })

  test('opens the account of a domain', async () => {
    openExplorer(explorerLink('search', 'bruno.ton'), client)
    await waitFor(() => expect(window.location.hash).toBe(explorerLink('account', showcase.people.bruno)), patience)
  })

  test('opens a domain without a wallet', async () => {
    openExplorer(explorerLink('search', 'drift.ton'), client)
    await waitFor(() => expect(window.location.hash).toBe(explorerLink('domain', 'drift.ton')), patience)
  })

  test('says that nothing has a name, and what was not searched', async () => {
    openExplorer(explorerLink('search', 'no such thing'), client)
    expect(await screen.findByText(/^No name begins with this text/, {}, patience)).toBeTruthy()
    expect(screen.getByText('no such thing')).toBeTruthy()
    expect(screen.getByText(/searched only among those that this browser has seen/)).toBeTruthy()
    // There is no other network.
    expect(screen.queryByText(/looked up on/)).toBeNull()
  })

  test('offers the other networks if nothing has this hash', async () => {
    const networks = ['mainnet', 'testnet']
    openExplorer(`#/mainnet/search/${'f'.repeat(64)}`, client, { networks })
    await screen.findByText(/No transaction, no message, no block/, {}, patience)
    expect(screen.getByText(/looks again/)).toBeTruthy()
    expect(screen.getByText('f'.repeat(64))).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Search on testnet' })
    expect(link.getAttribute('href')).toBe(`#/testnet/search/${'f'.repeat(64)}`)
  })
})

describe('the first page', () => {
  test('shows the load, one feed and the jettons in a few requests', { timeout: 30_000 }, async () => {
    const { counted, requested } = await openCountedClient()
    openExplorer('#/', counted)
    await findHeading('Chain')
    await screen.findByText('Transactions per second', {}, patience)
    // The lower half comes later, and the rest is asked for again every ten seconds.
    const feed = screen.getByRole('region', { name: 'Latest transactions and actions' })
    const jettons = await screen.findByRole('region', { name: 'Jettons' }, patience)
    await waitFor(() => expect(within(jettons).getAllByRole('link').length).toBeGreaterThan(1), patience)
    await waitFor(
      () =>
        expect([...new Set(requested)].toSorted()).toEqual([
          'actions',
          'blocks',
          'jettonMasters',
          'nftCollections',
          'topAccountsByBalance',
          'validatorCycles',
        ]),
      patience,
    )
    const once = ['jettonMasters', 'nftCollections', 'topAccountsByBalance', 'validatorCycles']
    expect(requested.filter((name) => once.includes(name))).toHaveLength(once.length)
    expect(screen.getByText('Validators’ cycle end').parentElement?.querySelector('a time')).toBeTruthy()
    // The newest actions are an airdrop that baits its readers: what began before it is shown.
    expect(
      await within(feed).findByText('Transfers with a suspicious comment are left out.', {}, patience),
    ).toBeTruthy()
    expect((await within(feed).findAllByText('Transfer', {}, patience)).length).toBeGreaterThan(5)
    expect(feed.textContent).not.toContain('airdrop')
    expect(requested.filter((name) => name === 'actions').length).toBeLessThanOrEqual(3)
    await userEvent.click(within(feed).getByRole('button', { name: 'Transactions' }))
    await waitFor(() => expect(requested).toContain('transactions'), patience)
  })

  const isBehindAirdrop = (name: string, params: object) => name === 'actions' && 'end_lt' in params

  test('is still loading while what began before an airdrop is on its way', async () => {
    const { counted, requested } = await openCountedClient((name, params) =>
      isBehindAirdrop(name, params) ? new Promise(() => {}) : undefined,
    )
    openExplorer('#/', counted)
    const feed = await screen.findByRole('region', { name: 'Latest transactions and actions' }, patience)
    await waitFor(() => expect(requested.filter((name) => name === 'actions')).toHaveLength(2), patience)
    await screen.findByText('Transactions per second', {}, patience)
    expect(within(feed).queryByText('No actions')).toBeNull()
    expect(feed.querySelector('[aria-busy="true"]')).not.toBeNull()
  })

  test('says that what began before an airdrop could not be loaded', async () => {
    const { counted } = await openCountedClient((name, params) =>
      isBehindAirdrop(name, params) ? Promise.reject(new HttpError('/actions', 500, 'server', '')) : undefined,
    )
    openExplorer('#/', counted)
    const feed = await screen.findByRole('region', { name: 'Latest transactions and actions' }, patience)
    expect(await within(feed).findByRole('alert', {}, patience)).toBeTruthy()
    expect(within(feed).queryByText('No actions')).toBeNull()
  })

  test('asks for its feed every ten seconds, and not while the reader has paused it', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    })
    const { counted, requested } = await openCountedClient()
    openExplorer('#/', counted)
    const feed = await screen.findByRole('region', { name: 'Latest transactions and actions' }, patience)
    await within(feed).findAllByText(/Transfer/, {}, patience)
    const asked = () => requested.filter((name) => name === 'actions').length
    // The newest, and what began before the airdrop that they are.
    expect(asked()).toBe(2)
    await vi.advanceTimersByTimeAsync(10_000)
    await waitFor(() => expect(asked()).toBe(3))
    await userEvent.click(within(feed).getByRole('button', { name: 'Pause' }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(3)
    await userEvent.click(within(feed).getByRole('button', { name: 'Resume' }))
    await vi.advanceTimersByTimeAsync(10_000)
    await waitFor(() => expect(asked()).toBe(4))
  })
})

describe('favorites and labels', () => {
  test('say how to begin, and lead to their files in the settings', async () => {
    openExplorer('#/favorites', client)
    await findHeading('Favorites and labels')
    expect(screen.getByText('No labels yet. Give an account a label on its page.')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Export or import them in the settings' }))
    expect(await screen.findByRole('button', { name: 'Export as a file' }, patience)).toBeTruthy()
  })

  test('are a link away from each page, and let the reader edit and remove a label', async () => {
    createLabelStore().setLabel(showcase.people.alice, 'Savings')
    openExplorer('#/settings', client)
    await findHeading('Settings')
    // The head of a narrow page keeps its links in a menu.
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name: 'Favorites' }),
    )
    await findHeading('Favorites and labels')
    const section = screen.getByRole('region', { name: 'Labels' })
    expect(within(section).getByText('Savings')).toBeTruthy()
    await userEvent.click(within(section).getByText('Edit or remove'))
    const field = within(section).getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'Rent')
    await userEvent.click(within(section).getByRole('button', { name: 'Save' }))
    expect(within(section).queryByText('Savings')).toBeNull()
    expect(within(section).getByText('Rent')).toBeTruthy()
    expect(createLabelStore().current().byAddress.get(showcase.people.alice)?.label).toBe('Rent')
    await userEvent.click(within(section).getByRole('button', { name: 'Remove' }))
    expect(within(section).queryByText('Rent')).toBeNull()
    expect(document.activeElement).toBe(field)
    expect(createLabelStore().current().byAddress.size).toBe(0)
  })

  test('show balances, what changed since an earlier visit, and the last event', async () => {
    createLabelStore().setFavorite(showcase.wallet, true)
    const key = keyBalance(client.network.name, showcase.wallet)
    localStorage.removeItem('tonlens-explorer-balances')
    keepBalances({ [key]: '329000000000' }, Math.floor(Date.now() / 1000) - 7200)
    openExplorer('#/favorites', client)
    await findHeading('Favorites and labels')
    const list = screen.getByRole('region', { name: 'Favorites' })
    await waitFor(() => expect(list.textContent).toContain('329.26 GRAM'), patience)
    expect(list.textContent).toMatch(/\+0\.26 GRAM since 2 h\S+ ago/)
    await waitFor(() => expect(within(list).getByText('spring tide airdrop')).toBeTruthy(), patience)
  })

  test('tell of events since the last look once the switch is on, and after a reload', async () => {
    createLabelStore().setFavorite(showcase.wallet, true)
    openExplorer('#/favorites', client)
    const notify = await screen.findByRole('checkbox', { name: 'Notify' }, patience)
    await userEvent.click(notify)
    const notices = findNotices(client.network.name)
    expect(notices.current().accounts).toEqual([showcase.wallet])
    await waitFor(() => expect(notices.current().cursor).toBeDefined(), patience)
    cleanup()
    const { transactions: rows } = await client.request(transactions, { account: [showcase.wallet], limit: 5 })
    const [, earlier] = rows.filter(({ finality }) => finality === 'finalized')
    notices.update((stored) => ({ ...stored, cursor: { transactions: { [showcase.wallet]: earlier?.lt ?? '' } } }))
    openExplorer('#/settings', client)
    const link = await screen.findByRole('link', { name: 'Payment sent' }, patience)
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/#\/transaction\/\S{44}$/)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('link', { name: 'Payment sent' })).toBeNull()
  })
})
