// The state of one account while it changes: states are confirmed, finalized and rolled back, events are lost or come
// twice, the index is behind, answers are slow or fail, the stream breaks, the reader leaves and returns.
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, test, vi } from 'vitest'
import { accountStates } from '../../../../src/service/endpoints/index.ts'
import {
  accountInterval,
  createAccountChanges,
  latestAccount,
} from '../../../../src/react/live/account/accountChanges.ts'
import { endpointQueryOptions } from '../../../../src/react/query/endpointQueryOptions.ts'
import type { AccountStateFull } from '../../../../src/service/rows/account.ts'
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
  | { readonly do: 'confirm' | 'finalize' | 'rollBack' | 'other'; readonly isTold: boolean }
  | { readonly do: 'repeat' | 'index' | 'refetch' }
  | Disturbance

const account = testAccount(1)
const interval = 5000
/** Most milliseconds by which the index is behind. */
const maxIndexDelay = 20_000
/** Milliseconds after which a state that was rolled back is no longer shown, with the next answer. */
const maxRolledBack = 40_000

function draw(random: Random): Event {
  const kind = random.pick([
    'confirm',
    'confirm',
    'confirm',
    'finalize',
    'finalize',
    'finalize',
    'rollBack',
    'other',
    'repeat',
    'index',
    'index',
    'refetch',
    'break',
    'connect',
    'connect',
    'leave',
    'return',
    'return',
    'fail',
    'recover',
    'recover',
    'slow',
    'clock',
    'pass',
    'pass',
    'pass',
    'pass',
  ] as const)
  switch (kind) {
    case 'confirm':
    case 'finalize':
    case 'rollBack':
    case 'other':
      return { do: kind, isTold: random.chance(0.8) }
    case 'slow':
    case 'clock':
      return drawMilliseconds(random, kind)
    case 'pass':
      return drawMilliseconds(random, kind, [70_000])
    default:
      return { do: kind }
  }
}

/** State `n` in one of its lives: one that is rolled back comes again as another one. */
interface State {
  readonly n: number
  readonly life: number
}

async function run(course: readonly Event[], seed: number): Promise<string | undefined> {
  const random = createRandom(seed)
  let life = 0
  /** States that are final, and those above that are confirmed. */
  let [final, confirmed]: [State, State[]] = [{ n: 1, life: 0 }, []]
  let indexed = final
  let repeated: (() => void) | undefined
  const hash = (state: State) => `s${state.n}.${state.life}`
  const around = createSurroundings(
    random,
    fromEitherState(() => ({
      accounts: [
        {
          address: account,
          account_state_hash: hash(indexed),
          balance: String(indexed.n),
          status: 'active',
          code_hash: 'c',
          data_hash: hash(indexed),
          code_boc: 'code',
          data_boc: `data ${hash(indexed)}`,
        },
      ],
      address_book: {},
      metadata: {},
    })),
  )
  /** An event that is lost breaks the stream, or was one that could not be read: either way it opens again. */
  const lose = async () => {
    await around.disturb({ do: 'break' })
    await around.disturb({ do: 'connect' })
  }
  const tell = (state: State, finality: string, address = account) =>
    around.tell({
      type: 'account_state_change',
      account: address,
      finality,
      state: {
        hash: hash(state),
        balance: String(state.n),
        account_status: 'active',
        code_hash: 'c',
        data_hash: hash(state),
      },
    })

  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const query = endpointQueryOptions(around.client, accountStates, { address: [account] })
  const readRow = () =>
    cache.getQueryData<{ readonly accounts: readonly AccountStateFull[] }>(query.queryKey)?.accounts[0]
  const changes = createAccountChanges(around.client, account, {
    readRow,
    countAnswers: () => cache.getQueryState(query.queryKey)?.dataUpdateCount ?? 0,
    refresh: () => void cache.invalidateQueries({ queryKey: query.queryKey }),
    interval,
  })
  // As `useLiveAccount` does on each render.
  const createOptions = () => {
    const rendered = changes.current()
    return { ...query, refetchInterval: () => accountInterval(rendered, readRow(), interval) }
  }
  const observer = new QueryObserver(cache, createOptions())
  let fault: string | undefined
  let [isShown, wasShown, newestFinal] = [false, false, 0]
  /** Since when a state is shown that was rolled back. */
  let rolledBackAt: number | undefined
  const check = () => {
    if (!isShown || fault !== undefined) return
    const { isPending, error } = observer.getCurrentResult()
    const { row, finality } = latestAccount(changes.current(), readRow())
    if (row === undefined) {
      if (wasShown) fault ??= 'a state was shown, and now none is'
      if (!isPending && error === null) fault ??= 'nothing is shown, and nothing is pending'
      return
    }
    wasShown = true
    const shown = hash({ n: Number(row.balance), life: Number(row.account_state_hash.split('.')[1]) })
    if (row.address !== account) fault ??= `a state of ${row.address} is shown`
    if (shown !== row.account_state_hash) fault ??= `${row.account_state_hash} is shown with the balance of ${shown}`
    if (row.data_boc !== undefined && row.data_boc !== `data ${shown}`)
      fault ??= `${shown} is shown with ${row.data_boc}`
    const n = Number(row.balance)
    if (n < newestFinal) fault ??= `state ${n} is shown after the final state ${newestFinal}`
    const isReal = n <= final.n || confirmed.some((state) => hash(state) === shown)
    if (finality === 'finalized' && isReal && n <= final.n) newestFinal = Math.max(newestFinal, n)
    if (isReal) rolledBackAt = undefined
    else rolledBackAt ??= performance.now()
  }
  around.show(() => {
    isShown = true
    const stops = [
      changes.subscribe(() => {
        observer.setOptions(createOptions())
        check()
      }),
      observer.subscribe(check),
    ]
    return () => {
      isShown = false
      for (const stop of stops) stop()
    }
  })
  const apply = async (event: Event): Promise<unknown> => {
    switch (event.do) {
      case 'confirm': {
        const next = { n: (confirmed.at(-1) ?? final).n + 1, life }
        confirmed.push(next)
        repeated = () => tell(next, 'confirmed')
        return event.isTold ? repeated() : lose()
      }
      case 'finalize': {
        const next = confirmed.shift() ?? { n: final.n + 1, life }
        final = next
        setTimeout(() => void (indexed = indexed.n < next.n ? next : indexed), maxIndexDelay)
        repeated = () => tell(next, 'finalized')
        return event.isTold ? repeated() : lose()
      }
      case 'rollBack':
        // Nobody is told.
        if (confirmed.length === 0) return undefined
        life++
        confirmed = []
        repeated = undefined
        return undefined
      case 'other':
        return tell({ n: 1_000_000, life: 0 }, 'finalized', testAccount(2))
      case 'repeat':
        return repeated?.()
      case 'index':
        indexed = final
        return undefined
      case 'refetch':
        return void observer.refetch().catch(() => undefined)
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
    // The world comes to rest: the newest final state must be shown, with its code and data.
    confirmed = []
    for (const last of ['recover', 'break', 'index', 'return', 'connect'] as const) await apply({ do: last })
    await apply({ do: 'slow', milliseconds: 5 })
    await vi.advanceTimersByTimeAsync(200_000)
    check()
    const { row, finality } = latestAccount(changes.current(), readRow())
    if (row?.account_state_hash !== hash(final) || finality !== 'finalized')
      fault ??= `at rest ${row?.account_state_hash} is shown (${finality}), not ${hash(final)}`
    if (row?.data_boc !== `data ${hash(final)}`) fault ??= `at rest ${hash(final)} is shown with ${row?.data_boc}`
    if (observer.getCurrentResult().error !== null) fault ??= 'at rest there is an error'
    if (!changes.current().live) fault ??= 'at rest the stream is not live'
  }
  if (rolledBackAt !== undefined && performance.now() - rolledBackAt > maxRolledBack)
    fault ??= 'a state that was rolled back is still shown'
  around.end()
  cache.clear()
  return fault
}

test(
  'a live account shows one state of the account, and never an older one than before',
  { timeout: 3_600_000 },
  async () => {
    await explore({
      counts: [40, 5000],
      seeds: [157956940, 25476527, 696232951, 37337691, 634430151, 20127440],
      length: 40,
      draw,
      run,
    })
  },
)
