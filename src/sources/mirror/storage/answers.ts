// Answers of the service by request, in the store `ans`, with the moment that each describes. They prove
// nothing about other requests, so they belong to no scope, and the oldest are evicted first.
import type { AnsweredRequest } from '../../client/origin.ts'
import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import { findRule } from '../../../service/rules/index.ts'
import { type LeftOutPart, leftOutParts, type Without } from '../../../service/rules/requests/leftOut.ts'
import { readParams } from '../../../service/rules/requests/readParams.ts'
import { Refusal } from '../../../service/rules/requests/refusal.ts'
import { decodePayload, encodePayload, payloadFormat, type Payload, estimateSize } from './codec.ts'
import { type Database, settled } from './database.ts'
import { checksum, fits } from './seal.ts'

/** An answer that was read. */
export interface CachedAnswer {
  /** The body; for a refusal, the service's text. */
  readonly body: unknown
  /** Status of a refusal; undefined for an answer. */
  readonly status: number | undefined
  /** The moment that it describes, in seconds since 1970. */
  readonly asOf: number
  /** True if it rests on what the service answered before, false if on rows that a sync holds completely. */
  readonly cached: boolean
  /** True if its moment is the claim of a bundle. @default false */
  readonly imported?: boolean
}

/** An answer as the database stores it. */
export interface StoredAnswer {
  /** The request, see {@link requestKey}. */
  readonly h: string
  /** The moment that it describes, in seconds since 1970. */
  readonly t: number
  /** The request again, the status of a refusal or null, and the body. */
  readonly p: Payload
  /** Format of `p`. */
  readonly v: number
  /** Checksum of all other fields. */
  readonly s: number
}

/** Tells whether a stored answer fits its checksum. */
export function isSoundAnswer({ h, t, p, v, s }: StoredAnswer): boolean {
  return fits(s, h, t, p, v)
}

function sealAnswer(answer: Omit<StoredAnswer, 's'>): StoredAnswer {
  const { h, t, p, v } = answer
  return { h, t, p, v, s: checksum(h, t, p, v) }
}

/** The same answer with another moment; one that is damaged stays so. */
export function redateAnswer(answer: StoredAnswer, t: number): StoredAnswer {
  return isSoundAnswer(answer) ? sealAnswer({ ...answer, t }) : { ...answer, t }
}

/** Seconds by which a time may lie in the future before it counts as that of a wrong clock. */
export const clockTolerance = 1

/** Tells whether answers of an endpoint may be given again: it changes nothing, and they stay true for a while. */
function isCacheable({ name, kind }: AnyEndpoint): boolean {
  return kind !== 'mutation' && findRule(name)?.fleeting !== true
}

/**
 * The canonical form of a request: requests with the same answer have the same key.
 * @param leftOut Parts that the answer lacks because the request did not want them.
 * @throws {Refusal} A parameter does not parse.
 */
export function requestKey(
  endpoint: AnyEndpoint,
  given: Readonly<Record<string, unknown>>,
  leftOut: readonly LeftOutPart[] = [],
): string {
  const known = Object.entries(readParams(endpoint, given)).filter(
    ([name, value]) => !(name === 'offset' && value === 0),
  )
  // A parameter that this version of the rules does not read may choose rows all the same.
  const unknown = Object.entries(given).filter(([name]) => !Object.hasOwn(endpoint.params.fields, name))
  const params = [...known, ...unknown].filter(([, value]) => value !== undefined)
  const { name, headers } = endpoint
  const parts = [name, JSON.stringify(params.sort(([a], [b]) => (a < b ? -1 : 1)))]
  // Headers such as the version of actions are constants of an endpoint, but not of every version of the library.
  if (headers !== undefined) parts.push(JSON.stringify(headers))
  return [...parts, ...leftOut.map((part) => `without ${part}`)].join(' ')
}

/** Encodes the answer to a request; undefined for requests whose answers are not cached. */
export function encodeAnswer(body: unknown, request: AnsweredRequest): StoredAnswer | undefined {
  const { endpoint, params, asOf = Date.now() / 1000, refusal, noAddressBook = false, noMetadata = false } = request
  if (!isCacheable(endpoint)) return undefined
  const h = requestKey(endpoint, params, leftOutParts(endpoint, { addressBook: noAddressBook, metadata: noMetadata }))
  const { answer = body, hasRows = false } = request
  const isPart = hasRows || answer !== body
  const shown = refusal?.text ?? (isPart ? dropForeignNames(answer, readParams(endpoint, params)) : body)
  const p = encodePayload([h, refusal?.status ?? null, shown])
  return sealAnswer({ h, t: asOf, p, v: payloadFormat })
}

/** Estimates the bytes of an answer. */
export function estimateAnswerSize({ h, p }: StoredAnswer): number {
  return 80 + 2 * h.length + estimateSize(p)
}

/**
 * Writes an answer in its transaction, unless a newer one is there.
 * @returns Bytes by which the mirror grows.
 */
export async function putAnswer(tx: IDBTransaction, answer: StoredAnswer): Promise<number> {
  const store = tx.objectStore('ans')
  const old = (await settled(store.get(answer.h))) as StoredAnswer | undefined
  const isOldSound = old !== undefined && isSoundAnswer(old)
  if (isOldSound && old.t > answer.t && old.t <= Date.now() / 1000 + clockTolerance) return 0
  store.put(answer)
  return estimateAnswerSize(answer) - (isOldSound ? estimateAnswerSize(old) : 0)
}

/** A request for an answer that is stored. */
export interface CachedRequest {
  /** Greatest age of the answer, in seconds. */
  readonly maxAge: number
  /** Seconds since 1970. */
  readonly now: number
  /** Parts that the caller does without, so that an answer with or without them will do. */
  readonly without?: Without | undefined
}

/**
 * Reads the newest answer that the service gave to a request, unless it is older than `maxAge` seconds. One
 * that lies in the future was stored by a wrong clock: its age is unknown, so it is not given.
 */
export async function readAnswer(
  database: Database,
  endpoint: AnyEndpoint,
  params: Readonly<Record<string, unknown>>,
  { maxAge, now, without }: CachedRequest,
): Promise<CachedAnswer | undefined> {
  if (!isCacheable(endpoint)) return undefined
  const keys = listKeys(endpoint, params, without)
  const stored = (await database.read(['ans'], async (tx) => {
    const store = tx.objectStore('ans')
    return Promise.all(keys.map((key) => settled(store.get(key))))
  })) as (StoredAnswer | undefined)[]
  const found = stored.map((answer, at) => answer && readStored(answer, keys[at] ?? '', { maxAge, now }))
  return found.reduce((best, answer) => ((answer?.asOf ?? -1) > (best?.asOf ?? -1) ? answer : best), undefined)
}

/** Keys of the answers that will do; none for a request that only a newer version reads. */
function listKeys(
  endpoint: AnyEndpoint,
  params: Readonly<Record<string, unknown>>,
  without: Without | undefined,
): string[] {
  try {
    return listSubsets(leftOutParts(endpoint, without)).map((leftOut) => requestKey(endpoint, params, leftOut))
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

/** Lists what an answer may lack for a caller who does without some parts. */
function listSubsets(parts: readonly LeftOutPart[]): readonly (readonly LeftOutPart[])[] {
  return parts.reduce<readonly (readonly LeftOutPart[])[]>(
    (subsets, part) => [...subsets, ...subsets.map((subset) => [...subset, part])],
    [[]],
  )
}

/** Decodes an answer; undefined for one that is too old, or that is not the answer to the request. */
function readStored(stored: StoredAnswer, key: string, { maxAge, now }: CachedRequest): CachedAnswer | undefined {
  if (!isSoundAnswer(stored) || stored.v > payloadFormat) return undefined
  const { t: asOf } = stored
  if (!(asOf > 0 && now - asOf <= maxAge && asOf <= now + clockTolerance)) return undefined
  const [request, status, body] = decodeAnswer(stored) ?? []
  // A record that was damaged or exchanged for another one is as good as none; the next answer replaces it.
  if (request !== key || !(status === null || typeof status === 'number')) return undefined
  return { body, status: status ?? undefined, asOf, cached: true }
}

function decodeAnswer({ p }: StoredAnswer): readonly unknown[] | undefined {
  try {
    const parts = decodePayload(p)
    return Array.isArray(parts) ? parts : undefined
  } catch {
    return undefined
  }
}

/** Parts of a body that hold names by address. */
const nameFields = ['address_book', 'metadata']

/**
 * Removes the names of accounts that an answer does not mention: a response to several requests has those
 * of all of them.
 * @param params Parameters of the request: some answers name the accounts that they were asked about.
 */
function dropForeignNames(body: unknown, params: object): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const own = new Set<string>()
  collectTexts(params, own)
  const entries = Object.entries(body)
  for (const [name, value] of entries) if (!nameFields.includes(name)) collectTexts(value, own)
  const { metadata } = body as { readonly metadata?: unknown }
  // The metadata of a jetton wallet names its master, which has metadata, too.
  for (const [address, row] of Object.entries(metadata ?? {})) if (own.has(address)) collectTexts(row, own)
  const keep = (names: object) => Object.fromEntries(Object.entries(names).filter(([address]) => own.has(address)))
  return Object.fromEntries(
    entries.map(([name, value]: [string, unknown]) =>
      nameFields.includes(name) && typeof value === 'object' && value !== null ? [name, keep(value)] : [name, value],
    ),
  )
}

function collectTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectTexts(part, texts)
}
