import { parseHash } from '../../../src/ton/hash.ts'
import type { Reference } from '../reference.ts'
import {
  addressesIn,
  type Assembled,
  between,
  big,
  down,
  has,
  isDescending,
  isFinal,
  type Order,
  pageOf,
  type Query,
  Refused,
  type Row,
  firstOf,
  up,
} from './base.ts'
import { transactionBody } from './transactions.ts'

function traces(index: Reference, query: Query): unknown {
  const keys = ['account', 'trace_id', 'tx_hash', 'msg_hash']
  if (keys.filter((name) => query[name] !== undefined).length > 1) {
    const text = 'only one of account, trace_id, tx_hash, msg_hash should be specified'
    throw new Refused(422, text)
  }
  const turn = isDescending(query) ? down : (order: Order) => order
  if (query['mc_seqno'] !== undefined) index.demandBlock(query['mc_seqno'] as number)
  const timed = query['start_utime'] !== undefined || query['end_utime'] !== undefined
  const found = index.assembled().filter(({ head, rows, hashes }) => {
    const info = head['trace_info'] as Row
    return (
      has(query['trace_id'], head['trace_id']) &&
      (query['account'] === undefined || rows.some((row) => row.account === query['account'])) &&
      (query['tx_hash'] === undefined || rows.some((row) => has(query['tx_hash'], row.hash))) &&
      (query['msg_hash'] === undefined ||
        (query['msg_hash'] as string[]).some((hash) => hashes.has(hash))) &&
      (query['mc_seqno'] === undefined ||
        (info['trace_state'] === 'complete' && Number(head['mc_seqno_end']) === query['mc_seqno'])) &&
      between(big(head['end_lt']), big(query['start_lt']), big(query['end_lt'])) &&
      between(head['end_utime'] as number, query['start_utime'], query['end_utime'])
    )
  })
  const byEnd = up(({ head }) => {
    const row = head as Row
    return timed ? (row['end_utime'] as number) : big(row['end_lt'])
  })
  const byId = up(({ head }) => parseHash(String((head as Row)['trace_id'])))
  const page = pageOf(found as unknown as Row[], query, firstOf(turn(byEnd), turn(byId))) as unknown as Assembled[]
  const names: unknown[] = []
  const traces = page.map(({ head, rows }) => {
    for (const name of Object.keys(transactionBody(index, rows)['address_book'] as Row)) names.push(name)
    const actions = index.all('actions')
      .filter((row) => row['trace_id'] === head['trace_id'] && isFinal(row))
      .sort(firstOf(up((row) => big(row['start_lt'])), up((row) => big(row['end_lt'])), up((row) => parseHash(String(row['action_id'])))))
      .map(({ accounts: _accounts, transactions_full: _full, ...row }) => row)
    if (query['include_actions'] === true) names.push(...actions.flatMap((row) => addressesIn(row['details'])))
    return {
      ...head,
      ...(query['include_actions'] === true && { actions }),
      transactions_order: rows.map(({ hash }) => hash),
      transactions: Object.fromEntries(rows.map((row) => [row.hash, row])),
    }
  })
  return { traces, ...index.names(names, true) }
}

export const traceRules = { traces }
