// The tables that an index keeps, and how two rows of one entity become one.
import { finalityRank } from '../../rows/finality.ts'
import type { AccountBalance, AccountStateFull, WalletState } from '../../rows/account.ts'
import type { Action } from '../../rows/action.ts'
import type { Block, MasterchainInfo } from '../../rows/block.ts'
import type { DnsAuction } from '../../rows/dns/dns-auction.ts'
import type { DnsRecord } from '../../rows/dns/dns.ts'
import type { JettonBurn, JettonMaster, JettonTransfer, JettonWallet } from '../../rows/jetton.ts'
import type { Message } from '../../rows/message.ts'
import type { MultisigOrder, MultisigWallet } from '../../rows/contracts/multisig.ts'
import type { AddressBookRow, AddressMetadata } from '../../rows/names.ts'
import type { NftCollection, NftItem, NftTransfer } from '../../rows/nft.ts'
import type { NftSale } from '../../rows/nft-sale.ts'
import type { NominatorPoolEvent, NominatorPoolValidatorEvent } from '../../rows/staking/nominator-pool.ts'
import type { Transaction } from '../../rows/transaction.ts'
import type {
  ValidatorComplaint,
  ValidatorCycle,
  ValidatorElection,
  ValidatorEvent,
} from '../../rows/staking/validator.ts'
import type { Vesting } from '../../rows/contracts/vesting.ts'
import type { KnownPool } from '../staking/nominatorPools.ts'
import { isCompleteTrace, isSettledTrace, type TraceHead } from './assembly.ts'
import { compareDecimals } from '../order.ts'

/** A row of the address book with its address. */
export interface BookEntry {
  readonly address: string
  readonly row: AddressBookRow
}

/** Metadata with its address. */
export interface MetadataEntry {
  readonly address: string
  readonly row: AddressMetadata
}

/** A trace without its transactions and actions, which have tables of their own. */
export interface StoredTrace {
  /** As the service sent it; `transactions` and `actions` are null where they were. */
  readonly row: TraceHead
  /** Identifies the trace: its root transaction, or the external message while that is pending. */
  readonly id: string
  /** Hashes of the external message that began it, plain and normalized. */
  readonly external: readonly string[]
  /** Ids of its actions; absent when the answer came without them. */
  readonly actions?: readonly string[]
  /** Accounts with a transaction in it. */
  readonly accounts: readonly string[]
}

/** The row type of each table. */
export interface Tables {
  readonly addressBook: BookEntry
  readonly metadata: MetadataEntry
  readonly blocks: Block
  readonly masterchainInfo: MasterchainInfo
  readonly transactions: Transaction
  readonly messages: Message
  readonly actions: Action
  readonly traces: StoredTrace
  readonly pendingTraces: StoredTrace
  readonly accountStates: AccountStateFull
  readonly walletStates: WalletState
  readonly balances: AccountBalance
  readonly jettonMasters: JettonMaster
  readonly jettonWallets: JettonWallet
  readonly jettonTransfers: JettonTransfer
  readonly jettonBurns: JettonBurn
  readonly nftCollections: NftCollection
  readonly nftItems: NftItem
  readonly nftTransfers: NftTransfer
  readonly nftSales: NftSale
  readonly dnsRecords: DnsRecord
  readonly dnsAuctions: DnsAuction
  readonly multisigs: MultisigWallet
  readonly multisigOrders: MultisigOrder
  readonly nominatorEvents: NominatorPoolEvent
  readonly nominatorPools: KnownPool
  readonly poolValidatorEvents: NominatorPoolValidatorEvent
  readonly validatorComplaints: ValidatorComplaint
  readonly validatorCycles: ValidatorCycle
  readonly validatorElections: ValidatorElection
  readonly validatorEvents: ValidatorEvent
  readonly vesting: Vesting
}

/** Names of the tables. */
export type TableName = keyof Tables

/** Makes one row of the row that an index has and the one that it is given. */
export type Merge<Row> = (old: Row, given: Row) => Row

const takeGiven = <Row>(_old: Row, given: Row): Row => given

/** The row of the later state; of equal states the one that came last. */
function laterState<Row extends { readonly last_transaction_lt?: string | null | undefined }>(
  old: Row,
  given: Row,
): Row {
  return compareDecimals(stateLt(given), stateLt(old)) < 0 ? old : given
}

function stateLt({ last_transaction_lt: lt }: { readonly last_transaction_lt?: unknown }): string {
  return typeof lt === 'string' && /^\d+$/.test(lt) ? lt : '-1'
}

/** A list of actions belongs to the answer that it came with: it is never joined with a head that was seen later. */
function laterTrace(old: StoredTrace, given: StoredTrace): StoredTrace {
  if (isCompleteTrace(old.row) && !isCompleteTrace(given.row)) return old
  // Nothing but the actions of a settled trace can change, so one that is seen without them tells nothing new.
  const isKnown = old.actions !== undefined && isSettledTrace(old.row)
  return isKnown && given.actions === undefined ? old : given
}

/** Merges two lists of members: the known ones, each with its latest data. */
function joinMembers<Name extends string, Member>(
  name: Name,
  old: readonly Member[] | null | undefined,
  given: readonly Member[] | null | undefined,
  key: (member: Member) => string | number,
): { readonly [N in Name]?: Member[] } {
  const members = new Map([...(old ?? []), ...(given ?? [])].map((member) => [key(member), member]))
  return (members.size === 0 ? {} : { [name]: [...members.values()] }) as { readonly [N in Name]?: Member[] }
}

/** How rows of one entity become one, by table. Older state never replaces newer. */
export const merges: { readonly [Name in TableName]: Merge<Tables[Name]> } = {
  // Older servers leave fields out; what a newer one told about them stays.
  addressBook: (old, given) => ({ ...given, row: { ...old.row, ...given.row } }),
  metadata: (old, given) => (old.row.is_indexed && !given.row.is_indexed ? old : given),
  blocks: takeGiven,
  masterchainInfo: (old, given) => ({
    ...given,
    last: given.last.seqno < old.last.seqno ? old.last : given.last,
    first: given.first.seqno > old.first.seqno ? old.first : given.first,
  }),
  transactions: (old, given) => (finalityRank(given) < finalityRank(old) ? old : given),
  messages: (old, given) => ({ ...old, ...given }),
  // Lists of accounts and transactions come only when asked for; those that are known stay.
  actions: (old, given) => (finalityRank(given) < finalityRank(old) ? old : { ...old, ...given }),
  traces: laterTrace,
  pendingTraces: takeGiven,
  // One state may come with or without its code and data.
  accountStates: (old, given) =>
    old.account_state_hash === given.account_state_hash ? { ...old, ...given } : laterState(old, given),
  walletStates: laterState,
  balances: takeGiven,
  jettonMasters: laterState,
  jettonWallets: laterState,
  jettonTransfers: takeGiven,
  jettonBurns: takeGiven,
  nftCollections: laterState,
  nftItems: laterState,
  nftTransfers: takeGiven,
  nftSales: laterState,
  dnsRecords: takeGiven,
  dnsAuctions: takeGiven,
  multisigs: laterState,
  // Actions come only when asked for; those that are known stay.
  multisigOrders: (old, given) => laterState(old, { ...given, actions: given.actions ?? old.actions }),
  nominatorEvents: takeGiven,
  nominatorPools: takeGiven,
  poolValidatorEvents: takeGiven,
  validatorComplaints: takeGiven,
  // Members come only when asked for, and only those that a filter left; all that are known stay.
  validatorCycles: (old, given) => ({
    ...given,
    ...joinMembers('validators', old.validators, given.validators, ({ validator_index }) => validator_index),
  }),
  validatorElections: (old, given) => ({
    ...given,
    ...joinMembers(
      'participants',
      old.participants,
      given.participants,
      // Several holders can take part with one key.
      ({ validator_pubkey, stake_holder_address }) => `${validator_pubkey} ${stake_holder_address}`,
    ),
  }),
  validatorEvents: takeGiven,
  vesting: takeGiven,
}
