import type { LabelFileReason } from '../../../meaning/names/labelFile.ts'
import type { LabelStoreReason } from '../../../meaning/names/labels.ts'
/** Texts about accounts and what they hold. */
export interface AccountMessages {
  /** Name of a card of one account. */
  readonly title: string
  readonly empty: string
  readonly active: string
  readonly uninit: string
  readonly frozen: string
  readonly nonexist: string
  /** Stands for a status that is not known. */
  readonly unknownStatus: string
  readonly balance: string
  readonly otherCurrencies: string
  /** An amount of a currency other than the native coin. */
  readonly currency: (id: string) => string
  readonly kind: string
  readonly interfaces: string
  readonly noInterfaces: string
  readonly wallet: string
  readonly seqno: string
  readonly walletId: string
  /** Whether the wallet acts on its owner's signature. */
  readonly signature: string
  readonly allowed: string
  readonly refused: string
  /** One address in its three forms. */
  readonly addresses: Readonly<Record<'bounceable' | 'non-bounceable' | 'raw', string>>
  readonly lastTransaction: string
  readonly lastLt: string
  readonly stateHash: string
  readonly codeHash: string
  readonly dataHash: string
  readonly frozenHash: string
  readonly state: string
  readonly methods: string
  readonly code: string
  readonly data: string
  /** Name of a list of accounts by balance. */
  readonly top: string
  readonly noTop: string
  readonly account: string
  readonly rank: string
  /** Heads the bars that compare balances. */
  readonly relativeToLargest: string
  /** Name of a list of balance changes. */
  readonly changes: string
  readonly noChanges: string
  readonly change: string
  readonly fee: string
  /** Says that the service sent a number that it could not hold exactly. */
  readonly inexact: string
}

/**
 * Kinds of contracts by the service's names for them, after which a version may follow. A longer name
 * stands before the one with which it begins.
 */
export interface ContractMessages {
  readonly wallet_vesting: string
  readonly wallet: string
  readonly jetton_master: string
  readonly jetton_wallet: string
  readonly nft_collection: string
  readonly nft_item: string
  readonly nft_sale: string
  readonly nft_auction: string
  readonly multisig_order: string
  readonly multisig: string
  readonly dns: string
}

/** Texts of the reader's labels and favorites. */
export interface LabelMessages {
  readonly label: string
  readonly placeholder: string
  readonly save: string
  readonly remove: string
  /** Makes an imported label the reader's own. */
  readonly confirm: string
  readonly saved: string
  readonly removed: string
  /** Says where a label is kept. */
  readonly note: string
  /** Says that labels and favorites are lost with the page, because the browser stores none. */
  readonly pageOnly: string
  /** Explains a label that came from a file. */
  readonly importedNote: string
  readonly favorite: string
  readonly addFavorite: string
  readonly removeFavorite: string
  readonly favorites: string
  readonly noFavorites: string
  readonly export: string
  readonly import: string
  /** Label of a checkbox: the reader wrote the file that is imported. */
  readonly ownFile: string
  /** Result of an import; the counts are in the reader's digits. */
  readonly imported: (counts: { readonly added: string; readonly same: string; readonly kept: string }) => string
  readonly notSaved: Readonly<Record<LabelStoreReason, string>>
  readonly notImported: Readonly<Record<LabelFileReason, string>>
}
