import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actions as actionRow } from '../../../src/service/endpoints/actions.ts'
import { transactions as transactionRow } from '../../../src/service/endpoints/transactions.ts'
import { HttpError } from '../../../src/sources/client/errors.ts'
import { type Client, createClient, TonlensProvider } from '../../../src/entries/index.ts'
import { loadAnswer } from '../../../stories/chain/answers.ts'
import { openEmbeddedClient, openEmbeddedChain } from '../../../stories/chain/embedded.ts'
import { showcase } from '../../../stories/chain/index.json'
import { Explorer } from '../../../src/apps/explorer/shell/Explorer.tsx'
import { explorerLink as link, findHeading as heading, openExplorer, patience } from '../../helpers/openExplorer.tsx'
import '../../../src/components/styles/index.css'

let client: Client

beforeAll(async () => {
  client = await openEmbeddedClient()
}, 60_000)
afterEach(cleanup)

const open = (fragment: string, asked = client) => openExplorer(fragment, asked)

async function search(text: string): Promise<void> {
  const box = screen.getByRole('combobox', { name: 'Search' })
  await userEvent.clear(box)
  await userEvent.type(box, `${text}{Enter}`)
}

describe('a link opens', () => {
  const { people } = showcase
  test.each([
    ['the head of the chain', '#/', 'Chain', /Newest block/],
    ['an account', link('account', people.alice), 'Account', /Wallet v4/],
    ['what an account did, as sentences', link('account', people.alice), 'Account', /sent/],
    ['the transactions of an account', link('account', people.alice, 'transactions'), 'Account', /Excess/],
    ['the positions of an account in pools', link('account', people.alice, 'staking'), 'Account', /Nominator pool/],
    ['the get-methods of an account', link('account', people.alice, 'methods'), 'Account', /Run get-method/],
    ['the messages of an account', link('account', people.alice, 'messages'), 'Account', /spring tide|Transfer/],
    ['the wallet of a jetton', link('account', showcase.jettonWallet), 'Account', /^Owner$/],
    ['the sale of an NFT', link('account', showcase.sale), 'Account', /Seller/],
    ['the jettons of an account', link('account', people.alice, 'jettons'), 'Account', /LUM/],
    ['the names of an account', link('account', people.alice, 'names'), 'Account', /alice\.ton/],
    ['the details of an account', link('account', people.alice, 'details'), 'Account', /Code/],
    ['a transaction', link('transaction', showcase.transactions.swapTrace), 'Transaction', /Success/],
    [
      'the blocks of a transaction',
      link('transaction', showcase.transactions.swapTrace),
      'Transaction',
      /Masterchain block/,
    ],
    [
      'the phases of a transaction',
      link('transaction', showcase.transactions.swapTrace, 'details'),
      'Transaction',
      /Gas used/,
    ],
    ['a trace', link('trace', showcase.swapTrace), 'Trace', /11 transactions/],
    ['what a trace did', link('trace', showcase.swapTrace), 'Trace', /swapped/],
    ['the money of a trace', link('trace', showcase.swapTrace, 'value'), 'Trace', /LUM/],
    ['a masterchain block', link('block', '-1:8000000000000000:52000333', 'shards'), 'Block', /57000288/],
    ['a jetton', link('jetton', showcase.jettonMaster), 'Jetton', /LUM/],
    ['the holders of a jetton', link('jetton', showcase.jettonMaster, 'holders'), 'Jetton', /%/],
    ['a collection', link('collection', showcase.nftCollection), 'NFT collection', /Tidal Geometry/],
    ['an NFT', link('item', showcase.nftItem), 'NFT', /Tide/],
    ['a name', link('domain', 'alice.ton'), 'Domain', /alice\.ton/],
    ['a multisig', link('multisig', showcase.multisig), 'Multisig', /Approvals \d/],
    ['a vesting contract', link('vesting', showcase.vesting), 'Vesting', /Unlocked/],
    ['a tool', link('tools', 'method'), 'Tools', /Run get-method/],
    ['an order of a multisig', link('order', showcase.multisigOrder), 'Multisig order', /Approvals/],
    ['the validators', link('staking', 'validators'), 'Staking', /Public key/],
    ['the elections of validators', link('staking', 'elections'), 'Staking', /Election/],
    ['the cycles of validators', link('staking', 'cycles'), 'Staking', /Validators/],
    ['complaints about validators', link('staking', 'complaints'), 'Staking', /fine/],
    ['a nominator pool', link('pool', showcase.nominatorPool), 'Nominator pool', /Nominators/],
  ])('%s', async (_, fragment, name, text) => {
    open(fragment)
    await heading(name)
    expect((await screen.findAllByText(text, {}, patience)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([['#/nonsense/%E0%A4%A'], ['#/nonsense'], ['#/account']])(
    'of no page, words that say so: %s',
    async (fragment) => {
      open(fragment)
      await heading('Page not found')
      expect(screen.getByText(fragment.slice(1))).toBeTruthy()
    },
  )
})

test('the tool for sending shows what a message would do, before it is sent', async () => {
  open(link('tools', 'send'))
  const { emulations } = await loadAnswer<{ emulations: { name: string; body: { boc: string } }[] }>('emulations.json')
  await userEvent.click(await screen.findByRole('textbox', { name: 'Signed message' }, patience))
  await userEvent.paste(emulations.find(({ name }) => name === 'pendingTransfer')?.body.boc ?? '')
  const preview = await screen.findByRole('article', { name: 'Transaction preview' }, patience)
  expect(await within(preview).findByText('Would succeed', {}, patience)).toBeTruthy()
  expect(preview.dataset['preview']).toBe('forecast')
})

describe('search leads to', () => {
  const hash = showcase.transactions.swapTrace
  const hex = Array.from(atob(hash), (char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('')

  beforeEach(() => open('#/'))

  test.each([
    ['an account, by its address', showcase.wallet, 'Account'],
    ['a name', 'alice.ton', 'Account'],
    ['a transaction, by its hash', hash, 'Transaction'],
    ['the same, by the hash in hex', hex, 'Transaction'],
    ['a block', '(-1,8000000000000000,52000333)', 'Block'],
    ['a transaction, by the link of another explorer', `https://tonviewer.com/transaction/${hex}`, 'Transaction'],
  ])('%s', async (_, text, name) => {
    await search(text)
    await heading(name)
  })

  test.each([['an account, by its bare id', showcase.wallet.slice(2), 'Account']])('%s', async (_, text, name) => {
    await search(text)
    await heading(name)
  })

  test('a transaction, by a log that it wrote', async () => {
    const { transactions } = await client.request(transactionRow, { hash: [showcase.transactions.logs] })
    await search(transactions[0]?.out_msgs.find(({ destination }) => destination === null)?.hash ?? '')
    await heading('Transaction')
  })

  test('words that say that nothing has this hash', async () => {
    await search('f'.repeat(64))
    await userEvent.keyboard('{Enter}')
    await screen.findByText(/No transaction, no message, no block/, {}, patience)
  })
})

describe('a reader goes', () => {
  test('back and forward, and finds the tab that was open', async () => {
    open(link('account', showcase.wallet))
    await userEvent.click(await screen.findByRole('link', { name: /^\d+ jettons$/ }, patience))
    await screen.findByRole('region', { name: 'Jettons' })
    await search('52000333')
    await heading('Block')
    window.history.back()
    await heading('Account')
    await screen.findByRole('region', { name: 'Jettons' })
    window.history.back()
    await screen.findByRole('region', { name: 'History' }, patience)
    window.history.forward()
    await screen.findByRole('region', { name: 'Jettons' }, patience)
  })

  test('back to the row of a list that was left', async () => {
    open(link('account', showcase.wallet, 'transactions'))
    const list = async () => {
      const history = await screen.findByRole('region', { name: 'Transactions' }, patience)
      await within(history).findAllByRole('link', { name: 'Transfer' }, patience)
      return history.querySelector('[part~="table"]') as HTMLElement
    }
    const left = await list()
    const page = document.documentElement
    page.scrollTop = 400
    // Some browsers scroll by parts of a pixel.
    await waitFor(() => expect(window.history.state).toEqual({ scroll0: [expect.closeTo(400, 0), 0] }))
    window.location.hash = '#/'
    await heading('Chain')
    window.history.back()
    await heading('Account')
    expect(await list()).not.toBe(left)
    await waitFor(() => expect(page.scrollTop).toBeCloseTo(400, 0), patience)
  })

  test('from a history to a transaction, with the keyboard alone', async () => {
    open(link('account', showcase.wallet, 'transactions'))
    const history = await screen.findByRole('region', { name: 'Transactions' }, patience)
    const [operation] = await within(history).findAllByRole('link', { name: 'Jetton transfer' }, patience)
    operation?.focus()
    await userEvent.keyboard('{Enter}')
    const title = await heading('Transaction')
    const content = title.closest('.explorer-page')
    await waitFor(() => expect(document.activeElement).toBe(content))
    await screen.findByRole('tree', {}, patience)
    await userEvent.tab()
    expect(content?.contains(document.activeElement)).toBe(true)
  })

  test('through actions of one type, which are asked for', async () => {
    open(link('account', showcase.people.alice))
    const [actions] = (await screen.findAllByRole('region', { name: 'History' }, patience)) as [HTMLElement]
    await within(actions).findByText(/in total|shown/, {}, patience)
    const { actions: all } = await client.request(actionRow, {
      account: showcase.people.alice,
      action_type: ['nft_transfer'],
      limit: 1000,
    })
    await userEvent.selectOptions(within(actions).getByLabelText('Type'), 'NFT transfer')
    await within(actions).findByText(`${all.length} in total`, {}, patience)
    const titles = Array.from(actions.querySelectorAll('[part~="action-card-title"]'), (title) => title.textContent)
    expect(new Set(titles)).toEqual(new Set(['NFT transfer']))
  })

  test('to the messages that an account sent', async () => {
    open(link('account', showcase.people.alice, 'messages'))
    const part = await screen.findByRole('region', { name: 'Messages' }, patience)
    const directions = () =>
      Array.from(
        part.querySelectorAll<HTMLElement>('[data-row] [part~="table-direction"]'),
        ({ dataset }) => dataset['direction'],
      )
    await waitFor(() => expect(directions().length).toBeGreaterThan(3), patience)
    expect(new Set(directions())).toEqual(new Set(['in']))
    await userEvent.selectOptions(within(part).getByLabelText('Show'), 'Sent')
    await waitFor(() => expect(new Set(directions())).toEqual(new Set(['out'])), patience)
  })

  test('to a tab that lies beyond the edge of a phone, and sees it', async () => {
    await page.viewport(320, 640)
    open(link('account', showcase.people.alice, 'details'))
    const tab = await screen.findByRole('link', { name: 'Details', current: 'page' }, patience)
    const line = tab.parentElement as HTMLElement
    expect(line.scrollWidth).toBeGreaterThan(line.clientWidth)
    await waitFor(() =>
      expect(Math.floor(tab.getBoundingClientRect().right)).toBeLessThanOrEqual(line.getBoundingClientRect().right),
    )
    expect(window.scrollY).toBe(0)
    await page.viewport(1280, 800)
  })

  test('over an account, and sees where else on the page it is', async () => {
    open(link('transaction', showcase.transactions.swapTrace, 'table'))
    const table = await screen.findByRole('region', { name: 'Table' }, patience)
    const places = () => Array.from(document.querySelectorAll<HTMLElement>('[data-address]'))
    const same = (address: string | undefined) => places().filter((place) => place.dataset['address'] === address)
    await waitFor(() => expect(table.querySelectorAll('[data-address]').length).toBeGreaterThan(2), patience)
    // What arrives while the pointer rests is marked with its next move.
    await waitFor(async () => {
      const repeated = places().find((place) => same(place.dataset['address']).length > 2) as HTMLElement
      await userEvent.hover(repeated)
      const marked = places().filter((place) => place.hasAttribute('data-same'))
      await userEvent.unhover(repeated)
      expect(marked.length).toBeGreaterThan(2)
      expect(marked).toEqual(same(repeated.dataset['address']))
    }, patience)
  })

  test('on reading while a transaction arrives, and looks at it when it suits', async () => {
    const { transport } = await openEmbeddedChain()
    const { people } = showcase
    const answers = await client.request(transactionRow, { account: [people.elena], limit: 1 })
    const newest = answers.transactions[0]?.hash
    let held = true
    const growing = createClient({
      network: { name: 'growing', baseUrl: 'https://growing.example/api/v3' },
      transport: {
        name: 'growing',
        request: async (endpoint, params, init) => {
          const answer = await transport.request(endpoint, params, init)
          if (!held || endpoint.name !== 'transactions') return answer
          const { transactions, ...rest } = answer.body as { transactions: { hash: string }[] }
          return { ...answer, body: { ...rest, transactions: transactions.filter(({ hash }) => hash !== newest) } }
        },
      },
    })
    open(link('account', people.elena, 'transactions'), growing)
    const history = await screen.findByRole('region', { name: 'Transactions' }, patience)
    await waitFor(() => expect(within(history).getAllByRole('link').length).toBeGreaterThan(5), patience)
    const first = () => history.querySelector('[part~="table-row"] a')?.getAttribute('href')
    const before = first()
    held = false
    const more = await screen.findByRole('button', { name: 'Show 1 new' }, { timeout: 12_000 })
    expect(first()).toBe(before)
    await userEvent.click(more)
    await waitFor(() => expect(first()).not.toBe(before))
  }, 30_000)

  test('from what is pending to all that is going to happen', async () => {
    open(link('account', showcase.people.alice, 'transactions'))
    const history = await screen.findByRole('region', { name: 'Transactions' }, patience)
    const [pending] = await within(history).findAllByText('Pending', {}, patience)
    const operation = pending?.closest('[part~="table-row"]')?.querySelector<HTMLElement>('a[part~="card-link"]')
    await userEvent.click(operation as HTMLElement)
    await waitFor(() => expect(window.location.hash).toMatch(/^#\/(?:trace|transaction)\//), patience)
    await screen.findByRole('tree', {}, patience)
  })

  test('from one view of a trace to another, and keeps the selection', async () => {
    open(link('transaction', showcase.transactions.swapTrace))
    await screen.findByRole('tree', {}, patience)
    await userEvent.click(screen.getByRole('link', { name: 'Outline' }))
    const selected = await screen.findByRole('treeitem', { selected: true }, patience)
    expect(selected.textContent).toMatch(/Jetton transfer/)
  })

  test('from a transaction to what caused it and what it caused', async () => {
    open(link('transaction', showcase.transactions.swapTrace, 'details'))
    for (const name of ['Parent', 'Children']) {
      const region = await screen.findByRole('region', { name }, patience)
      await waitFor(
        () => expect(within(region).getAllByRole('article', { busy: false }).length).toBeGreaterThan(0),
        patience,
      )
    }
  })

  test('neighbors that the service does not know are not said to be none', async () => {
    const { transport } = await openEmbeddedChain()
    const unaware = createClient({
      network: client.network,
      transport: {
        ...transport,
        async request(endpoint, params, init) {
          if (endpoint.name === 'adjacentTransactions')
            throw new HttpError(endpoint.path, 404, 'notFound', 'adjacent transactions not found')
          return transport.request(endpoint, params, init)
        },
      },
    })
    open(link('transaction', showcase.transactions.swapTrace, 'details'), unaware)
    await within(await screen.findByRole('region', { name: 'Parent' }, patience)).findByText(
      /not indexed/,
      {},
      patience,
    )
    await within(screen.getByRole('region', { name: 'Children' })).findByText(/not indexed/, {}, patience)
  })
})

describe('what cannot be shown', () => {
  test.each([
    ['an account that was never used', link('account', showcase.unknownAccount), /This address has never been used/],
    ['a transaction that the index does not hold', link('transaction', `${'A'.repeat(43)}=`), /Transaction not found/],
    ['a trace that it does not hold', link('trace', `${'A'.repeat(43)}=`), /Trace not found/],
    ['a block that is not there yet', link('block', '-1:8000000000000000:99999999'), /knows no such block/],
    ['a block with a wrong id', link('block', 'first'), /not the id of a block/],
    ['a jetton that is none', link('jetton', showcase.wallet), /Jetton not found/],
    ['a name that nobody has', link('domain', 'nobody-has-this.ton'), /Domain not found/],
  ])('is said: %s', async (_, fragment, text) => {
    open(fragment)
    expect((await screen.findAllByText(text, {}, patience)).length).toBeGreaterThan(0)
  })

  test('is asked for again on demand', async () => {
    const { transport } = await openEmbeddedChain()
    let down = true
    const shaky = createClient({
      network: { name: 'shaky', baseUrl: 'https://shaky.example/api/v3' },
      transport: {
        name: 'shaky',
        request: (...call) => (down ? Promise.reject(new TypeError('no line')) : transport.request(...call)),
      },
    })
    open(link('jetton', showcase.jettonMaster), shaky)
    const [again] = await screen.findAllByRole('button', { name: 'Try again' }, patience)
    down = false
    if (again !== undefined) await userEvent.click(again)
    await screen.findAllByText(/LUM/, {}, patience)
  })
})

test('two explorers on one page keep their places apart', async () => {
  window.location.hash = `#/account/${encodeURIComponent(showcase.wallet)}|/jetton/${encodeURIComponent(showcase.jettonMaster)}`
  render(
    <TonlensProvider client={client}>
      <div className="explorer-networks">
        <Explorer />
        <Explorer slot={1} />
      </div>
    </TonlensProvider>,
  )
  await heading('Account')
  await heading('Jetton')
  const explorers = screen.getAllByRole('region', { name: /^Explorer of/ })
  for (const { clientWidth, parentElement } of explorers)
    expect(clientWidth).toBeGreaterThan((parentElement?.clientWidth ?? 0) / 3)
  const [first] = explorers
  await userEvent.click(within(first as HTMLElement).getByRole('link', { name: 'tonlens explorer' }))
  await heading('Chain')
  await heading('Jetton')
})
