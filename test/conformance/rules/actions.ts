import { parseHash } from '../../../src/ton/hash.ts'
import type { Reference } from '../reference.ts'
import {
  accountsOf,
  addressesIn,
  between,
  big,
  down,
  has,
  isDescending,
  isFinal,
  type Order,
  pageOf,
  type Query,
  type Row,
  firstOf,
  up,
} from './base.ts'

function actions(index: Reference, query: Query): unknown {
  const descending = isDescending(query)
  const turn = descending ? down : (order: Order) => order
  if (query['mc_seqno'] !== undefined) index.demandBlock(query['mc_seqno'] as number)
  const timed = query['start_utime'] !== undefined || query['end_utime'] !== undefined
  const withMessage = (query['msg_hash'] === undefined ? [] : index.final())
    .filter((row) =>
      [row.in_msg, ...row.out_msgs].some(
        (message) =>
          message !== null &&
          [message.hash, message.hash_norm].some((hash) => Boolean(hash) && has(query['msg_hash'], hash)),
      ),
    )
    .map(({ hash }) => hash)
  const rows = index.all('actions').filter((row) => {
    const hashes = row['transactions'] as string[]
    return (
      isFinal(row) &&
      has(query['action_id'], row['action_id']) &&
      has(query['trace_id'], row['trace_id']) &&
      has(query['action_type'], row['type']) &&
      !((query['exclude_action_type'] as unknown[] | undefined) ?? []).includes(row['type']) &&
      (query['account'] === undefined || accountsOf(row).includes(query['account'])) &&
      (query['tx_hash'] === undefined || hashes.some((hash) => has(query['tx_hash'], hash))) &&
      (query['msg_hash'] === undefined || hashes.some((hash) => withMessage.includes(hash))) &&
      [undefined, row['trace_mc_seqno_end']].includes(query['mc_seqno']) &&
      between(row['trace_end_utime'] as number, query['start_utime'], query['end_utime']) &&
      between(big(row['trace_end_lt']), big(query['start_lt']), big(query['end_lt']))
    )
  })
  const [traceEnd, end] = timed ? ['trace_end_utime', 'end_utime'] : ['trace_end_lt', 'end_lt']
  const order = firstOf(
    up((row) => big(row[traceEnd])),
    up((row) => parseHash(String(row['trace_id']))),
    up((row) => big(row[end])),
    up((row) => parseHash(String(row['action_id']))),
  )
  const page = pageOf(rows, query, turn(order))
  const names = page.flatMap((row) => addressesIn(row['details']))
  const shown = page.map(({ accounts: _accounts, transactions_full: _full, ...row }, at) =>
    query['include_accounts'] === true ? { ...row, accounts: accountsOf(page[at] as Row) } : row,
  )
  return { actions: shown, ...index.names(names, true) }
}

export const actionRules = { actions }
