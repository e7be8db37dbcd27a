import type { Client } from '../sources/client/client.ts'
import { nftItems, nftTransfers } from '../service/endpoints/nfts.ts'
import { startsLife } from '../meaning/verify/historyStep.ts'
import { isInRange } from '../sources/client/accountHistory.ts'
import type { NftTransfer } from '../service/rows/nft.ts'
import { collectOrigins } from '../sources/client/collectOrigins.ts'
import { TonlensError } from '../ton/cells/errors.ts'
import { LedgerError, type LedgerLine, type LedgerLineKind } from './line.ts'
import { listRows } from './listRows.ts'
import { byNewestLine } from './mergeLines.ts'
import { readNftChanges } from './nftChanges.ts'
import { isBefore, type LedgerRange } from './accountLedger.ts'
import { listTransfers } from './transfers.ts'

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
 * now. The lists of items and of transfers can show two moments: an item on which they disagree is looked up, and its
 * own transactions tell how it came or went. What they do not tell has a line that says so. Holds one short line for
 * each transfer.
 * @param owner Raw address.
 * @throws {LedgerError} The transactions of an item are older than its row.
 * @throws {TonlensError} The list of transfers is older than that of items, also when it is read again.
 */
export async function nftHistory(client: Client, owner: string, range: LedgerRange): Promise<NftHistory> {
  const { start_utime, start_lt, signal } = range
  const isBounded = start_utime !== undefined || start_lt !== undefined
  const init = { signal, priority: 'background' } as const
  const listing = collectOrigins(client)
  const items = await listRows(
    listing.client,
    nftItems,
    { owner_address: [owner] },
    ({ nft_items }) => nft_items,
    signal,
  )
  const collections = new Map(items.map((row) => [row.address, row.collection_address ?? null]))
  const transfers = await readTransfersSince(listing.readNewest())
  const newest = new Map(transfers.toReversed().map((row) => [row.nft_address, row]))
  /**
   * Items that the account owned after the change that is counted back next, each with the newest logical time of its
   * arrival.
   */
  const owned = new Map<string, string>()
  for (const { address, last_transaction_lt: lt } of items) {
    const transfer = newest.get(address)
    // A transfer that is newer than the row tells the owner.
    if (transfer === undefined || transfer.new_owner === owner || BigInt(transfer.transaction_lt) <= BigInt(lt))
      owned.set(address, lt)
  }
  const lines: LedgerLine[] = []
  await inParallel(
    [...newest.values()].filter(isReceived).filter((row) => !owned.has(row.nft_address)),
    countBackDeparture,
  )
  for (const row of transfers) {
    const item = row.nft_address
    const place = {
      hash: row.transaction_hash,
      lt: row.transaction_lt,
      now: row.transaction_now,
      trace_id: row.trace_id,
    }
    if (isBefore(place, range)) break
    // After the transfer the account must own what it received, and must not own what it sent.
    if (isReceived(row) && !owned.has(item)) write(item, place, 'unexplained', -1, null)
    if (!isReceived(row) && owned.has(item)) await countBackArrival(item, place)
    write(item, place, 'transfer', isReceived(row) ? 1 : -1, isReceived(row) ? row.old_owner : row.new_owner)
    if (isReceived(row)) owned.delete(item)
    else owned.set(item, String(BigInt(row.transaction_lt) - 1n))
  }
  await inParallel([...owned.keys()], (item) => countBackArrival(item))
  const heldBefore = [...owned.keys()].map((item) => ({ item, collection: collections.get(item) ?? null }))
  return { lines: lines.sort(byNewestLine), heldBefore }

  /** Reads transfers that are no older than the list of items: one that left in between would be in neither. */
  async function readTransfersSince(moment: number): Promise<readonly NftTransfer[]> {
    for (const maxAge of [undefined, 0]) {
      const listing = collectOrigins(client)
      const found = await readTransfers(listing.client, maxAge)
      if ((listing.readOrigin()?.asOf ?? moment) >= moment) return found
    }
    throw new TonlensError(
      'The transfers of NFTs are older than the list of items, so an item that left meanwhile would be missing. Ask again, or ask the service alone.',
    )
  }

  async function readTransfers(asked: Client, maxAge: number | undefined): Promise<readonly NftTransfer[]> {
    const found: NftTransfer[] = []
    const pick = {
      rows: (answer: { nft_transfers: NftTransfer[] }) => answer.nft_transfers,
      key: (row: NftTransfer) => row.transaction_hash,
    }
    // Services since 1.3 do not list an item that was destroyed: an older transfer tells that the account had it.
    const bounds = client.version.current()?.version === '1.2' ? { start_utime, start_lt } : {}
    for await (const rows of listTransfers(asked, nftTransfers, pick, owner, { ...bounds, maxAge, signal })) {
      for (const row of rows) {
        if (row.transaction_aborted || row.old_owner === row.new_owner) continue
        if (row.nft_collection !== '') collections.set(row.nft_address, row.nft_collection)
        // Fields that the line does not need would take most of the memory.
        found.push({
          ...row,
          custom_payload: null,
          forward_payload: null,
          decoded_custom_payload: null,
          decoded_forward_payload: null,
        })
      }
    }
    return found.sort((a, b) => (BigInt(a.transaction_lt) < BigInt(b.transaction_lt) ? 1 : -1))
  }

  function isReceived({ new_owner }: NftTransfer): boolean {
    return new_owner === owner
  }

  /** Counts back how an item left that the newest listed transfer brought, if it left at all. */
  async function countBackDeparture({ nft_address: item, transaction_lt }: NftTransfer): Promise<void> {
    const [row] = (await client.request(nftItems, { address: [item], limit: 1 }, init)).nft_items
    if (
      row !== undefined &&
      (row.owner_address === owner || BigInt(row.last_transaction_lt) < BigInt(transaction_lt))
    ) {
      // It came after the list of items was read.
      owned.set(item, transaction_lt)
      return
    }
    const start_lt = String(BigInt(transaction_lt) + 1n)
    const { changes, last } = await readNftChanges(client, item, owner, { start_lt, signal })
    const departure = changes.find(({ amount }) => amount < 0)
    if (departure === undefined) {
      if (row !== undefined) checkReach(item, row.last_transaction_lt, last?.lt ?? transaction_lt)
    } else if (!isBefore(departure.row, range)) {
      write(item, departure.row, departure.kind, -1, departure.counterparty)
      owned.set(item, String(BigInt(departure.row.lt) - 1n))
    }
  }

  /**
   * Counts back how an item came that no listed transfer brought.
   * @param sent A transfer after which the account did not own it. @default the start of the range
   */
  async function countBackArrival(item: string, sent?: Place): Promise<void> {
    const until = owned.get(item) ?? '0'
    const bounds = sent === undefined ? { start_utime, start_lt } : { start_lt: String(BigInt(sent.lt) + 1n) }
    const { changes, first, last } = await readNftChanges(client, item, owner, { ...bounds, signal })
    const arrival = changes.findLast(({ row, amount }) => amount > 0 && BigInt(row.lt) <= BigInt(until))
    if (arrival !== undefined) write(item, arrival.row, arrival.kind, 1, arrival.counterparty)
    else if (sent === undefined && (first === undefined || (isBounded && !startsLife(first)))) return
    else {
      checkReach(item, until, last?.lt ?? '0')
      write(item, first ?? sent, 'unexplained', 1, first?.in_msg?.source ?? null)
    }
    owned.delete(item)
  }

  function checkReach(item: string, stated: string, found: string): void {
    if (BigInt(found) < BigInt(stated))
      throw new LedgerError(stated, 'last_transaction_lt', `of the NFT ${item} is newer than its transactions`)
  }

  function write(
    item: string,
    place: Place | undefined,
    kind: LedgerLineKind,
    amount: 1 | -1,
    counterparty: string | null,
  ): void {
    if (place === undefined || !isInRange(place, range)) return
    const { hash, lt, now, trace_id } = place
    const asset = { kind: 'nft', item, collection: collections.get(item) ?? null } as const
    lines.push({
      account: owner,
      hash,
      lt,
      now,
      trace_id: trace_id ?? null,
      asset,
      kind,
      counterparty,
      label: null,
      amount: String(amount),
      balance: amount > 0 ? '1' : '0',
    })
  }
}

/** Runs a task for each item, a few at a time. The results are in the order of the items. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += parallelRequests) {
    results.push(...(await Promise.all(items.slice(at, at + parallelRequests).map(run))))
  }
  return results
}
