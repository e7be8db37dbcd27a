// The rows of a moving world at one moment. Rows are never changed in place, so that a copy of the lists is a moment.
import type { AccountStateFull } from '../../../src/service/rows/account.ts'
import type { Action } from '../../../src/service/rows/action.ts'
import type { DnsRecord } from '../../../src/service/rows/dns/dns.ts'
import type { JettonBurn, JettonMaster, JettonTransfer, JettonWallet } from '../../../src/service/rows/jetton.ts'
import type { AddressBookRow } from '../../../src/service/rows/names.ts'
import type { NftItem, NftTransfer } from '../../../src/service/rows/nft.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { deriveHead, sortTrace } from '../../../src/service/rules/rows/assembly.ts'
import { testAccount } from '../../fixtures/testRows.ts'

/** All rows of a moving world. Accounts are numbers, see `testAccount`. */
export interface MovingRows {
  readonly transactions: readonly Transaction[]
  readonly actions: readonly Action[]
  /** Traces whose actions the service has not found yet, by id. */
  readonly unclassified: ReadonlySet<string>
  readonly accounts: ReadonlyMap<number, AccountStateFull>
  readonly names: ReadonlyMap<number, AddressBookRow>
  /** Names in metadata, by account. */
  readonly titles: ReadonlyMap<number, string>
  readonly items: ReadonlyMap<number, NftItem>
  readonly nftTransfers: readonly NftTransfer[]
  readonly masters: ReadonlyMap<number, JettonMaster>
  readonly wallets: ReadonlyMap<number, JettonWallet>
  readonly jettonTransfers: readonly JettonTransfer[]
  readonly jettonBurns: readonly JettonBurn[]
  readonly records: readonly DnsRecord[]
}

/** Everything in these rows as one answer that an index can ingest. It shares the rows. */
export function toBody(rows: MovingRows): object {
  const typeOf = (n: number) => {
    if (rows.items.has(n)) return 'nft_items'
    return rows.masters.has(n) ? 'jetton_masters' : 'nft_collections'
  }
  const describe = ([n, name]: readonly [number, string]) => {
    const index = rows.items.get(n)?.index
    const token = { valid: true, type: typeOf(n), name, ...(index !== undefined && { nft_index: index }) }
    return [testAccount(n), { is_indexed: true, token_info: [token] }] as const
  }
  return {
    transactions: rows.transactions,
    actions: rows.actions,
    // The index derives those whose actions are found.
    traces: Array.from(rows.unclassified, (id) => {
      const ordered = sortTrace(rows.transactions.filter(({ trace_id }) => trace_id === id))
      const head = deriveHead(id, ordered)
      return { ...head, trace_info: { ...head.trace_info, classification_state: 'unclassified' } }
    }),
    accounts: [...rows.accounts.values()],
    address_book: Object.fromEntries(Array.from(rows.names, ([n, row]) => [testAccount(n), row])),
    metadata: Object.fromEntries(Array.from(rows.titles, describe)),
    nft_items: [...rows.items.values()],
    nft_transfers: rows.nftTransfers,
    jetton_masters: [...rows.masters.values()],
    jetton_wallets: [...rows.wallets.values()],
    jetton_transfers: rows.jettonTransfers,
    jetton_burns: rows.jettonBurns,
    records: rows.records,
  }
}
