import { readAmount, type Asset } from '../../../meaning/trace/assets.ts'
import type { TraceDifference } from '../../../meaning/trace/compare/compareTraces.ts'
import type { ValueFlow } from '../../../meaning/trace/valueFlow.ts'

/** Something that an account sends or receives. */
export interface Movement {
  /** Id of the asset in the value flow. */
  readonly id: string
  readonly asset: Asset
  /** Signed decimal string of the smallest unit; `0` if only the forecast has it. */
  readonly amount: string
  /** The amount that was forecast, if it differs from what happened. */
  readonly forecast?: string | undefined
  /** Accounts at the other end, the largest share first. */
  readonly others: readonly string[]
}

/** Assets that an account sends and receives, and its own fees. */
export interface Movements {
  readonly out: readonly Movement[]
  readonly in: readonly Movement[]
  /** Decimal string of the smallest unit. */
  readonly fees: string
}

/**
 * Lists what an account sends and receives.
 * @param differences Differences from the forecast; those in amounts of the account are marked.
 */
export function listMovements(flow: ValueFlow, account: string, differences: readonly TraceDifference[]): Movements {
  const movements = new Map<string, Movement>()
  for (const { id, asset, changes } of flow.assets) {
    const amount = changes.find((each) => each.account === account)?.amount
    if (amount === undefined) continue
    const others = changes.filter((each) => each.account !== account && isPayment(each.amount) !== isPayment(amount))
    if (!isPayment(amount)) others.reverse()
    movements.set(id, { id, asset, amount, others: others.map((each) => each.account) })
  }
  for (const difference of differences) {
    if (difference.kind !== 'amount' || difference.account !== account) continue
    const { id, asset, actual, forecast } = difference
    movements.set(id, { id, asset, amount: actual, others: movements.get(id)?.others ?? [], forecast })
  }
  const isSent = ({ amount, forecast }: Movement) => isPayment(amount === '0' ? (forecast ?? amount) : amount)
  const all = [...movements.values()]
  return {
    out: all.filter(isSent),
    in: all.filter((movement) => !isSent(movement)),
    fees: String(readAmount(flow.fees.find((each) => each.account === account)?.amount)),
  }
}

function isPayment(amount: string): boolean {
  return amount.startsWith('-')
}
