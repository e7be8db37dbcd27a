import { readFailure } from '../model/failure.ts'
import { joinKey } from '../model/rows.ts'
import type { Metadata } from '../schema/names.ts'
import type { Asset, AssetFlow } from './assets.ts'
import { messagesFrom, type TraceMessage, type TraceModel } from './model.ts'
import { valueFlow } from './valueFlow.ts'

/** One difference between a forecast and what happened. */
export type TraceDifference =
  /** A transaction of the forecast did not happen. `index` is its index in the forecast. */
  | { readonly kind: 'missing'; readonly index: number }
  /** A transaction happened that was not forecast. `index` is its index in the trace. */
  | { readonly kind: 'extra'; readonly index: number }
  /** A transaction succeeded where it was to fail, failed where it was to succeed, or failed for another reason. */
  | { readonly kind: 'outcome'; readonly forecast: number; readonly actual: number }
  /** An account gained or paid another amount. `id` is that of the asset; amounts are signed decimal strings of the smallest unit. */
  | { readonly kind: 'amount'; readonly id: string; readonly asset: Asset; readonly account: string; readonly forecast: string; readonly actual: string }
  /** The fees of all accounts differ. */
  | { readonly kind: 'fees'; readonly forecast: string; readonly actual: string }

/** Options of {@link compareTraces}. */
export interface CompareOptions {
  /** `metadata` of the answers: it has the owners of jetton wallets. @default none */
  readonly metadata?: Metadata | undefined
  /**
   * Nanotons by which amounts of the coin and fees may differ: rent and the gas of contracts depend on the
   * second and on their data. Other assets are compared exactly. @default 1000000
   */
  readonly tolerance?: bigint | undefined
}

/**
 * Compares a forecast with the trace that followed. Times, logical times and hashes always differ, so that it
 * compares the messages by their place, and the outcomes and the amounts. While `actual` is pending, it reports
 * only what has happened already.
 */
export function compareTraces(forecast: TraceModel, actual: TraceModel, { metadata, tolerance = 1_000_000n }: CompareOptions = {}): TraceDifference[] {
  const differences = compareTransactions(forecast, actual)
  if (actual.state === 'pending') return differences
  const [expected, happened] = [valueFlow(forecast, { metadata }), valueFlow(actual, { metadata })]
  for (const { id, asset, account, amounts } of joinChanges(expected.assets, happened.assets)) {
    const allowed = asset.kind === 'coin' ? tolerance : 0n
    if (distance(...amounts) > allowed) differences.push({ kind: 'amount', id, asset, account, forecast: amounts[0], actual: amounts[1] })
  }
  if (distance(expected.totalFees, happened.totalFees) > tolerance) {
    differences.push({ kind: 'fees', forecast: expected.totalFees, actual: happened.totalFees })
  }
  return differences
}

/** Walks both trees together; a transaction without a counterpart is not walked further. */
function compareTransactions(forecast: TraceModel, actual: TraceModel): TraceDifference[] {
  const differences: TraceDifference[] = []
  const open: [forecast: number, actual: number][] = []
  const pair = (expected: number, happened: number): void => {
    if (expected >= 0 && happened >= 0) open.push([expected, happened])
    else if (happened >= 0) differences.push({ kind: 'extra', index: happened })
    else if (expected >= 0 && actual.state !== 'pending') differences.push({ kind: 'missing', index: expected })
  }
  for (let at = 0; at < Math.max(forecast.roots.length, actual.roots.length); at++) pair(forecast.roots[at] ?? -1, actual.roots[at] ?? -1)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [expected, happened] = next
    if (outcome(forecast, expected) !== outcome(actual, happened)) differences.push({ kind: 'outcome', forecast: expected, actual: happened })
    for (const [sent, found] of pairMessages(messagesFrom(forecast, expected), messagesFrom(actual, happened))) {
      pair(sent?.to ?? -1, found?.to ?? -1)
    }
  }
  return differences
}

function outcome({ transactions }: TraceModel, index: number): string {
  const transaction = transactions[index]
  const failure = transaction && readFailure(transaction)
  return failure === undefined ? 'succeeded' : `${failure.kind} ${failure.code ?? ''}`
}

/** Pairs messages with the same recipient and opcode, in their order. */
function pairMessages(
  expected: readonly TraceMessage[],
  happened: readonly TraceMessage[],
): (readonly [TraceMessage | undefined, TraceMessage | undefined])[] {
  const waiting = new Map<string, { readonly messages: TraceMessage[]; taken: number }>()
  for (const message of happened) {
    const key = messageKey(message)
    const queue = waiting.get(key)
    if (queue === undefined) waiting.set(key, { messages: [message], taken: 0 })
    else queue.messages.push(message)
  }
  const pairs = expected.map((message) => {
    const queue = waiting.get(messageKey(message))
    return [message, queue?.messages[queue.taken++]] as const
  })
  const left = [...waiting.values()].flatMap(({ messages, taken }) => messages.slice(taken))
  return [...pairs, ...left.map((message) => [undefined, message] as const)]
}

function messageKey({ message: { destination, opcode } }: TraceMessage): string {
  return joinKey(destination, opcode)
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
  const difference = BigInt(a) - BigInt(b)
  return difference < 0n ? -difference : difference
}
