import { parseAmount } from '../../../service/rows/amount.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'

/** One part of the fees of a transaction. */
export interface FeePart {
  /**
   * `storage`: storage fee since the last transaction; `due`: storage fee owed from before; `gas`:
   * computation; `action`: the network's share of the fees of sent messages; `bounce`: its share of
   * the fee of the bounced message; `import`: import of an external message; `other`: fees that no
   * phase accounts for.
   */
  readonly kind: 'storage' | 'due' | 'gas' | 'action' | 'bounce' | 'import' | 'other'
  /** Nanograms. */
  readonly amount: bigint
}

/** Fees of a transaction, in parts that add up. */
export interface Fees {
  /** Total in nanograms; undefined if the row does not contain it. */
  readonly total: bigint | undefined
  /** Parts above zero. */
  readonly parts: readonly FeePart[]
  /** Forward fees in nanograms, paid by the outgoing messages; not part of the total. */
  readonly forward: bigint
}

/** Splits the fees of one transaction into parts that add up to the total. */
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
  // No phase contains the import fee of an external message: it is the remainder. In recordings
  // without phases, the remainder is everything and its kind is unknown.
  const isExternal = in_msg !== null && in_msg.source === null
  const kind = isExternal && parts.some(({ amount }) => amount > 0n) ? 'import' : 'other'
  const all: readonly FeePart[] = [...parts, { kind, amount: rest }]
  return {
    total,
    parts: all.filter(({ amount }) => amount > 0n),
    forward: sum(out_msgs.map((message) => parseAmount(message.fwd_fee) ?? 0n)),
  }
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
