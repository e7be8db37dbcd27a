// The jettons of an account while they change: balances move, wallets appear and are emptied, events are lost with and
// without a word, come twice or overtake each other, the index is behind, answers are slow or fail, the stream breaks,
// the reader leaves, returns, and loads further pages. At rest the list shows what a list shows that has polled from
// the start.
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createJettonChanges, latestWallets } from '../../../../src/react/live/account/jettonChanges.ts'
import { endpointInfiniteQueryOptions } from '../../../../src/react/query/endpointQueryOptions.ts'
import { jettonWallets } from '../../../../src/service/endpoints/index.ts'
import type { JettonWallet } from '../../../../src/service/rows/jetton.ts'
import { testAccount } from '../../../fixtures/testRows.ts'
import { explore } from '../../../helpers/explore.ts'
import { createRandom, type Random } from '../../../helpers/random.ts'
import { createSurroundings, type Disturbance, drawMilliseconds, fromEitherState } from './surroundings.ts'

// TanStack Query polls in browsers only.
vi.hoisted(() => void ((globalThis as { window?: object }).window = {}))

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
    }),
)
afterEach(() => void vi.useRealTimers())

type Event =
  | { readonly do: 'change' | 'empty'; readonly wallet: number; readonly told: 'yes' | 'broken' | 'no' }
  | { readonly do: 'other' | 'repeat' | 'index' | 'refetch' | 'more' }
  | Disturbance

const owner = testAccount(1)
const interval = 5000
const streamingInterval = 60_000
const wallets = 7
/** Wallets that exist at first. */
const first = 4
const limit = 3
/** Most milliseconds by which the index is behind. */
const maxIndexDelay = 20_000
/** Milliseconds that events take: one may overtake another. */
const eventDelays = [0, 0, 20, 300, 3000]
/** Most milliseconds after which an event comes again. */
const maxRepeated = 20_000

function draw(random: Random): Event {
  const kind = random.pick([
    ...(['change', 'change', 'change', 'change', 'empty', 'other', 'repeat', 'index', 'index', 'refetch'] as const),
    ...(['more', 'break', 'connect', 'connect', 'leave', 'return', 'return', 'fail', 'recover', 'recover'] as const),
    ...(['slow', 'clock', 'pass', 'pass', 'pass', 'pass'] as const),
  ])
  switch (kind) {
    case 'change':
    case 'empty':
      return {
        do: kind,
        wallet: random.integer(wallets),
        told: random.pick(['yes', 'yes', 'yes', 'yes', 'broken', 'no']),
      }
    case 'slow':
    case 'clock':
      return drawMilliseconds(random, kind)
    case 'pass':
      return drawMilliseconds(random, kind, [35_000, 70_000])
    default:
      return { do: kind }
  }
}

function row(wallet: number, lt: number, balance: number, of = owner): JettonWallet {
  return {
    address: testAccount(100 + wallet),
    owner: of,
    jetton: testAccount(200 + wallet),
    balance: String(balance),
    last_transaction_lt: String(lt),
    code_hash: 'c',
    data_hash: `d${lt}`,
  }
}

async function run(course: readonly Event[], seed: number): Promise<string | undefined> {
  const random = createRandom(seed)
  let lt = 100
  let world = new Map(Array.from({ length: first }, (_, at) => [at, row(at, lt, 5)]))
  let indexed = world
  let told: readonly { readonly wallet: JettonWallet; readonly at: number }[] = []
  const withBalance = () => [...indexed.values()].filter(({ balance }) => balance !== '0')
  const around = createSurroundings(
    random,
    fromEitherState((_, params) => {
      const offset = Number(params['offset'] ?? 0)
      return { jetton_wallets: withBalance().slice(offset, offset + limit), address_book: {}, metadata: {} }
    }),
  )
  const tell = (jetton: JettonWallet) =>
    around.tell({ type: 'jettons_change', finality: 'finalized', jetton }, eventDelays)

  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const query = endpointInfiniteQueryOptions(around.client, jettonWallets, {
    owner_address: [owner],
    exclude_zero_balance: true,
    limit,
  })
  const changes = createJettonChanges(around.client, owner)
  // As `useLiveJettons` does on each render.
  const createOptions = () => {
    const pause = changes.current().live ? streamingInterval : interval
    return { ...query, refetchInterval: () => pause }
  }
  const observer = new InfiniteQueryObserver(cache, createOptions())
  let fault: string | undefined
  let isShown = false
  let [readFor, answeredAt] = [0, 0]
  const answered = () => {
    const all = observer.getCurrentResult().data?.pages.flatMap(({ jetton_wallets }) => jetton_wallets) ?? []
    return [...new Map(all.map((each) => [each.address, each])).values()]
  }
  const shown = () => {
    const { data, hasNextPage } = observer.getCurrentResult()
    const isComplete = data !== undefined && !hasNextPage
    return latestWallets(answered(), changes.current().wallets, { exclude_zero_balance: true, isComplete })
  }
  /** Newest logical time of each wallet that an event told and that was shown; answers alone differ by server. */
  const newest = new Map<string, number>()
  const check = () => {
    if (!isShown) return
    const rows = shown()
    if (new Set(rows.map(({ address }) => address)).size < rows.length) fault ??= 'a wallet is shown twice'
    for (const { address, balance, last_transaction_lt, owner: of } of rows) {
      if (of !== owner) fault ??= `a wallet of ${of} is shown`
      if (balance === '0') fault ??= `a wallet without a balance is shown`
      if (Number(last_transaction_lt) < (newest.get(address) ?? 0))
        fault ??= `${address} is shown at ${last_transaction_lt} after ${newest.get(address)}`
      if (changes.current().wallets.get(address)?.last_transaction_lt === last_transaction_lt)
        newest.set(address, Number(last_transaction_lt))
    }
  }
  around.show(() => {
    isShown = true
    const render = () => {
      const { isPending, dataUpdatedAt } = observer.getCurrentResult()
      const { openings } = changes.current()
      observer.setOptions(createOptions())
      check()
      if (dataUpdatedAt !== answeredAt) {
        answeredAt = dataUpdatedAt
        changes.settle(answered())
      }
      if (openings > readFor && !isPending) {
        readFor = openings
        void observer.refetch()
      }
    }
    const stops = [changes.subscribe(render), observer.subscribe(render)]
    return () => {
      isShown = false
      for (const stop of stops) stop()
    }
  })
  const apply = async (event: Event): Promise<unknown> => {
    switch (event.do) {
      case 'change':
      case 'empty': {
        const next = row(event.wallet, ++lt, event.do === 'empty' ? 0 : lt)
        world = new Map([...world, [event.wallet, next]])
        const later = world
        setTimeout(() => {
          if (Math.max(...[...indexed.values()].map(readLt)) < Math.max(...[...later.values()].map(readLt)))
            indexed = later
        }, maxIndexDelay)
        if (event.told === 'no') return undefined
        if (event.told === 'yes') {
          told = [...told, { wallet: next, at: performance.now() }]
          return tell(next)
        }
        await around.disturb({ do: 'break' })
        return around.disturb({ do: 'connect' })
      }
      case 'other':
        return tell(row(1, 1_000_000, 1, testAccount(2)))
      case 'repeat':
        told = told.filter(({ at }) => performance.now() - at < maxRepeated)
        return told.length > 0 ? tell(random.pick([...told]).wallet) : undefined
      case 'index':
        indexed = world
        return undefined
      case 'refetch':
        return void observer.refetch()
      case 'more':
        return void observer.fetchNextPage()
      default:
        return around.disturb(event)
    }
  }
  for (const event of course) {
    await apply(event)
    await vi.advanceTimersByTimeAsync(0)
    check()
    if (fault !== undefined) break
  }
  if (fault === undefined) {
    for (const last of ['recover', 'break', 'index', 'return', 'connect'] as const) await apply({ do: last })
    await apply({ do: 'slow', milliseconds: 5 })
    await vi.advanceTimersByTimeAsync(200_000)
    check()
    const { data, error } = observer.getCurrentResult()
    const polled = withBalance().slice(0, (data?.pages.length ?? 0) * limit)
    const [own, others] = [shown(), polled].map((rows) => JSON.stringify(rows.map(readBalance)))
    if (own !== others) fault ??= `at rest ${own} are shown, not ${others}`
    if (error !== null) fault ??= `at rest there is an error: ${String(error)}`
    if (!changes.current().live) fault ??= 'at rest the stream is not live'
  }
  around.end()
  cache.clear()
  return fault
}

const readLt = ({ last_transaction_lt }: JettonWallet) => Number(last_transaction_lt)
const readBalance = ({ address, last_transaction_lt, balance }: JettonWallet) => [address, last_transaction_lt, balance]

test('live jettons end with the rows of polling, and no balance goes back', { timeout: 3_600_000 }, async () => {
  await explore({ counts: [150, 5000], length: 40, draw, run })
})

describe('the rows to show', () => {
  const told = (...rows: readonly JettonWallet[]) => new Map(rows.map((each) => [each.address, each]))
  const list = { exclude_zero_balance: true, isComplete: true }

  test('a wallet is added only to a list that has all others, and removed when it is empty', () => {
    const rows = [row(1, 1, 10), row(2, 1, 20)]
    const wallets = told(row(1, 2, 0), row(3, 2, 30))
    expect(latestWallets(rows, wallets, list)).toEqual([row(2, 1, 20), row(3, 2, 30)])
    expect(latestWallets(rows, wallets, { ...list, isComplete: false })).toEqual([row(2, 1, 20)])
    expect(latestWallets(rows, wallets, { isComplete: false })).toEqual([row(1, 2, 0), row(2, 1, 20)])
  })

  test('an answer that is newer than the last event is shown', () => {
    expect(latestWallets([row(1, 3, 10)], told(row(1, 2, 20)), list)).toEqual([row(1, 3, 10)])
  })

  test('an amount to be claimed counts as a balance', () => {
    const claimable = { ...row(1, 2, 0), mintless_info: { amount: '5' } } as JettonWallet
    expect(latestWallets([row(1, 1, 10)], told(claimable), list)).toEqual([claimable])
  })

  test('a list by balance stays in its order', () => {
    const rows = [row(1, 1, 30), row(2, 1, 20), row(3, 1, 10)]
    const balances = latestWallets(rows, told(row(3, 2, 100)), { ...list, sort: 'desc' }).map(({ balance }) => balance)
    expect(balances).toEqual(['100', '30', '20'])
  })
})
