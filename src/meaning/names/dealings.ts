import { groupBy } from '../../service/rows/readRow.ts'
import { parseAmount } from '../../service/rows/amount.ts'
import type { Message } from '../../service/rows/message.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { knownJettons } from '../../ton/facts/knownJettons.ts'
import { findImitations, readRaw, type Imitation, type ImitationSign } from './imitations.ts'
import { hasLink } from './link.ts'

/** One transfer between an account and another, as the account sees it. */
export interface Dealing {
  /** The other account, in any form. */
  readonly counterparty: string
  readonly direction: 'in' | 'out'
  /** Coins that moved, nanograms. */
  readonly coins: bigint
  /** Raw masters of the jettons that moved. */
  readonly jettons: readonly string[]
  /** Unix seconds. */
  readonly utime: number
  /** Whether a comment of the transfer holds a link. */
  readonly hasLink: boolean
}

/** A transfer between two accounts, as neither sees it. */
export interface Transfer extends Omit<Dealing, 'counterparty' | 'direction'> {
  /** Address in any form; null for none. */
  readonly from: string | null
  /** Address in any form; null for none. */
  readonly to: string | null
}

/** Returns a transfer as an account sees it; none if it is no part of it, or its only part. */
export function seenFrom(account: string, { from, to, ...transfer }: Transfer): readonly Dealing[] {
  const own = readRaw(account)
  const isSender = own === readRaw(from ?? '')
  if (own === undefined || isSender === (own === readRaw(to ?? ''))) return []
  const counterparty = isSender ? to : from
  return counterparty === null ? [] : [{ ...transfer, counterparty, direction: isSender ? 'out' : 'in' }]
}

/** Coins below which a transfer is worth nothing to its receiver, nanograms: 0.01 Gram. */
const dustLimit = 10_000_000n

/**
 * Finds the accounts among the counterparties of an account that imitate one that it has paid. An account counts as
 * paid if it was sent coins above the dust limit, or a jetton that everybody knows: the contract of an unknown jetton
 * can claim any transfer. An imitation stays one when it is paid.
 * @param dealings Transfers of the account, in any order.
 * @param own Further accounts that may be imitated, in any form: the account itself, and those of the reader's own
 * list.
 * @returns Imitations by raw address.
 */
export function findImitators(dealings: readonly Dealing[], own: Iterable<string>): ReadonlyMap<string, Imitation> {
  return examineDealings(dealings, own).imitators
}

/** Others as the transfers of an account show them. */
interface ExaminedDealings {
  /** Accounts that were paid, raw; of two that resemble each other, the one that was paid first. */
  readonly paid: readonly string[]
  /** Imitations by raw address. */
  readonly imitators: ReadonlyMap<string, Imitation>
}

/** Finds imitations as {@link findImitators} does, and the accounts that were paid. */
export function examineDealings(dealings: readonly Dealing[], own: Iterable<string>): ExaminedDealings {
  // Addresses are read once for each account, not for each transfer: a history may have a hundred thousand.
  const others = new Map<string, readonly Dealing[]>()
  for (const [written, all] of groupBy(dealings, ({ counterparty }) => counterparty)) {
    const account = readRaw(written)
    if (account !== undefined) others.set(account, [...(others.get(account) ?? []), ...all])
  }
  const payments = [...others].flatMap(([account, all]) => {
    const times = all.flatMap((each) => (each.direction === 'out' && !isWorthless(each) ? [each.utime] : []))
    return times.length === 0 ? [] : [{ account, since: times.reduce((first, time) => Math.min(first, time)) }]
  })
  const paid = keepFirst(payments)
  const anchors = new Set([...paid, ...[...own].flatMap((address) => readRaw(address) ?? [])])
  for (const anchor of anchors) others.delete(anchor)
  const imitators = findImitations(
    [...others].map(([address, all]) => ({ address, signs: readSigns(all) })),
    anchors,
  )
  return { paid, imitators }
}

interface PaidAccount {
  /** Raw address. */
  readonly account: string
  /** Time of the first payment, Unix seconds. */
  readonly since: number
}

/** Leaves out accounts that resemble one which was paid before: somebody took the imitation for the other. */
function keepFirst(paid: readonly PaidAccount[]): readonly string[] {
  const firstPaid = new Map(paid.map(({ account, since }) => [account, since]))
  const alike = findImitations(
    paid.map(({ account }) => ({ address: account })),
    firstPaid.keys(),
  )
  return paid.flatMap(({ account, since }) => {
    const anchor = alike.get(account)?.anchor
    return anchor === undefined || since < (firstPaid.get(anchor) ?? Infinity) ? [account] : []
  })
}

/** Tells whether a transfer moved nothing that its receiver can use: dust, or a jetton that nobody knows. */
function isWorthless({ coins, jettons }: Pick<Dealing, 'coins' | 'jettons'>): boolean {
  return coins < dustLimit && !jettons.some((master) => knownJettons.has(master))
}

/** Tells whether a row of transfers has nothing but worthless ones from accounts that imitate others. */
export function isPoison(dealings: readonly Dealing[], imitations: ReadonlyMap<string, Imitation>): boolean {
  return (
    dealings.length > 0 &&
    dealings.every(
      (each) => each.direction === 'in' && isWorthless(each) && imitations.has(readRaw(each.counterparty) ?? ''),
    )
  )
}

/**
 * Tells whether a row of transfers is no news to its receiver: nothing but worthless ones that imitate somebody, have a
 * link in their comment, or are of jettons that are scams.
 */
export function isSpam(
  dealings: readonly Dealing[],
  imitations: ReadonlyMap<string, Imitation>,
  isScam: (master: string) => boolean,
): boolean {
  return (
    isPoison(dealings, imitations) ||
    (dealings.length > 0 &&
      dealings.every(
        (each) => each.direction === 'in' && isWorthless(each) && (each.hasLink || each.jettons.some(isScam)),
      ))
  )
}

function readSigns(dealings: readonly Dealing[]): readonly ImitationSign[] {
  const received = dealings.filter(({ direction }) => direction === 'in')
  const signs: readonly (readonly [ImitationSign, boolean])[] = [
    ['only-incoming', received.length === dealings.length],
    ['dust', received.length > 0 && received.every(isWorthless)],
    ['unknown-token', received.some(({ jettons }) => jettons.some((master) => !knownJettons.has(master)))],
    ['link', dealings.some(({ hasLink }) => hasLink)],
  ]
  return signs.flatMap(([sign, applies]) => (applies ? [sign] : []))
}

/**
 * Lists the transfers of coins of an account among transactions: what each received, and what it sent.
 * @param account Address in any form; rows of other accounts are left out.
 */
export function listDealings(transactions: readonly Transaction[], account: string): readonly Dealing[] {
  const own = readRaw(account)
  return transactions.flatMap((row) =>
    row.account !== own
      ? []
      : [...(row.in_msg === null ? [] : [row.in_msg]), ...row.out_msgs].flatMap((message) =>
          seenFrom(row.account, messageTransfer(message, row.now)),
        ),
  )
}

/** Returns the transfer of coins that a message is. @param utime Unix seconds. */
export function messageTransfer({ source, destination, value, message_content }: Message, utime: number): Transfer {
  return {
    from: source,
    to: destination,
    coins: parseAmount(value) ?? 0n,
    jettons: [],
    utime,
    hasLink: hasLink(message_content?.decoded?.['comment']),
  }
}
