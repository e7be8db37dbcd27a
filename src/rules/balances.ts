import type { ParamsOf } from '../endpoints/endpoint.ts'
import type { balanceChanges as row } from '../endpoints/traces.ts'
import type { JettonWallet } from '../schema/jetton.ts'
import type { Message } from '../schema/message.ts'
import type { Transaction } from '../schema/transaction.ts'
import { parseBody } from '../ton/bodies.ts'
import { isCompleteTrace, sortTrace, type TraceRow } from './rows/assembly.ts'
import { isSameOpcode } from './requests/filter.ts'
import { Refusal } from './requests/refusal.ts'
import { defineRule } from './rule.ts'
import { TRACE_NOT_FOUND } from './requests/texts.ts'
import { sentBy } from './transactions.ts'

const JETTON_TRANSFER = '0x0f8a7ea5'

/** Look-ups that the rule of `/balanceChanges` needs. */
export interface FoundForBalances {
  /** Whether the index holds the action of `action_id`. */
  readonly hasAction: boolean
  /** The trace of `trace_id`. */
  readonly trace: TraceRow | undefined
  /** A jetton wallet by its address; only its owner and its jetton count, and these never change. */
  readonly jettonWallet: (address: string) => Pick<JettonWallet, 'owner' | 'jetton'> | undefined
}

/** GET /balanceChanges */
export const balanceChanges = defineRule<ParamsOf<typeof row>, never, FoundForBalances>({
  refuse({ trace_id, action_id }) {
    if (trace_id === undefined && action_id === undefined) {
      throw new Refusal(400, 'trace_id or action_id is required')
    }
  },
  answer(_rows, { trace_id, action_id }, { hasAction, trace, jettonWallet }) {
    if (action_id !== undefined) {
      if (!hasAction && trace_id === undefined) throw new Refusal(404, 'action_id not found')
      // The service gives nulls as well, whatever the action.
      return { changes: null, fees: null, jettons: null }
    }
    if (trace === undefined) throw new Refusal(500, TRACE_NOT_FOUND)
    if (!isCompleteTrace(trace.head)) {
      throw new Refusal(500, 'internal server error: a message has no transaction yet')
    }
    const ordered = sortTrace(trace.transactions)
    return { ...sumCoins(ordered), jettons: sumJettons(ordered, jettonWallet) }
  },
})

/** The service writes sums as JSON numbers, also beyond 53 bits. */
function sumCoins(transactions: readonly Transaction[]): object {
  const changes = new Map<string, bigint>()
  const fees = new Map<string, bigint>()
  for (const row of transactions) {
    const { account, in_msg, total_fees } = row
    const sent = sentBy(row)
    const paid = BigInt(total_fees) + sum(sent, 'fwd_fee')
    add(fees, account, paid)
    add(changes, account, (in_msg ? sum([in_msg], 'value') : 0n) - sum(sent, 'value') - paid)
  }
  return { changes: toNumbers(changes), fees: toNumbers(fees) }
}

function sum(messages: readonly Message[], field: 'value' | 'fwd_fee'): bigint {
  return messages.reduce((total, { [field]: amount }) => total + BigInt(amount ?? 0), 0n)
}

function add(sums: Map<string, bigint>, key: string, amount: bigint): void {
  sums.set(key, (sums.get(key) ?? 0n) + amount)
}

function toNumbers(sums: ReadonlyMap<string, bigint>): Record<string, number> {
  return Object.fromEntries(Array.from(sums, ([account, amount]) => [account, Number(amount)]))
}

function sumJettons(
  transactions: readonly Transaction[],
  jettonWallet: FoundForBalances['jettonWallet'],
): Record<string, Record<string, string>> {
  const sums = new Map<string, Map<string, bigint>>()
  const change = (owner: string, jetton: string, amount: bigint) => {
    const jettons = sums.get(owner) ?? new Map<string, bigint>()
    add(jettons, jetton, amount)
    sums.set(owner, jettons)
  }
  for (const { account, in_msg } of transactions) {
    if (!in_msg || !isSameOpcode(in_msg.opcode, JETTON_TRANSFER)) continue
    const body = parseBody(in_msg.message_content?.body ?? '')
    if (body?.name !== 'jetton_transfer') continue
    const wallet = jettonWallet(account)
    if (wallet === undefined) continue
    const amount = BigInt(body.fields.amount)
    change(wallet.owner, wallet.jetton, -amount)
    change(body.fields.destination ?? '', wallet.jetton, amount)
  }
  return Object.fromEntries(
    Array.from(sums, ([owner, jettons]) => [
      owner,
      Object.fromEntries(Array.from(jettons, ([jetton, amount]) => [jetton, String(amount)])),
    ]),
  )
}
