import { IngestError } from './errors.ts'
import { action } from './kinds/action.ts'
import { block, masterchainHead } from './kinds/block.ts'
import { jettonMaster, jettonWallet } from './kinds/jetton.ts'
import { createDraft, createDrafts, type Draft, type Kind, readList } from './kinds/kind.ts'
import { addressBookDrafts, metadataDrafts } from './kinds/names.ts'
import { nftCollection, nftItem } from './kinds/nft.ts'
import {
  accountBalance,
  accountState,
  dnsRecord,
  jettonBurn,
  jettonTransfer,
  message,
  multisigDrafts,
  multisigOrder,
  nftSale,
  nftTransfer,
  vestingContract,
  walletState,
} from './kinds/others.ts'
import { traceDrafts } from './kinds/trace.ts'
import { transactionDrafts } from './kinds/transaction.ts'
import { packAddress } from './storage/keys.ts'

type DraftReader = (value: unknown, path: string, authoritative: boolean) => Draft[]

const rowsOfKind =
  <E extends object>(kind: Kind<E>): DraftReader =>
  (value, path) =>
    createDrafts(kind, value, path)

const tracesReader: DraftReader = (value, path, authoritative) =>
  readList(value, path).flatMap((row, at) => traceDrafts(row, `${path}[${at}]`, authoritative))

/**
 * How each key of an answer is read. The order is that of writing: names before the rows that need
 * them, transactions before the traces that refer to them.
 */
const READERS: Readonly<Record<string, DraftReader>> = {
  address_book: addressBookDrafts,
  metadata: metadataDrafts,
  blocks: rowsOfKind(block),
  transactions: transactionDrafts,
  messages: rowsOfKind(message),
  actions: rowsOfKind(action),
  traces: tracesReader,
  events: tracesReader,
  accounts: rowsOfKind(accountState),
  wallets: rowsOfKind(walletState),
  jetton_masters: rowsOfKind(jettonMaster),
  jetton_wallets: rowsOfKind(jettonWallet),
  jetton_transfers: rowsOfKind(jettonTransfer),
  jetton_burns: rowsOfKind(jettonBurn),
  nft_collections: rowsOfKind(nftCollection),
  nft_items: rowsOfKind(nftItem),
  nft_transfers: rowsOfKind(nftTransfer),
  nft_sales: rowsOfKind(nftSale),
  records: rowsOfKind(dnsRecord),
  multisigs: multisigDrafts,
  orders: rowsOfKind(multisigOrder),
  vesting_contracts: rowsOfKind(vestingContract),
}

/**
 * Reads the rows of any answer of the service.
 * @throws {IngestError} The body is not such an answer, or a row in it has no key.
 */
export function readDrafts(body: unknown, authoritative: boolean): Draft[] {
  // `/topAccountsByBalance` is the only answer that is a bare list.
  if (Array.isArray(body)) return createDrafts(accountBalance, body, '')
  if (typeof body !== 'object' || body === null) {
    throw new IngestError('', 'is not an answer of the service: give the parsed JSON object')
  }
  const entries = body as Readonly<Record<string, unknown>>
  if ('trace_id' in entries && 'trace_info' in entries) return traceDrafts(body, '', authoritative)
  if ('last' in entries && 'first' in entries) return masterchainDrafts(entries)
  const known = Object.keys(READERS).filter((name) => Object.hasOwn(entries, name))
  if (known.length > 0) {
    return known.flatMap((name) => READERS[name]?.(entries[name], name, authoritative) ?? [])
  }
  return nameDrafts(entries)
}

/** Reads the answer of `/masterchainInfo`. */
function masterchainDrafts(info: Readonly<Record<string, unknown>>): Draft[] {
  return [
    createDraft(block, info['first'] as never, 'first'),
    createDraft(block, info['last'] as never, 'last'),
    createDraft(masterchainHead, info as never, 'last'),
  ]
}

/** Reads the answers of `/addressBook` and `/metadata`, which are bare maps by address. */
function nameDrafts(entries: Readonly<Record<string, unknown>>): Draft[] {
  const keys = Object.keys(entries)
  const [first] = Object.values(entries)
  const isRow = typeof first === 'object' && first !== null
  if (keys.length === 0) return []
  if (isRow && 'user_friendly' in first) return addressBookDrafts(entries, 'address_book')
  if (isRow && 'token_info' in first && keys.every((key) => packAddress(key) !== undefined)) {
    return metadataDrafts(entries, 'metadata')
  }
  const given = keys.slice(0, 8).join(', ')
  const advice = 'give an answer of the service as it came'
  throw new IngestError('', `has no key that the mirror knows (it has ${given}): ${advice}`)
}
