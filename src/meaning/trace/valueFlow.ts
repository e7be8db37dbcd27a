import type { Metadata } from '../../service/rows/names.ts'
import type { AssetFlow, Change } from './assets.ts'
import { coinFlow } from './coinFlow.ts'
import type { TraceModel } from './model.ts'
import { tokenFlow } from './tokenFlow.ts'

/** Gains, payments and fees of a whole trace. */
export interface ValueFlow {
  /** Assets that moved: the coin, then currencies, jettons and NFTs. Without fees. */
  readonly assets: readonly AssetFlow[]
  /** Fees of each account, including forward fees, largest first. */
  readonly fees: readonly Change[]
  /** Fees of all accounts. Decimal string of the smallest unit. */
  readonly totalFees: string
  /** False when a part of the trace is missing, so that the changes are incomplete. */
  readonly whole: boolean
}

/** Options of {@link valueFlow}. */
export interface ValueFlowOptions {
  /** `metadata` of the answer with the trace: it has the owners of jetton wallets. @default none */
  readonly metadata?: Metadata | null | undefined
}

const noMetadata: Metadata = {}
const cache = new WeakMap<TraceModel, WeakMap<Metadata, ValueFlow>>()

/**
 * Computes the net change of every account in every asset. A balance changes by the coin's change
 * minus the fees. Within one asset, the changes and the amounts that left or entered the trace add
 * up to zero. Reads tokens from accepted messages of the standards (TEP-62, TEP-74); transfers by
 * other means are invisible. The result is cached by trace and `metadata`: pass new objects instead of
 * changing these.
 */
export function valueFlow(trace: TraceModel, { metadata: given }: ValueFlowOptions = {}): ValueFlow {
  const metadata = given ?? noMetadata
  const flows = cache.get(trace) ?? new WeakMap<Metadata, ValueFlow>()
  cache.set(trace, flows)
  const flow = flows.get(metadata) ?? addUp(trace, metadata)
  flows.set(metadata, flow)
  return flow
}

function addUp(trace: TraceModel, metadata: Metadata): ValueFlow {
  const { coin, currencies, fees, totalFees } = coinFlow(trace)
  const native = [
    coin.flow('coin', { kind: 'coin' }),
    ...[...currencies].map(([id, ledger]) => ledger.flow(`currency ${id}`, { kind: 'currency', id })),
  ].filter(({ changes, elsewhere }) => changes.length + elsewhere.length > 0)
  return { assets: [...native, ...tokenFlow(trace, metadata)], fees, totalFees, whole: trace.whole }
}
