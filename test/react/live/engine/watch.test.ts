// Accounts that are watched while they grow: the index is behind and lists late, answers are slow or fail, the stream
// breaks and loses events, the reader leaves and returns. Each transaction is reported once, in its order, or counted
// as unread.
import { afterEach, beforeEach, test, vi } from 'vitest'
import { createWatch } from '../../../../src/react/live/watch/watch.ts'
import { testAccount } from '../../../fixtures/testRows.ts'
import { explore } from '../../../helpers/explore.ts'
import { createRandom } from '../../../helpers/random.ts'
import { createSurroundings, type Disturbance, drawMilliseconds, fromEitherState } from './surroundings.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }))
afterEach(() => void vi.useRealTimers())

type Event =
  | { readonly do: 'grow'; readonly account: number; readonly rows: number; readonly isTold: boolean }
  | { readonly do: 'index' | 'retry' }
  | Disturbance

const accounts = [testAccount(1), testAccount(2)]
const start = 1_800_000_000

function draw(random: ReturnType<typeof createRandom>): Event {
  const kind = random.pick([
    'grow',
    'grow',
    'grow',
    'grow',
    'index',
    'index',
    'break',
    'connect',
    'connect',
    'leave',
    'return',
    'retry',
    'fail',
    'recover',
    'recover',
    'slow',
    'pass',
    'pass',
    'pass',
    'pass',
  ] as const)
  switch (kind) {
    case 'grow':
      return {
        do: kind,
        account: random.integer(2),
        rows: random.pick([1, 1, 2, 5, 40, 1200]),
        isTold: random.chance(0.7),
      }
    case 'slow':
    case 'pass':
      return drawMilliseconds(random, kind)
    default:
      return { do: kind }
  }
}

async function run(course: readonly Event[], seed: number): Promise<string | undefined> {
  vi.setSystemTime(start * 1000)
  const random = createRandom(seed)
  const rows = accounts.map(() => [] as { readonly account: string; readonly lt: string; readonly now: number }[])
  let lt = 100
  const add = (of: number) => {
    const account = accounts[of] ?? ''
    const before = rows[of]?.at(-1)
    lt += 10
    rows[of]?.push({
      account,
      lt: String(lt),
      now: Math.floor(Date.now() / 1000),
      prev_trans_lt: before?.lt ?? '0',
      hash: `h${lt}`,
      finality: 'finalized',
      description: { type: 'ord' },
      in_msg: { value: '5', source: testAccount(9), destination: account },
      out_msgs: [],
    } as never)
  }
  for (const of of [0, 1]) add(of)
  /** Rows of each account that the index lists, and of which its states tell. */
  let [listed, told] = [
    [1, 1],
    [1, 1],
  ]
  const read = (
    name: string,
    params: {
      readonly account?: readonly string[]
      readonly address?: readonly string[]
      readonly start_lt?: string
      readonly limit?: number
    },
  ) => {
    if (name === 'accountStates') {
      return {
        accounts: accounts.flatMap((address, of) =>
          params.address?.includes(address)
            ? [{ address, last_transaction_lt: rows[of]?.[(told[of] ?? 1) - 1]?.lt }]
            : [],
        ),
      }
    }
    const found = accounts.flatMap((address, of) =>
      params.account?.includes(address) ? (rows[of]?.slice(0, listed[of]) ?? []) : [],
    )
    const since = found
      .filter((row) => BigInt(row.lt) >= BigInt(params.start_lt ?? 0))
      .sort((a, b) => Number(a.lt) - Number(b.lt))
    return { transactions: since.slice(0, params.limit) }
  }
  const around = createSurroundings(random, fromEitherState(read))
  let fault: string | undefined
  const reported: (readonly string[])[] = [[], []]
  const watch = createWatch(around.client, {
    accounts,
    rules: [{ kind: 'amount', least: '0' }],
    since: { transactions: Object.fromEntries(accounts.map((account, of) => [account, rows[of]?.[0]?.lt ?? '0'])) },
    interval: 1000,
    streamingInterval: 30_000,
    onMatch: (match) => {
      if (match.kind !== 'transaction') return
      const { account, lt: reportedLt, prev_trans_lt } = match.transaction
      const of = accounts.indexOf(account)
      const last = reported[of]?.at(-1) ?? rows[of]?.[0]?.lt
      if (BigInt(reportedLt) <= BigInt(last ?? 0)) fault ??= `${reportedLt} is reported after ${last}`
      if (prev_trans_lt !== last && watch.current().unread.length === 0)
        fault ??= `${reportedLt} is reported after ${last}, and what lies between is not counted`
      reported[of] = [...(reported[of] ?? []), reportedLt]
    },
  })
  const check = () => {
    const { isPending, error, cursor, matches } = watch.current()
    if (!isPending && error === null && cursor === undefined) fault ??= 'nothing is pending, and nothing was read'
    if (matches.length > 200) fault ??= `${matches.length} matches are kept`
  }
  around.show(() => watch.subscribe(check))
  const apply = async (event: Event): Promise<void> => {
    switch (event.do) {
      case 'grow':
        for (let n = 0; n < event.rows; n++) add(event.account)
        // States are often ahead of the list of transactions.
        if (random.chance()) told = rows.map((list, of) => (of === event.account ? list.length : (told[of] ?? 1)))
        if (event.isTold) around.tell({ type: 'transactions' })
        return
      case 'index':
        // Rows come in any number, in their order.
        listed = rows.map((list, of) =>
          random.pick([list.length, list.length, Math.max(listed[of] ?? 1, list.length - 1)]),
        )
        told = rows.map((list, of) => Math.max(told[of] ?? 1, Math.min(list.length, listed[of] ?? 1)))
        return
      case 'retry':
        return watch.retry()
      default:
        return around.disturb(event)
    }
  }
  for (const event of course) {
    await apply(event)
    check()
    if (fault !== undefined) break
  }
  if (fault === undefined) {
    // The world comes to rest: everything must have been reported.
    await apply({ do: 'slow', milliseconds: 5 })
    await apply({ do: 'recover' })
    await apply({ do: 'return' })
    listed = rows.map((list) => list.length)
    told = listed
    await vi.advanceTimersByTimeAsync(200_000)
    check()
    const { unread, error } = watch.current()
    const missing = rows.flatMap((list, of) => list.slice(1).filter((row) => !reported[of]?.includes(row.lt)))
    if (error !== null) fault ??= `at rest ${(error as Error).message}`
    if (missing.length > 0 && unread.length === 0)
      fault ??= `at rest ${missing.length} rows were not reported, from ${missing[0]?.lt}`
    if (unread.length > 0) fault ??= `${unread.length} rows are said to be unread, and none is missing`
  }
  around.end()
  return fault
}

test(
  'a watch reports each transaction once, in order, however the index and the stream behave',
  { timeout: 3_600_000 },
  async () => {
    await explore({ counts: [25, 5000], length: 40, draw, run })
  },
)
