import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, TonlensProvider } from '../../src/index.ts'
import { openEmbeddedClient } from '../../stories/chain/embedded.ts'
import { showcase } from '../../stories/chain/index.json'
import { Explorer } from '../../stories/explorer/Explorer.tsx'
import '../../src/styles/index.css'

let client: Client

beforeAll(async () => {
  client = await openEmbeddedClient()
}, 60_000)

beforeEach(() => {
  window.location.hash = ''
  render(
    <TonlensProvider client={client}>
      <Explorer />
    </TonlensProvider>,
  )
})

afterEach(cleanup)

async function search(text: string): Promise<void> {
  await userEvent.type(screen.getByRole('searchbox'), text)
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
}

const patience = { timeout: 10_000 }

describe('the explorer on the embedded chain', () => {
  test('shows the newest transactions and how far the index has come', async () => {
    await waitFor(() => expect(screen.getAllByRole('article', { busy: false }).length).toBe(10), patience)
    await screen.findByText(/Indexed up to masterchain block/, {}, patience)
  })

  test('finds an account by its domain, with history and NFTs', async () => {
    await search('alice.ton')
    await screen.findByRole('heading', { name: 'Account' }, patience)
    const history = screen.getByRole('region', { name: 'History' })
    await waitFor(() => expect(within(history).getAllByRole('article').length).toBe(20), patience)
    const nfts = screen.getByRole('region', { name: 'NFTs' })
    await waitFor(() => expect(within(nfts).getAllByRole('gridcell').length).toBeGreaterThan(5), patience)
  })

  test('loads older transactions, each once', async () => {
    await search(showcase.wallet)
    await userEvent.click(await screen.findByRole('button', { name: 'Load older transactions' }, patience))
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(20), patience)
    const links = screen.getAllByRole('link').flatMap((link) => link.getAttribute('href') ?? [])
    const shown = links.filter((href) => href.startsWith('#/transaction/'))
    expect(new Set(shown).size).toBe(shown.length)
  })

  test('leads from the history to a transaction', async () => {
    await search(showcase.wallet)
    const history = await screen.findByRole('region', { name: 'History' }, patience)
    const [link] = await within(history).findAllByRole('link', { name: 'Jetton transfer' }, patience)
    if (link === undefined) throw new Error('No link to a transaction.')
    await userEvent.click(link)
    await screen.findByRole('heading', { name: 'Transaction' }, patience)
    await screen.findByRole('tree', {}, patience)
  })

  test('tells nothing about the neighbours of a transaction that it does not hold', async () => {
    window.location.hash = `#/transaction/${encodeURIComponent(`${'A'.repeat(43)}=`)}`
    await screen.findByText('The index does not hold this transaction.', {}, patience)
    expect(screen.queryByRole('heading', { name: 'Parent' })).toBeNull()
  })

  test.each([
    ['a transaction', showcase.transactions.swapTrace],
    ['the same hash in hex', hexOf(showcase.transactions.swapTrace)],
  ])('finds %s, its neighbours and its trace', async (_, hash) => {
    await search(hash)
    await screen.findByRole('heading', { name: 'Transaction' }, patience)
    for (const name of ['Parent', 'Children']) {
      const region = screen.getByRole('region', { name })
      await waitFor(() => expect(within(region).getAllByRole('article').length).toBeGreaterThan(0), patience)
    }
    const tree = await screen.findByRole('tree', {}, patience)
    await waitFor(() => expect(within(tree).getAllByRole('treeitem').length).toBeGreaterThan(2), patience)
  })

  test('says what it did not find, and what it did not understand', async () => {
    await search('f'.repeat(64))
    await screen.findByText(/No transaction and no message/, {}, patience)
    await userEvent.clear(screen.getByRole('searchbox'))
    await search('what is this')
    await screen.findByText(/Neither an address, a hash nor a domain/)
  })
})

function hexOf(base64: string): string {
  return Array.from(atob(base64), (char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('')
}
