import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { page } from 'vitest/browser'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createClient } from '../../../src/entries/index.ts'
import { openEmbeddedChain, openEmbeddedClient } from '../../../stories/chain/embedded.ts'
import { showcase } from '../../../stories/chain/index.json'
import * as texts from '../../../src/apps/explorer/texts/en/index.ts'
import { languages } from '../../../src/apps/explorer/texts/languages.ts'
import { chooseShare } from '../../helpers/chance.ts'
import { explorerLink as link, loadPage, openExplorer, patience } from '../../helpers/openExplorer.tsx'
import { toFriendlyAddress } from '../../../src/entries/ton.ts'
import '../../../src/components/styles/index.css'

let client: Client
const { alice, bruno } = showcase.people

beforeAll(async () => {
  client = await openEmbeddedClient()
  await loadPage(link('account', alice), client, '[part~="action-card-line"]')
}, 90_000)
afterEach(cleanup)

/** Client that counts the requests that reach the service, and fails those of some endpoints. */
async function openCounted(fails: (endpoint: string) => boolean = () => false) {
  const { transport } = await openEmbeddedChain()
  const asked: string[] = []
  const counted = createClient({
    network: { name: 'counted', baseUrl: 'https://counted.example/api/v3' },
    transport: {
      name: 'counted',
      request: async (endpoint, params, init) => {
        asked.push(endpoint.name)
        if (fails(endpoint.name)) throw new TypeError('no line')
        return transport.request(endpoint, params, init)
      },
    },
  })
  return { counted, asked }
}

const history = () => screen.findByRole('region', { name: 'History' }, patience)

describe('an account asks', () => {
  test('four times at most without a key, for its state, its newest actions, jettons and NFTs, and once for what is on its way', async () => {
    const { counted, asked } = await openCounted()
    openExplorer(link('account', alice), counted)
    const list = await history()
    await within(list).findAllByRole('link', { name: /transfer$/i }, patience)
    await waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0), patience)
    expect(asked.length).toBeGreaterThan(0)
    // The live list looks for actions that are on their way.
    const forPage = asked.filter((name) => name !== 'pendingActions')
    expect(forPage.length, asked.join()).toBeLessThanOrEqual(4)
    expect(asked.length, asked.join()).toBeLessThanOrEqual(5)
    expect(forPage.slice(0, 2), 'what readers come for goes first').toEqual(['actions', 'accountStates'])
  })

  test('for its assets, too, when the history fails', async () => {
    const { counted, asked } = await openCounted((endpoint) => endpoint === 'actions')
    openExplorer(link('account', alice), counted)
    await waitFor(() => expect(asked).toContain('jettonWallets'), patience)
    expect(asked).toContain('accountStates')
  })

  const chosen = chooseShare(Object.keys(texts.account.tabs).slice(1), 2)
  test.each(chosen)('a few times at most for the tab %s', async (tab) => {
    const { counted, asked } = await openCounted()
    openExplorer(link('account', alice), counted)
    const isCalm = () =>
      waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0), {
        ...patience,
        interval: 250,
      })
    await within(await history()).findAllByRole('link', { name: /transfer$/i }, patience)
    await isCalm()
    const before = asked.length
    const { tabs, groups } = texts.account
    window.location.hash = link('account', alice, tab)
    const name = tab === 'nfts' ? groups.nfts : tabs[tab as keyof typeof tabs]
    const region = await screen.findByRole('region', { name }, patience)
    await waitFor(() => expect(region.querySelector(':scope > :not([role="status"])')).not.toBeNull(), patience)
    await isCalm()
    // The assets are three lists, with a request each; control needs the account, its jettons and their admins, and in
    // the end its domains and the transactions that may have changed its control and that of its jettons.
    const most = tab === 'control' ? 6 : tab === 'assets' ? 3 : 2
    expect(asked.slice(before).length, asked.slice(before).join()).toBeLessThanOrEqual(most)
  })
})

test('the tab control tells how far back changes of the account and of its jettons were looked for', async () => {
  const { counted, asked } = await openCounted()
  openExplorer(link('account', alice, 'control'), counted)
  const card = await screen.findByRole('article', { name: 'What can move its assets' }, patience)
  await waitFor(() => expect(card.textContent).toContain('Changes were looked for in'), patience)
  await waitFor(() => expect(card.textContent).toContain('Changes of jettons were looked for in'), patience)
  expect(asked).toContain('nftItems')
})

test('the overview counts and shows jettons, but no scam', async () => {
  const { counted } = await openCounted()
  openExplorer(link('account', alice), counted)
  const count = await screen.findByRole('link', { name: /^\d+ jettons$/ }, patience)
  const amounts = [...document.querySelectorAll('.explorer-title-facts > [part~="jetton-amount"]')]
  expect(amounts.map(({ textContent }) => textContent).join()).toContain('LUM')
  expect(amounts).toHaveLength(Number.parseInt(count.textContent ?? ''))
})

test('jettons that do not load are not shown as none', async () => {
  const { counted } = await openCounted((endpoint) => endpoint === 'jettonWallets')
  openExplorer(link('account', alice), counted)
  await waitFor(() => expect(screen.getByRole('link', { name: 'Jettons not loaded' })).toBeTruthy(), patience)
})

describe('filters of a history', () => {
  test('are read from the link, and stay when the page is opened again', async () => {
    const place = `${link('account', alice)}?type=nft_transfer`
    for (let visit = 0; visit < 2; visit++) {
      openExplorer(place, client)
      const list = await history()
      await waitFor(
        () => expect(list.querySelectorAll('[part~="action-card-title"]').length).toBeGreaterThan(0),
        patience,
      )
      await waitFor(
        () =>
          expect(
            new Set(
              Array.from(
                list.querySelectorAll(
                  'article[aria-busy="false"] [part~="action-card-title"], article:not([aria-busy]) [part~="action-card-title"]',
                ),
                (title) => title.textContent,
              ),
            ),
          ).toEqual(new Set(['NFT transfer'])),
        patience,
      )
      cleanup()
    }
  })

  test('keep the actions with one counterparty, and say how many others are loaded', async () => {
    openExplorer(`${link('account', alice)}?with=${encodeURIComponent(bruno)}`, client)
    const list = await history()
    const note = await within(list).findByText(/loaded actions match/, {}, patience)
    const [matching, loaded] = (note.textContent ?? '').match(/\d+/g)?.map(Number) ?? []
    expect(matching).toBeGreaterThan(0)
    expect(matching).toBeLessThan(loaded ?? 0)
    expect(list.querySelectorAll('article')).toHaveLength(Math.min(matching ?? 0, 50))
    expect(within(list).getByLabelText<HTMLInputElement>('Counterparty').value).toBe(toFriendlyAddress(bruno))
  })

  test('that are no address are said to be wrong', async () => {
    openExplorer(`${link('account', alice)}?with=nobody`, client)
    await screen.findByText('This is not an address.', {}, patience)
  })

  test('are in the URL, and are cleared at once', async () => {
    openExplorer(link('account', alice), client)
    const list = await history()
    await userEvent.selectOptions(await within(list).findByLabelText('Type', {}, patience), 'nft_transfer')
    await waitFor(() => expect(window.location.hash).toMatch(/\?type=nft_transfer$/))
    await userEvent.click(within(list).getByText(/^Filters/))
    await userEvent.click(within(list).getByRole('button', { name: 'Clear filters' }))
    expect(window.location.hash).not.toContain('?')
  })
})

test('the storage of a jetton wallet is read field by field, and its cells open in the inspector', async () => {
  openExplorer(link('account', showcase.jettonWallet, 'storage'), client)
  const storage = await screen.findByRole('article', { name: 'Storage' }, patience)
  await within(storage).findByText(/^Decoded in this browser with /, {}, patience)
  expect(storage.textContent).toContain('Owner')
  await userEvent.click(screen.getByRole('link', { name: 'Open this data in the cell inspector' }))
  await screen.findByRole('tree', { name: 'Tree of cells' }, patience)
})

test('a row of the history leads to its trace', async () => {
  openExplorer(link('account', alice), client)
  const [title] = await within(await history()).findAllByRole('link', { name: 'Transfer' }, patience)
  await userEvent.click(title as HTMLElement)
  await screen.findByRole('tree', {}, patience)
})

describe('pages of accounts and assets speak', () => {
  const places = [
    link('account', alice),
    link('account', alice, 'messages'),
    link('account', alice, 'code'),
    link('account', alice, 'storage'),
    link('account', alice, 'past'),
    link('account', alice, 'ledger'),
    link('account', showcase.jettonWallet, 'details'),
    link('jetton', showcase.jettonMaster),
    link('collection', showcase.nftCollection),
    link('domain', 'alice.ton'),
    link('multisig', showcase.multisig),
    link('vesting', showcase.vesting),
  ]
  test.each(['ru', 'zh'] as const)(
    '%s: titles, tabs and buttons are not English',
    async (tag) => {
      const language = await languages[tag].load()
      const texts: string[] = []
      for (const place of places) {
        openExplorer(place, client, { language })
        const title = await screen.findByRole('heading', { level: 1 }, patience)
        const content = title.closest('.explorer-page') as HTMLElement
        await waitFor(() => expect(content.querySelectorAll('[aria-busy="true"]')).toHaveLength(0), patience)
        for (const element of content.querySelectorAll(
          'h1, h2, .explorer-tabs a, button, label, summary, .explorer-kind, [part~="empty-state"]',
        )) {
          if (element.querySelector('[data-address], bdi') === null)
            texts.push((element.firstChild?.nodeValue ?? element.textContent ?? '').trim())
        }
        cleanup()
      }
      const english = texts.filter((text) => /^[A-Za-z][A-Za-z -]{3,}$/.test(text))
      expect(texts.length).toBeGreaterThan(30)
      expect([...new Set(english)]).toEqual([])
    },
    120_000,
  )
})

test('the ledger has a chart of the loaded balances, and says that older ones are not loaded', async () => {
  openExplorer(link('account', showcase.wallet, 'ledger'), client)
  await screen.findByText(/^100 lines so far\. Older ones are not loaded/, {}, patience)
  expect(document.querySelector('[part~="balance-chart"]')?.textContent).toMatch(/\d balances/)
  cleanup()
  openExplorer(link('account', showcase.wallet, 'activity'), client)
  await waitFor(() => expect(document.querySelector('[part~="activity-heatmap"]')).not.toBeNull(), patience)
  expect(document.querySelector('[part~="balance-chart"]')).toBeNull()
})

describe('filters of a history by one amount', () => {
  const rows = () => [...document.querySelectorAll('[part~="action-list"] [part~="action-card"]')]

  test('find the one payment of that amount', async () => {
    openExplorer(`${link('account', showcase.wallet)}?asset=coin&min=4.542&max=4.542`, client)
    await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toHaveLength(1), patience)
    expect(rows()[0]?.textContent).toContain('+4.542 GRAM')
    expect(screen.getByText('Filters (3)')).toBeTruthy()
  })

  test('leave nothing if its direction is the other one', async () => {
    openExplorer(`${link('account', showcase.wallet)}?asset=coin&min=4.542&max=4.542&way=out`, client)
    await screen.findByText('Filters (4)', {}, patience)
    await waitFor(
      () => expect(document.querySelector('[part~="action-list"]')?.getAttribute('data-state')).toBe('empty'),
      patience,
    )
    expect(rows()).toHaveLength(0)
  })

  test('are a menu on a phone, which stays open while a reader writes, and which Escape closes', async () => {
    openExplorer(link('account', showcase.wallet), client)
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }, patience))
    await userEvent.type(screen.getByLabelText('Least amount'), '4.54')
    expect(screen.getByLabelText('Least amount').checkVisibility()).toBe(true)
    expect(window.location.hash).toContain('min=4.54')
    await userEvent.keyboard('{Escape}')
    const button = screen.getByRole('button', { name: 'Filters (1)' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(screen.getByLabelText('Least amount').checkVisibility()).toBe(false)
  })

  test('are all visible at the width of a desk', async () => {
    await page.viewport(1280, 800)
    try {
      openExplorer(link('account', showcase.wallet), client)
      await screen.findByText('just sent', {}, patience)
      const names = ['Direction', 'Asset', 'Least amount', 'Greatest amount', 'Counterparty', 'Comment contains']
      for (const name of [...names, 'From day', 'Until day', 'Type'])
        expect(screen.getByLabelText(name).checkVisibility(), name).toBe(true)
    } finally {
      await page.viewport(414, 896)
    }
  })
})
