import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import * as endpoints from '../../../src/entries/endpoints.ts'
import { type Client, createClient } from '../../../src/entries/index.ts'
import { bytesToBase64, bytesToHex } from '../../../src/ton/cells/bytes.ts'
import { Cell } from '../../../src/ton/cells/cell.ts'
import { parseCell, writeBoc } from '../../../src/entries/ton.ts'
import { openEmbeddedChain, openEmbeddedClient } from '../../../stories/chain/embedded.ts'
import { showcase } from '../../../stories/chain/index.json'
import { explorerLink, openExplorer, patience } from '../../helpers/openExplorer.tsx'
import '../../../src/components/styles/index.css'

let client: Client

beforeAll(async () => {
  client = await openEmbeddedClient()
}, 60_000)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, patience))

describe('the code of an account', () => {
  const code = explorerLink('account', showcase.jettonWallet, 'code')

  test('is shown as instructions on demand, with the names of methods and operations', async () => {
    openExplorer(code, client)
    const instructions = await screen.findByRole('button', { name: 'Show instructions' }, patience)
    expect(screen.queryByRole('article', { name: 'Code' })).toBeNull()
    await userEvent.click(instructions)
    const view = await screen.findByRole('article', { name: 'Code', busy: false }, patience)
    expect(view.contains(document.activeElement)).toBe(true)
    fireEvent.click(await within(view).findByText(/^recv_internal · /, {}, patience))
    expect((await within(view).findAllByText('opcode of “Jetton transfer”')).length).toBeGreaterThan(0)
    expect(within(view).getByText(/^get_wallet_data · /)).toBeTruthy()
  })

  test('in a library is shown where the explorer can load libraries', async () => {
    const { transport } = await openEmbeddedChain()
    const { accounts } = await client.request(endpoints.accountStates, {
      address: [showcase.jettonWallet],
      include_boc: true,
    })
    const own = parseCell(accounts[0]?.code_boc ?? '')
    const reference = new Cell({ data: Uint8Array.from([2, ...own.hash()]), bitLength: 264, refs: [], exotic: true })
    const withLibrary = createClient({
      network: { name: 'libraries', baseUrl: 'https://libraries.example/api/v3' },
      transport: {
        name: 'libraries',
        request: async (endpoint, params, init) => {
          const answer = await transport.request(endpoint, params, init)
          if (endpoint.name !== 'accountStates') return answer
          const { accounts: rows, ...rest } = answer.body as { accounts: object[] }
          return {
            ...answer,
            body: {
              ...rest,
              accounts: rows.map((account) => ({
                ...account,
                code_boc: bytesToBase64(writeBoc(reference)),
                code_hash: bytesToBase64(reference.hash()),
              })),
            },
          }
        },
      },
    })
    openExplorer(code, withLibrary)
    await press('Show instructions')
    await screen.findByText(/library that couldn’t be loaded/, {}, patience)
    cleanup()
    const asked: string[] = []
    openExplorer(code, withLibrary, {
      library: async (hash) => {
        asked.push(hash)
        return accounts[0]?.code_boc ?? null
      },
    })
    await press('Show instructions')
    await screen.findByText(/^get_wallet_data · /, {}, patience)
    expect(asked).toEqual([bytesToHex(own.hash())])
  })

  test('lists the contracts with the same code that the page knows', async () => {
    openExplorer(explorerLink('account', showcase.wallet, 'code'), client)
    await press('Show instructions')
    await screen.findByText('Contracts with the same code', {}, patience)
    expect(await screen.findByText(/There may be (?:some|more)\./, {}, patience)).toBeTruthy()
  })

  test('has a verified source only where an IPFS gateway is named, and only on demand', async () => {
    openExplorer(code, client)
    await screen.findByRole('button', { name: 'Show instructions' }, patience)
    expect(screen.queryByRole('button', { name: 'Look for verified source' })).toBeNull()
    cleanup()
    const fetched = vi.spyOn(globalThis, 'fetch')
    const asked = () =>
      fetched.mock.calls
        .map(([request]) => new Request(request).url)
        .filter((url) => url.startsWith('https://gateway.example/'))
    openExplorer(code, client, { ipfsGateway: 'https://gateway.example/ipfs/' })
    await press('Look for verified source')
    const source = await screen.findByRole('article', { name: 'Source code' }, patience)
    // No sources registry is on this chain: nothing is known, which differs from "nobody verified it".
    await within(source).findByRole('alert', {}, patience)
    expect(asked()).toEqual([])
  })

  test('says what is missing', async () => {
    openExplorer(explorerLink('account', showcase.uninitAccount, 'code'), client)
    await screen.findByText('No code', {}, patience)
    cleanup()
    const { transport } = await openEmbeddedChain()
    const withoutCode = createClient({
      network: { name: 'hashes', baseUrl: 'https://hashes.example/api/v3' },
      transport: {
        name: 'hashes',
        request: async (endpoint, params, init) => {
          const answer = await transport.request(endpoint, params, init)
          if (endpoint.name !== 'accountStates') return answer
          const { accounts, ...rest } = answer.body as { accounts: object[] }
          return { ...answer, body: { ...rest, accounts: accounts.map((account) => ({ ...account, code_boc: null })) } }
        },
      },
    })
    openExplorer(code, withoutCode)
    await screen.findByText(/but not the code itself/, {}, patience)
    expect(screen.queryByText('No code')).toBeNull()
  })
})

describe('contracts are read by their ABI', () => {
  test('on the page of an account: its data, and get-methods to choose from', async () => {
    openExplorer(explorerLink('account', showcase.wallet, 'details'), client)
    const details = await screen.findByRole('region', { name: 'Details' }, patience)
    fireEvent.click(await within(details).findByText('Data', {}, patience))
    expect(await within(details).findByText(/TON standards/, {}, patience)).toBeTruthy()
    cleanup()
    openExplorer(explorerLink('account', showcase.wallet, 'methods'), client)
    const runner = await screen.findByRole('region', { name: 'Get-methods' }, patience)
    const methods = () =>
      Array.from(runner.querySelectorAll<HTMLOptionElement>('datalist option'), ({ value }) => value)
    await waitFor(() => expect(methods()).toContain('get_subwallet_id'), patience)
  })

  test('and operations have the names of the catalogue', async () => {
    openExplorer('#/', client)
    await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'evaa supply fail')
    expect(await screen.findByRole('option', { name: /Evaa supply fail/ }, patience)).toBeTruthy()
  })
})
