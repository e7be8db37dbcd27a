import type { Reference } from '../reference.ts'
import {
  between,
  big,
  down,
  isDescending,
  type Order,
  pageOf,
  type Query,
  Refused,
  type Row,
  firstOf,
  up,
} from './base.ts'

function blocks(index: Reference, query: Query): unknown {
  const descending = isDescending(query)
  const turn = descending ? down : (order: Order) => order
  const rows = index.all('blocks').filter(
    (row) =>
      ['workchain', 'seqno', 'root_hash', 'file_hash', 'shard'].every((name) =>
        [undefined, row[name]].includes(query[name]),
      ) &&
      [undefined, (row['masterchain_block_ref'] as Row)['seqno']].includes(query['mc_seqno']) &&
      between(Number(row['gen_utime']), query['start_utime'], query['end_utime']) &&
      between(big(row['start_lt']), big(query['start_lt']), big(query['end_lt'])),
  )
  const signedShard = up((row) => BigInt.asIntN(64, BigInt(`0x${String(row['shard'])}`)))
  const order = firstOf(
    turn(up((row) => Number(row['gen_utime']))),
    up((row) => row['workchain'] as number),
    signedShard,
    turn(up((row) => row['seqno'] as number)),
  )
  return { blocks: pageOf(rows, query, order) }
}

const mcSeqno = (row: Row) => (row['masterchain_block_ref'] as Row | null)?.['seqno'] as number
const byPlace = firstOf(
  up((row) => row['workchain'] as number),
  up((row) => BigInt.asIntN(64, BigInt(`0x${String(row['shard'])}`))),
  up((row) => row['seqno'] as number),
)

function masterchainBlockShards(index: Reference, query: Query): unknown {
  const turn = isDescending(query) ? down : (order: Order) => order
  const rows = index.all('blocks').filter((row) => mcSeqno(row) === query['seqno'])
  const byTime = firstOf(
    turn(up((row) => Number(row['gen_utime']))),
    up((row) => row['workchain'] as number),
    up((row) => BigInt.asIntN(64, BigInt(`0x${String(row['shard'])}`))),
    turn(up((row) => row['seqno'] as number)),
  )
  const page = pageOf(rows, query, query['sort'] === undefined ? byPlace : byTime)
  if (page.length === 0) throw new Refused(404, 'blocks not found')
  return { blocks: page }
}

/** The masterchain block, and of every shard the last block that it or an earlier one committed. */
function masterchainBlockShardState(index: Reference, { seqno }: Query): unknown {
  const known = index.all('blocks').filter((row) => mcSeqno(row) <= (seqno as number))
  const own = known.find((row) => row['workchain'] === -1 && row['seqno'] === seqno)
  if (own === undefined) throw new Refused(404, 'blocks not found')
  const isBefore = (id: Row, row: Row) => ['workchain', 'shard', 'seqno'].every((name) => id[name] === row[name])
  const tips = known.filter(
    (row) =>
      row['workchain'] !== -1 &&
      !known.some((next) => ((next['prev_blocks'] as Row[] | null) ?? []).some((id) => isBefore(id, row))),
  )
  return { blocks: [own, ...tips].sort(byPlace) }
}

function masterchainInfo(index: Reference): unknown {
  if (index.head === undefined) throw new Refused(500, 'no rows in result set')
  return index.head
}

export const blockRules = {
  blocks,
  masterchainBlockShards,
  masterchainBlockShardState,
  masterchainInfo,
}
