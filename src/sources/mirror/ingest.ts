import type { AnsweredRequest } from '../client/origin.ts'
import { hasKeysAlone, readKeys } from '../../service/rules/requests/byKey.ts'
import { findRule } from '../../service/rules/index.ts'
import { leftOutParts } from '../../service/rules/requests/leftOut.ts'
import { readParams } from '../../service/rules/requests/readParams.ts'
import { Refusal } from '../../service/rules/requests/refusal.ts'
import { IngestError } from '../../service/rules/rows/readRow.ts'
import { readAnswerBody } from '../../service/rules/rows/readBody.ts'
import type { MetadataEntry, TableName, Tables } from '../../service/rules/rows/tables.ts'
import { action, trace } from './kinds/trace.ts'
import { block } from './kinds/block.ts'
import { type Absence, absence } from './kinds/absence.ts'
import { findEntityKind } from './kinds/entities.ts'
import type { Draft, Kind } from './kinds/kind.ts'
import { bookEntry, completeNames, metadataEntry } from './kinds/names.ts'
import { transaction } from './kinds/transaction.ts'
import { jettonBurn, jettonTransfer, nftTransfer } from './kinds/jetton.ts'
import { encodeAnswer, type StoredAnswer } from './storage/answers.ts'

/**
 * Kinds of rows that some answer of a mirror needs, besides entities by key. Rows of all other tables are
 * checked, but not stored.
 */
const kindsByTable: { readonly [Name in TableName]?: Kind<Tables[Name]> } = {
  actions: action,
  addressBook: bookEntry,
  blocks: block,
  jettonBurns: jettonBurn,
  jettonTransfers: jettonTransfer,
  metadata: metadataEntry as unknown as Kind<MetadataEntry>,
  nftTransfers: nftTransfer,
  traces: trace,
  transactions: transaction,
}

/** Tables whose rows count as current in an answer without a moment. */
const currentTables: ReadonlySet<TableName> = new Set(['traces', 'addressBook', 'metadata'])

/**
 * Reads the rows of an answer that the mirror stores, in the order in which they are written: names
 * before the rows that need them, transactions before the traces that refer to them.
 * @param at Moment that the answer describes, in seconds since 1970; undefined while that is unknown.
 * @throws {IngestError} The body is not an answer of the service, or a row in it has no key.
 */
export function readDrafts(body: unknown, at?: number): Draft[] {
  const drafts = readAnswerBody(body).flatMap(({ table, key: id, row }) => {
    const kind = (kindsByTable[table] as Kind | undefined) ?? findEntityKind(table)?.kind
    if (kind === undefined) return []
    const key = kind.key(row)
    if (key === undefined) throw new IngestError(`${table} ${id}`, 'has a key that the mirror cannot store')
    // Traces and names of an answer without a moment count as current.
    return { kind, key, value: row, at: at ?? (currentTables.has(table) ? Date.now() / 1000 : undefined) }
  })
  // An answer about auctions describes the items alone, not all accounts that it names.
  const hasMetadata = Object.hasOwn(body as object, 'metadata') && !Object.hasOwn(body as object, 'auctions')
  return completeNames(drafts, hasMetadata)
}

/** Rows and cached answer that an ingested answer stores. */
export interface Ingested {
  readonly drafts: readonly Draft[]
  /** The answer itself; undefined if it comes without its request, or is not to be given again. */
  readonly answer: StoredAnswer | undefined
}

/**
 * Reads an answer of the service and, where its request is given, what is cached of it.
 * @throws {IngestError} The body is not an answer of the service, or the request does not parse.
 */
export function readIngested(body: unknown, request?: AnsweredRequest): Ingested {
  if (request === undefined) return { drafts: readDrafts(body), answer: undefined }
  const { asOf = Date.now() / 1000, refusal, hasRows = false } = request
  const rows = hasRows || refusal !== undefined || lacksMetadata(request) ? [] : readRowsIfAny(body, request, asOf)
  try {
    const absent = refusal === undefined ? readAbsences(body, request, asOf) : []
    return { drafts: [...rows, ...absent], answer: encodeAnswer(body, { ...request, asOf }) }
  } catch (error) {
    if (error instanceof Refusal)
      throw new IngestError('request', `is not one of ${request.endpoint.name}: ${error.text}`)
    throw error
  }
}

/**
 * Tells whether an answer lacks token metadata on purpose. A row that is stored counts as one whose tokens are
 * known, so their rows are not stored.
 */
function lacksMetadata({ endpoint, noMetadata = false }: AnsweredRequest): boolean {
  return leftOutParts(endpoint, { addressBook: false, metadata: noMetadata }).length > 0
}

/** Reads the rows of an answer. Some endpoints, such as get methods, answer without rows. */
function readRowsIfAny(body: unknown, { endpoint }: AnsweredRequest, asOf: number): readonly Draft[] {
  try {
    return readDrafts(body, asOf)
  } catch (error) {
    const isUnknown = error instanceof IngestError && error.path === ''
    if (isUnknown && endpoint.result.safeParse(body).success) return []
    throw error
  }
}

/** Reads which entities do not exist: keys that a request names and whose rows its answer lacks. */
function readAbsences(body: unknown, { endpoint, params, answer = body }: AnsweredRequest, at: number): Draft[] {
  const rule = findRule(endpoint.name)
  if (rule?.byKey === undefined) return []
  const { table } = rule.byKey
  const asked = readParams(endpoint, params)
  const keys = new Set(readKeys(rule.byKey, asked))
  if (keys.size === 0 || !hasKeysAlone(rule.byKey, asked)) return []
  const rows = readAnswerBody(answer).filter((row) => row.table === table)
  // A full page may have left out rows.
  if (rows.length >= (rule.page?.(asked).limit ?? Infinity)) return []
  for (const { key } of rows) keys.delete(key)
  return Array.from(keys, (key) => {
    const value: Absence = { table, key }
    return { kind: absence, key: absence.key(value), value, at }
  }).filter((draft): draft is typeof draft & Draft => draft.key !== undefined)
}
