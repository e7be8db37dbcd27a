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
