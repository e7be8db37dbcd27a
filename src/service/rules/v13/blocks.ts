import type { ParamsOf } from '../../endpoints/endpoint.ts'
import type * as rows from '../../endpoints/blocks.ts'
import type { Block } from '../../rows/block.ts'
import {
  blocks as blocks12,
  byPlace,
  bySeqno,
  byTime,
  masterchainBlockShards as masterchainBlockShards12,
} from '../blocks.ts'
import { ascending, bothDirections, compareNumbers, compareShards, inOrder, reverse } from '../order.ts'
import { checkLimit, checkPage, readSort, withLimitLast } from '../requests/page.ts'
import { defineRule } from '../rule.ts'

const byWorkchain = ascending<Block, number>(({ workchain }) => workchain, compareNumbers)
const byShard = ascending<Block, string>(({ shard }) => shard, compareShards)
const byGeneration = bothDirections(inOrder(byTime, reverse(byWorkchain), byShard, bySeqno))

/** GET /blocks */
export const blocks = defineRule<ParamsOf<typeof rows.blocks>, Block>({
  ...blocks12,
  refuse: withLimitLast(checkPage),
  // Without a direction the order is undefined, as before.
  order: (params) => (params.sort === undefined ? blocks12.order?.(params) : byGeneration[readSort(params)]),
})

/** GET /masterchainBlockShards: the direction is not looked at. */
export const masterchainBlockShards = defineRule<ParamsOf<typeof rows.masterchainBlockShards>, Block>({
  ...masterchainBlockShards12,
  refuse: ({ limit }) => checkLimit({ limit }),
  order: () => byPlace,
})
