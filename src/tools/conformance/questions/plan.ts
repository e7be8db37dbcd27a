// The first requests of a check: recent rows of every endpoint, and rows of accounts that these name.
import type { Random } from '../random.ts'
import { invented, type Pools } from './pools.ts'
import { routesByEndpoint, neededParams, oneOfParams } from './routes.ts'

/** Most rows of one list that is fetched to ask about. */
const pageLimit = 50
/** Fewer rows where each is large. */
const smallLimits: Readonly<Record<string, number>> = { traces: 10, actions: 30 }
/** Answers that pass away before they can be compared. */
export const fleeting: ReadonlySet<string> = new Set(['pendingActions', 'pendingTraces', 'pendingTransactions'])

/** The subject of a second list, which often is complete. */
const subjects: Readonly<Record<string, string>> = {
  actions: 'account',
  blocks: 'mc_seqno',
  jettonTransfers: 'owner_address',
  jettonWallets: 'owner_address',
  nftCollections: 'owner_address',
  nftItems: 'owner_address',
  nftTransfers: 'owner_address',
  traces: 'account',
  transactions: 'account',
}
/** Parameters that the first requests set, so that answers hold what decides them. */
const shownParts: readonly string[] = [
  // Messages from outside have no time of creation to be sorted by.
  'exclude_externals',
  'include_accounts',
  'include_actions',
  'include_boc',
  'include_orders',
  'return_participants',
  'return_validators',
]
/** Endpoints without an order of their own. */
const sorted: readonly string[] = ['blocks']
/** Parameters without which there is nothing to compare, though the service may answer. */
const wanted: Readonly<Record<string, readonly string[]>> = { decode: ['bodies'] }

/** Parameters of a request, as raw addresses, base64 hashes and numbers. */
export type Values = Readonly<Record<string, unknown>>

/**
 * Endpoints in the order in which they are asked: later ones take their values from answers to earlier
 * ones.
 */
export const questionOrder: readonly string[] = [
  'masterchainInfo',
  'transactions',
  'messages',
  'traces',
  'actions',
  'blocks',
  'jettonTransfers',
  'jettonWallets',
  'jettonMasters',
  'jettonBurns',
  'nftItems',
  'nftCollections',
  'nftTransfers',
  'multisigWallets',
  ...Object.keys(routesByEndpoint),
].filter((name, at, all) => all.indexOf(name) === at)

/** Parameters of the first requests of an endpoint; empty if no value for a parameter that it needs is known. */
export function planFirst(endpoint: string, pools: Pools, random: Random): readonly Values[] {
  const sources = routesByEndpoint[endpoint]?.[1] ?? {}
  const base: Record<string, unknown> = {
    ...Object.fromEntries(shownParts.filter((name) => name in sources).map((name) => [name, true])),
    ...(sorted.includes(endpoint) && { sort: 'desc' }),
    ...('limit' in sources && { limit: smallLimits[endpoint] ?? pageLimit }),
  }
  const either = (oneOfParams[endpoint] ?? []).find((name) => pickValue(endpoint, name, pools, random) !== undefined)
  if (oneOfParams[endpoint] !== undefined && either === undefined) return []
  for (const name of [
    ...(neededParams[endpoint] ?? wanted[endpoint] ?? []),
    ...(either === undefined ? [] : [either]),
  ]) {
    base[name] = pickValue(endpoint, name, pools, random)
    if (base[name] === undefined) return []
  }
  const subject = subjects[endpoint]
  const value = subject === undefined ? undefined : pickValue(endpoint, subject, pools, random)
  return subject === undefined || value === undefined
    ? [base]
    : [base, { ...base, [subject]: Array.isArray(value) ? value.slice(0, 1) : value }]
}

/** Most values of one list. */
const maxValues = 8

/** One known value of a parameter, or a few of them where it takes a list. */
function pickValue(endpoint: string, name: string, pools: Pools, random: Random): unknown {
  const [pool = '', list] = routesByEndpoint[endpoint]?.[1][name] ?? []
  // The last values of most pools exist nowhere.
  const known = (pools[pool] ?? []).filter((value) => !unusual.has(value))
  if (known.length === 0) return undefined
  if (list === undefined) return random.pick(known)
  return Array.from(new Set(Array.from({ length: maxValues }, () => random.pick(known))))
}

const unusual = new Set<unknown>([...Object.values(invented), 'null'])

/** Path and query of a request, with values in their plain form. */
export function writeRequest(endpoint: string, values: Values): string {
  const [path = ''] = routesByEndpoint[endpoint] ?? []
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const each of Array.isArray(value) ? (value as readonly unknown[]) : [value]) query.append(name, String(each))
  }
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
