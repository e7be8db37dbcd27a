import type { TableName, Tables } from '../../../service/rules/rows/tables.ts'
import { type Key, packAddress, packText } from '../storage/keys.ts'
import { jettonMaster, jettonWallet } from './jetton.ts'
import { nftItem } from './nft.ts'
import { defineKind, type Kind } from './kind.ts'

/** Entities of one table, which a question can name by key. */
export interface EntityKind<E extends object> {
  readonly kind: Kind<E>
  /** Packs a key as questions name it; undefined for text that is no key. */
  readonly pack: (text: string) => Key | undefined
}

/** Declares the kind of entities that change and have an address. */
function byAddress<Name extends TableName>(table: Name, byte: number): EntityKind<Tables[Name]> {
  const key = (row: object) => packAddress((row as { readonly address: string }).address)
  return { kind: defineKind(table, { store: 'ent', byte, dated: true, key }), pack: packAddress }
}

/** Kinds of entities that change, by table. Each row has the time at which the service showed it. */
export const entityKinds = {
  accountStates: byAddress('accountStates', 23),
  walletStates: byAddress('walletStates', 24),
  jettonMasters: { kind: jettonMaster, pack: packAddress },
  jettonWallets: { kind: jettonWallet, pack: packAddress },
  nftItems: { kind: nftItem, pack: packAddress },
  nftCollections: byAddress('nftCollections', 25),
  nftSales: byAddress('nftSales', 26),
  dnsRecords: {
    kind: defineKind('dnsRecords', { store: 'ent', byte: 27, dated: true, key: ({ domain }) => packText(domain) }),
    pack: packText,
  },
  multisigs: byAddress('multisigs', 28),
  multisigOrders: byAddress('multisigOrders', 29),
  vesting: byAddress('vesting', 30),
} satisfies { readonly [Name in TableName]?: EntityKind<Tables[Name]> }

/** Names of the tables of entities that change. */
type EntityTable = keyof typeof entityKinds

/** The kind of a table; undefined for tables whose rows no question names by a key alone. */
export function findEntityKind(table: TableName): EntityKind<object> | undefined {
  return Object.hasOwn(entityKinds, table) ? entityKinds[table as EntityTable] : undefined
}
