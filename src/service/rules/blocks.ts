import type { ParamsOf } from '../endpoints/endpoint.ts'
import type * as rows from '../endpoints/blocks.ts'
import type { Block, BlockId, MasterchainInfo } from '../rows/block.ts'
import { isInTime, isValue } from './requests/filter.ts'
import { ascending, compareNumbers, compareShards, type Directions, inOrder, type Order, reverse } from './order.ts'
import { checkPage, readPage, readSort } from './requests/page.ts'
import { Refusal } from './requests/refusal.ts'
import { defineRule } from './rule.ts'

/** The seqno of the masterchain block that committed a block. */
export function committedBy({ masterchain_block_ref }: Block): number {
  return (masterchain_block_ref as BlockId | null)?.seqno ?? 0
}

/** The refusal of requests about a masterchain block that is not indexed. */
export function blockNotFound(seqno: number): Refusal {
  return new Refusal(404, `masterchain block ${seqno} not found`)
}

const noBlocks = () => new Refusal(404, 'blocks not found')

/** Tells whether two texts name one shard; leading zeros do not count. */
export function isSameShard(a: string | null | undefined, b: string): boolean {
  return typeof a === 'string' && compareShards(a, b) === 0
}

const byShard = inOrder<Block>(
  ascending(({ workchain }) => workchain, compareNumbers),
  ascending(({ shard }) => shard, compareShards),
)
/** Ascending by seqno. */
export const bySeqno = ascending<Block, number>(({ seqno }) => seqno, compareNumbers)
/** Ascending by time of generation. */
export const byTime = ascending<Block, number>(({ gen_utime }) => Number(gen_utime), compareNumbers)
/** Workchain, shard, seqno: the order without a `sort` parameter. */
export const byPlace = inOrder(byShard, bySeqno)
const byGeneration: Directions<Block> = {
  asc: inOrder(byTime, byShard, bySeqno),
  desc: inOrder(reverse(byTime), byShard, reverse(bySeqno)),
}

/** GET /blocks */
export const blocks = defineRule<ParamsOf<typeof rows.blocks>, Block>({
  table: 'blocks',
  refuse: checkPage,
  matches(params) {
    const isWorkchain = isValue(params.workchain)
    const isSeqno = isValue(params.seqno)
    const isCommitted = isValue(params.mc_seqno)
    const inTime = isInTime(params)
    const { shard, root_hash, file_hash } = params
    return (row) =>
      isWorkchain(row.workchain) &&
      isSeqno(row.seqno) &&
      (root_hash === undefined || row.root_hash === root_hash) &&
      (file_hash === undefined || row.file_hash === file_hash) &&
      (shard === undefined || isSameShard(row.shard, shard)) &&
      isCommitted(committedBy(row)) &&
      inTime(row.start_lt, Number(row.gen_utime))
  },
  order: (params): Order<Block> => byGeneration[readSort(params)],
  page: readPage,
  answer: (found) => ({ blocks: found }),
})

/** GET /masterchainBlockShards */
export const masterchainBlockShards = defineRule<ParamsOf<typeof rows.masterchainBlockShards>, Block>({
  refuse: checkPage,
  matches:
    ({ seqno }) =>
    (row) =>
      committedBy(row) === seqno,
  order: (params) => (params.sort === undefined ? byPlace : byGeneration[readSort(params)]),
  page: readPage,
  answer(found) {
    if (found.length === 0) throw noBlocks()
    return { blocks: found }
  },
})

const place = ({ workchain, shard, seqno }: BlockId) => `${workchain}:${shard}:${seqno}`

/** GET /masterchainBlockShardState: the masterchain block, and the last block of every shard until then. */
const masterchainBlockShardState = defineRule<ParamsOf<typeof rows.masterchainBlockShardState>, Block>({
  table: 'blocks',
  matches:
    ({ seqno }) =>
    (row) =>
      committedBy(row) <= seqno,
  order: () => byPlace,
  answer(known, { seqno }) {
    const followed = new Set(known.flatMap(({ prev_blocks }) => ((prev_blocks as BlockId[] | null) ?? []).map(place)))
    const shown = known.filter((row) => (row.workchain === -1 ? row.seqno === seqno : !followed.has(place(row))))
    if (!shown.some(({ workchain }) => workchain === -1)) throw noBlocks()
    return { blocks: shown }
  },
})

/** GET /masterchainInfo; `found` is the row with the first and the last block. */
const masterchainInfo = defineRule<object, never, MasterchainInfo | undefined>({
  answer(_rows, _params, head) {
    if (head === undefined) throw new Refusal(500, 'no rows in result set')
    return head
  },
})

/** The rules of `endpoints/blocks.ts`. */
export const blockRules = { blocks, masterchainBlockShards, masterchainBlockShardState, masterchainInfo }
