import { isObject } from '../../../service/rows/readRow.ts'
import type { AnyEndpoint, PluralRule } from '../../../service/endpoints/endpoint.ts'
import { readRawAddress } from '../../../ton/cells/address.ts'
import { readBase64Hash } from '../../../ton/cells/hash.ts'
import { checkAnswer } from '../checks/checkAnswer.ts'
import { ResponseShapeError } from '../errors.ts'
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
export function keyedRequest({ plural: rule }: AnyEndpoint, params: Params): KeyedRequest | undefined {
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

/** The answer to a joined request, and the keys of one caller that it was asked for. */
export interface AnsweredPart {
  readonly answer: Answer
  readonly keys: Keys
}

/**
 * Cuts one caller's answer out of the answers to joined requests: the rows of each key from the request that the
 * key was given to, in the order of the caller, with all names. A row whose key cannot be read is in the
 * answer of every caller, as in one that was asked for alone.
 * @param parts At least one.
 * @param requested Keys of all callers of these answers.
 * @throws {ResponseShapeError} One of several answers cannot be used.
 */
export function pickAnswer(
  endpoint: AnyEndpoint,
  { rule, keys }: KeyedRequest,
  parts: readonly AnsweredPart[],
  requested: Keys,
): Answer {
  const [only] = parts
  // Oldest first, so that the newest names stay.
  const byTime = parts.toSorted((a, b) => a.answer.origin.asOf - b.answer.origin.asOf)
  const origin = (byTime[0] as AnsweredPart).answer.origin
  if (parts.length > 1) for (const { answer } of parts) checkPart(endpoint, answer.body)
  const joined = byTime.map(({ answer }) => answer.body).reduce(joinBodies)
  if (!isObject(joined)) return { body: joined, origin }
  if (rule.rows === undefined) {
    const entries = byTime.flatMap(({ answer, keys: own }) =>
      pickEntries(rule, answer.body as PlainMap, own, requested),
    )
    return { body: Object.fromEntries(entries), origin }
  }
  if (!Array.isArray(joined[rule.rows] ?? [])) return { body: joined, origin }
  const byKey = new Map<string, unknown[]>()
  const unreadable: unknown[] = []
  for (const { answer, keys: own } of parts) {
    for (const row of ((answer.body as PlainMap)[rule.rows] ?? []) as readonly unknown[]) {
      const key = isObject(row) ? row[rule.field ?? ''] : undefined
      const identity = typeof key === 'string' ? canonical(rule, key) : undefined
      if (identity === undefined) unreadable.push(row)
      else if (own.has(identity)) byKey.set(identity, [...(byKey.get(identity) ?? []), row])
    }
  }
  const rows = [...keys.keys()].flatMap((key) => byKey.get(key) ?? [])
  const body = { ...joined, [rule.rows]: [...rows, ...unreadable] }
  return parts.length === 1 ? { body, origin, response: only?.answer.body } : { body, origin }
}

/** Answers that were checked: several callers may share one. */
const checkedParts = new WeakSet()

/** A part must be usable like an answer of its own: in a joined answer, nobody would miss its rows. */
function checkPart(endpoint: AnyEndpoint, body: unknown): void {
  if (typeof body === 'object' && body !== null && checkedParts.has(body)) return
  const { answer } = checkAnswer(endpoint, body)
  if (!isObject(answer) || !isObject(body))
    throw new ResponseShapeError(endpoint.path, [{ path: [], message: 'expected an object' }])
  checkedParts.add(body)
}

/** Leaves out entries of other requests; those that nobody requested, such as a wallet's master, stay. */
function pickEntries(
  rule: PluralRule,
  body: PlainMap,
  keys: Keys,
  requested: Keys,
): readonly (readonly [string, unknown])[] {
  const own = new Set([...keys.values()].map((key) => canonical(rule, key)))
  const foreign = new Set([...requested.values()].map((key) => canonical(rule, key)))
  return Object.entries(body).filter(([key]) => {
    const identity = canonical(rule, key)
    return identity === undefined || own.has(identity) || !foreign.has(identity)
  })
}

/** Joins two answers: concatenates lists, merges maps, and takes the first of other values. */
function joinBodies(a: unknown, b: unknown): unknown {
  if (!isObject(a) || !isObject(b)) return b
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return Object.fromEntries(names.map((name) => [name, joinValues(a[name], b[name])]))
}

function joinValues(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b)) return [...(a as unknown[]), ...(b as unknown[])]
  return isObject(a) && isObject(b) ? { ...a, ...b } : (a ?? b)
}

type PlainMap = Readonly<Record<string, unknown>>

/** Returns the same spelling for all spellings of a key; `undefined` for text that is not a key. */
function canonical({ kind }: PluralRule, key: string): string | undefined {
  return kind === 'address' ? readRawAddress(key) : readBase64Hash(key)
}
