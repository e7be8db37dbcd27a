import type { Scope } from '../../mirror/scope.ts'
import { plural } from '../intl.ts'

/** Texts about a mirror. A count or a size comes in the reader's digits. */
export interface MirrorMessages {
  readonly title: string
  readonly absent: string
  readonly readOnly: string
  readonly opening: string
  /** Nothing was synced yet. */
  readonly empty: string
  /** Why there is no mirror, or what went wrong with it: a sentence. */
  readonly problem: Readonly<Record<MirrorProblem, string>>
  /** Name of the storage bar. */
  readonly storage: string
  readonly used: (size: string, budget: string) => string
  readonly persisted: string
  readonly notPersisted: string
  readonly persist: string
  readonly scopes: string
  /** Whether the NFT items are those of an owner or of a collection is told beside it. */
  readonly kind: Readonly<Record<Scope['kind'] | 'collection', string>>
  readonly blocks: (from: string, to: string) => string
  readonly complete: string
  readonly partial: string
  readonly rows: (count: number, shown: string) => string
  /** Stands before the moment. */
  readonly asOf: string
  readonly syncing: string
  readonly waiting: string
  readonly following: string
  readonly paused: string
  readonly rate: (shown: string) => string
  readonly left: (span: string) => string
  readonly start: string
  readonly update: string
  readonly pause: string
  readonly resume: string
  readonly clear: string
  readonly clearAll: string
  readonly confirm: string
  readonly confirmAll: string
  readonly cancel: string
  /** Where an answer came from. */
  readonly source: Readonly<Record<'mirror' | 'service', string>>
}

/** What may stand in the way of a mirror. */
export type MirrorProblem =
  | 'absent'
  | 'blocked'
  | 'timeout'
  | 'mismatch'
  | 'lost'
  | 'closed'
  | 'storage'
  | 'unknown'

/** English {@link MirrorMessages}. */
export const mirrorMessages: MirrorMessages = {
  title: 'Mirror',
  absent: 'Not available',
  readOnly: 'Read-only',
  opening: 'Opening the mirror',
  empty: 'Nothing is mirrored yet',
  problem: {
    absent: 'This browser does not let the page store anything.',
    blocked: 'Another tab holds an older version open. Close or reload it.',
    timeout: 'The browser did not open its storage in time.',
    mismatch: 'The storage was made by another version of this page. Reload the page.',
    lost: 'The browser deleted what was stored.',
    closed: 'The mirror was closed.',
    storage: 'The storage is full or failing.',
    unknown: 'Something went wrong.',
  },
  storage: 'Storage',
  used: (size, budget) => `${size} of ${budget}`,
  persisted: 'Kept when the disk runs low',
  notPersisted: 'May be deleted when the disk runs low',
  persist: 'Keep it',
  scopes: 'What is mirrored',
  kind: {
    transactions: 'Transactions',
    actions: 'Actions',
    trace: 'Trace',
    nftItems: 'NFT items',
    collection: 'NFT collection',
    jettonWallets: 'Jettons',
    blocks: 'Blocks',
  },
  blocks: (from, to) => `${from} to ${to}`,
  complete: 'Complete',
  partial: 'In part',
  rows: (count, shown) => plural('en', count, { one: `${shown} row`, other: `${shown} rows` }),
  asOf: 'As of',
  syncing: 'Syncing',
  waiting: 'Another tab is syncing it',
  following: 'Following the chain',
  paused: 'Paused',
  rate: (shown) => `${shown} rows/s`,
  left: (span) => `${span} left`,
  start: 'Continue',
  update: 'Update',
  pause: 'Pause',
  resume: 'Resume',
  clear: 'Forget',
  clearAll: 'Forget everything',
  confirm: 'Forget it in this browser?',
  confirmAll: 'Forget all of it in this browser?',
  cancel: 'Keep',
  source: { mirror: 'From this browser', service: 'From the service' },
}
