import * as z from 'zod/mini'

const balanceChanges = z.looseObject({
  /** Account to net TON change (fees subtracted). */
  changes: z.nullable(z.record(z.string(), z.number())),
  /** Account to fees paid. */
  fees: z.nullable(z.record(z.string(), z.number())),
  /** Account to (jetton master to signed amount string). */
  jettons: z.nullable(z.record(z.string(), z.record(z.string(), z.string()))),
})
/** Extra endpoint balanceChanges. */
export interface BalanceChanges extends z.output<typeof balanceChanges> {}
export const BalanceChanges: z.ZodMiniType<BalanceChanges> = balanceChanges
