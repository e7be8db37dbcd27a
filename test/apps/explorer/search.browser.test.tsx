import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createClient } from '../../../src/index.ts'
import { openEmbeddedChain, openEmbeddedClient } from '../../../stories/chain/embedded.ts'
import { showcase } from '../../../stories/chain/index.json'
import { explorerLink, findHeading, openExplorer, patience } from '../../helpers/openExplorer.tsx'
import '../../../src/styles/index.css'

let client: Client

beforeAll(async () => {
  client = await openEmbeddedClient()
}, 60_000)
beforeEach(() => localStorage.clear())
afterEach(cleanup)

const box = () => screen.getByRole('combobox')

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
    const { transport } = await openEmbeddedChain()
    let requests = 0
    const counted = createClient({
      network: { name: 'counted', baseUrl: 'https://counted.example/api/v3' },
      transport: {
        name: 'counted',
        request: (...call) => {
          requests += 1
          return transport.request(...call)
        },
      },
    })
    openExplorer(explorerLink('search', ''), counted)
    window.location.hash = explorerLink('jetton', showcase.jettonMaster)
    await screen.findAllByText(/LUM/, {}, patience)
    window.location.hash = '#/favorites'
    await findHeading('Favorites and labels')
    const before = requests
    await userEvent.click(box())
    await userEvent.keyboard('LUM')
    const jettons = await screen.findByRole('group', { name: 'Jettons' }, patience)
    expect(requests).toBe(before)
    await userEvent.click(within(jettons).getAllByRole('option')[0] as HTMLElement)
    await findHeading('Jetton')
    await userEvent.click(box())
    await userEvent.clear(box())
    expect(await screen.findByRole('group', { name: 'Recent searches' })).toBeTruthy()
  })
})

describe('the search page', () => {
  test('lists what a number may be', async () => {
    openExplorer(explorerLink('search', '57000288000001'), client)
    await findHeading('Search')
    await waitFor(() => expect(screen.queryAllByRole('region', { name: /Transactions at this logical time|Blocks from then on/ }).length + screen.queryAllByText(/No transaction has this/).length).toBeGreaterThan(0), patience)
  })

  test('says what it does not understand', async () => {
    openExplorer(explorerLink('search', 'no such thing'), client)
    expect(await screen.findByText(/“no such thing” is neither an address/, {}, patience)).toBeTruthy()
    expect(screen.getByText(/looked up on/)).toBeTruthy()
  })

  test('offers the other networks if nothing has this hash', async () => {
    const networks = ['mainnet', 'testnet']
    openExplorer(`#/mainnet/search/${'f'.repeat(64)}`, client, { networks })
    await screen.findByText(/No transaction, no message, no block/, {}, patience)
    const link = screen.getByRole('link', { name: 'Search on testnet' })
    expect(link.getAttribute('href')).toBe(`#/testnet/search/${'f'.repeat(64)}`)
  })
})

describe('the first page', () => {
  test('shows the load, one feed and the jettons in a few requests, and stops when paused', async () => {
    const { transport } = await openEmbeddedChain()
    const requested: string[] = []
    const counted = createClient({
      network: { name: 'counted', baseUrl: 'https://counted.example/api/v3' },
      transport: {
        name: 'counted',
        request: (endpoint, params, init) => {
          requested.push(endpoint.name)
          return transport.request(endpoint, params, init)
        },
      },
    })
    openExplorer('#/', counted)
    await findHeading('Chain')
    await screen.findByRole('img', { name: /Transactions of each of the last/ }, patience)
    const jettons = await screen.findByRole('region', { name: 'Jettons' })
    await waitFor(() => expect(within(jettons).getAllByRole('link').length).toBeGreaterThan(1), patience)
    await waitFor(() => expect(requested.toSorted()).toEqual(['blocks', 'jettonMasters', 'masterchainInfo', 'topAccountsByBalance', 'transactions']), patience)
    const feed = screen.getByRole('region', { name: 'Latest transactions and actions' })
    await userEvent.click(within(feed).getByRole('button', { name: 'Actions' }))
    await waitFor(() => expect(requested).toContain('actions'), patience)
    await userEvent.click(within(feed).getByRole('button', { name: 'Pause' }))
    expect(within(feed).getByRole('button', { name: 'Resume' })).toBeTruthy()
  })
})

describe('favorites and labels', () => {
  test('say how to begin, and offer a file', async () => {
    openExplorer('#/favorites', client)
    await findHeading('Favorites and labels')
    expect(screen.getByText('No labels yet. Give an account a label on its page.')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Export/ })).toBeTruthy()
  })

  test('refuse a file that is none, and say why', async () => {
    openExplorer('#/favorites', client)
    await findHeading('Favorites and labels')
    const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
    await userEvent.upload(input, new File(['<html>'], 'labels.json', { type: 'application/json' }))
    await waitFor(() => expect(document.querySelector('[part~="label-files"] [data-state="failed"]')?.textContent).toMatch(/\S/))
  })
})
