import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import type { Client } from '../../../../src/entries/index.ts'
import { openEmbeddedClient } from '../../../../stories/chain/embedded.ts'
import { showcase } from '../../../../stories/chain/index.json'
import { openWatchedClient } from '../../../helpers/explorerClients.ts'
import { explorerLink, findHeading, openExplorer, patience } from '../../../helpers/openExplorer.tsx'
import '../../../../src/components/styles/index.css'

let client: Client

beforeAll(async () => {
  client = await openEmbeddedClient()
}, 60_000)
afterEach(cleanup)

const { transactions, traces } = showcase
const findSelected = () => screen.findByRole('region', { name: 'Selected transaction' }, patience)

describe('the selected transaction', () => {
  test('stands beside the view, and the URL keeps it over tabs, other pages and Back', async () => {
    openExplorer(explorerLink('trace', traces.swapTrace, 'table'), client)
    const table = await screen.findByRole('region', { name: 'Table' }, patience)
    const details = await findSelected()
    await within(details).findByText('External', {}, patience)
    const rows = await waitFor(() => {
      const found = Array.from(table.querySelectorAll<HTMLElement>('[role="row"][aria-selected="false"]'))
      expect(found.length).toBeGreaterThan(2)
      return found
    }, patience)
    await userEvent.click(rows[1] as HTMLElement)
    await waitFor(() => expect(window.location.hash).toContain('?selected='), patience)
    const chosen = window.location.hash.split('?')[1]
    await waitFor(() => expect(within(details).queryByText('External')).toBeNull())
    await userEvent.click(screen.getByRole('link', { name: 'Outline' }))
    await waitFor(() =>
      expect(window.location.hash).toBe(`${explorerLink('trace', traces.swapTrace, 'outline')}?${chosen}`),
    )
    window.location.hash = '#/staking'
    await findHeading('Staking')
    window.history.back()
    await findHeading('Trace')
    expect(window.location.hash).toContain(chosen)
    expect(within(await findSelected()).queryByText('External')).toBeNull()
  })

  test('is the first failure of a trace that failed, unless the link names another', async () => {
    openExplorer(explorerLink('trace', traces.failedJettonTransfer), client)
    await within(await findSelected()).findByText(/Exit code 706/, {}, patience)
  })

  test('of a transaction page is the transaction of the link, which comes with its trace', async () => {
    const { client: watched, asked } = await openWatchedClient()
    openExplorer(explorerLink('transaction', transactions.swapTrace), watched)
    const details = await findSelected()
    await within(details).findByText('8,773', { exact: false }, patience)
    expect(within(details).queryByRole('link', { name: 'Open this transaction' })).toBeNull()
    expect(asked.map(({ endpoint }) => endpoint).filter((name) => name.startsWith('tra'))).toEqual(['traces'])
  })
})

describe('a trace that has not ended', () => {
  test('shows how far it has come, and follows it until all of it is final', async () => {
    let isFinal = false
    const state = (body: string) =>
      isFinal
        ? body
            .replaceAll('"trace_state":"pending"', '"trace_state":"complete"')
            .replaceAll('"finality":"pending"', '"finality":"finalized"')
            .replaceAll('"emulated":true', '"emulated":false')
        : body
    const { client: shaky, asked } = await openWatchedClient({ change: state })
    openExplorer(explorerLink('trace', traces.pendingJettonTrace), shaky)
    const progress = await screen.findByRole('region', { name: 'Message progress' }, patience)
    // The message that is being sent.
    await waitFor(() => expect(document.querySelector('.explorer-leading')?.textContent).toMatch(/3 LUM/), patience)
    expect(screen.queryByRole('region', { name: 'Outcome' })).toBeNull()
    await waitFor(() => expect(progress.getAttribute('data-stage')).toBe('pending'), patience)
    const countShown = () =>
      asked.filter(
        ({ endpoint, params }) =>
          endpoint === 'traces' && (params as { readonly include_actions?: boolean }).include_actions === true,
      ).length
    const before = countShown()
    isFinal = true
    await waitFor(() => expect(progress.getAttribute('data-stage')).toMatch(/^(?:finalized|classified)$/), patience)
    // The views follow what the progress has seen.
    await waitFor(() => expect(countShown()).toBeGreaterThan(before), patience)
  })

  test('is the only one with a progress', async () => {
    openExplorer(explorerLink('trace', traces.swapTrace), client)
    await findSelected()
    expect(document.querySelector('[part~="transaction-progress"]')).toBeNull()
  })
})

describe('a failure', () => {
  test.each([
    ['too few jettons', traces.failedJettonTransfer, /Check the jetton balance/],
    ['too little gas', traces.outOfGas, /Attach a larger amount/],
    ['an operation that the contract does not know', traces.unknownOpcode, /does not know the operation/],
    [
      'an error of the contract itself',
      traces.failedTransaction,
      /The contract itself defines what exit code 401 means/,
    ],
  ])('is told with what to do about it: %s', async (_, trace, advice) => {
    openExplorer(explorerLink('trace', trace), client)
    const region = await screen.findByRole('region', { name: 'What to do' }, patience)
    expect(region.textContent).toMatch(advice)
  })

  test('with a code of the contract itself leads to that code, and offers no replay without a VM', async () => {
    openExplorer(explorerLink('transaction', transactions.failedTransaction), client)
    const region = await screen.findByRole('region', { name: 'What to do' }, patience)
    await waitFor(
      () => expect(region.textContent).toMatch(/Of its newest \d+ transactions, [1-9]\d* ended with this code\./),
      patience,
    )
    expect(within(region).getByRole('link', { name: 'Code of the contract' }).getAttribute('href')).toMatch(
      /^#\/account\/[^/]+\/code$/,
    )
    expect(screen.queryByText(/replay/i)).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'More' }))
    await screen.findByRole('link', { name: 'Verification' }, patience)
    expect(screen.queryByRole('link', { name: 'VM' })).toBeNull()
  })

  test('is not told about a trace that succeeded', async () => {
    openExplorer(explorerLink('trace', traces.swapTrace), client)
    await screen.findByText('Success', { selector: '[part~="trace-verdict"] *' }, patience)
    expect(screen.queryByRole('region', { name: 'What to do' })).toBeNull()
  })
})

test('the raw data of a trace is a part of More, and what the service sent', async () => {
  openExplorer(explorerLink('trace', traces.swapTrace, 'timeline'), client)
  await userEvent.click(await screen.findByRole('link', { name: 'Raw data' }, patience))
  const tree = await screen.findByRole('tree', { name: 'Raw data' }, patience)
  expect(within(tree).getByRole('treeitem', { name: /^trace_id/ }).textContent).toContain(traces.swapTrace)
})

describe('money', () => {
  const findMoney = () => screen.findByRole('region', { name: 'Money' }, patience)

  test.each(['value', 'changes', 'fees'])('is one list, also for links to %s', async (tab) => {
    openExplorer(explorerLink('trace', traces.swapTrace, tab), client)
    const money = await findMoney()
    const row = await within(money).findByRole('row', { name: /^chiara\.ton -0\.06471285 GRAM/ }, patience)
    expect(within(row).getAllByRole('cell').at(-1)?.textContent).toMatch(/^0\.\d+ GRAM$/)
    const total = await within(money).findByRole('row', { name: /^Network fees \+0\.035551911 GRAM/ }, patience)
    expect(within(total).getAllByRole('cell').at(-1)?.textContent).toBe('')
  })
})

describe('the head', () => {
  test('has outcome, action, fee and payer on the first tab, and one row on the others', async () => {
    openExplorer(explorerLink('trace', traces.swapTrace), client)
    const outcome = await screen.findByRole('region', { name: 'Outcome' }, patience)
    await within(outcome).findByText(/fees 0\.035551911 GRAM/, {}, patience)
    expect(outcome.textContent).toMatch(/paid by chiara\.ton/)
    await screen.findByText(/swapped/, {}, patience)
    await userEvent.click(screen.getByRole('link', { name: 'Table' }))
    await screen.findByRole('region', { name: 'Table' }, patience)
    expect(screen.queryByRole('region', { name: 'Outcome' })).toBeNull()
    expect(screen.queryByText(/swapped/)).toBeNull()
  })
})

describe('requests', () => {
  test.each([
    ['trace', traces.swapTrace],
    ['transaction', transactions.swapTrace],
  ])('of a %s page are five at most before all is shown', async (page, id) => {
    const { client: watched, asked } = await openWatchedClient()
    openExplorer(explorerLink(page, id), watched)
    await within(await findSelected()).findByText('Gas used', {}, patience)
    await screen.findByRole('tree', {}, patience)
    expect(asked.length, JSON.stringify(asked)).toBeLessThanOrEqual(5)
  })

  test('that fail for the trace leave the transaction on its page, and say so', async () => {
    const { client: watched } = await openWatchedClient({
      isBroken: ({ name }) => name === 'traces' || name === 'pendingTraces',
    })
    openExplorer(explorerLink('transaction', transactions.swapTrace), watched)
    await screen.findByText('Gas used', {}, patience)
    expect((await screen.findAllByRole('alert', {}, patience)).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  test('that fail for the trace are told on each tab', async () => {
    const { client: watched } = await openWatchedClient({
      isBroken: ({ name }) => name === 'traces' || name === 'pendingTraces',
    })
    openExplorer(explorerLink('transaction', transactions.swapTrace, 'table'), watched)
    await screen.findByRole('alert', {}, patience)
    await screen.findByText('Gas used', {}, patience)
  })
})

describe('a link that leads nowhere', () => {
  test.each(['transaction', 'trace'])('of a %s says that it holds no hash', async (page) => {
    const { client: watched, asked } = await openWatchedClient()
    openExplorer(explorerLink(page, 'first'), watched)
    await screen.findByText(/This is not a hash/, {}, patience)
    expect(asked.filter(({ endpoint }) => endpoint !== 'masterchainInfo')).toEqual([])
  })

  test('offers to look again, and to search', async () => {
    const { client: watched, asked } = await openWatchedClient()
    openExplorer(explorerLink('transaction', `${'A'.repeat(43)}=`), watched)
    await screen.findByText(/Transaction not found/, {}, patience)
    const before = asked.length
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }))
    await waitFor(() => expect(asked.length).toBeGreaterThan(before), patience)
    await userEvent.click(screen.getByRole('link', { name: /Search for this hash/ }))
    await waitFor(() => expect(window.location.hash).toMatch(/^#\/search\//))
  })
})

describe('comparison', () => {
  const comparison = explorerLink('trace', traces.failedJettonTransfer, 'compare')

  test('with a trace of the same sender is one click away, and its link opens it again', async () => {
    openExplorer(comparison, client)
    const offers = await screen.findByRole('region', { name: 'Other traces of the same sender' }, patience)
    const [first] = await within(offers).findAllByRole('button', { name: 'Compare' }, patience)
    await userEvent.click(first as HTMLElement)
    await screen.findByRole('article', { name: 'Comparison of two traces', busy: false }, patience)
    const link = window.location.hash
    expect(link).toContain('?with=')
    cleanup()
    openExplorer(link, client)
    await screen.findByRole('article', { name: 'Comparison of two traces', busy: false }, patience)
  })

  test.each([
    ['a text that is no hash', 'second', /This is not a hash/],
    ['the same trace', transactions.failedJettonTransfer, /hash of the same trace/],
    ['a hash that the service does not know', 'f'.repeat(64), /knows no trace/],
  ])('refuses %s and says why', async (_, text, words) => {
    openExplorer(comparison, client)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Compare with' }, patience), `${text}{Enter}`)
    await screen.findByText(words, {}, patience)
    expect(screen.queryByRole('article', { name: 'Comparison of two traces' })).toBeNull()
  })
})

describe('verification', () => {
  const page = explorerLink('trace', traces.transfer, 'verification')

  test('counts the transactions that fit', async () => {
    openExplorer(page, client)
    await screen.findByText(/^(\d+) of \1 hashes verified$/, {}, patience)
    expect(screen.queryByText(/hash mismatches/)).toBeNull()
  })

  test('warns of transactions that were changed on the way', async () => {
    const { client: changed } = await openWatchedClient({
      change: (body) => body.replaceAll(/"total_fees":"\d+"/g, '"total_fees":"1"'),
    })
    openExplorer(page, changed)
    await screen.findByText(/hash mismatches/, {}, patience)
  })
})

test('the graph of a swap shows its five stations at first, and the wallet that a link selects', async () => {
  await browserPage.viewport(1280, 800)
  const stations = () => screen.queryAllByRole('treeitem').length
  const hops = () => screen.queryAllByRole('button', { name: 'via 2 jetton wallets' }).length
  openExplorer(explorerLink('trace', traces.swapTrace), client)
  await waitFor(() => expect([stations(), hops()]).toEqual([5, 2]), patience)
  const { height } = screen.getByRole('region', { name: 'Trace' }).getBoundingClientRect()
  expect(height).toBeLessThanOrEqual(560)
  cleanup()
  openExplorer(explorerLink('transaction', transactions.swapTrace), client)
  expect(await screen.findByRole('button', { name: /^via \w+…/, current: true }, patience)).toBeTruthy()
  expect(stations()).toBe(5)
})
