import { parseAmount } from '../../../model/amount.ts'
import type { Transaction } from '../../../schema/transaction.ts'

/** One part of what a transaction cost. */
export interface FeePart {
  /**
   * `storage`: rent since the last transaction; `due`: rent owed from before; `gas`: running the
   * code; `action`: the network's share of sending messages; `bounce`: its share of sending one
   * back; `import`: taking a message in from outside; `other`: what no phase accounts for.
   */
  readonly kind: 'storage' | 'due' | 'gas' | 'action' | 'bounce' | 'import' | 'other'
  /** Nanotons. */
  readonly amount: bigint
}

/** What a transaction cost, in parts that add up. */
export interface Fees {
  /** Nanotons; undefined when the row does not say. */
  readonly total: bigint | undefined
  /** Parts above zero. */
  readonly parts: readonly FeePart[]
  /** Nanotons that its sent messages carry to pay for their way; not part of the total. */
  readonly forward: bigint
}

/** Breaks the fees of one transaction down; the parts add up to the total. */
export function splitFees(transaction: Transaction): Fees {
  const { description, in_msg, out_msgs, total_fees } = transaction
  const { storage_ph, credit_ph, compute_ph, action, bounce } = description
  const total = parseAmount(total_fees)
  const known: readonly (readonly [FeePart['kind'], unknown])[] = [
    ['storage', storage_ph?.storage_fees_collected],
    ['due', credit_ph?.due_fees_collected],
    ['gas', compute_ph?.gas_fees],
    ['action', action?.total_action_fees],
    ['bounce', bounce?.msg_fees],
  ]
  const parts = known.map(([kind, amount]) => ({ kind, amount: parseAmount(amount) ?? 0n }))
  const rest = (total ?? 0n) - sum(parts.map(({ amount }) => amount))
  // The fee for a message from outside stands in no phase: it is what is left. In recordings
  // without phases everything is left, and then nothing is known of it.
  const isExternal = in_msg !== null && in_msg !== undefined && (in_msg.source ?? null) === null
  const kind = isExternal && parts.some(({ amount }) => amount > 0n) ? 'import' : 'other'
  const all: readonly FeePart[] = [...parts, { kind, amount: rest }]
  return {
    total,
    parts: all.filter(({ amount }) => amount > 0n),
    forward: sum((out_msgs ?? []).map((message) => parseAmount(message.fwd_fee) ?? 0n)),
  }
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
