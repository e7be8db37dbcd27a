import * as z from 'zod/mini'
import { mapOf } from './map.ts'
import { openObject } from './openObject.ts'

const balanceChanges = openObject({
  /** Account to net TON change (fees subtracted). */
  changes: z.nullable(mapOf(z.number())),
  /** Account to fees paid. */
  fees: z.nullable(mapOf(z.number())),
  /** Account to (jetton master to signed amount string). */
  jettons: z.nullable(mapOf(mapOf(z.string()))),
})
/** Extra endpoint balanceChanges. */
export interface BalanceChanges extends z.output<typeof balanceChanges> {}
export const BalanceChanges: z.ZodMiniType<BalanceChanges> = balanceChanges
