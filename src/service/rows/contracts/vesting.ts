import * as z from 'zod/mini'
import { nameRow, openObject } from '../shapes/openObject.ts'

const vesting = openObject({
  /** Contract. Raw address. */
  address: z.nullable(z.string()),
  /** Vesting start. Unix seconds. */
  start_time: z.nullable(z.number()),
  /** Seconds. */
  total_duration: z.nullable(z.number()),
  /** Seconds. */
  unlock_period: z.nullable(z.number()),
  /** Seconds. */
  cliff_duration: z.nullable(z.number()),
  /** Sender. Raw address. */
  sender_address: z.nullable(z.string()),
  /** Owner. Raw address. */
  owner_address: z.nullable(z.string()),
  /** Nanograms. Decimal string. */
  total_amount: z.nullable(z.string()),
  /** Whitelisted addresses, sorted. */
  whitelist: z.array(z.string()),
})
/** Vesting contract. */
export interface Vesting extends z.output<typeof vesting> {}
export const Vesting: z.ZodMiniType<Vesting> = nameRow('Vesting', vesting)
