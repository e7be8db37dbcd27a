import * as z from 'zod/mini'
import { openObject } from '../shapes/openObject.ts'

/** Details of vesting_send_message. */
const vestingSendMessage = openObject({
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** Message cell. */
  message_boc: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Vesting. Raw address. */
  vesting: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Details of vesting_add_whitelist. */
const vestingAddWhitelist = openObject({
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** Accounts added; null when none are stored. */
  accounts_added: z.nullable(z.array(z.string())),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Vesting. Raw address. */
  vesting: z.nullable(z.string()),
})

/** Shape of `details` by action type. */
export const vestingDetails = {
  vesting_send_message: vestingSendMessage,
  vesting_add_whitelist: vestingAddWhitelist,
}
