import { action } from './action.ts'
import { block, masterchainHead } from './blocks.ts'
import { IngestError } from './errors.ts'
import { jettonMaster, jettonWallet } from './jettons.ts'
import { packAddress } from './keys.ts'
import { type Draft, draft, drafts, type Kind, listOf } from './kinds.ts'
import { addressBookDrafts, metadataDrafts } from './names.ts'
import { nftCollection, nftItem } from './nfts.ts'
import { traceDrafts } from './trace.ts'
import { transactionDrafts } from './transaction.ts'
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
} from './worldRows.ts'

type Reading = (value: unknown, path: string, authoritative: boolean) => Draft[]

const rowsOf =
  <E extends object>(kind: Kind<E>): Reading =>
  (value, path) =>
    drafts(kind, value, path)

const traces: Reading = (value, path, authoritative) =>
  listOf(value, path).flatMap((row, at) => traceDrafts(row, `${path}[${at}]`, authoritative))

/**
 * What each key of an answer holds. In this order: names before the rows that need them,
 * transactions before the traces that point at them.
 */
const READINGS: Readonly<Record<string, Reading>> = {
  address_book: addressBookDrafts,
  metadata: metadataDrafts,
  blocks: rowsOf(block),
  transactions: transactionDrafts,
  messages: rowsOf(message),
  actions: rowsOf(action),
  traces,
  events: traces,
  accounts: rowsOf(accountState),
  wallets: rowsOf(walletState),
  jetton_masters: rowsOf(jettonMaster),
  jetton_wallets: rowsOf(jettonWallet),
  jetton_transfers: rowsOf(jettonTransfer),
  jetton_burns: rowsOf(jettonBurn),
  nft_collections: rowsOf(nftCollection),
  nft_items: rowsOf(nftItem),
  nft_transfers: rowsOf(nftTransfer),
  nft_sales: rowsOf(nftSale),
  records: rowsOf(dnsRecord),
  multisigs: multisigDrafts,
  orders: rowsOf(multisigOrder),
  vesting_contracts: rowsOf(vestingContract),
}

/**
 * Rows of any answer of the service.
 * @throws {IngestError} The body is no such answer, or a row in it has no key.
 */
export function draftsOf(body: unknown, authoritative: boolean): Draft[] {
  // The one answer that is a bare list.
  if (Array.isArray(body)) return drafts(accountBalance, body, '')
  if (typeof body !== 'object' || body === null) {
    throw new IngestError('', 'is not an answer of the service: give the parsed JSON object')
  }
  const entries = body as Readonly<Record<string, unknown>>
  if ('trace_id' in entries && 'trace_info' in entries) return traceDrafts(body, '', authoritative)
  if ('last' in entries && 'first' in entries) return headDrafts(entries)
  const known = Object.keys(READINGS).filter((name) => Object.hasOwn(entries, name))
  if (known.length > 0) {
    return known.flatMap((name) => READINGS[name]?.(entries[name], name, authoritative) ?? [])
  }
  return namesAlone(entries)
}

function headDrafts(head: Readonly<Record<string, unknown>>): Draft[] {
  return [
    draft(block, head['first'] as never, 'first'),
    draft(block, head['last'] as never, 'last'),
    draft(masterchainHead, head as never, 'last'),
  ]
}

/** The answers of `/addressBook` and `/metadata` are bare maps by address. */
function namesAlone(entries: Readonly<Record<string, unknown>>): Draft[] {
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
