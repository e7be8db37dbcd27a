// Finds the rows of the store that can match a request. A rule filters them again, so there may be too
// many; none may be missing.
import type { MultisigOrder } from '../../service/rows/contracts/multisig.ts'
import type { NftItem, NftTransfer } from '../../service/rows/nft.ts'
import type { Action } from '../../service/rows/action.ts'
import type { Block } from '../../service/rows/block.ts'
import type { DnsAuction } from '../../service/rows/dns/dns-auction.ts'
import type { JettonBurn, JettonTransfer, JettonWallet } from '../../service/rows/jetton.ts'
import type { Message } from '../../service/rows/message.ts'
import type {
  ValidatorComplaint,
  ValidatorElection,
  ValidatorElectionParticipant,
} from '../../service/rows/staking/validator.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { accountsOfAction, effectiveFilters } from '../../service/rules/actions.ts'
import type { TraceRow } from '../../service/rules/rows/assembly.ts'
import { committedBy } from '../../service/rules/blocks.ts'
import type { RuleName, rules } from '../../service/rules/index.ts'
import { wantedHashes } from '../../service/rules/messages.ts'
import { realOwner } from '../../service/rules/nfts.ts'
import { itemWithoutDestroyed } from '../../service/rules/v13/contracts.ts'
import type { AnyRule, Rule } from '../../service/rules/rule.ts'
import type { PastRuleName } from '../../service/rules/v2/index.ts'
import { pastFinders } from './past.ts'
import type { Rows } from './rows.ts'
import { externalKeys, messageKeys, type Store } from './store.ts'

/** Candidate rows of a request, and what its rule needs besides. */
interface Candidates<Row, Found> {
  readonly rows: readonly Row[]
  readonly found: Found
}

type FinderOf<R> =
  R extends Rule<infer Params, infer Row, infer Found>
    ? (store: Store, params: Params, now: number) => Candidates<Row, Found>
    : never

const only = <Row>(rows: readonly Row[]): Candidates<Row, undefined> => ({ rows, found: undefined })
const nothing = only<never>([])

const account = ({ account: key }: Transaction) => [key]
const masterchainBlock = ({ mc_block_seqno }: Transaction) => [String(mc_block_seqno)]
const consumed = ({ in_msg }: Transaction) => [in_msg?.hash]
const touched = ({ transactions }: TraceRow) => transactions.map((row) => row.account)
const messageHash = ({ hash, hash_norm }: Message) => [hash, hash_norm]
const actionAccounts = (row: Action) => accountsOfAction(row)
const actionTransactions = ({ transactions }: Action) => transactions ?? []
const actionTrace = ({ trace_id }: Action) => [trace_id]
const directOwner = ({ owner_address }: NftItem) => [owner_address]
const realOwners = (row: NftItem) => [realOwner(row)]
const collection = ({ collection_address }: NftItem) => [collection_address]
const owner = (row: JettonWallet) => [row.owner]
const jetton = (row: JettonWallet) => [row.jetton]
const transferParties = ({ source, destination }: JettonTransfer) => [source, destination]
const burnOwner = (row: JettonBurn) => [row.owner]
const nftParties = ({ old_owner, new_owner }: NftTransfer) => [old_owner, new_owner]
const committed = (row: Block) => [String(committedBy(row))]
const leader = ({ max_bid_address }: DnsAuction) => [max_bid_address]
const accusedCycle = ({ cycle_start }: ValidatorComplaint) => [String(cycle_start)]
const electionId = ({ election_id }: ValidatorElection) => [String(election_id)]
const walletAddress = (row: JettonWallet) => [row.address]
const orderOwner = ({ multisig_address }: MultisigOrder) => [multisig_address]

/** How candidates are found where a rule names no table, by the name of the rule. */
const finders: { readonly [Name in RuleName]?: FinderOf<(typeof rules)[Name]> } = {
  accountStates: ({ tables }, { address }) => only(tables.accountStates.pick(address)),
  walletStates: ({ tables }, { address }) => only(tables.walletStates.pick(address)),
  addressBook: () => nothing,
  metadata: () => nothing,
  addressInformation: ({ tables }, { address }) => ({ rows: [], found: tables.accountStates.get(address) }),
  walletInformation: ({ tables }, { address }) => ({
    rows: [],
    found: { state: tables.accountStates.get(address), wallet: tables.walletStates.get(address) },
  }),
  topAccountsByBalance: ({ balances }) => only(balances.all),

  actions(store, params) {
    const { tables } = store
    // All rows that fit these fit the request, whether or not the other filters count.
    const { action_id, trace_id, account: key, tx_hash } = effectiveFilters(params)
    const { msg_hash } = params
    const withMessage = msg_hash && new Set(store.finalized.withAny(messageKeys, msg_hash).map(({ hash }) => hash))
    const found = { withMessage, transaction: (hash: string) => store.tables.transactions.get(hash) }
    const { rows } = tables.actions
    if (action_id !== undefined) return { rows: tables.actions.pick(action_id), found }
    if (trace_id !== undefined) return { rows: rows.withAny(actionTrace, trace_id), found }
    if (tx_hash !== undefined) return { rows: rows.withAny(actionTransactions, tx_hash), found }
    if (withMessage !== undefined) return { rows: rows.withAny(actionTransactions, [...withMessage]), found }
    return { rows: key === undefined ? rows.all : rows.with(actionAccounts, key), found }
  },
  pendingActions: (store, params) => ({
    rows: findPending(store, params),
    found: {
      isSettled: (external) => store.isSettled(external),
      transaction: (hash) => store.tables.transactions.get(hash),
    },
  }),

  masterchainBlockShards: ({ tables }, { seqno }) => only(tables.blocks.rows.with(committed, String(seqno))),
  masterchainInfo: ({ tables }) => ({ rows: [], found: tables.masterchainInfo.get('') }),

  dnsActiveAuctions: ({ tables, isDestroyed }, { bidder }, now) => ({
    rows: bidder === undefined ? [] : tables.dnsAuctions.rows.with(leader, bidder),
    found: {
      now,
      item(address) {
        const row = tables.nftItems.get(address)
        return row && itemWithoutDestroyed(row, isDestroyed)
      },
    },
  }),

  validatorCycles: ({ tables }) => ({
    rows: tables.validatorCycles.rows.all,
    found: {
      complaints: (start) => tables.validatorComplaints.rows.with(accusedCycle, String(start)),
      participants: (id) => findParticipants(tables, id),
    },
  }),
  validatorComplaints: ({ tables }) => ({
    rows: tables.validatorComplaints.rows.all,
    found: { participants: (id) => findParticipants(tables, id) },
  }),

  nominatorPool: ({ tables }, { pool }) => only(pool === undefined ? [] : tables.nominatorPools.pick([pool])),

  jettonMasters: ({ tables }, { address }) =>
    only(address === undefined ? tables.jettonMasters.rows.all : tables.jettonMasters.pick(address)),
  jettonWallets({ tables }, { address, owner_address, jetton_address }) {
    const { rows } = tables.jettonWallets
    if (address !== undefined) return only(rows.withAny(walletAddress, address))
    if (owner_address !== undefined) return only(rows.withAny(owner, owner_address))
    return only(jetton_address === undefined ? rows.all : rows.withAny(jetton, jetton_address))
  },
  jettonTransfers: ({ tables }, { owner_address }) =>
    only(withAnyOrAll(tables.jettonTransfers.rows, transferParties, owner_address)),
  jettonBurns: ({ tables }, { owner_address }) => only(withAnyOrAll(tables.jettonBurns.rows, burnOwner, owner_address)),

  messages(store, params) {
    return only(withAnyOrAll(store.messages, messageHash, wantedHashes(params)))
  },

  multisigWallets: ({ tables }) => ({
    rows: tables.multisigs.rows.all,
    found: { orders: (multisig) => tables.multisigOrders.rows.with(orderOwner, multisig) },
  }),

  nftItems({ tables }, { address, owner_address, collection_address, include_on_sale }) {
    const { rows } = tables.nftItems
    if (address !== undefined) return only(tables.nftItems.pick(address))
    if (owner_address !== undefined) {
      return only(rows.withAny(include_on_sale === true ? realOwners : directOwner, owner_address))
    }
    return only(withAnyOrAll(rows, collection, collection_address))
  },
  nftTransfers: ({ tables }, { owner_address }) =>
    only(withAnyOrAll(tables.nftTransfers.rows, nftParties, owner_address)),
  nftSales: ({ tables }, { address }) => only(tables.nftSales.pick(address)),

  traces: (store, params) => only(findTraces(store, params)),
  pendingTraces: (store, params) => ({
    rows: findPending(store, params),
    found: { isSettled: (external) => store.isSettled(external) },
  }),
  balanceChanges: (store, { trace_id, action_id }) => ({
    rows: [],
    found: {
      hasAction: action_id !== undefined && store.tables.actions.get(action_id) !== undefined,
      trace: trace_id === undefined ? undefined : store.trace(trace_id),
      jettonWallet: (address) => store.tables.jettonWallets.get(address),
    },
  }),

  transactions({ finalized, tables }, { hash, account: accounts, mc_seqno }) {
    if (hash !== undefined) return only(tables.transactions.pick(hash))
    if (accounts !== undefined) return only(finalized.withAny(account, accounts))
    return only(mc_seqno === undefined ? finalized.all : finalized.with(masterchainBlock, String(mc_seqno)))
  },
  transactionsByMasterchainBlock: ({ finalized }, { seqno }) => only(finalized.with(masterchainBlock, String(seqno))),
  transactionsByMessage: ({ finalized }, { msg_hash }) => only(withAnyOrAll(finalized, messageKeys, msg_hash)),
  adjacentTransactions({ finalized, tables }, { hash }) {
    const transaction = hash === undefined ? undefined : tables.transactions.get(hash)
    const rows = transaction === undefined ? [] : finalized.withAny(messageKeys, plainHashes(transaction))
    return { rows, found: { transaction } }
  },
  pendingTransactions: ({ tables, finalized }, { account: accounts }) => ({
    rows: tables.transactions.rows.withAny(account, accounts),
    found: { isConsumed: (message) => finalized.with(consumed, message).length > 0 },
  }),

  decode: () => ({ rows: [], found: { onUnknown: () => undefined } }),
  decodePost: () => ({ rows: [], found: { onUnknown: () => undefined } }),
}

/** Finds the candidates of a request; undefined where only the service itself can answer. */
export function findCandidates(
  store: Store,
  name: string,
  { table }: AnyRule,
  params: unknown,
  now: number,
): Candidates<unknown, unknown> | undefined {
  const find = Object.hasOwn(finders, name) ? finders[name as RuleName] : undefined
  if (find !== undefined) return find(store, params as never, now)
  if (Object.hasOwn(pastFinders, name)) return pastFinders[name as PastRuleName](store, params as never)
  return table && only<unknown>(store.tables[table].rows.all)
}

function findParticipants(
  { validatorElections }: Store['tables'],
  id: number,
): readonly ValidatorElectionParticipant[] {
  return validatorElections.rows.with(electionId, String(id)).flatMap(({ participants }) => participants ?? [])
}

/** Tells whether the index has rows of a masterchain block. */
export function hasMasterchainBlock({ tables, finalized }: Store, seqno: number): boolean {
  if (finalized.with(masterchainBlock, String(seqno)).length > 0) return true
  return tables.blocks.rows.with(committed, String(seqno)).some((row) => row.workchain === -1 && row.seqno === seqno)
}

function plainHashes(row: Transaction): readonly string[] {
  return [row.in_msg?.hash, ...row.out_msgs.map(({ hash }) => hash)].filter((hash) => hash !== undefined)
}

function withAnyOrAll<Row>(
  rows: Rows<Row>,
  keys: (row: Row) => Iterable<string | null | undefined>,
  wanted: readonly string[] | undefined,
): readonly Row[] {
  return wanted === undefined ? rows.all : rows.withAny(keys, wanted)
}

function findTraces(
  store: Store,
  params: {
    readonly trace_id?: readonly string[] | undefined
    readonly tx_hash?: readonly string[] | undefined
    readonly msg_hash?: readonly string[] | undefined
    readonly account?: string | undefined
  },
): readonly TraceRow[] {
  const byIds = (ids: readonly (string | null | undefined)[]) =>
    Array.from(new Set(ids)).flatMap((id) => (id ? (store.trace(id) ?? []) : []))
  const byTransactions = (rows: readonly Transaction[]) => byIds(rows.map(({ trace_id }) => trace_id))
  if (params.trace_id !== undefined) return byIds(params.trace_id)
  if (params.tx_hash !== undefined) return byTransactions(store.tables.transactions.pick(params.tx_hash))
  if (params.msg_hash !== undefined) return byTransactions(store.finalized.withAny(messageKeys, params.msg_hash))
  return params.account === undefined ? store.traces.all : store.traces.with(touched, params.account)
}

function findPending(
  { pendingTraces }: Store,
  {
    account: key,
    ext_msg_hash,
  }: { readonly account?: string | undefined; readonly ext_msg_hash?: readonly string[] | undefined },
): readonly TraceRow[] {
  if (key !== undefined) return pendingTraces.with(touched, key)
  return withAnyOrAll(pendingTraces, externalKeys, ext_msg_hash)
}
