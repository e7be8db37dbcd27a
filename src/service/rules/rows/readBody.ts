// Rows out of answers of the service, given as they came.
import { isObject } from '../../rows/readRow.ts'
import type { MasterchainInfo } from '../../rows/block.ts'
import type { MultisigWallet } from '../../rows/contracts/multisig.ts'
import type { Trace } from '../../rows/trace.ts'
import type { Transaction } from '../../rows/transaction.ts'
import { readRawAddress } from '../../../ton/cells/address.ts'
import { completeHead, externalHashes, isPendingTrace } from './assembly.ts'
import {
  IngestError,
  storedAddressKey,
  blockKey,
  type Fields,
  storedHashKey,
  numberKey,
  type Reading,
  readList,
  readStoredRow,
  rowsBy,
  type TableRow,
  textKey,
  transactionKey,
} from './readRow.ts'
import { hasStakeEvents, readAuctions, readComplaints, readCycles, readPool, readStakeEvents } from './readStaking.ts'
import type { StoredTrace } from './tables.ts'

const readTransactions: Reading = (value, path) =>
  readList(value, path).map((row, at) => {
    const read = readStoredRow('transactions', row, `${path}[${at}]`, ['hash', transactionKey])
    const { in_msg, out_msgs } = row as Fields
    if (!isObject(in_msg ?? {})) throw new IngestError(`${path}[${at}].in_msg`, 'is not a message')
    if (!(Array.isArray(out_msgs ?? []) && ((out_msgs ?? []) as unknown[]).every(isObject))) {
      throw new IngestError(`${path}[${at}].out_msgs`, 'is not a list of messages')
    }
    return read
  })

const readActions = rowsBy('actions', 'action_id', storedHashKey)

/** A trace, its transactions and its actions. @throws {IngestError} */
function readTrace(value: unknown, path: string): TableRow[] {
  if (typeof value !== 'object' || value === null) throw new IngestError(path, 'is not a trace')
  const { transactions, actions, ...head } = value as Trace
  // A map by hash from the service, a list from recordings.
  const given: readonly Transaction[] = Array.isArray(transactions)
    ? (readList(transactions, `${path}.transactions`) as Transaction[])
    : Object.values(transactions ?? {})
  const rows = readTransactions(given, `${path}.transactions`)
  const done = readActions(actions, `${path}.actions`)
  const isPending = isPendingTrace(head.trace_id, given)
  const id = isPending ? (head.external_hash ?? head.trace_id) : head.trace_id
  const stored: StoredTrace = {
    row: {
      ...completeHead(head, given),
      ...('actions' in value && { actions: null }),
      ...('transactions' in value && { transactions: null }),
    },
    id: id ?? '',
    external: externalHashes(head.external_hash, given),
    ...(Array.isArray(actions) && { actions: actions.map(({ action_id }) => action_id) }),
    accounts: [...new Set(given.map(({ account }) => account))],
  }
  const table = isPending ? 'pendingTraces' : 'traces'
  return [...rows, ...done, readStoredRow(table, stored, path, ['id', ({ id }) => storedHashKey(id)])]
}

const readTraces: Reading = (value, path) =>
  readList(value, path).flatMap((row, at) => readTrace(row, `${path}[${at}]`))

/** Multisig contracts, and the orders attached to them. */
const readMultisigs: Reading = (value, path) =>
  rowsBy(
    'multisigs',
    'address',
    storedAddressKey,
  )(value, path).flatMap(({ key, row }, at) => {
    const { orders, ...rest } = row as MultisigWallet
    const own: TableRow = { table: 'multisigs', key, row: { ...rest, orders: null } }
    return [own, ...readOrders(orders, `${path}[${at}].orders`)]
  })

const readOrders = rowsBy('multisigOrders', 'address', storedAddressKey)

/** Reads a map of rows by address; texts that are no addresses need no row to be answered. */
function readNames(table: 'addressBook' | 'metadata'): Reading {
  return (map, path) => {
    if (map === null || map === undefined) return []
    if (typeof map !== 'object' || Array.isArray(map)) throw new IngestError(path, 'is not a map')
    return Object.entries(map).flatMap(([text, row]: [string, unknown]) => {
      if (typeof row !== 'object' || row === null) throw new IngestError(`${path}.${text}`, 'is not a row')
      if (table === 'metadata') checkTokens((row as Fields)['token_info'], `${path}.${text}.token_info`)
      // Parsing all of them would take longer than anything else here.
      const address = storedAddressKey(text) ?? readRawAddress(text)
      // A null form tells of a request that was not an address, not of an account.
      if (address === undefined || ('user_friendly' in row && row.user_friendly === null)) return []
      return [{ table, key: address, row: { address, row } } as TableRow]
    })
  }
}

/** @throws {IngestError} It is not a list of objects. */
function checkTokens(tokens: unknown, path: string): void {
  for (const [at, token] of readList(tokens, path).entries()) {
    if (typeof token !== 'object' || token === null) throw new IngestError(`${path}[${at}]`, 'is not an object')
  }
}

const readBook = readNames('addressBook')
const readMetadata = readNames('metadata')

/** How each key of an answer is read. */
const bodyReadings: Readonly<Record<string, Reading>> = {
  address_book: readBook,
  metadata: readMetadata,
  blocks: (value, path) =>
    readList(value, path).map((row, at) => readStoredRow('blocks', row, `${path}[${at}]`, ['seqno', blockKey])),
  transactions: readTransactions,
  messages: rowsBy('messages', 'hash', storedHashKey),
  actions: readActions,
  traces: readTraces,
  events: (value, path) => (hasStakeEvents(value) ? readStakeEvents : readTraces)(value, path),
  // They have the rows of the events of these types, with fewer fields.
  rewards: () => [],
  nominator_pools: () => [],
  // `readPastBody` reads them.
  cells: () => [],
  configs: () => [],
  elections: rowsBy('validatorElections', 'election_id', numberKey),
  cycles: readCycles,
  complaints: readComplaints,
  auctions: readAuctions,
  accounts: rowsBy('accountStates', 'address', storedAddressKey),
  wallets: rowsBy('walletStates', 'address', storedAddressKey),
  jetton_masters: rowsBy('jettonMasters', 'address', storedAddressKey),
  jetton_wallets: rowsBy('jettonWallets', 'address', storedAddressKey),
  jetton_transfers: rowsBy('jettonTransfers', 'transaction_hash', storedHashKey),
  jetton_burns: rowsBy('jettonBurns', 'transaction_hash', storedHashKey),
  nft_collections: rowsBy('nftCollections', 'address', storedAddressKey),
  nft_items: rowsBy('nftItems', 'address', storedAddressKey),
  nft_transfers: rowsBy('nftTransfers', 'transaction_hash', storedHashKey),
  nft_sales: rowsBy('nftSales', 'address', storedAddressKey),
  records: rowsBy('dnsRecords', 'domain', textKey),
  multisigs: readMultisigs,
  orders: readOrders,
  vesting_contracts: rowsBy('vesting', 'address', storedAddressKey),
}

const readBalances = rowsBy('balances', 'account', storedAddressKey)

/**
 * The rows of any answer of the service.
 * @throws {IngestError} The body is no such answer, or a row in it has no key.
 */
export function readAnswerBody(body: unknown): readonly TableRow[] {
  // The one answer that is a bare list.
  if (Array.isArray(body)) return readBalances(body, '')
  if (typeof body !== 'object' || body === null) {
    throw new IngestError('', 'is not an answer of the service: give the parsed JSON object')
  }
  const entries = body as Fields
  if ('trace_id' in entries && 'trace_info' in entries) return readTrace(body, '')
  if ('validator_reward_share' in entries) {
    return [...readPool(entries), ...readBook(entries['address_book'], 'address_book')]
  }
  if ('last' in entries && 'first' in entries) return readHead(entries)
  const known = Object.keys(bodyReadings).filter((name) => Object.hasOwn(entries, name))
  if (known.length === 0) return readBareNames(entries)
  return known.flatMap((name) => bodyReadings[name]?.(entries[name], name) ?? [])
}

function readHead(head: Fields): TableRow[] {
  const block = ['seqno', blockKey] as const
  return [
    readStoredRow('blocks', head['first'], 'first', block),
    readStoredRow('blocks', head['last'], 'last', block),
    { table: 'masterchainInfo', key: '', row: head as unknown as MasterchainInfo },
  ]
}

/** The answers of `/addressBook` and `/metadata` are bare maps by address. */
function readBareNames(entries: Fields): TableRow[] {
  const keys = Object.keys(entries)
  const [first] = Object.values(entries)
  const isRow = typeof first === 'object' && first !== null
  if (keys.length === 0) return []
  if (isRow && 'user_friendly' in first) return readBook(entries, 'address_book')
  if (isRow && 'token_info' in first && keys.every((key) => storedAddressKey(key) !== undefined)) {
    return readMetadata(entries, 'metadata')
  }
  const given = keys.slice(0, 8).join(', ')
  throw new IngestError(
    '',
    `has no key that an index knows (it has ${given}): give an answer of the service as it came`,
  )
}
