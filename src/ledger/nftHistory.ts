import type { Client } from '../client/client.ts'
import { nftItems, nftTransfers } from '../endpoints/nfts.ts'
import { transactions } from '../endpoints/transactions.ts'
import { isInRange } from '../query/accountHistory.ts'
import { parseCell } from '../ton/boc.ts'
import { Slice } from '../ton/slice.ts'
import { startsLife } from '../model/historyStep.ts'
import type { NftTransfer } from '../schema/nft.ts'
import type { Transaction } from '../schema/transaction.ts'
import { byNewestLine } from './mergeLines.ts'
import type { LedgerLine, LedgerLineKind } from './line.ts'
import { isBefore, type LedgerRange } from './range.ts'
import { listTransfers } from './transfers.ts'

const pageSize = 1000
const parallelRequests = 10

/** The row that a line stands on. */
interface Place {
  readonly hash: string
  readonly lt: string
  readonly now: number
  readonly trace_id?: string | null | undefined
}

/** NFTs that came to an account or left it in a range. */
export interface NftHistory {
  /** Newest first. */
  readonly lines: readonly LedgerLine[]
  /** Items that the account owned before the start of the range. */
  readonly heldBefore: readonly HeldNft[]
}

/** An NFT of an account. Raw addresses. */
export interface HeldNft {
  readonly item: string
  readonly collection: string | null
}

/**
 * Lists the NFTs that came to an account or left it, newest first. Counts back from the items that the account owns
 * now; an item whose transfers do not lead there has a line that says so. Holds one short line for each transfer.
 * @param owner Raw address.
 */
export async function nftHistory(client: Client, owner: string, range: LedgerRange): Promise<NftHistory> {
  const { start_utime, start_lt, signal } = range
  const collections = new Map<string, string | null>()
  const held = new Set<string>()
  for (let offset = 0; ; offset += pageSize) {
    const params = { owner_address: [owner], limit: pageSize, offset }
    const rows = (await client.request(nftItems, params, { signal, priority: 'background' })).nft_items
    for (const { address, collection_address } of rows) {
      held.add(address)
      collections.set(address, collection_address ?? null)
    }
    if (rows.length < pageSize) break
  }
  const transfers: NftTransfer[] = []
  const pick = { rows: (answer: { nft_transfers: NftTransfer[] }) => answer.nft_transfers, key: (row: NftTransfer) => row.transaction_hash }
  for await (const rows of listTransfers(client, nftTransfers, pick, owner, { start_utime, start_lt, signal })) {
    for (const row of rows) {
      // Fields that the line does not need would take most of the memory.
      if (!row.transaction_aborted && row.old_owner !== row.new_owner) transfers.push({ ...row, custom_payload: null, forward_payload: null, decoded_custom_payload: null, decoded_forward_payload: null })
    }
  }
  transfers.sort((a, b) => (BigInt(a.transaction_lt) < BigInt(b.transaction_lt) ? 1 : -1))

  const lines: LedgerLine[] = []
  const write = (item: string, place: Place, kind: LedgerLineKind, amount: 1 | -1, counterparty: string | null): void => {
    if (!isInRange(place, range)) return
    const { hash, lt, now, trace_id } = place
    const asset = { kind: 'nft', item, collection: collections.get(item) ?? null } as const
    lines.push({ account: owner, hash, lt, now, trace_id: trace_id ?? null, asset, kind, counterparty, label: null, amount: String(amount), balance: amount > 0 ? '1' : '0' })
  }
  for (const row of transfers) {
    const item = row.nft_address
    if (row.nft_collection !== '') collections.set(item, row.nft_collection)
    const place = { hash: row.transaction_hash, lt: row.transaction_lt, now: row.transaction_now, trace_id: row.trace_id }
    const isReceived = row.new_owner === owner
    // After the transfer the account must own what it received, and must not own what it sent.
    if (isReceived !== held.has(item)) write(item, place, 'unexplained', isReceived ? -1 : 1, null)
    write(item, place, 'transfer', isReceived ? 1 : -1, isReceived ? row.old_owner : row.new_owner)
    if (isReceived) held.delete(item)
    else held.add(item)
  }
  const heldBefore: HeldNft[] = []
  const arrivals = await inParallel([...held], async (item) => [item, await readFirst(item)] as const)
  for (const [item, first] of arrivals) {
    if (first === undefined || isBefore(first, range)) {
      heldBefore.push({ item, collection: collections.get(item) ?? null })
      continue
    }
    const isMinted = startsLife(first) && readsOwner(first, owner)
    write(item, first, isMinted ? 'mint' : 'unexplained', 1, first.in_msg?.source ?? null)
  }
  return { lines: lines.sort(byNewestLine), heldBefore }

  /** First transaction of an item; undefined if the index does not hold one. */
  async function readFirst(item: string): Promise<Transaction | undefined> {
    const params = { account: [item], sort: 'asc' as const, limit: 1 }
    return (await client.request(transactions, params, { signal, priority: 'background' })).transactions[0]
  }
}

/** Runs a task for each item, a few at a time. The results are in the order of the items. */
async function inParallel<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += parallelRequests) {
    results.push(...(await Promise.all(items.slice(at, at + parallelRequests).map(run))))
  }
  return results
}

/** Whether the message that deployed an item starts with its owner, as collections of the standard write it. */
function readsOwner({ in_msg }: Transaction, owner: string): boolean {
  try {
    return new Slice(parseCell(in_msg?.message_content?.body ?? '')).address() === owner
  } catch {
    return false
  }
}
