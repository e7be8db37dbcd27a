import type { AnsweredRequest } from '../client/origin.ts'
import { leftOutParts } from '../rules/requests/leftOut.ts'
import { Refusal } from '../rules/requests/refusal.ts'
import { IngestError } from '../rules/rows/ingestError.ts'
import { readBody } from '../rules/rows/readBody.ts'
import type { TableName, Tables } from '../rules/rows/tables.ts'
import { action } from './kinds/action.ts'
import { block } from './kinds/block.ts'
import { jettonMaster, jettonWallet } from './kinds/jetton.ts'
import type { Draft, Kind } from './kinds/kind.ts'
import { bookEntry, metadataEntry } from './kinds/names.ts'
import { nftItem } from './kinds/nft.ts'
import { trace } from './kinds/trace.ts'
import { transaction } from './kinds/transaction.ts'
import { encodeAnswer, type StoredAnswer } from './storage/answers.ts'

/** Kinds of rows that some answer of a mirror needs. Rows of all other tables are checked, but not stored. */
const KINDS: { readonly [Name in TableName]?: Kind<Tables[Name]> } = {
  actions: action,
  addressBook: bookEntry,
  blocks: block,
  jettonMasters: jettonMaster,
  jettonWallets: jettonWallet,
  metadata: metadataEntry,
  nftItems: nftItem,
  traces: trace,
  transactions: transaction,
}

/**
 * Reads the rows of an answer that the mirror stores, in the order in which they are written: names
 * before the rows that need them, transactions before the traces that refer to them.
 * @throws {IngestError} The body is not an answer of the service, or a row in it has no key.
 */
export function readDrafts(body: unknown): Draft[] {
  return readBody(body).flatMap(({ table, key: id, row }) => {
    const kind = KINDS[table] as Kind | undefined
    if (kind === undefined) return []
    const key = kind.key(row)
    if (key === undefined) throw new IngestError(`${table} ${id}`, 'has a key that the mirror cannot store')
    return { kind, key, value: row }
  })
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
  const isRead = request.hasRows === true || request.refusal !== undefined || lacksMetadata(request)
  const drafts = isRead ? [] : readRowsIfAny(body, request)
  try {
    return { drafts, answer: encodeAnswer(body, request) }
  } catch (error) {
    if (error instanceof Refusal) throw new IngestError('request', `is not one of ${request.endpoint.name}: ${error.text}`)
    throw error
  }
}

/**
 * True for answers that lack token metadata on purpose. A row that is stored counts as one whose tokens are
 * known, so their rows are not stored.
 */
function lacksMetadata({ endpoint, noMetadata = false }: AnsweredRequest): boolean {
  return leftOutParts(endpoint, { addressBook: false, metadata: noMetadata }).length > 0
}

/** Reads the rows of an answer. Some endpoints, such as get methods, answer without rows. */
function readRowsIfAny(body: unknown, { endpoint }: AnsweredRequest): readonly Draft[] {
  try {
    return readDrafts(body)
  } catch (error) {
    const isUnknown = error instanceof IngestError && error.path === ''
    if (isUnknown && endpoint.result.safeParse(body).success) return []
    throw error
  }
}
