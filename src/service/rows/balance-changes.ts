import * as z from 'zod/mini'
import { nameRow, openRecord, openObject } from './shapes/openObject.ts'

const balanceChanges = openObject({
  /** Account to net change in nanograms (fees subtracted). */
  changes: z.nullable(openRecord(z.number())),
  /** Account to fees paid. */
  fees: z.nullable(openRecord(z.number())),
  /** Account to (jetton master to signed amount string). */
  jettons: z.nullable(openRecord(openRecord(z.string()))),
})
/** Extra endpoint balanceChanges. */
export interface BalanceChanges extends z.output<typeof balanceChanges> {}
export const BalanceChanges: z.ZodMiniType<BalanceChanges> = nameRow('BalanceChanges', balanceChanges)
