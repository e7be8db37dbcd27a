import type { ParamsOf } from '../../endpoints/endpoint.ts'
import type { lookupBlock as row } from '../../endpoints/v2/blocks.ts'
import type { Block } from '../../rows/block.ts'
import { bySeqno, isSameShard } from '../blocks.ts'
import { Refusal } from '../requests/refusal.ts'
import { defineRule } from '../rule.ts'
import { notInDb, writeBlockIdExt } from './pastBlock.ts'

/** GET /lookupBlock; `found` is the seqno of the newest masterchain block. */
export const lookupBlock = defineRule<ParamsOf<typeof row>, Block, { readonly head: number }>({
  refuse({ seqno, lt, unixtime }) {
    if ([seqno, lt, unixtime].filter((value) => value !== undefined).length !== 1)
      throw new Refusal(422, 'failed to validate request: exactly one of seqno, lt, unixtime should be specified')
  },
  matches:
    ({ workchain, shard }) =>
    (block) =>
      block.workchain === workchain && isSameShard(block.shard, shard),
  order: () => bySeqno,
  answer(blocks, { workchain, shard, seqno, lt, unixtime }, { head }) {
    // Negative, zero or positive: the block lies before, at or after what is looked for.
    const compare = (block: Block): number => {
      if (seqno !== undefined) return block.seqno - seqno
      if (unixtime !== undefined) return Number(block.gen_utime) - unixtime
      const wanted = BigInt(lt ?? '0')
      return BigInt(block.end_lt) < wanted ? -1 : BigInt(block.start_lt) > wanted ? 1 : 0
    }
    const at = blocks.findIndex((block) => compare(block) >= 0)
    const block = blocks[at]
    const what = seqno !== undefined ? `seqno=${seqno}` : lt !== undefined ? `lt=${lt}` : `ts=${unixtime}`
    if (block === undefined) throw notInDb(workchain, shard, what, head)
    // Nothing tells whether the first known block is the first one after a time before it.
    if (compare(block) > 0 && (at === 0 || seqno !== undefined)) throw notInDb(workchain, shard, what)
    return writeBlockIdExt(block)
  },
})
