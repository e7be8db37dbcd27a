import { countEnglish } from '../../format/intl.ts'

/** Reasons why a mirror is unavailable or failed. */
export type MirrorProblemReason =
  | 'absent'
  | 'blocked'
  | 'timeout'
  | 'mismatch'
  | 'lost'
  | 'closed'
  | 'storage'
  | 'unknown'

/** Texts about a mirror. A count or a size comes in the reader's digits. */
export const mirrorMessages = {
  title: 'Local data',
  absent: 'Unavailable',
  readOnly: 'Read-only',
  opening: 'Opening local storage…',
  /** Nothing was synced yet. */
  empty: 'Nothing stored yet',
  problem: {
    absent: 'This browser does not allow the page to store data.',
    blocked: 'Another tab uses an older version of this page. Close or reload that tab.',
    timeout: 'The browser took too long to open its storage. Reload the page.',
    mismatch: 'The stored data belongs to another version of this page. Reload the page.',
    lost: 'The browser deleted the stored data.',
    closed: 'Local storage was closed.',
    storage: 'The storage is full or not working. Free up some disk space.',
    unknown: 'Something went wrong. Reload the page.',
  },
  storage: 'Storage',
  used: (size: string, budget: string) => `${size} of ${budget}`,
  persisted: 'Protected from automatic deletion',
  notPersisted: 'May be deleted if disk space runs low',
  persist: 'Keep when space is low',
  scopes: 'Stored data',
  kind: {
    transactions: 'Transactions',
    actions: 'Actions',
    trace: 'Trace',
    nftItems: 'NFT items',
    collection: 'NFT collection',
    jettonWallets: 'Jettons',
    jettonTransfers: 'Jetton transfers',
    jettonBurns: 'Jetton burns',
    nftTransfers: 'NFT transfers',
    account: 'Account',
    blocks: 'Blocks',
  },
  blocks: (from: string, to: string) => `${from} to ${to}`,
  complete: 'Complete',
  partial: 'Partial',
  rows: (count: number, locale: string) => countEnglish(count, locale, 'row', 'rows'),
  /** Stands before the moment. */
  asOf: 'As of',
  syncing: 'Syncing',
  waiting: 'Syncing in another tab',
  following: 'Live updates',
  paused: 'Paused',
  rate: (shown: string) => `${shown} rows/s`,
  left: (span: string) => `${span} left`,
  start: 'Continue',
  update: 'Update',
  pause: 'Pause',
  resume: 'Resume',
  clear: 'Delete',
  clearAll: 'Delete all',
  confirm: 'Delete this data from this browser?',
  confirmAll: 'Delete all stored data from this browser?',
  cancel: 'Cancel',
  source: { mirror: 'Stored in this browser', service: 'From the service', vm: 'Computed in this browser' },
}
