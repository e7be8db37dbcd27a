import type { Message } from '../../service/rows/message.ts'
import { readAmount, createLedger, listChanges, type Change, type AssetLedger } from './assets.ts'
import { isUnconsumed, messageTo, type TraceModel } from './model.ts'

/** Flow of the chain's own coin and currencies. */
export interface CoinFlow {
  readonly coin: AssetLedger
  /** Ledgers by currency id. */
  readonly currencies: ReadonlyMap<string, AssetLedger>
  readonly fees: readonly Change[]
  readonly totalFees: string
}

/**
 * Adds up the coins that messages carry. The sender pays the fees of its transaction and the forward fees. The fee for
 * instant delivery goes to the recipient, since nobody delivers instantly.
 */
export function coinFlow(trace: TraceModel): CoinFlow {
  const coin = createLedger()
  const currencies = new Map<string, AssetLedger>()
  const fees = new Map<string, bigint>()
  let totalFees = 0n
  const currency = (id: string): AssetLedger => {
    const ledger = currencies.get(id) ?? createLedger()
    currencies.set(id, ledger)
    return ledger
  }
  trace.transactions.forEach((transaction, index) => {
    const { account, in_msg, out_msgs } = transaction
    const sender = messageTo(trace, index)?.from ?? -1
    coin.change(account, readMoved(in_msg))
    if (sender < 0) coin.elsewhere('outside', -readMoved(in_msg))
    for (const [id, amount] of Object.entries(in_msg?.value_extra_currencies ?? {})) {
      currency(id).change(account, readAmount(amount))
      if (sender < 0) currency(id).elsewhere('outside', -readAmount(amount))
    }
    let fee = readAmount(transaction.total_fees)
    for (const message of out_msgs) {
      coin.change(account, -readMoved(message))
      fee += readAmount(message.fwd_fee)
      for (const [id, amount] of Object.entries(message.value_extra_currencies ?? {})) {
        currency(id).change(account, -readAmount(amount))
      }
    }
    fees.set(account, (fees.get(account) ?? 0n) + fee)
    totalFees += fee
  })
  trace.messages.forEach((edge, place) => {
    // A malformed answer can have one message sent twice; it was received once.
    if (edge.from < 0 || trace.inbound[edge.to] === place) return
    const reason = isUnconsumed(edge) ? 'in-flight' : 'lost'
    coin.elsewhere(reason, readMoved(edge.message))
    for (const [id, amount] of Object.entries(edge.message.value_extra_currencies ?? {})) {
      currency(id).elsewhere(reason, readAmount(amount))
    }
  })
  return { coin, currencies, fees: listChanges(fees), totalFees: String(totalFees) }
}

function readMoved(message: Message | null): bigint {
  return readAmount(message?.value) + readAmount(message?.ihr_fee)
}
