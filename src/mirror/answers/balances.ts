import { NotMirroredError } from '../../client/errors.ts'
import type { balanceChanges } from '../../endpoints/traces.ts'
import type { Message } from '../../schema/message.ts'
import type { Transaction } from '../../schema/transaction.ts'
import { parseBody } from '../../ton/bodies.ts'
import { action } from '../kinds/action.ts'
import { packAddress, packHash } from '../storage/keys.ts'
import { pickRows } from './list.ts'
import { type Answers, demandAuthority, refusal, type View } from './view.ts'
import { isComplete, trace } from '../kinds/trace.ts'
import { sameOpcode, readTransactions } from '../kinds/transaction.ts'
import { inTraceOrder } from '../kinds/tree.ts'
import { jettonWallet } from '../kinds/jetton.ts'

const JETTON_TRANSFER = '0x0f8a7ea5'

/** Sums by account, in the order in which accounts come up. */
class Sums {
  readonly byAccount = new Map<string, bigint>()
  add(account: string, amount: bigint): void {
    this.byAccount.set(account, (this.byAccount.get(account) ?? 0n) + amount)
  }
}

/** The service writes these as JSON numbers, beyond 53 bits too. */
function numbers({ byAccount }: Sums): Record<string, number> {
  return Object.fromEntries([...byAccount].map(([account, sum]) => [account, Number(sum)]))
}

async function transactionsOf(view: View, trace_id: string): Promise<Transaction[]> {
  const [found] = await pickRows(view.reader, trace, [packHash(trace_id)])
  if (found === undefined || !isComplete(found.value)) {
    demandAuthority(view, 'it does not hold the trace, complete')
  }
  if (found === undefined) throw refusal(view.endpoint, 500, 'trace not found')
  if (!isComplete(found.value)) {
    throw refusal(view.endpoint, 500, 'internal server error: a message has no transaction yet')
  }
  const hashes = found.value.row.transactions_order
  if (!hashes) throw new NotMirroredError(view.endpoint.name, 'the trace came without transactions')
  return inTraceOrder((await readTransactions(view, hashes)).values())
}

async function jettonChanges(view: View, rows: readonly Transaction[]) {
  const sums = new Map<string, Map<string, bigint>>()
  const add = (owner: string, jetton: string, amount: bigint) => {
    const jettons = sums.get(owner) ?? new Map<string, bigint>()
    sums.set(owner, jettons.set(jetton, (jettons.get(jetton) ?? 0n) + amount))
  }
  for (const { account, in_msg } of rows) {
    if (!in_msg || !sameOpcode(in_msg.opcode, JETTON_TRANSFER)) continue
    const body = parseBody(in_msg.message_content?.body ?? '')
    if (body?.name !== 'jetton_transfer') continue
    // Owner and jetton of a wallet never change, so any row of it will do.
    const [wallet] = await pickRows(view.reader, jettonWallet, [packAddress(account)])
    if (wallet === undefined) {
      demandAuthority(view, `it does not hold the jetton wallet ${account}`)
      continue
    }
    const { owner, jetton } = wallet.value
    add(owner, jetton, -BigInt(body.fields.amount))
    add(body.fields.destination ?? '', jetton, BigInt(body.fields.amount))
  }
  return Object.fromEntries(
    [...sums].map(([owner, jettons]) => [
      owner,
      Object.fromEntries([...jettons].map(([jetton, sum]) => [jetton, String(sum)])),
    ]),
  )
}

const amount = (message: Message, field: 'value' | 'fwd_fee') => BigInt(message[field] ?? 0)

/** How balances are summed over a trace. */
export const balanceAnswers: Answers<{ readonly balanceChanges: typeof balanceChanges }> = {
  async balanceChanges(view, { trace_id, action_id }) {
    if (trace_id === undefined && action_id === undefined) {
      throw refusal(view.endpoint, 400, 'trace_id or action_id is required')
    }
    if (action_id !== undefined) {
      demandAuthority(view, 'it does not part a trace by its actions')
      const known = await pickRows(view.reader, action, [packHash(action_id)])
      if (known.length === 0 && trace_id === undefined) {
        throw refusal(view.endpoint, 404, 'action_id not found')
      }
      // So does the service, whatever the action.
      return { changes: null, fees: null, jettons: null }
    }
    const rows = await transactionsOf(view, trace_id ?? '')
    const changes = new Sums()
    const fees = new Sums()
    for (const { account, in_msg, out_msgs, total_fees } of rows) {
      const forwarding = out_msgs.reduce((sum, message) => sum + amount(message, 'fwd_fee'), 0n)
      const sent = out_msgs.reduce((sum, message) => sum + amount(message, 'value'), 0n)
      const paid = BigInt(total_fees) + forwarding
      fees.add(account, paid)
      changes.add(account, (in_msg ? amount(in_msg, 'value') : 0n) - sent - paid)
    }
    return { changes: numbers(changes), fees: numbers(fees), jettons: await jettonChanges(view, rows) }
  },
}
