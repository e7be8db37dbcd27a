import type { Message } from '../../../src/service/rows/message.ts'
import type { Transaction, TransactionDescription } from '../../../src/service/rows/transaction.ts'

/** A message for tests; internal unless said otherwise. */
export function message(hash: string, more: Partial<Message> = {}): Message {
  return {
    hash,
    source: `0:${'A'.repeat(64)}`,
    destination: `0:${'B'.repeat(64)}`,
    value: '1000000000',
    fwd_fee: '400000',
    ihr_fee: '0',
    created_lt: '1',
    created_at: '1700000000',
    opcode: null,
    ihr_disabled: true,
    bounce: true,
    bounced: false,
    import_fee: null,
    message_content: null,
    ...more,
  }
}

/** Fields in which test transactions differ. */
export interface TransactionSpec extends Partial<Omit<Transaction, 'description' | 'in_msg' | 'out_msgs'>> {
  readonly hash: string
  readonly in_msg?: Message | null
  readonly out_msgs?: readonly Message[]
  readonly description?: Partial<TransactionDescription>
}

/** A transaction for tests: succeeded, finalized, caused by an external message. */
export function transaction({ hash, description, out_msgs = [], ...more }: TransactionSpec): Transaction {
  return {
    account: `0:${'A'.repeat(64)}`,
    hash,
    lt: '1',
    now: 1_700_000_000,
    mc_block_seqno: 1,
    prev_trans_hash: '',
    prev_trans_lt: '0',
    orig_status: 'active',
    end_status: 'active',
    total_fees: '1000000',
    description: {
      type: 'ord',
      aborted: false,
      destroyed: false,
      compute_ph: { skipped: false, success: true, exit_code: 0 },
      action: { success: true, result_code: 0, tot_actions: 0, skipped_actions: 0, msgs_created: 0 },
      ...description,
    },
    block_ref: { workchain: 0, shard: '8000000000000000', seqno: 1 },
    in_msg: message(`in ${hash}`, { source: null, value: null }),
    account_state_before: null,
    account_state_after: null,
    emulated: false,
    finality: 'finalized',
    ...more,
    out_msgs: [...out_msgs],
  }
}

/** Transactions `0`, `1`, … joined as `parents` says, by logical time; -1 starts from outside. */
export function tree(parents: readonly number[]): Transaction[] {
  const sent = parents.map((): Message[] => [])
  parents.forEach((parent, child) => sent[parent]?.push(message(`m${child}`)))
  return parents.map((parent, index) =>
    transaction({
      hash: String(index),
      lt: String(1000 + index),
      ...(parent >= 0 && { in_msg: message(`m${index}`) }),
      out_msgs: sent[index] ?? [],
    }),
  )
}

/** Random numbers from 0 to below 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A shuffled copy. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}
