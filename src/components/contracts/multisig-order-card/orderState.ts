import { addressKey } from '../../../format/address.ts'
import type { TransactionStatus } from '../../../model/outcome.ts'
import { parseTime } from '../../../model/time.ts'
import type { MultisigOrder, MultisigWallet } from '../../../schema/multisig.ts'

/** Where an order stands. `notSent`: open or expired, while the clock is not known. */
export type OrderState = 'sent' | 'open' | 'expired' | 'notSent' | 'unknownState'

/** How a badge shows each state. */
export const orderBadges: Readonly<Record<OrderState, TransactionStatus>> = {
  sent: 'success',
  open: 'pending',
  expired: 'failed',
  notSent: 'skipped',
  unknownState: 'skipped',
}

/**
 * Where an order stands. One that was sent can still be refused by its multisig.
 * @param now Seconds since 1970; undefined while the clock is not known.
 */
export function orderState(order: MultisigOrder, now: number | undefined): OrderState {
  const { sent_for_execution: sent, expiration_date } = order as Readonly<Record<keyof MultisigOrder, unknown>>
  if (sent === true) return 'sent'
  const expiry = parseTime(expiration_date)
  if (sent !== false || expiry === undefined) return 'unknownState'
  if (now === undefined) return 'notSent'
  return now > expiry ? 'expired' : 'open'
}

/** For each signer whether he approved; undefined when the service does not say. */
export function readApprovals({ approvals_mask, signers }: MultisigOrder): readonly boolean[] | undefined {
  if (typeof approvals_mask !== 'string' || !/^\d{1,80}$/.test(approvals_mask)) return undefined
  const mask = BigInt(approvals_mask)
  return addressList(signers)?.map((_, at) => ((mask >> BigInt(at)) & 1n) === 1n)
}

/**
 * Whether the multisig would refuse an order that was approved: its signers are others by now, or
 * more of them must approve.
 */
export function isOutdated(order: MultisigOrder, multisig: MultisigWallet | undefined): boolean {
  const [then, now] = [addressList(order.signers), addressList(multisig?.signers)]
  if (then === undefined || now === undefined || order.sent_for_execution === true) return false
  if (then.length !== now.length || then.some((each, at) => addressKey(each) !== addressKey(now[at]))) return true
  const [needed, given] = [multisig?.threshold, order.threshold]
  return typeof needed === 'number' && typeof given === 'number' && needed > given
}

/** A list of addresses of the service; undefined when it is none. */
export function addressList(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : undefined
}
