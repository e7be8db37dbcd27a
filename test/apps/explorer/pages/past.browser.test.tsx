import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { formatCoins } from '../../../../src/text/format/coins.ts'
import type { Client } from '../../../../src/entries/index.ts'
import type { Transaction } from '../../../../src/service/rows/transaction.ts'
import { openEmbeddedClient } from '../../../../stories/chain/embedded.ts'
import { loadTransactions, showcase } from '../../../fixtures/chain.ts'
import { openWatchedClient } from '../../../helpers/explorerClients.ts'
import { explorerLink, openExplorer, patience } from '../../../helpers/openExplorer.tsx'
import '../../../../src/components/styles/index.css'

const { alice } = showcase.people
let client: Client
/** Transactions of the account, newest first. */
let rows: readonly Transaction[]

beforeAll(async () => {
  client = await openEmbeddedClient()
  rows = (await loadTransactions()).transactions.filter(({ account }) => account === alice)
}, 60_000)
afterEach(cleanup)

const openPast = (query = '', given: Client = client) =>
  openExplorer(`${explorerLink('account', alice, 'past')}${query}`, given)
const findPast = () => screen.findByRole('region', { name: 'At a date' }, patience)
/** Balance that a transaction states, as the card writes it. */
const balanceAfter = (row: Transaction | undefined) =>
  formatCoins(String(row?.account_state_after?.balance), { locale: 'en' })

async function expectBalance(row: Transaction | undefined): Promise<void> {
  const past = await findPast()
  await waitFor(() => {
    const card = past.querySelector('[part~="account-at-card"]:not([aria-busy="true"]) [part~="card-amount"]')
    expect(card?.textContent).toContain(balanceAfter(row))
  }, patience)
}

describe('the past of an account', () => {
  test('is the balance of each transaction in a chart at first; a moment shows all assets when the reader asks for one', async () => {
    openPast()
    const past = await findPast()
    await within(past).findByText(`Balances since the first transaction: ${rows.length}`, {}, patience)
    expect(past.querySelector('[part~="balance-chart"]')).not.toBeNull()
    expect(past.querySelector('[part~="account-at-card"]')).toBeNull()
    await userEvent.click(within(past).getByRole('button', { name: 'Show the newest moment' }))
    await waitFor(() => expect(window.location.hash).toContain(`?at=${rows[0]?.lt}`), patience)
    await expectBalance(rows[0])
  })

  test('at a moment has the balance that the transaction of that time states, and the link opens it again', async () => {
    const chosen = rows[Math.floor(rows.length / 2)]
    openPast()
    const slider = await within(await findPast()).findByRole('slider', { name: 'Moment' }, patience)
    fireEvent.change(slider, { target: { value: String(rows.length - 1 - Math.floor(rows.length / 2)) } })
    await waitFor(() => expect(window.location.hash).toContain(`?at=${chosen?.lt}`), patience)
    await expectBalance(chosen)
    const link = window.location.hash
    cleanup()
    openExplorer(link, client)
    await expectBalance(chosen)
  })

  test('before the first transaction is nothing, and the slider says so', async () => {
    openPast('?at=1')
    const past = await findPast()
    await waitFor(
      () => expect(within(past).getAllByText('Before the first transaction').length).toBeGreaterThan(1),
      patience,
    )
  })

  test('by time is the state after the last transaction up to it', async () => {
    const chosen = rows[3]
    openPast(`?time=${chosen?.now}`)
    await expectBalance(rows.find(({ now }) => now <= (chosen?.now ?? 0)))
  })

  test('is compared with an earlier moment', async () => {
    openPast(`?at=${rows[2]?.lt}`)
    const past = await findPast()
    await userEvent.click(await within(past).findByRole('button', { name: 'Compare with an earlier moment' }, patience))
    await within(past).findByRole('heading', { name: 'Changes' }, patience)
    expect(window.location.hash).toContain(`since=${rows.at(-1)?.lt}`)
    await userEvent.click(within(past).getByRole('button', { name: 'Stop comparing' }))
    await waitFor(() => expect(within(past).queryByRole('heading', { name: 'Changes' })).toBeNull(), patience)
  })

  test('with a missing transaction is an error, not a balance', async () => {
    const missing = rows[Math.floor(rows.length / 2)]
    const { client: gapped } = await openWatchedClient({
      change: (body) => body.replaceAll(`"prev_trans_lt":"${missing?.lt}"`, '"prev_trans_lt":"77"'),
    })
    const next = rows[Math.floor(rows.length / 2) - 1]
    openPast(`?at=${missing?.lt}`, gapped)
    const past = await findPast()
    expect(next).toBeDefined()
    await waitFor(
      () => expect(within(past).getAllByText(/This history is not complete/).length).toBeGreaterThan(1),
      patience,
    )
    expect(past.querySelector('[part~="account-at-card"]')).toBeNull()
  })
})
