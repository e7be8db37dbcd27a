import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { showcase } from '../../../../stories/chain/index.json'
import { jettonWalletMetadata, masters, orders } from '../../../fixtures/entities.ts'
import { openFailingClient } from '../../../helpers/servers/failingService.ts'
import { explorerLink as link, openExplorer, patience } from '../../../helpers/openExplorer.tsx'
import '../../../../src/components/styles/index.css'

const order = orders.orders.find(({ actions }) => actions?.[0]?.parsed_body_type === 'jetton_transfer')
const wallet = order?.actions?.[0]?.destination
const unknown = '5,000,000,000 base units of an unknown jetton'
const amount = () => document.querySelector('[data-fact="amount"] [part~="card-value"]')?.textContent
const open = (client: Parameters<typeof openExplorer>[1]) => openExplorer(link('order', order?.address ?? ''), client)

afterEach(cleanup)

describe('the page of an order that sends jettons', () => {
  test('shows the amount in units of the jetton', async () => {
    const metadata = { ...masters.metadata, ...jettonWalletMetadata(wallet, showcase.jettonMaster) }
    const { client } = await openFailingClient(undefined, undefined, {
      answers: { jettonWallets: { jetton_wallets: [], address_book: {}, metadata } },
    })
    open(client)
    await waitFor(() => expect(amount()).toBe('5 LUM'), patience)
  })

  test('shows base units of a jetton that the service does not know', async () => {
    const { client, asked } = await openFailingClient()
    open(client)
    await waitFor(() => expect(asked).toContain('jettonWallets'), patience)
    await waitFor(() => expect(amount()).toBe(unknown), patience)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says that the jetton could not be loaded', async () => {
    const { client } = await openFailingClient('jettonWallets')
    open(client)
    await screen.findByRole('alert', {}, patience)
    expect(amount()).toBe(unknown)
  })
})
