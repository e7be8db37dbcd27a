import { addressKey } from '../../../text/format/address.ts'
import { parseTime } from '../../../service/rows/amount.ts'
import type { MultisigOrder, MultisigWallet } from '../../../service/rows/contracts/multisig.ts'

/** State of an order. `notSent`: open or expired, before the current time is known (server output). */
export type OrderState = 'sent' | 'open' | 'expired' | 'notSent' | 'unknownState'

/**
 * Determines the state of an order. The multisig can still reject an order that was sent.
 * @param now Unix seconds; undefined in server output.
 */
export function orderState(order: MultisigOrder, now: number | undefined): OrderState {
  const { sent_for_execution: sent, expiration_date } = order
  if (sent === true) return 'sent'
  const expiry = parseTime(expiration_date)
  if (sent !== false || expiry === undefined) return 'unknownState'
  if (now === undefined) return 'notSent'
  return now > expiry ? 'expired' : 'open'
}

/** Tells for each signer whether they approved; undefined if the service does not say. */
export function readApprovals({ approvals_mask, signers }: MultisigOrder): readonly boolean[] | undefined {
  if (typeof approvals_mask !== 'string' || !/^\d{1,80}$/.test(approvals_mask)) return undefined
  const mask = BigInt(approvals_mask)
  return signers?.map((_, at) => ((mask >> BigInt(at)) & 1n) === 1n)
}

/**
 * Tells whether the multisig would reject the order even if approved, because its signers changed or its
 * threshold was raised.
 */
export function isOutdated(order: MultisigOrder, multisig: MultisigWallet | undefined): boolean {
  const [then, now] = [order.signers, multisig?.signers]
  if (then == null || now == null || order.sent_for_execution === true) return false
  if (then.length !== now.length || then.some((each, at) => addressKey(each) !== addressKey(now[at]))) return true
  const [needed, given] = [multisig?.threshold, order.threshold]
  return typeof needed === 'number' && typeof given === 'number' && needed > given
}
