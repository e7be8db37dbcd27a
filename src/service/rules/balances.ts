import type { ParamsOf } from '../endpoints/endpoint.ts'
import type { balanceChanges as row } from '../endpoints/traces.ts'
import type { JettonWallet } from '../rows/jetton.ts'
import type { Transaction } from '../rows/transaction.ts'
import { parseBody } from '../../ton/facts/bodies.ts'
import { jettonInternalTransferOpcode, jettonTransferOpcode } from '../../ton/facts/opcodes.ts'
import { isCompleteTrace, sortTrace, type TraceRow } from './rows/assembly.ts'
import { isSameOpcode } from './requests/filter.ts'
import { Refusal, traceNotFound } from './requests/refusal.ts'
import { defineRule } from './rule.ts'
import { sentBy } from './transactions.ts'

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
    if (action_id !== undefined && trace_id === undefined && !hasAction) throw new Refusal(404, 'action_id not found')
    if (trace_id !== undefined && trace === undefined) throw new Refusal(500, traceNotFound)
    // The service gives nulls, whatever the action.
    if (action_id !== undefined || trace === undefined) return { changes: null, fees: null, jettons: null }
    if (!isCompleteTrace(trace.head)) {
      throw new Refusal(500, 'internal server error: a message has no transaction yet')
    }
    const ordered = sortTrace(trace.transactions)
    return { ...sumCoins(ordered), jettons: sumJettons(ordered, jettonWallet) }
  },
})

/**
 * Sums what each delivered message moved and cost. A transaction without an inbound message, a tick-tock,
 * adds nothing itself. The service writes sums as JSON numbers, also beyond 53 bits.
 */
function sumCoins(transactions: readonly Transaction[]): object {
  const changes = new Map<string, bigint>()
  const fees = new Map<string, bigint>()
  const charge = (account: string, fee: bigint) => {
    add(fees, account, fee)
    add(changes, account, -fee)
  }
  const sent = new Map(
    transactions.flatMap((row) => (row.in_msg ? sentBy(row).map((message) => [message.hash, message] as const) : [])),
  )
  for (const row of transactions) {
    const { account, in_msg, total_fees } = row
    if (!in_msg) continue
    charge(account, BigInt(total_fees))
    for (const { destination, fwd_fee } of sentBy(row)) if (destination === null) charge(account, BigInt(fwd_fee ?? 0))
    const { source, value } = in_msg
    if (source === null || source === undefined) continue
    const outbound = sent.get(in_msg.hash)
    if (outbound !== undefined) charge(source, BigInt(outbound.fwd_fee ?? 0))
    if (value === null || value === undefined) continue
    add(changes, source, -BigInt(value))
    add(changes, account, BigInt(value))
  }
  return { changes: toNumbers(changes), fees: toNumbers(fees) }
}

function add(sums: Map<string, bigint>, key: string, amount: bigint): void {
  sums.set(key, (sums.get(key) ?? 0n) + amount)
}

function toNumbers(sums: ReadonlyMap<string, bigint>): Record<string, number> {
  return Object.fromEntries(Array.from(sums, ([account, amount]) => [account, Number(amount)]))
}

type Wallet = ReturnType<FoundForBalances['jettonWallet']>

/** Jettons that transfers moved. An owner or a jetton that the service cannot tell is an empty text. */
function sumJettons(
  transactions: readonly Transaction[],
  jettonWallet: FoundForBalances['jettonWallet'],
): Record<string, Record<string, string>> {
  const wallets = findWallets(transactions, jettonWallet)
  const owned = new Set(Array.from(wallets.values(), (wallet) => wallet && `${wallet.jetton} ${wallet.owner}`))
  const sums = new Map<string, Map<string, bigint>>()
  const change = (account: string, jetton: string, amount: bigint) => {
    const owner = owned.has(`${jetton} ${account}`) ? account : ''
    const jettons = sums.get(owner) ?? new Map<string, bigint>()
    add(jettons, jetton, amount)
    sums.set(owner, jettons)
  }
  for (const { account, in_msg } of transactions) {
    if (!in_msg || !isSameOpcode(in_msg.opcode, jettonTransferOpcode)) continue
    const body = parseBody(in_msg.message_content?.body ?? '')
    if (body?.name !== 'jetton_transfer') continue
    const jetton = wallets.get(account)?.jetton ?? ''
    const amount = BigInt(body.fields.amount)
    change(in_msg.source ?? '', jetton, -amount)
    change(body.fields.destination ?? '', jetton, amount)
  }
  return Object.fromEntries(
    Array.from(sums, ([owner, jettons]) => [
      owner,
      Object.fromEntries(Array.from(jettons, ([jetton, amount]) => [jetton, String(amount)])),
    ]),
  )
}

/** The jetton wallets that sent or received a transfer of the trace; undefined for what is no wallet. */
function findWallets(
  transactions: readonly Transaction[],
  jettonWallet: FoundForBalances['jettonWallet'],
): ReadonlyMap<string, Wallet> {
  const wallets = new Map<string, Wallet>()
  for (const { account, in_msg } of transactions) {
    const { opcode, source } = in_msg ?? {}
    const isInternal = isSameOpcode(opcode, jettonInternalTransferOpcode)
    if (isInternal || isSameOpcode(opcode, jettonTransferOpcode)) wallets.set(account, jettonWallet(account))
    if (isInternal && source) wallets.set(source, jettonWallet(source))
  }
  return wallets
}
