import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
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
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const findTab = (name: string) => screen.findByRole('region', { name }, patience)
/** Day in the reader's time zone, such as `2026-11-21`. */
const dayOf = (time: number) => new Intl.DateTimeFormat('en-CA').format(time * 1000)

test('the assets of an account are added up, and scams are apart from them', async () => {
  openExplorer(explorerLink('account', alice, 'assets'), client)
  const tab = await findTab('Assets')
  await within(tab).findByText(/^Incomplete, there may be more: NFTs/, {}, patience)
  await userEvent.click(within(tab).getByRole('button', { name: 'Read them too' }))
  const card = await within(tab).findByRole('article', { name: 'Portfolio' }, patience)
  const scams = await within(card).findByText(/^Marked as scam: [1-9]/, {}, patience)
  expect(scams.closest('table')).toBeNull()
  await waitFor(
    () => expect(card.querySelector('table, [role="table"]')?.textContent).toContain('329.265079085'),
    patience,
  )
  expect(within(card).getByRole('heading', { name: 'NFTs' })).toBeDefined()
})

test('an account can be shared, and its link is that of the tab', async () => {
  openExplorer(explorerLink('account', alice, 'names'), client)
  await userEvent.click(await screen.findByText('Share', {}, patience))
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(copied).toHaveBeenCalledWith(window.location.href)
  await screen.findByRole('button', { name: 'Copy as text' }, patience)
})

describe('the ledger of an account', () => {
  test('lists the native coin at first, and jettons when the reader asks for them', async () => {
    openExplorer(explorerLink('account', alice, 'ledger'), client)
    const tab = await findTab('Ledger')
    const amounts = () => Array.from(tab.querySelectorAll('[role="row"]'), ({ textContent }) => textContent).join('\n')
    await waitFor(() => expect(amounts()).toContain('GRAM'), patience)
    expect(amounts()).not.toContain('LUM')
    await userEvent.click(await within(tab).findByRole('button', { name: 'Read them too' }, patience))
    await waitFor(() => expect(amounts()).toContain('LUM'), patience)
    expect(window.location.hash).toContain('assets=all')
  })

  test('has a chart in which a moment leads to what the account had then', async () => {
    openExplorer(explorerLink('account', alice, 'ledger'), client)
    const tab = await findTab('Ledger')
    const chart = await within(tab).findByRole('slider', { name: 'Balance' }, patience)
    expect(within(tab).queryByRole('link', { name: 'See all that the account had then' })).toBeNull()
    chart.focus()
    await userEvent.keyboard('{End}{Enter}')
    const link = await within(tab).findByRole('link', { name: 'See all that the account had then' }, patience)
    expect(link.getAttribute('href')).toMatch(new RegExp(`/past\\?at=${rows[0]?.lt}$`))
  })

  const readFile = async (button: string): Promise<string> => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:saved'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const tab = await findTab('Ledger')
    await userEvent.click(await within(tab).findByRole('button', { name: button }, patience))
    await waitFor(() => expect(files).toHaveLength(1), patience)
    return files[0]!.text()
  }

  test('of a range of days has the transactions of these days alone, in the table and in the file', async () => {
    const day = dayOf(rows.at(-1)!.now)
    const inside = new Set(rows.filter(({ now }) => dayOf(now) === day).map(({ hash }) => hash))
    expect(inside.size).toBeLessThan(rows.length)
    openExplorer(`${explorerLink('account', alice, 'ledger')}?from=${day}&until=${day}`, client)
    const saved = await readFile('Save as CSV')
    const found = rows.filter(({ hash }) => saved.includes(hash))
    expect(new Set(found.map(({ hash }) => hash))).toEqual(inside)
  })

  test('says that days are reversed, and shows all days again', async () => {
    openExplorer(`${explorerLink('account', alice, 'ledger')}?from=2026-01-02&until=2026-01-01`, client)
    const tab = await findTab('Ledger')
    await within(tab).findByText('The first day is after the last one.', {}, patience)
    await userEvent.click(within(tab).getByRole('button', { name: 'All days' }))
    expect(window.location.hash).not.toContain('?')
    await within(tab).findByRole('button', { name: 'Save as CSV' }, patience)
  })

  test('with a missing transaction is not saved, and says why', async () => {
    const missing = rows[Math.floor(rows.length / 2)]
    const { client: gapped } = await openWatchedClient({
      change: (body) => body.replaceAll(`"prev_trans_lt":"${missing?.lt}"`, '"prev_trans_lt":"77"'),
    })
    const saved = vi.spyOn(URL, 'createObjectURL')
    openExplorer(explorerLink('account', alice, 'ledger'), gapped)
    const tab = await findTab('Ledger')
    await userEvent.click(await within(tab).findByRole('button', { name: 'Save as CSV' }, patience))
    await within(tab).findByText(/This history is not complete/, {}, patience)
    expect(saved).not.toHaveBeenCalled()
  })
})
