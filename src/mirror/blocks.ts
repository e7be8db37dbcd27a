import type * as rows from '../endpoints/blocks.ts'
import type { Block, BlockId, MasterchainInfo } from '../schema/block.ts'
import { blocksOf } from './coverage.ts'
import { invert, join, type Key, packHash, packNumber } from './keys.ts'
import { defineKind } from './kinds.ts'
import { by, inOrder, list, type Order, slice } from './list.ts'
import { type Answers, demandAuthority, pageOf, refusal, type View } from './resolve.ts'
import type { Found } from './store.ts'
import { BLOCK, transaction } from './transaction.ts'

/** Blocks that a masterchain block committed. */
const COMMITTED = 1
const ROOT_HASH = 2
const FILE_HASH = 3
/** All blocks, newest first. */
const NEWEST = 4

const block = defineKind<Block>({
  store: 'ent',
  byte: 3,
  field: 'seqno',
  key: (value) => blockKey(value.workchain, value.shard, value.seqno),
  // A block never changes.
  settled: () => true,
  tags: (value, authoritative) => {
    const { workchain, shard, seqno } = value
    const key = blockKey(workchain, shard, seqno)
    return [
      [ROOT_HASH, packHash(value.root_hash)],
      [FILE_HASH, packHash(value.file_hash)],
      ...(authoritative
        ? ([
            [COMMITTED, packNumber(committedBy(value)), key],
            [NEWEST, invert(packNumber(Number(value.gen_utime))), key],
          ] as const)
        : []),
    ]
  },
})

const head = defineKind<MasterchainInfo>({
  store: 'ent',
  byte: 4,
  field: 'last',
  key: ({ last }) => (Number.isInteger(last?.seqno) ? new Uint8Array(0) : undefined),
  merge: (old, value) => ({
    ...value,
    last: value.last.seqno < old.last.seqno ? old.last : value.last,
    first: value.first.seqno > old.first.seqno ? old.first : value.first,
  }),
})

/** First and last masterchain block, and blocks. */
export { block, head as masterchainHead }

/** Workchain, shard in the order of a signed number, seqno. */
function blockKey(workchain: number, shard: string | null, seqno: number): Key | undefined {
  const order = shardOrder(shard)
  if (!Number.isInteger(workchain) || !Number.isInteger(seqno) || order === undefined) return undefined
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, order)
  return join([workchain + 128], bytes, packNumber(seqno))
}

function shardOrder(shard: string | null): bigint | undefined {
  if (typeof shard !== 'string' || !/^(0x)?[0-9a-f]{1,16}$/i.test(shard)) return undefined
  return BigInt.asUintN(64, BigInt(`0x${shard.replace(/^0x/i, '')}`) ^ (1n << 63n))
}

/** Masterchain block that committed this one. */
export function committedBy(value: Block): number {
  return value.masterchain_block_ref?.seqno ?? 0
}

/** @throws {HttpError} 404 The masterchain block is not indexed. */
export async function demandBlock(view: View, seqno: number): Promise<void> {
  demandAuthority(view, 'it cannot show that it holds all of a masterchain block')
  const key = blockKey(-1, '8000000000000000', seqno)
  if (key !== undefined && (await view.reader.get(block, block.at(key))) !== undefined) return
  const range = transaction.range(BLOCK, [packNumber(seqno)])
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
  if (mc_seqno !== undefined) return blocksOf(view, block, mc_seqno)
  const shard = params.shard ?? (workchain === -1 ? '8000000000000000' : null)
  const key =
    workchain === undefined || seqno === undefined ? undefined : blockKey(workchain, shard, seqno)
  const found = key && (await view.reader.get(block, block.at(key)))
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
    const page = pageOf(view, params)
    const { workchain, shard, seqno, root_hash, file_hash, mc_seqno } = params
    const shardBits = shard === undefined ? undefined : shardOrder(shard)
    const where = (value: Block) =>
      (workchain === undefined || value.workchain === workchain) &&
      (shard === undefined || shardOrder(value.shard) === shardBits) &&
      (seqno === undefined || value.seqno === seqno) &&
      (root_hash === undefined || value.root_hash === root_hash) &&
      (file_hash === undefined || value.file_hash === file_hash) &&
      (mc_seqno === undefined || committedBy(value) === mc_seqno) &&
      (params.start_utime === undefined || Number(value.gen_utime) >= params.start_utime) &&
      (params.end_utime === undefined || Number(value.gen_utime) <= params.end_utime) &&
      (params.start_lt === undefined || BigInt(value.start_lt) >= BigInt(params.start_lt)) &&
      (params.end_lt === undefined || BigInt(value.start_lt) <= BigInt(params.end_lt))
    if (!view.authoritative && root_hash === undefined && file_hash === undefined) {
      const rows = (await knownBlocks(view, params)).filter(({ value }) => where(value))
      return bodyOf(slice(rows.sort(orderOf(page.descending)), page))
    }
    const [hash, tag] =
      root_hash !== undefined ? [packHash(root_hash), ROOT_HASH] : [packHash(file_hash), FILE_HASH]
    const range =
      hash !== undefined
        ? block.range(tag, [hash])
        : mc_seqno !== undefined
          ? block.range(COMMITTED, [packNumber(mc_seqno)])
          : block.range(NEWEST)
    const order = orderOf(page.descending)
    const rows = await list(view.reader, {
      kind: block,
      ranges: [range],
      where,
      order,
      lies: 'anyhow',
      page,
    })
    if (hash === undefined || rows.length === 0) {
      demandAuthority(view, 'it cannot show that its list is whole')
    }
    return bodyOf(rows)
  },

  async masterchainBlockShards(view, params) {
    const page = pageOf(view, params)
    const order = orderOf(params.sort === undefined ? undefined : page.descending)
    const rows = view.authoritative
      ? await list(view.reader, {
          kind: block,
          ranges: [block.range(COMMITTED, [packNumber(params.seqno)])],
          order,
          lies: 'anyhow',
          page,
        })
      : slice((await blocksOf(view, block, params.seqno)).sort(order), page)
    if (rows.length === 0) throw refusal(view.endpoint, 404, 'blocks not found')
    return bodyOf(rows)
  },

  async masterchainBlockShardState(view, { seqno }) {
    demandAuthority(view, 'it cannot show that its list is whole')
    const known: Found<Block>[] = []
    for await (const row of view.reader.walk(block, block.range(NEWEST))) {
      if (committedBy(row.value) <= seqno) known.push(row)
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
    const found = await view.reader.get(head, head.at(new Uint8Array(0)))
    if (found === undefined) throw refusal(view.endpoint, 500, 'no rows in result set')
    return found.value
  },
}
