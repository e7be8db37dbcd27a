import type { Reference } from '../reference.ts'
import { type Query, Refused, type Row, type Transaction } from './base.ts'

function balanceChanges(index: Reference, { trace_id, action_id }: Query): unknown {
  if (trace_id === undefined && action_id === undefined) {
    throw new Refused(400, 'trace_id or action_id is required')
  }
  if (action_id !== undefined) {
    const known = index.all('actions').some((row) => row['action_id'] === action_id)
    if (!known && trace_id === undefined) throw new Refused(404, 'action_id not found')
    return { changes: null, fees: null, jettons: null }
  }
  const trace = index.assembled().find(({ head }) => head['trace_id'] === trace_id)
  if (trace === undefined) throw new Refused(500, 'trace not found')
  if ((trace.head['trace_info'] as Row)['trace_state'] !== 'complete') {
    throw new Refused(500, 'internal server error: a message has no transaction yet')
  }
  const { rows } = trace
  const accounts = [...new Set(rows.map(({ account }) => account))]
  const sumOf = (amountOf: (row: Transaction) => number) =>
    Object.fromEntries(
      accounts.map((account) => [
        account,
        rows.filter((row) => row.account === account).reduce((sum, row) => sum + amountOf(row), 0),
      ]),
    )
  const feesOf = ({ total_fees, out_msgs }: Transaction) =>
    Number(total_fees) + out_msgs.reduce((sum, { fwd_fee }) => sum + Number(fwd_fee ?? 0), 0)
  const changes = sumOf((row) => {
    const sent = row.out_msgs.reduce((sum, { value }) => sum + Number(value ?? 0), 0)
    return Number(row.in_msg?.['value'] ?? 0) - sent - feesOf(row)
  })
  return { changes, fees: sumOf(feesOf), jettons: jettonsOf(index, rows.map(({ hash }) => hash)) }
}

/** From the transfers as the index lists them: the mirror reads them out of the messages. */
function jettonsOf(index: Reference, hashes: readonly string[]): unknown {
  const changes: Record<string, Record<string, string>> = {}
  const transfers = hashes.flatMap((hash): Row[] =>
    index.all('jetton_transfers').filter((row) => row['transaction_hash'] === hash),
  )
  for (const { source, destination, source_wallet, jetton_master, amount } of transfers) {
    if (!index.rows['jetton_wallets']?.has(String(source_wallet))) continue
    const jetton = String(jetton_master)
    for (const [account, sign] of [[String(source), -1n], [String(destination), 1n]] as const) {
      const own = (changes[account] ??= {})
      own[jetton] = String(BigInt(own[jetton] ?? 0) + sign * BigInt(String(amount)))
    }
  }
  return changes
}

export const balanceRules = { balanceChanges }
