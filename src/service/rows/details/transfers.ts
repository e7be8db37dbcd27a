import * as z from 'zod/mini'
import { openRecord, openObject, Opcode } from '../shapes/openObject.ts'

/**
 * Details of call_contract. All keys optional. When extra_currencies is non-empty the type is
 * reported as extra_currency_transfer.
 */
const callContract = openObject({
  /** Opcode, 0x + 8 hex digits. `0x` and 8 hex digits; some servers send a signed integer. */
  opcode: z.nullish(Opcode),
  /** Initiator. Raw address. */
  source: z.nullish(z.string()),
  /** Target account. Raw address. */
  destination: z.nullish(z.string()),
  /** Value in nanograms. Decimal string. */
  value: z.nullish(z.string()),
  /** Currency id to amount; always present, null or {} when none. */
  extra_currencies: z.nullable(openRecord(z.string())),
})

/** Details of contract_deploy. */
const contractDeploy = openObject({
  /** Opcode, 0x + 8 hex digits. `0x` and 8 hex digits; some servers send a signed integer. */
  opcode: z.nullish(Opcode),
  /** Initiator. Raw address. */
  source: z.nullish(z.string()),
  /** Target account. Raw address. */
  destination: z.nullish(z.string()),
  /** Value in nanograms. Decimal string. */
  value: z.nullish(z.string()),
})

/** Details of ton_transfer. */
const tonTransfer = openObject({
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
  /** Value in nanograms. Decimal string. */
  value: z.nullable(z.string()),
  /** Currency id to amount; always present, null or {} when none. */
  value_extra_currencies: z.nullable(openRecord(z.string())),
  /** Text comment. */
  comment: z.nullable(z.string()),
  /** Comment is encrypted. */
  encrypted: z.nullable(z.boolean()),
})

/** Details of tick_tock. details is an empty object. */
const tickTock = openObject({
  /** Never filled: details is an empty object. Raw address. */
  account: z.nullish(z.string()),
})

/** Details of subscribe. */
const subscribe = openObject({
  /** Subscriber. Raw address. */
  subscriber: z.nullable(z.string()),
  /** Beneficiary. Raw address. */
  beneficiary: z.nullish(z.string()),
  /** Subscription. Raw address. */
  subscription: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Details of unsubscribe. */
const unsubscribe = openObject({
  /** Subscriber. Raw address. */
  subscriber: z.nullable(z.string()),
  /** Beneficiary. Raw address. */
  beneficiary: z.nullish(z.string()),
  /** Subscription. Raw address. */
  subscription: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullish(z.string()),
})

/** Fallback details. Not shaped by the server: details = {error}, raw_action present. */
const unsupported = openObject({
  /** unsupported action type: '{type}'. */
  error: z.string(),
})

/** Shape of `details` by action type. */
export const transfersDetails = {
  call_contract: callContract,
  contract_deploy: contractDeploy,
  ton_transfer: tonTransfer,
  extra_currency_transfer: tonTransfer,
  tick_tock: tickTock,
  subscribe: subscribe,
  unsubscribe: unsubscribe,
  coffee_mev_protect_failed_swap: unsupported,
  unknown: unsupported,
}
