// Decides whether a scope still needs a row. Rows do not name their scopes, so these follow from the contents.
import { accountsOfAction } from '../../../service/rules/actions.ts'
import { committedBy } from '../../../service/rules/blocks.ts'
import { realOwner } from '../../../service/rules/nfts.ts'
import type { StoredTrace } from '../../../service/rules/rows/tables.ts'
import type { Action } from '../../../service/rows/action.ts'
import type { Block } from '../../../service/rows/block.ts'
import type { JettonBurn, JettonTransfer, JettonWallet } from '../../../service/rows/jetton.ts'
import type { NftItem, NftTransfer } from '../../../service/rows/nft.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { action, trace } from '../kinds/trace.ts'
import { block } from '../kinds/block.ts'
import { jettonMaster, jettonWallet, jettonBurn, jettonTransfer, nftTransfer } from '../kinds/jetton.ts'
import { nftItem } from '../kinds/nft.ts'
import { transaction } from '../kinds/transaction.ts'
import type { StoreName } from '../storage/database.ts'
import type { Key } from '../storage/keys.ts'
import { decodeRow, type Row } from '../storage/reader.ts'
import { coverageKey } from './marks.ts'
import { type Scope, scopeId } from './scope.ts'

/**
 * Tells whether a scope of the mirror needs a row.
 * @param markKeys Keys of all marks in the store `cov`.
 */
export function isNeeded(row: Row, store: StoreName, markKeys: ReadonlySet<string>): boolean {
  const scopes = listScopes(store, new Uint8Array(row.h), decodeRow(row))
  return scopes.some((id) => markKeys.has(coverageKey.mark(id))) || isNeededByRange(row, store, markKeys)
}

/** Ids of the scopes that a row may be part of. */
function listScopes(store: StoreName, key: Key, value: object | undefined): string[] {
  const scopes: Scope[] = []
  if (value === undefined) return []
  if (store === transaction.store) {
    const { account, trace_id } = value as Transaction
    scopes.push({ kind: 'transactions', account })
    if (trace_id) scopes.push({ kind: 'trace', hash: trace_id })
  } else if (store === nftItem.store) {
    const item = value as NftItem
    for (const owner of [item.owner_address, realOwner(item)]) {
      if (owner) scopes.push({ kind: 'nftItems', owner_address: owner })
    }
    if (item.collection_address) {
      scopes.push({ kind: 'nftItems', collection_address: item.collection_address })
    }
  } else if (isKind(action, key)) {
    const row = value as Action
    if (row.trace_id) scopes.push({ kind: 'trace', hash: row.trace_id })
    for (const account of accountsOfAction(row)) scopes.push({ kind: 'actions', account })
  } else if (isKind(jettonWallet, key)) {
    scopes.push({ kind: 'jettonWallets', owner_address: (value as JettonWallet).owner })
  } else if (isKind(jettonTransfer, key)) {
    const { source, destination } = value as JettonTransfer
    for (const owner of [source, destination]) scopes.push({ kind: 'jettonTransfers', owner_address: owner })
  } else if (isKind(jettonBurn, key)) {
    scopes.push({ kind: 'jettonBurns', owner_address: (value as JettonBurn).owner })
  } else if (isKind(nftTransfer, key)) {
    const { old_owner, new_owner } = value as NftTransfer
    for (const owner of [old_owner, new_owner]) if (owner) scopes.push({ kind: 'nftTransfers', owner_address: owner })
  } else if (isKind(trace, key)) {
    scopes.push({ kind: 'trace', hash: (value as StoredTrace).id })
  }
  return scopes.map(scopeId)
}

/** Tells whether a row is a block or a jetton master of a scope that the row does not name. */
function isNeededByRange(row: Row, store: StoreName, markKeys: ReadonlySet<string>): boolean {
  const key = new Uint8Array(row.h)
  if (store !== 'ent') return false
  if (isKind(jettonMaster, key))
    return Array.from(markKeys).some((id) => id.startsWith(coverageKey.mark('jettonWallets ')))
  if (!isKind(block, key)) return false
  const seqno = committedBy(decodeRow(row) as Block)
  return Array.from(markKeys).some((id) => {
    const [, from, to] = /blocks from=(\d+) to=(\d+)$/.exec(id) ?? []
    return from !== undefined && Number(from) <= seqno && seqno <= Number(to)
  })
}

/** Tells whether a key of the store `ent` belongs to a row of this kind. */
function isKind(kind: { storeKey(key: Key): Key }, key: Key): boolean {
  return kind.storeKey(new Uint8Array(0))[0] === key[0]
}
