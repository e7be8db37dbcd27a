import type { AnyEndpoint, PluralRule } from '../../endpoints/endpoint.ts'
import { readRawAddress } from '../../ton/address.ts'
import { readBase64Hash } from '../../ton/hash.ts'
import type { Answer } from '../origin.ts'
import type { Params } from './transport.ts'

/** Keys of wanted entities: identity to the spelling that the caller used. */
export type Keys = ReadonlyMap<string, string>

/** A request for entities by their keys, which may be joined with others and be split. */
export interface KeyedRequest {
  readonly rule: PluralRule
  readonly keys: Keys
  /** The other parameters; equal for all requests that may be joined. */
  readonly rest: Params
}

/**
 * Reads a request as one for entities by key.
 * @returns `undefined` when it is not: other lists narrow it, it is a page of something, its order
 * is asked for, or its limit is smaller than the number of keys.
 */
export function keyedRequest(
  { plural: rule }: AnyEndpoint,
  params: Params,
): KeyedRequest | undefined {
  const wanted = rule && params[rule.param]
  if (rule === undefined || !Array.isArray(wanted)) return undefined
  const { [rule.param]: _, limit, ...rest } = params
  const narrowed = Object.entries(rest).some(
    ([name, value]) => Array.isArray(value) || name === 'offset' || name.startsWith('sort'),
  )
  const keys = new Map<string, string>()
  for (const key of wanted as readonly string[]) {
    const identity = canonical(rule, key)
    if (identity === undefined) return undefined
    // A map answers by the spelling of the request: there every spelling is asked for.
    const slot = rule.rows === undefined ? key : identity
    if (!keys.has(slot)) keys.set(slot, key)
  }
  if (keys.size === 0 || narrowed || (typeof limit === 'number' && limit < keys.size)) return undefined
  return { rule, keys, rest }
}

/** Parameters that ask for all `keys` at once. */
export function paramsOf(endpoint: AnyEndpoint, { rule, rest }: KeyedRequest, keys: Keys): Params {
  const limit = 'page' in endpoint ? { limit: keys.size } : {}
  return { ...rest, [rule.param]: [...keys.values()], ...limit }
}

/**
 * Cuts one caller's answer out of the answers to joined requests: its own rows in its own order,
 * with all names.
 * @param answers At least one.
 * @param asked Every key that the answers were asked for, by all callers together.
 */
export function pick(request: KeyedRequest, answers: readonly Answer[], asked: Keys): Answer {
  const response = answers.map(({ body }) => body).reduce((a, b) => join(request.rule, a, b))
  const origin = answers.map((answer) => answer.origin).reduce((a, b) => (b.asOf < a.asOf ? b : a))
  const { rule, keys } = request
  if (!isMap(response)) return { body: response, origin }
  if (rule.rows === undefined) return { body: pickEntries(rule, response, keys, asked), origin }
  const rows = response[rule.rows] ?? []
  if (!Array.isArray(rows)) return { body: response, origin }
  const byKey = new Map<string, unknown[]>()
  for (const row of rows as readonly unknown[]) {
    const key = isMap(row) ? row[rule.field ?? ''] : undefined
    const identity = typeof key === 'string' ? canonical(rule, key) : undefined
    if (identity !== undefined) byKey.set(identity, [...(byKey.get(identity) ?? []), row])
  }
  const body = { ...response, [rule.rows]: [...keys.keys()].flatMap((key) => byKey.get(key) ?? []) }
  return { body, origin, response }
}

/** Leaves out what only others asked for; what nobody did, such as a wallet's master, stays. */
function pickEntries(rule: PluralRule, joined: PlainMap, keys: Keys, asked: Keys): unknown {
  const own = new Set([...keys.values()].map((key) => canonical(rule, key)))
  const foreign = new Set([...asked.values()].map((key) => canonical(rule, key)))
  const entries = Object.entries(joined).filter(([key]) => {
    const identity = canonical(rule, key)
    return identity === undefined || own.has(identity) || !foreign.has(identity)
  })
  return Object.fromEntries(entries)
}

/** Two answers as one: lists one after the other, maps united, of other values the first. */
function join(rule: PluralRule, a: unknown, b: unknown): unknown {
  if (!isMap(a) || !isMap(b)) return (isMap(a) ? b : a) ?? a ?? b
  if (rule.rows === undefined) return { ...a, ...b }
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return Object.fromEntries(names.map((name) => [name, unite(a[name], b[name])]))
}

function unite(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b)) return [...(a as unknown[]), ...(b as unknown[])]
  return isMap(a) && isMap(b) ? { ...a, ...b } : (a ?? b)
}

type PlainMap = Readonly<Record<string, unknown>>

function isMap(value: unknown): value is PlainMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One spelling for all spellings of a key; `undefined` when it is none. */
function canonical({ kind }: PluralRule, key: string): string | undefined {
  return kind === 'address' ? readRawAddress(key) : readBase64Hash(key)
}
