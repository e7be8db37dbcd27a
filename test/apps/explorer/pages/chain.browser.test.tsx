import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as endpoints from '../../../../src/entries/endpoints.ts'
import type { Client } from '../../../../src/entries/index.ts'
import { openEmbeddedClient } from '../../../../stories/chain/embedded.ts'
import { network, showcase } from '../../../../stories/chain/index.json'
import { openWatchedClient } from '../../../helpers/explorerClients.ts'
import { explorerLink, findHeading, openExplorer, patience } from '../../../helpers/openExplorer.tsx'
import '../../../../src/components/styles/index.css'

let client: Client

beforeAll(async () => {
  client = await openEmbeddedClient()
}, 60_000)
afterEach(cleanup)

const masterchain = (seqno: number) => explorerLink('block', `-1:8000000000000000:${seqno}`)

describe('a block', () => {
  test('leads to the blocks beside it, and the newest one has none after it', async () => {
    const { last } = await client.request(endpoints.masterchainInfo, {})
    openExplorer(masterchain(last.seqno - 1), client)
    await userEvent.click(await screen.findByRole('link', { name: 'Next block' }, patience))
    await waitFor(() => expect(window.location.hash).toBe(masterchain(last.seqno)))
    await screen.findByRole('link', { name: 'Previous block' }, patience)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Next block' })).toBeNull())
  })

  test.each([
    ['that is not there', '-1:8000000000000000:99999999', /knows no such block/],
    ['with an invalid id', '0:80:1', /not the id of a block/],
  ])('%s leads to the newest one', async (_, id, words) => {
    openExplorer(explorerLink('block', id), client)
    await screen.findByText(words, {}, patience)
    await userEvent.click(await screen.findByRole('link', { name: 'Newest block' }, patience))
    await findHeading('Block')
    await waitFor(() => expect(screen.queryByText(words)).toBeNull())
  })

  test('keeps its facts when its transactions cannot be loaded, and says what is missing', async () => {
    const { client: broken } = await openWatchedClient({ isBroken: ({ name }) => name.startsWith('transactions') })
    const { last } = await client.request(endpoints.masterchainInfo, {})
    openExplorer(masterchain(last.seqno), broken)
    await screen.findByRole('alert', {}, patience)
    await screen.findByRole('heading', { name: /^Block/ }, patience)
    expect(screen.getByText('Time')).toBeTruthy()
  })
})

describe('nominator pools', () => {
  test('do not say that there are no rewards before they are loaded', async () => {
    const { client: slow } = await openWatchedClient({ isPending: ({ name }) => name === 'nominatorPool' })
    openExplorer(explorerLink('pool', showcase.nominatorPool), slow)
    await findHeading('Nominator pool')
    await screen.findByRole('combobox', { name: 'Nominator' }, patience)
    expect(screen.queryByText('No rewards')).toBeNull()
  })

  test('are found by a nominator, whom the link names', async () => {
    const pool = await client.request(endpoints.nominatorPool, { pool: showcase.nominatorPool })
    const nominator = pool.active_nominators?.[0]?.address ?? ''
    openExplorer(explorerLink('staking', 'pools'), client)
    await userEvent.type(
      await screen.findByRole('textbox', { name: /Address of a nominator/ }, patience),
      `${nominator}{Enter}`,
    )
    const positions = await screen.findByRole('region', { name: 'Positions of this nominator' }, patience)
    await waitFor(
      () =>
        expect(
          within(positions)
            .getAllByRole('link')
            .map((link) => link.getAttribute('href')),
        ).toContain(explorerLink('pool', showcase.nominatorPool)),
      patience,
    )
    expect(window.location.hash).toContain('?nominator=')
  })

  test('refuse a text that is no address', async () => {
    openExplorer(explorerLink('staking', 'pools'), client)
    await userEvent.type(
      await screen.findByRole('textbox', { name: /Address of a nominator/ }, patience),
      'pool{Enter}',
    )
    await screen.findByText(/This is not an address/, {}, patience)
    expect(window.location.hash).not.toContain('nominator=')
  })

  test('show what one nominator earned, as the link says', async () => {
    const pool = await client.request(endpoints.nominatorPool, { pool: showcase.nominatorPool })
    const nominator = pool.active_nominators?.[0]?.address ?? ''
    openExplorer(explorerLink('pool', showcase.nominatorPool), client)
    const choice = await screen.findByRole('combobox', { name: 'Nominator' }, patience)
    // The nominators come with the pool, after the page.
    await waitFor(() => expect(choice.querySelectorAll('option').length).toBeGreaterThan(1), patience)
    await userEvent.selectOptions(choice, nominator)
    await screen.findByRole('region', { name: 'Rewards of this nominator' }, patience)
    expect(window.location.hash).toContain('?nominator=')
  })
})

test('the configuration of the network is part of staking', async () => {
  expect(network.last_utime).toBeGreaterThan(0)
  openExplorer(explorerLink('staking', 'config'), client)
  await screen.findByRole('article', { name: /parameters|Configuration/i, busy: false }, patience)
})
