// Each view in each state: loading, with data, failed and tried again, empty, without a question, and live.
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createTestClient, renderWithChain } from '../../../src/entries/testing.ts'
import {
  AccountActions,
  AccountHistory,
  AccountJettons,
  AccountNfts,
  BlockView,
  HeadView,
  TraceView,
  TransactionView,
  type ViewResult,
} from '../../../src/entries/views.ts'
import type { JettonWallet } from '../../../src/service/rows/jetton.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import type { StreamSubscription } from '../../../src/sources/client/stream/events.ts'
import type { StreamListener } from '../../../src/sources/client/stream/stream.ts'
import { loadChain } from '../../../src/tools/testing/loadChain.ts'
import { showcase } from '../../../stories/chain/index.json'
import { last } from '../../../stories/chain/masterchain-info.json'

afterEach(cleanup)
const patience = { timeout: 30_000 }

interface Shared {
  readonly onResult?: (result: ViewResult<unknown>) => void
  readonly renderLoading?: (skeleton: ReactElement) => ReactNode
}

interface Case {
  readonly name: string
  readonly endpoint: string
  /** Part of the element that has the state. */
  readonly part: string
  readonly show: (shared: Shared) => ReactElement
  /** A question to which there is no answer. @default every question has one */
  readonly none?: ReactElement
  /** The view while it waits for its question. @default it needs none */
  readonly waiting?: ReactElement
}

const { wallet, nftCollection, transactions, people } = showcase
const stranger = `0:${'7'.repeat(64)}`
const hash = 'A'.repeat(43).concat('=')
const cases: readonly Case[] = [
  {
    name: 'AccountHistory',
    endpoint: 'transactions',
    part: 'table',
    show: (shared) => <AccountHistory {...shared} address={wallet} />,
    none: <AccountHistory address={stranger} />,
    waiting: <AccountHistory address={undefined} />,
  },
  {
    name: 'AccountHistory that is not live',
    endpoint: 'transactions',
    part: 'table',
    show: (shared) => <AccountHistory {...shared} address={wallet} live={false} />,
    none: <AccountHistory address={wallet} params={{ end_utime: 1 }} />,
  },
  {
    name: 'AccountActions',
    endpoint: 'actions',
    part: 'action-list',
    show: (shared) => <AccountActions {...shared} address={wallet} />,
    none: <AccountActions address={stranger} />,
    waiting: <AccountActions address={undefined} />,
  },
  {
    name: 'AccountActions of a trace',
    endpoint: 'actions',
    part: 'action-list',
    show: (shared) => <AccountActions {...shared} address={undefined} trace={showcase.swapTrace} />,
    none: <AccountActions address={undefined} trace={hash} />,
  },
  {
    name: 'AccountJettons',
    endpoint: 'jettonWallets',
    part: 'jetton-balances',
    show: (shared) => <AccountJettons {...shared} address={wallet} />,
    none: <AccountJettons address={stranger} />,
    waiting: <AccountJettons address={undefined} />,
  },
  {
    name: 'AccountNfts',
    endpoint: 'nftItems',
    part: 'nft-grid',
    show: (shared) => <AccountNfts {...shared} address={wallet} />,
    none: <AccountNfts address={stranger} />,
    waiting: <AccountNfts address={undefined} />,
  },
  {
    name: 'AccountNfts of a collection',
    endpoint: 'nftItems',
    part: 'nft-grid',
    show: (shared) => <AccountNfts {...shared} address={undefined} collection={nftCollection} />,
    none: <AccountNfts address={stranger} collection={nftCollection} />,
  },
  {
    name: 'TransactionView',
    endpoint: 'transactions',
    part: 'transaction-card',
    show: (shared) => <TransactionView {...shared} hash={transactions.transfer} />,
    none: <TransactionView hash={hash} />,
    waiting: <TransactionView hash={undefined} />,
  },
  {
    name: 'TraceView',
    endpoint: 'traces',
    part: 'message-chain-graph',
    show: (shared) => <TraceView {...shared} hash={transactions.swapTrace} />,
    none: <TraceView hash={hash} />,
    waiting: <TraceView hash={undefined} />,
  },
  {
    name: 'BlockView',
    endpoint: 'blocks',
    part: 'block-card',
    show: (shared) => <BlockView {...shared} seqno={last.seqno} />,
    none: <BlockView seqno={1} />,
    waiting: <BlockView seqno={undefined} />,
  },
  {
    name: 'HeadView',
    endpoint: 'masterchainInfo',
    part: 'masterchain-head',
    show: (shared) => <HeadView {...shared} live={false} />,
  },
]

function readState(part: string): string | undefined {
  return document.querySelector<HTMLElement>(`[part~="${part}"]`)?.dataset['state']
}

const stands = (part: string, state: string) => waitFor(() => expect(readState(part)).toBe(state), patience)

describe.each(cases)('$name', ({ endpoint, part, show, none, waiting }) => {
  test('shows a skeleton, then the data, and reports it', async () => {
    const onResult = vi.fn<(result: ViewResult<unknown>) => void>()
    await renderWithChain(show({ onResult }), { latency: 200 })
    expect(readState(part)).toBe('loading')
    expect(onResult).not.toHaveBeenCalled()
    await stands(part, 'shown')
    expect(onResult).toHaveBeenCalledWith({ data: expect.anything() as unknown })
  })

  test('is rendered as the page wants it while it loads', async () => {
    const renderLoading = (skeleton: ReactElement) => <aside aria-label="Loading">{skeleton}</aside>
    await renderWithChain(show({ renderLoading }), { latency: 200 })
    expect(screen.getByLabelText('Loading').querySelector(`[part~="${part}"]`)).not.toBeNull()
    await stands(part, 'shown')
    expect(screen.queryByLabelText('Loading')).toBeNull()
  })

  test('says that the service failed, reports it, and tries again', async () => {
    const onResult = vi.fn<(result: ViewResult<unknown>) => void>()
    const given = await createTestClient()
    const repair = given.index.fail({ endpoint, status: 500 })
    await renderWithChain(show({ onResult }), { test: given })
    await screen.findByRole('alert', {}, patience)
    expect(readState(part)).toBe('error')
    expect(onResult).toHaveBeenCalledWith({ error: expect.any(Error) as unknown })
    repair()
    await userEvent.click(screen.getByRole('button', { name: /Try again|Retry/ }))
    await stands(part, 'shown')
  })

  test.runIf(none !== undefined)('says that there is nothing', async () => {
    await renderWithChain(<>{none}</>)
    await stands(part, 'empty')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.runIf(waiting !== undefined)('requests nothing without a question', async () => {
    const given = await createTestClient()
    const request = vi.spyOn(given.client, 'ask')
    await renderWithChain(<>{waiting}</>, { test: given })
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(readState(part)).toBe('empty')
    expect(request).not.toHaveBeenCalled()
  })
})

/** Answers of the embedded chain without the newest transaction of an account, and an answer with only that. */
async function splitNewest(address: string) {
  const answers = (await loadChain()) as readonly { readonly transactions?: readonly Transaction[] }[]
  const newest = answers
    .flatMap(({ transactions: rows = [] }) => rows)
    .filter(({ account }) => account === address)
    .toSorted((one, other) => Number(BigInt(other.lt) - BigInt(one.lt)))[0]
  const older = answers.map((answer) =>
    answer.transactions === undefined
      ? answer
      : { ...answer, transactions: answer.transactions.filter((row) => row !== newest) },
  )
  return { older, newest: { transactions: [newest] } }
}

describe('a live list', () => {
  test.each([
    ['adds what is new by itself', true],
    ['counts what is new above it', false],
  ])('%s', async (_, follow) => {
    const { older, newest } = await splitNewest(people.elena)
    const given = await createTestClient({ answers: older })
    const onResult = vi.fn<(result: ViewResult<readonly unknown[]>) => void>()
    const countRows = () => {
      const [result] = onResult.mock.lastCall ?? []
      return result !== undefined && 'data' in result ? result.data.length : 0
    }
    await renderWithChain(<AccountHistory address={people.elena} limit={100} follow={follow} onResult={onResult} />, {
      test: given,
    })
    await stands('table', 'shown')
    const before = countRows()
    given.index.ingest(newest)
    if (!follow) {
      const more = await screen.findByRole('button', { name: 'Show 1 new' })
      expect(countRows()).toBe(before)
      await userEvent.click(more)
    }
    await waitFor(() => expect(countRows()).toBe(before + 1))
  })

  test('does not call a worthless payment with a link new', async () => {
    const { older, newest } = await splitNewest(people.elena)
    const given = await createTestClient({ answers: older })
    await renderWithChain(<AccountHistory address={people.elena} limit={100} />, { test: given })
    await stands('table', 'shown')
    const [row] = newest.transactions
    const message_content = { hash: null, body: null, decoded: { comment: 'Claim at https://gift.example' } }
    const in_msg = { ...row?.in_msg, source: people.bruno, value: '1', message_content }
    given.index.ingest({ transactions: [{ ...row, in_msg, out_msgs: [] } as Transaction] })
    await screen.findByRole('button', { name: 'Show 1 suspicious' })
  })

  test('of a filtered history is none', async () => {
    const given = await createTestClient()
    const request = vi.spyOn(given.client, 'ask')
    await renderWithChain(<AccountHistory address={wallet} params={{ start_utime: 1 }} limit={3} />, { test: given })
    await stands('table', 'shown')
    expect(request.mock.calls.map(([, params]) => params)).toContainEqual(
      expect.objectContaining({ account: [wallet], start_utime: 1, limit: 3 }),
    )
  })
})

test('jettons follow events, and an answer that is older than an event changes nothing', async () => {
  const given = await createTestClient()
  let listener: StreamListener | undefined
  const stream = {
    listen(_: StreamSubscription, joined: StreamListener) {
      listener = joined
      return () => void (listener = undefined)
    },
  }
  const client = { ...given.client, stream }
  const request = vi.spyOn(client, 'ask')
  const onResult = vi.fn<(result: ViewResult<readonly JettonWallet[]>) => void>()
  const readRows = () => {
    const [result] = onResult.mock.lastCall ?? []
    return result !== undefined && 'data' in result ? result.data : []
  }
  const tell = (jetton: JettonWallet) => listener?.event({ type: 'jettons_change', finality: 'finalized', jetton })
  const { unmount } = await renderWithChain(<AccountJettons address={wallet} onResult={onResult} />, {
    test: { ...given, client },
  })
  await stands('jetton-balances', 'shown')
  const before = readRows()
  const [first, second] = before as [JettonWallet, JettonWallet]
  listener?.opened()
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2))
  const later = (row: JettonWallet, balance: string) => ({ ...row, balance, last_transaction_lt: '9'.repeat(18) })
  tell(later(first, '123'))
  tell(later(second, '0'))
  tell(later({ ...first, address: stranger }, '456'))
  tell(later({ ...first, owner: stranger }, '789'))
  const expected = [...before.map((row) => (row === first ? '123' : row.balance)).filter((_, at) => at !== 1), '456']
  await waitFor(() => expect(readRows().map(({ balance }) => balance)).toEqual(expected))
  listener?.opened()
  await waitFor(() => expect(request).toHaveBeenCalledTimes(3))
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(readRows().map(({ balance }) => balance)).toEqual(expected)
  unmount()
  expect(listener).toBeUndefined()
})

test('the newest block is requested again', async () => {
  const given = await createTestClient()
  const onResult = vi.fn<(result: ViewResult<unknown>) => void>()
  await renderWithChain(<HeadView interval={50} onResult={onResult} />, { test: given })
  await stands('masterchain-head', 'shown')
  given.index.fail({ endpoint: 'masterchainInfo', status: 500 })
  await waitFor(() => expect(onResult).toHaveBeenCalledWith({ error: expect.any(Error) as unknown }), patience)
})
