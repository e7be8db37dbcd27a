import { amountOf, createLedger, listChanges, type Change, type Ledger } from './assets.ts'
import { isUnconsumed, messageTo, type TraceModel } from './model.ts'

/** Flow of the chain's own coin and currencies. */
export interface CoinFlow {
  readonly coin: Ledger
  /** By currency id. */
  readonly currencies: ReadonlyMap<string, Ledger>
  readonly fees: readonly Change[]
  readonly totalFees: string
}

/** Follows what messages carry. Fees of a transaction and forward fees are the sender's. */
export function coinFlow(trace: TraceModel): CoinFlow {
  const coin = createLedger()
  const currencies = new Map<string, Ledger>()
  const fees = new Map<string, bigint>()
  let totalFees = 0n
  const currency = (id: string): Ledger => {
    const ledger = currencies.get(id) ?? createLedger()
    currencies.set(id, ledger)
    return ledger
  }
  trace.transactions.forEach((transaction, index) => {
    const { account, in_msg, out_msgs } = transaction
    const sender = messageTo(trace, index)?.from ?? -1
    coin.change(account, amountOf(in_msg?.value))
    if (sender < 0) coin.elsewhere('outside', -amountOf(in_msg?.value))
    for (const [id, amount] of Object.entries(in_msg?.value_extra_currencies ?? {})) {
      currency(id).change(account, amountOf(amount))
      if (sender < 0) currency(id).elsewhere('outside', -amountOf(amount))
    }
    let fee = amountOf(transaction.total_fees)
    for (const { value, fwd_fee, ihr_fee, value_extra_currencies } of out_msgs) {
      coin.change(account, -amountOf(value))
      fee += amountOf(fwd_fee) + amountOf(ihr_fee)
      for (const [id, amount] of Object.entries(value_extra_currencies ?? {})) {
        currency(id).change(account, -amountOf(amount))
      }
    }
    fees.set(account, (fees.get(account) ?? 0n) + fee)
    totalFees += fee
  })
  trace.messages.forEach((edge, place) => {
    // A damaged answer can have one message sent twice; it was received once.
    if (edge.from < 0 || trace.inbound[edge.to] === place) return
    const reason = isUnconsumed(edge) ? 'in-flight' : 'lost'
    coin.elsewhere(reason, amountOf(edge.message.value))
    for (const [id, amount] of Object.entries(edge.message.value_extra_currencies ?? {})) {
      currency(id).elsewhere(reason, amountOf(amount))
    }
  })
  return { coin, currencies, fees: listChanges(fees), totalFees: String(totalFees) }
}
