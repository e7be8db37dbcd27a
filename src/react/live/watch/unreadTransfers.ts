import { jettonTransfers } from '../../../service/endpoints/jettons.ts'
import { nftTransfers } from '../../../service/endpoints/nfts.ts'
import { maxPage } from '../../../service/rules/requests/page.ts'
import type { JettonTransfer } from '../../../service/rows/jetton.ts'
import type { Metadata } from '../../../service/rows/names.ts'
import type { NftTransfer } from '../../../service/rows/nft.ts'
import { addMatch, maxPages, overlap, type Pass, policy, type TransferCursor } from './pass.ts'
import { type WatchedRow, watchedRowId } from './rules.ts'

/** Transfers of one kind: how they are requested, and whose they are. */
interface TransferSource<Row> {
  readonly kind: 'jettonTransfer' | 'nftTransfer'
  readonly since: TransferCursor | undefined
  readonly request: (page: TransferPage) => Promise<{ readonly rows: readonly Row[]; readonly metadata: Metadata }>
  readonly owners: (row: Row) => readonly string[]
  readonly watch: (account: string, row: Row) => WatchedRow
}

interface TransferPage {
  readonly start_utime?: number
  readonly offset?: number
  readonly sort: 'asc' | 'desc'
  readonly limit: number
}

/** Reads the jetton transfers of all accounts since the cursor. */
export function readJettonTransfers(pass: Pass): Promise<TransferCursor> {
  const { accounts, client, signal, since } = pass
  return readTransfers<JettonTransfer>(pass, {
    kind: 'jettonTransfer',
    since: since?.jettonTransfers,
    request: async (page) => {
      const answer = await client.request(
        jettonTransfers,
        { owner_address: [...accounts], ...page },
        { signal, policy },
      )
      return { rows: answer.jetton_transfers, metadata: answer.metadata }
    },
    owners: ({ source, destination }) => [source, destination],
    watch: (account, transfer) => ({ kind: 'jettonTransfer', account, transfer }),
  })
}

/** Reads the NFT transfers of all accounts since the cursor. */
export function readNftTransfers(pass: Pass): Promise<TransferCursor> {
  const { accounts, client, signal, since } = pass
  return readTransfers<NftTransfer>(pass, {
    kind: 'nftTransfer',
    since: since?.nftTransfers,
    request: async (page) => {
      const answer = await client.request(nftTransfers, { owner_address: [...accounts], ...page }, { signal, policy })
      return { rows: answer.nft_transfers, metadata: answer.metadata }
    },
    owners: ({ old_owner, new_owner }) => [old_owner, new_owner],
    watch: (account, transfer) => ({ kind: 'nftTransfer', account, transfer }),
  })
}

/** A transfer as the row of one watched account. */
interface ReadTransfer {
  readonly id: string
  readonly utime: number
  readonly row: WatchedRow
}

function readRows<Row extends { readonly transaction_now: number }>(
  { accounts }: Pass,
  { owners, watch }: TransferSource<Row>,
  rows: readonly Row[],
): ReadTransfer[] {
  return rows.flatMap((row) => {
    const known = new Set(owners(row))
    return accounts
      .filter((account) => known.has(account))
      .map((account) => watch(account, row))
      .map((watched) => ({ id: watchedRowId(watched), utime: row.transaction_now, row: watched }))
  })
}

async function readTransfers<Row extends { readonly transaction_now: number }>(
  pass: Pass,
  source: TransferSource<Row>,
): Promise<TransferCursor> {
  if (source.since === undefined) return startTransfers(pass, source)
  const { utime, seen } = source.since
  const start_utime = Math.max(0, utime - overlap)
  const known = new Set(seen)
  const read: ReadTransfer[] = []
  for (let pages = 0; pages < maxPages; pages++) {
    const page = { start_utime, offset: pages * maxPage, sort: 'asc', limit: maxPage } as const
    const { rows, metadata } = await source.request(page)
    for (const transfer of readRows(pass, source, rows)) {
      read.push(transfer)
      if (!known.has(transfer.id)) addMatch(pass, transfer.row, metadata)
      known.add(transfer.id)
    }
    if (rows.length < maxPage) return endOfTransfers(read, utime)
  }
  pass.unread.push({ kind: source.kind, account: undefined })
  return startTransfers(pass, source)
}

/** Returns the cursor after the newest transfer. */
async function startTransfers<Row extends { readonly transaction_now: number }>(
  pass: Pass,
  source: TransferSource<Row>,
): Promise<TransferCursor> {
  const { rows } = await source.request({ sort: 'desc', limit: maxPage })
  return endOfTransfers(readRows(pass, source, rows), 0)
}

function endOfTransfers(read: readonly ReadTransfer[], least: number): TransferCursor {
  const utime = read.reduce((newest, row) => Math.max(newest, row.utime), least)
  return { utime, seen: read.filter((row) => row.utime >= utime - overlap).map(({ id }) => id) }
}
