import { TonlensError } from '../../../ton/cells/errors.ts'
import { readRawAddress } from '../../../ton/cells/address.ts'
import { readFailure } from '../../../meaning/outcome/failure.ts'
import { findTokenInfo, worstFlag } from '../../../meaning/tokens/tokenInfo.ts'
import { ownField } from '../../../service/rows/readRow.ts'
import type { JettonTransfer } from '../../../service/rows/jetton.ts'
import type { Metadata } from '../../../service/rows/names.ts'
import type { NftTransfer } from '../../../service/rows/nft.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'

/** Direction of a payment, seen from the watched account. */
export type WatchDirection = 'in' | 'out'

/** Selects rows of the watched accounts to report. Rules are data, so that they can be stored and sent to a worker. */
export type WatchRule =
  /** A message carries at least `least` nanograms (decimal string) to the account or from it. */
  | { readonly kind: 'amount'; readonly least: string; readonly direction?: WatchDirection | undefined }
  /** The account exchanges a message with an address, in any form. */
  | { readonly kind: 'counterparty'; readonly address: string; readonly direction?: WatchDirection | undefined }
  /** A transaction of the account fails. */
  | { readonly kind: 'failed' }
  /** Jettons arrive or leave: of one master (an address in any form) or any, at least `least` of the smallest units. */
  | {
      readonly kind: 'jetton'
      readonly master?: string | undefined
      readonly least?: string | undefined
      readonly direction?: WatchDirection | undefined
    }
  /** A jetton or an NFT that the service marks as a scam arrives. */
  | { readonly kind: 'scam' }

/** A row of a watched account that at least one rule matches. Each is reported once. */
export type WatchMatch = {
  /** Identifies the match, also across page loads: a `tag` for notifications. */
  readonly id: string
  /** Raw address of the watched account. */
  readonly account: string
  /** Unix seconds. */
  readonly utime: number
  /** The rules that match, in their order. */
  readonly rules: readonly WatchRule[]
} & (
  | { readonly kind: 'transaction'; readonly transaction: Transaction }
  | { readonly kind: 'jettonTransfer'; readonly transfer: JettonTransfer }
  | { readonly kind: 'nftTransfer'; readonly transfer: NftTransfer }
)

/** A row that rules may match, and the account that it belongs to. */
export type WatchedRow =
  | { readonly kind: 'transaction'; readonly account: string; readonly transaction: Transaction }
  | { readonly kind: 'jettonTransfer'; readonly account: string; readonly transfer: JettonTransfer }
  | { readonly kind: 'nftTransfer'; readonly account: string; readonly transfer: NftTransfer }

/** Kinds of rows that a rule reads. */
const rowKinds = {
  amount: ['transaction'],
  counterparty: ['transaction'],
  failed: ['transaction'],
  jetton: ['jettonTransfer'],
  scam: ['jettonTransfer', 'nftTransfer'],
} as const satisfies Record<WatchRule['kind'], readonly WatchedRow['kind'][]>

/**
 * Checks rules, which may be stored text, and returns them with raw addresses.
 * @throws {TonlensError} A rule is invalid; the message names the rule and the field.
 */
export function readRules(rules: readonly WatchRule[]): readonly WatchRule[] {
  return rules.map((rule, index) => {
    const place = `rules[${index}]`
    if (!Object.hasOwn(rowKinds, String(ownField(rule, 'kind')))) {
      throw new TonlensError(`${place}.kind must be one of ${Object.keys(rowKinds).join(', ')}.`)
    }
    checkDirection(place, rule)
    if (rule.kind === 'amount') return { ...rule, least: readAmount(`${place}.least`, rule.least) }
    if (rule.kind === 'counterparty') return { ...rule, address: readAddress(`${place}.address`, rule.address) }
    if (rule.kind !== 'jetton') return rule
    return {
      ...rule,
      ...(rule.master !== undefined && { master: readAddress(`${place}.master`, rule.master) }),
      ...(rule.least !== undefined && { least: readAmount(`${place}.least`, rule.least) }),
    }
  })
}

function checkDirection(place: string, rule: WatchRule): void {
  const direction = ownField(rule, 'direction')
  if (direction === undefined || direction === 'in' || direction === 'out') return
  throw new TonlensError(`${place}.direction must be 'in' or 'out', or be left out for both.`)
}

function readAmount(place: string, value: unknown): string {
  if (typeof value === 'string' && /^\d{1,80}$/.test(value)) return value
  throw new TonlensError(`${place} must be a decimal string of smallest units, such as '1000000000' for 1 GRAM.`)
}

function readAddress(place: string, value: unknown): string {
  const raw = typeof value === 'string' ? readRawAddress(value) : undefined
  if (raw === undefined) throw new TonlensError(`${place} is not an address.`)
  return raw
}

/** Tells which kinds of rows the rules read. */
export function readsRows(rules: readonly WatchRule[], kind: WatchedRow['kind']): boolean {
  return rules.some((rule) => (rowKinds[rule.kind] as readonly string[]).includes(kind))
}

/** Identifies a row of an account; a transfer between two watched accounts is one row for each. */
export function watchedRowId(row: WatchedRow): string {
  if (row.kind === 'transaction') return `transaction ${row.transaction.hash}`
  if (row.kind === 'nftTransfer')
    return `nft ${row.account} ${row.transfer.transaction_hash} ${row.transfer.nft_address}`
  return `jetton ${row.account} ${row.transfer.transaction_hash}`
}

/** Applies the rules to a row. @returns undefined if none matches. */
export function matchRow(
  row: WatchedRow,
  rules: readonly WatchRule[],
  metadata: Metadata | undefined,
): WatchMatch | undefined {
  const matching = rules.filter((rule) => matches(row, rule, metadata))
  if (matching.length === 0) return undefined
  const utime = row.kind === 'transaction' ? row.transaction.now : row.transfer.transaction_now
  return { ...row, id: watchedRowId(row), utime, rules: matching }
}

function matches(row: WatchedRow, rule: WatchRule, metadata: Metadata | undefined): boolean {
  if (row.kind === 'transaction') return matchesTransaction(row.transaction, rule)
  if (rule.kind === 'scam') return isIncoming(row) && isScam(row, metadata)
  return rule.kind === 'jetton' && row.kind === 'jettonTransfer' && matchesJetton(row, rule)
}

function matchesTransaction(transaction: Transaction, rule: WatchRule): boolean {
  if (rule.kind === 'failed') return readFailure(transaction) !== undefined
  if (rule.kind === 'amount')
    return readMessages(transaction, rule.direction).some(({ value }) => isAtLeast(value, rule.least))
  return (
    rule.kind === 'counterparty' &&
    readMessages(transaction, rule.direction).some(({ other }) => other === rule.address)
  )
}

/** Returns the counterparty and the value of each message of one direction, or of both. */
function readMessages({ in_msg, out_msgs }: Transaction, direction: WatchDirection | undefined) {
  const received = direction === 'out' || in_msg === null ? [] : [{ other: in_msg.source, value: in_msg.value }]
  const sent = direction === 'in' ? [] : out_msgs.map(({ destination, value }) => ({ other: destination, value }))
  return [...received, ...sent]
}

function matchesJetton(
  { transfer, account }: Extract<WatchedRow, { kind: 'jettonTransfer' }>,
  { master, least, direction }: Extract<WatchRule, { kind: 'jetton' }>,
): boolean {
  if (transfer.transaction_aborted === true) return false
  if (master !== undefined && transfer.jetton_master !== master) return false
  if (least !== undefined && !isAtLeast(transfer.amount, least)) return false
  return direction === undefined || account === (direction === 'in' ? transfer.destination : transfer.source)
}

function isIncoming(row: Exclude<WatchedRow, { kind: 'transaction' }>): boolean {
  if (row.transfer.transaction_aborted === true) return false
  return row.account === (row.kind === 'nftTransfer' ? row.transfer.new_owner : row.transfer.destination)
}

function isScam(row: Exclude<WatchedRow, { kind: 'transaction' }>, metadata: Metadata | undefined): boolean {
  const marks =
    row.kind === 'jettonTransfer'
      ? [findTokenInfo(metadata?.[row.transfer.jetton_master], 'jetton_masters')]
      : [
          findTokenInfo(metadata?.[row.transfer.nft_address], 'nft_items'),
          findTokenInfo(metadata?.[row.transfer.nft_collection], 'nft_collections'),
        ]
  return worstFlag(...marks) === 'scam'
}

function isAtLeast(value: string | null | undefined, least: string): boolean {
  return typeof value === 'string' && /^\d+$/.test(value) && BigInt(value) >= BigInt(least)
}
