import type { Metadata } from '../schema/names.ts'
import type { AssetFlow, Change } from './assets.ts'
import { coinFlow } from './coinFlow.ts'
import type { TraceModel } from './model.ts'
import { tokenFlow } from './tokenFlow.ts'

/** Who gained and who paid, over a whole trace. */
export interface ValueFlow {
  /** The coin first, then currencies, jettons and NFTs; only what changed hands. Without fees. */
  readonly assets: readonly AssetFlow[]
  /** What each account paid in fees, forward fees included; the most first. */
  readonly fees: readonly Change[]
  /** Decimal string of the smallest unit. */
  readonly totalFees: string
  /** False when a part of the trace is missing: the changes are then those of the rest. */
  readonly whole: boolean
}

/** What helps to read a flow. */
export interface ValueFlowOptions {
  /** `metadata` of the answer that holds the trace; tells whose jetton wallets are. @default none */
  readonly metadata?: Metadata | undefined
}

/**
 * Net change of every account in every asset. A balance changes by the coin's change less the fees.
 * Within one asset the changes, and what left the trace or came from elsewhere, add up to zero.
 * Tokens are read from accepted messages of the standards (TEP-62, TEP-74); what contracts do
 * beside them is not seen.
 */
export function valueFlow(trace: TraceModel, { metadata }: ValueFlowOptions = {}): ValueFlow {
  const { coin, currencies, fees, totalFees } = coinFlow(trace)
  const native = [
    coin.flow('coin', { kind: 'coin' }),
    ...[...currencies].map(([id, ledger]) => ledger.flow(`currency ${id}`, { kind: 'currency', id })),
  ].filter(({ changes, elsewhere }) => changes.length + elsewhere.length > 0)
  return { assets: [...native, ...tokenFlow(trace, metadata)], fees, totalFees, whole: trace.whole }
}
