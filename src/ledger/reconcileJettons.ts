import type { Client } from '../sources/client/client.ts'
import { jettonBurns, jettonTransfers } from '../service/endpoints/jettons.ts'
import type { JettonBurn, JettonTransfer } from '../service/rows/jetton.ts'
import { toRawAddress } from '../ton/cells/address.ts'
import { accountLedger, type LedgerRange } from './accountLedger.ts'
import type { LedgerLine } from './line.ts'
import { listTransfers } from './transfers.ts'

/** A jetton transfer that the index and the histories of the jetton wallets tell differently. */
export type JettonDifference =
  /** The index lists it, but no wallet of the account booked it: it is on its way, or the recipient rejected it. */
  | { readonly reason: 'not-booked'; readonly transfer: JettonTransfer | JettonBurn }
  /** A wallet of the account booked it, but the index does not list it. */
  | { readonly reason: 'not-listed'; readonly line: LedgerLine }

/**
 * Compares the jetton lines of a ledger with the transfers and burns that the index lists. Every row of either side
 * has exactly one partner, or is in the result. Holds both in memory.
 * @param account Any form of the address.
 * @throws {ResponseShapeError} The history of a jetton wallet has a gap.
 */
export async function reconcileJettons(
  client: Client,
  account: string,
  range: LedgerRange = {},
): Promise<JettonDifference[]> {
  const owner = toRawAddress(account)
  const booked = new Map<string, LedgerLine[]>()
  const options = { ...range, assets: ['jetton'], actions: false } as const
  for await (const { lines } of accountLedger(client, owner, options)) {
    for (const line of lines) {
      const key = lineKey(line)
      if (key !== undefined) booked.set(key, [...(booked.get(key) ?? []), line])
    }
  }
  const differences: JettonDifference[] = []
  const match = (key: string, transfer: JettonTransfer | JettonBurn): void => {
    if (booked.get(key)?.pop() === undefined) differences.push({ reason: 'not-booked', transfer })
  }
  // Arrivals in the range can have left before it, and departures in it can arrive after it.
  const { end_utime, end_lt, limit, signal } = range
  const isBefore = (row: JettonTransfer | JettonBurn) =>
    (end_utime === undefined || row.transaction_now <= end_utime) &&
    (end_lt === undefined || BigInt(row.transaction_lt) <= BigInt(end_lt))
  const ranges = { start_utime: range.start_utime, start_lt: range.start_lt, limit, signal }
  const transfers = {
    rows: (answer: { jetton_transfers: JettonTransfer[] }) => answer.jetton_transfers,
    key: (row: JettonTransfer) => row.transaction_hash,
  }
  for await (const rows of listTransfers(client, jettonTransfers, transfers, owner, ranges)) {
    for (const row of rows.filter(isBefore)) {
      if (row.amount === '0' || row.transaction_aborted === true) continue
      if (row.source === owner) match(`sent ${row.transaction_hash} ${row.amount}`, row)
      if (row.destination === owner)
        match(`received ${row.trace_id} ${row.jetton_master} ${row.source} ${row.amount}`, row)
    }
  }
  const burns = {
    rows: (answer: { jetton_burns: JettonBurn[] }) => answer.jetton_burns,
    key: (row: JettonBurn) => row.transaction_hash,
  }
  for await (const rows of listTransfers(client, jettonBurns, burns, owner, ranges)) {
    for (const row of rows.filter(isBefore)) {
      if (!row.transaction_aborted) match(`sent ${row.transaction_hash} ${row.amount}`, row)
    }
  }
  return [...differences, ...[...booked.values()].flat().map((line) => ({ reason: 'not-listed' as const, line }))]
}

/** Key that a line shares with its row of the index; `undefined` for lines that the index does not list. */
function lineKey({ kind, amount, hash, trace_id, asset, counterparty }: LedgerLine): string | undefined {
  if (kind !== 'transfer' && kind !== 'burn') return undefined
  if (amount.startsWith('-')) return `sent ${hash} ${amount.slice(1)}`
  return `received ${trace_id} ${asset.kind === 'jetton' ? asset.jetton : ''} ${counterparty} ${amount}`
}
