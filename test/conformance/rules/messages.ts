import type { Reference } from '../reference.ts'
import {
  between,
  big,
  byHash,
  down,
  has,
  isDescending,
  type Message,
  type Order,
  pageOf,
  type Query,
  Refused,
  firstOf,
  unsigned,
  up,
} from './base.ts'

function messages(index: Reference, query: Query): unknown {
  const { direction, source, destination, opcode, body_hash } = query
  if (!['in', 'out', undefined].includes(direction as string)) {
    throw new Refused(422, 'direction should be one of: in, out')
  }
  const turn = isDescending(query) ? down : (order: Order) => order
  const messages = new Map<string, { row: Message; into?: string; out?: string }>()
  for (const { hash, out_msgs } of index.final()) {
    for (const row of out_msgs) messages.set(row.hash, { row, out: hash })
  }
  for (const { hash, in_msg } of index.final()) {
    if (in_msg) messages.set(in_msg.hash, { ...messages.get(in_msg.hash), row: in_msg, into: hash })
  }
  for (const row of index.all('messages')) {
    if (!messages.has(String(row['hash']))) {
      messages.set(String(row['hash']), {
        row: row as Message,
        into: row['in_msg_tx_hash'] as string,
        out: row['out_msg_tx_hash'] as string,
      })
    }
  }
  const timed = query['start_utime'] !== undefined || query['end_utime'] !== undefined
  const end = (wanted: unknown, given: string | null) =>
    wanted === undefined || (wanted === 'null' ? given === null : given === wanted)
  const hashes = query['msg_hash'] ?? (query['hash'] === undefined ? undefined : [query['hash']])
  const found = [...messages.values()].filter(({ row, into, out }) => {
    const time = timed ? row.created_at : row.created_lt
    return (
      (has(hashes, row.hash) || (Boolean(row.hash_norm) && has(hashes, row.hash_norm))) &&
      (body_hash === undefined || row.message_content?.hash === body_hash) &&
      end(source, row.source) &&
      end(destination, row.destination) &&
      (opcode === undefined || (row.opcode !== null && unsigned(row.opcode) === unsigned(opcode))) &&
      (direction !== 'in' || Boolean(into)) &&
      (direction !== 'out' || Boolean(out)) &&
      between(big(row.created_lt), big(query['start_lt']), big(query['end_lt'])) &&
      between(big(row.created_at), big(query['start_utime']), big(query['end_utime'])) &&
      (query['exclude_externals'] !== true || (time ?? null) !== null) &&
      (query['only_externals'] !== true || (time ?? null) === null)
    )
  })
  const rows = found.map(({ row, into, out }) => {
    const { in_msg_tx_hash: _in, out_msg_tx_hash: _out, ...rest } = row
    return {
      ...rest,
      ...(into && direction !== 'out' && { in_msg_tx_hash: into }),
      ...(out && direction !== 'in' && { out_msg_tx_hash: out }),
    }
  })
  const byTime = up((row) => big(row[timed ? 'created_at' : 'created_lt']))
  const page = pageOf(rows, query, firstOf(turn(byTime), turn(byHash)))
  const names = page.flatMap((row) => [row['source'], row['destination']])
  return { messages: page, ...index.names(names, true) }
}

export const messageRules = { messages }
