import type * as rows from '../../endpoints/blocks.ts'
import type { Block, BlockId } from '../../schema/block.ts'
import { readCommittedBlocks } from '../coverage/sweeps.ts'
import { packHash, packNumber } from '../storage/keys.ts'
import { block, blockKey, COMMITTED, committingSeqno, FILE_HASH, masterchainHead, NEWEST, ROOT_HASH, shardOrder } from '../kinds/block.ts'
import { by, inOrder, listRows, type Order, pageRows } from './list.ts'
import { type Answers, demandAuthority, readPage, refusal, type View } from './view.ts'
import type { Found } from '../storage/reader.ts'
import { BLOCK, transaction } from '../kinds/transaction.ts'

/** @throws {HttpError} 404 The masterchain block is not indexed. */
export async function demandBlock(view: View, seqno: number): Promise<void> {
  demandAuthority(view, 'it cannot show that it holds all of a masterchain block')
  const key = blockKey(-1, '8000000000000000', seqno)
  if (key !== undefined && (await view.reader.get(block, block.storeKey(key))) !== undefined) return
  const range = transaction.span(BLOCK, [packNumber(seqno)])
  if ((await view.reader.page(transaction, range, 1)).length > 0) return
  throw refusal(view.endpoint, 404, `masterchain block ${seqno} not found`)
}

/** Blocks of a masterchain block that was synced, or one block by its place. */
async function knownBlocks(
  view: View,
  params: {
    readonly [name in 'mc_seqno' | 'workchain' | 'seqno']?: number | undefined
  } & { readonly shard?: string | undefined },
): Promise<Found<Block>[]> {
  const { mc_seqno, workchain, seqno } = params
  if (mc_seqno !== undefined) return readCommittedBlocks(view, block, mc_seqno)
  const shard = params.shard ?? (workchain === -1 ? '8000000000000000' : null)
  const key =
    workchain === undefined || seqno === undefined ? undefined : blockKey(workchain, shard, seqno)
  const found = key && (await view.reader.get(block, block.storeKey(key)))
  if (found === undefined) demandAuthority(view, 'it does not hold all of these blocks')
  return found === undefined ? [] : [found]
}

const byPlace = [
  by<Block>(({ workchain }) => workchain),
  by<Block>(({ shard }) => shardOrder(shard)),
] as const

/** By time, then place; `undefined` is the order without a `sort` parameter. */
function orderOf(descending: boolean | undefined): Order<Block> {
  if (descending === undefined) return inOrder(...byPlace, by(({ seqno }) => seqno))
  const byTime = by<Block>(({ gen_utime }) => Number(gen_utime), descending)
  return inOrder(byTime, ...byPlace, by(({ seqno }) => seqno, descending))
}

function bodyOf(rows: readonly Found<Block>[]): object {
  return { blocks: rows.map(({ value }) => value) }
}

/** How blocks are answered. */
export const blockAnswers: Answers<typeof rows> = {
  async blocks(view, params) {
    const page = readPage(view, params)
    const { workchain, shard, seqno, root_hash, file_hash, mc_seqno } = params
    const shardBits = shard === undefined ? undefined : shardOrder(shard)
    const where = (value: Block) =>
      (workchain === undefined || value.workchain === workchain) &&
      (shard === undefined || shardOrder(value.shard) === shardBits) &&
      (seqno === undefined || value.seqno === seqno) &&
      (root_hash === undefined || value.root_hash === root_hash) &&
      (file_hash === undefined || value.file_hash === file_hash) &&
      (mc_seqno === undefined || committingSeqno(value) === mc_seqno) &&
      (params.start_utime === undefined || Number(value.gen_utime) >= params.start_utime) &&
      (params.end_utime === undefined || Number(value.gen_utime) <= params.end_utime) &&
      (params.start_lt === undefined || BigInt(value.start_lt) >= BigInt(params.start_lt)) &&
      (params.end_lt === undefined || BigInt(value.start_lt) <= BigInt(params.end_lt))
    if (!view.authoritative && root_hash === undefined && file_hash === undefined) {
      const rows = (await knownBlocks(view, params)).filter(({ value }) => where(value))
      return bodyOf(pageRows(rows.sort(orderOf(page.descending)), page))
    }
    const [hash, tag] =
      root_hash !== undefined ? [packHash(root_hash), ROOT_HASH] : [packHash(file_hash), FILE_HASH]
    const range =
      hash !== undefined
        ? block.span(tag, [hash])
        : mc_seqno !== undefined
          ? block.span(COMMITTED, [packNumber(mc_seqno)])
          : block.span(NEWEST)
    const order = orderOf(page.descending)
    const rows = await listRows(view.reader, {
      kind: block,
      spans: [range],
      where,
      order,
      read: 'all',
      page,
    })
    if (hash === undefined || rows.length === 0) {
      demandAuthority(view, 'it cannot show that its list is whole')
    }
    return bodyOf(rows)
  },

  async masterchainBlockShards(view, params) {
    const page = readPage(view, params)
    const order = orderOf(params.sort === undefined ? undefined : page.descending)
    const rows = view.authoritative
      ? await listRows(view.reader, {
          kind: block,
          spans: [block.span(COMMITTED, [packNumber(params.seqno)])],
          order,
          read: 'all',
          page,
        })
      : pageRows((await readCommittedBlocks(view, block, params.seqno)).sort(order), page)
    if (rows.length === 0) throw refusal(view.endpoint, 404, 'blocks not found')
    return bodyOf(rows)
  },

  async masterchainBlockShardState(view, { seqno }) {
    demandAuthority(view, 'it cannot show that its list is whole')
    const known: Found<Block>[] = []
    for await (const row of view.reader.walk(block, block.span(NEWEST))) {
      if (committingSeqno(row.value) <= seqno) known.push(row)
    }
    const place = (id: BlockId) => `${id.workchain}:${id.shard}:${id.seqno}`
    const followed = new Set(known.flatMap(({ value }) => (value.prev_blocks ?? []).map(place)))
    const isMasterchain = ({ value }: Found<Block>) => value.workchain === -1
    const own = known.find((row) => isMasterchain(row) && row.value.seqno === seqno)
    if (own === undefined) throw refusal(view.endpoint, 404, 'blocks not found')
    const tips = known.filter((row) => !isMasterchain(row) && !followed.has(place(row.value)))
    return bodyOf([own, ...tips].sort(orderOf(undefined)))
  },

  async masterchainInfo(view) {
    demandAuthority(view, 'the head moves every few seconds')
    const found = await view.reader.get(masterchainHead, masterchainHead.storeKey(new Uint8Array(0)))
    if (found === undefined) throw refusal(view.endpoint, 500, 'no rows in result set')
    return found.value
  },
}
