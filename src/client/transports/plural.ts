import type { AnyEndpoint, PluralRule } from '../../endpoints/endpoint.ts'
import { readRawAddress } from '../../ton/address.ts'
import { readBase64Hash } from '../../ton/hash.ts'
import type { Answer } from '../origin.ts'
import type { Params } from './transport.ts'

/** Keys of requested entities: identity to the spelling of the caller. */
export type Keys = ReadonlyMap<string, string>

/** A request for entities by their keys. It can be joined with others, and split. */
export interface KeyedRequest {
  readonly rule: PluralRule
  readonly keys: Keys
  /** The other parameters; only requests with equal ones are joined. */
  readonly rest: Params
}

/**
 * Reads a request for entities by key.
 * @returns `undefined` for any other request: one with further lists, an offset, an order, or a limit
 * below the number of keys.
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
    // A map has the keys in the spelling of the request, so every spelling is requested.
    const slot = rule.rows === undefined ? key : identity
    if (!keys.has(slot)) keys.set(slot, key)
  }
  if (keys.size === 0 || narrowed || (typeof limit === 'number' && limit < keys.size)) return undefined
  return { rule, keys, rest }
}

/** Returns the parameters of a request for `keys`. */
export function buildParams(endpoint: AnyEndpoint, { rule, rest }: KeyedRequest, keys: Keys): Params {
  const limit = 'page' in endpoint ? { limit: keys.size } : {}
  return { ...rest, [rule.param]: [...keys.values()], ...limit }
}

/**
 * Cuts one caller's answer out of the answers to joined requests: its own rows in its own order,
 * with all names.
 * @param answers At least one.
 * @param requested Keys of all callers of these answers.
 */
export function pickAnswer(request: KeyedRequest, answers: readonly Answer[], requested: Keys): Answer {
  const response = answers.map(({ body }) => body).reduce((a, b) => joinBodies(request.rule, a, b))
  const origin = answers.map((answer) => answer.origin).reduce((a, b) => (b.asOf < a.asOf ? b : a))
  const { rule, keys } = request
  if (!isMap(response)) return { body: response, origin }
  if (rule.rows === undefined) return { body: pickEntries(rule, response, keys, requested), origin }
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

/** Removes entries that only other callers requested; those that nobody requested, such as a wallet's master, stay. */
function pickEntries(rule: PluralRule, joined: PlainMap, keys: Keys, requested: Keys): unknown {
  const own = new Set([...keys.values()].map((key) => canonical(rule, key)))
  const foreign = new Set([...requested.values()].map((key) => canonical(rule, key)))
  const entries = Object.entries(joined).filter(([key]) => {
    const identity = canonical(rule, key)
    return identity === undefined || own.has(identity) || !foreign.has(identity)
  })
  return Object.fromEntries(entries)
}

/** Joins two answers: concatenates lists, merges maps, and takes the first of other values. */
function joinBodies(rule: PluralRule, a: unknown, b: unknown): unknown {
  if (!isMap(a) || !isMap(b)) return (isMap(a) ? b : a) ?? a ?? b
  if (rule.rows === undefined) return { ...a, ...b }
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return Object.fromEntries(names.map((name) => [name, joinValues(a[name], b[name])]))
}

function joinValues(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b)) return [...(a as unknown[]), ...(b as unknown[])]
  return isMap(a) && isMap(b) ? { ...a, ...b } : (a ?? b)
}

type PlainMap = Readonly<Record<string, unknown>>

function isMap(value: unknown): value is PlainMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the same spelling for all spellings of a key; `undefined` for text that is not a key. */
function canonical({ kind }: PluralRule, key: string): string | undefined {
  return kind === 'address' ? readRawAddress(key) : readBase64Hash(key)
}
