// Questions that rows which were fetched decide.
import * as endpoints from '../../../service/endpoints/index.ts'
import type { AnyEndpoint, PagedEndpoint, PageParams } from '../../../service/endpoints/endpoint.ts'
import type { Random } from '../random.ts'
import type { Pools } from './pools.ts'
import { routesByEndpoint } from './routes.ts'
import { spell } from './spell.ts'
import type { Values } from './plan.ts'

const endpointTable = new Map(
  (Object.values(endpoints) as unknown as readonly AnyEndpoint[]).map((row) => [row.name, row]),
)

/** The row of an endpoint; undefined if there is none of that name. */
export function findEndpoint(name: string): AnyEndpoint | undefined {
  return endpointTable.get(name)
}

/** All endpoints. */
export function allEndpoints(): readonly AnyEndpoint[] {
  return [...endpointTable.values()]
}

/** Filters that narrow no list: they need rows that a list does not hold, or change what others mean. */
const excluded: Readonly<Record<string, readonly string[]>> = {
  actions: ['mc_seqno', 'msg_hash', 'account', 'tx_hash'],
  blocks: ['mc_seqno'],
  multisigWallets: ['include_orders', 'wallet_address', 'address'],
  nftItems: ['include_on_sale', 'index'],
  traces: ['mc_seqno', 'account', 'tx_hash', 'msg_hash', 'trace_id', 'include_actions'],
  transactions: ['mc_seqno'],
  validatorComplaints: ['stake_holder_address'],
  validatorCycles: ['stake_holder_address'],
  vesting: ['check_whitelist'],
  accountStates: ['address', 'include_boc'],
  walletStates: ['address'],
}
/** Filters with which the service drops bounds of the list. */
const dropsBounds = new Set(['action_id', 'trace_id'])

/** A list of rows that was fetched. */
export interface FetchedList {
  readonly endpoint: string
  readonly values: Values
  readonly rows: number
  /** Whether no row was left out: every narrower question is decided by these rows. */
  readonly isComplete: boolean
}

/**
 * The bounds of a list that newer rows do not change: from its oldest row to one a little below its newest.
 * Undefined for endpoints without such bounds.
 */
export function planWindow(endpoint: string, values: Values, body: unknown): Values | undefined {
  const page = (findEndpoint(endpoint) as PagedEndpoint<PageParams, unknown> | undefined)?.page
  const field = page?.cursor?.lt
  if (field === undefined || page === undefined) return undefined
  const lts = page
    .items(body)
    .map((row) => (row as Values)[field])
    .filter((lt) => typeof lt === 'string')
  const sorted = lts.map(BigInt).sort((a, b) => (a < b ? 1 : -1))
  const [from, to] = [sorted.at(-1), sorted[Math.min(5, Math.floor(sorted.length / 4))]]
  if (from === undefined || to === undefined || from > to) return undefined
  const limit = Number(values['limit'] ?? sorted.length) + 10
  return { ...values, limit, start_lt: String(from), end_lt: String(to) }
}

/** The second half of a list, by itself: it has to join the first one without a gap. */
export function secondPage({ endpoint, values, rows }: FetchedList): Values | undefined {
  const sources = routesByEndpoint[endpoint]?.[1] ?? {}
  if (!('offset' in sources) || rows < 2) return undefined
  const half = Math.ceil(rows / 2)
  return { ...values, limit: half, offset: rows - half }
}

/** A random question that the rows of a list decide. */
export function narrow(list: FetchedList, pools: Pools, random: Random): Values | undefined {
  const { endpoint, values, rows, isComplete } = list
  const sources = routesByEndpoint[endpoint]?.[1] ?? {}
  const asked: Record<string, unknown> = { ...values }
  const taken = new Set([
    ...Object.keys(values),
    ...(excluded[endpoint] ?? []),
    'limit',
    'offset',
    'sort',
    ...dropsBounds,
  ])
  const filters = Object.keys(sources).filter((name) => !taken.has(name))
  if (isComplete) {
    for (const name of filters) {
      if (!random.chance(0.9 / filters.length)) continue
      const [pool = '', isList] = sources[name] ?? []
      const known = pools[pool] ?? []
      if (known.length === 0) continue
      const chosen = Array.from({ length: isList === undefined ? 1 : 1 + random.integer(3) }, () =>
        spell(pool, random.pick(known), random),
      )
      asked[name] = isList === undefined ? chosen[0] : chosen
    }
    if ('sort' in sources) asked['sort'] = random.pick(['asc', 'desc'])
  }
  if ('limit' in sources) {
    const offset = 'offset' in sources ? random.integer(Math.max(1, rows - 1)) : 0
    asked['limit'] = 1 + random.integer(Math.max(1, rows - offset))
    if (offset > 0) asked['offset'] = offset
  }
  return Object.keys(asked).length === Object.keys(values).length && JSON.stringify(asked) === JSON.stringify(values)
    ? undefined
    : asked
}
