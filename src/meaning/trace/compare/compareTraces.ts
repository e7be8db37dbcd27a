import { absolute } from '../../../service/rows/amount.ts'
import { readFailure } from '../../outcome/failure.ts'
import type { Metadata } from '../../../service/rows/names.ts'
import type { Asset, AssetFlow } from '../assets.ts'
import type { TraceModel } from '../model.ts'
import { pairTransactions } from './pairTransactions.ts'
import { valueFlow } from '../valueFlow.ts'

/** One difference between a forecast and what happened. */
export type TraceDifference =
  /** A transaction of the forecast did not happen. `index` is its index in the forecast. */
  | { readonly kind: 'missing'; readonly index: number }
  /** A transaction happened that was not forecast. `index` is its index in the trace. */
  | { readonly kind: 'extra'; readonly index: number }
  /** A transaction succeeded where it was to fail, failed where it was to succeed, or failed for another reason. */
  | { readonly kind: 'outcome'; readonly forecast: number; readonly actual: number }
  /**
   * An account gained or paid another amount. `id` is that of the asset; amounts are signed decimal strings of the
   * smallest unit.
   */
  | {
      readonly kind: 'amount'
      readonly id: string
      readonly asset: Asset
      readonly account: string
      readonly forecast: string
      readonly actual: string
    }
  /** The fees of all accounts differ. */
  | { readonly kind: 'fees'; readonly forecast: string; readonly actual: string }

/** Options of {@link compareTraces}. */
export interface CompareOptions {
  /** `metadata` of the answers: it has the owners of jetton wallets. @default none */
  readonly metadata?: Metadata | null | undefined
  /**
   * Nanograms by which amounts of the coin and fees may differ: rent and the gas of contracts depend on the
   * second and on their data. Other assets are compared exactly. @default 1000000
   */
  readonly tolerance?: bigint | undefined
}

/**
 * Compares a forecast with the trace that followed. Times, logical times and hashes always differ, so that it
 * compares the messages by their place, and the outcomes and the amounts. While `actual` is pending, it reports
 * only what has happened already.
 */
export function compareTraces(
  forecast: TraceModel,
  actual: TraceModel,
  { metadata, tolerance = 1_000_000n }: CompareOptions = {},
): TraceDifference[] {
  const differences = compareTransactions(forecast, actual)
  if (actual.state === 'pending') return differences
  const [expected, happened] = [valueFlow(forecast, { metadata }), valueFlow(actual, { metadata })]
  for (const { id, asset, account, amounts } of joinChanges(expected.assets, happened.assets)) {
    const allowed = asset.kind === 'coin' ? tolerance : 0n
    if (distance(...amounts) > allowed)
      differences.push({ kind: 'amount', id, asset, account, forecast: amounts[0], actual: amounts[1] })
  }
  if (distance(expected.totalFees, happened.totalFees) > tolerance) {
    differences.push({ kind: 'fees', forecast: expected.totalFees, actual: happened.totalFees })
  }
  return differences
}

/** A transaction without a counterpart stands for all that it caused. */
function compareTransactions(forecast: TraceModel, actual: TraceModel): TraceDifference[] {
  return pairTransactions(forecast, actual).flatMap(({ left, right, below }): TraceDifference[] => {
    if (below) return []
    if (left < 0) return [{ kind: 'extra', index: right }]
    if (right < 0) return actual.state === 'pending' ? [] : [{ kind: 'missing', index: left }]
    return outcome(forecast, left) === outcome(actual, right)
      ? []
      : [{ kind: 'outcome', forecast: left, actual: right }]
  })
}

function outcome({ transactions }: TraceModel, index: number): string {
  const transaction = transactions[index]
  const failure = transaction && readFailure(transaction)
  return failure === undefined ? 'succeeded' : `${failure.kind} ${failure.code ?? ''}`
}

function joinChanges(expected: readonly AssetFlow[], happened: readonly AssetFlow[]) {
  const joined = new Map<string, { id: string; asset: Asset; account: string; amounts: [string, string] }>()
  for (const [side, flows] of [expected, happened].entries()) {
    for (const { id, asset, changes } of flows) {
      for (const { account, amount } of changes) {
        const key = `${id} ${account}`
        const row = joined.get(key) ?? { id, asset, account, amounts: ['0', '0'] }
        row.amounts[side] = amount
        joined.set(key, row)
      }
    }
  }
  return joined.values()
}

function distance(a: string, b: string): bigint {
  return absolute(BigInt(a) - BigInt(b))
}
