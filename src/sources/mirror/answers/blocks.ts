import type { Block } from '../../../service/rows/block.ts'
import { notMirrored } from '../coverage/proof.ts'
import { readCommittedBlocks } from '../coverage/sweeps.ts'
import { block, fileHashIndex, packBlockId, rootHashIndex } from '../kinds/block.ts'
import { packHash } from '../storage/keys.ts'
import type { Finders, View } from './view.ts'

const masterchainShard = '8000000000000000'
/** More blocks than ever have one hash. */
const maxRows = 1000

/** Reads blocks by one of their hashes. @throws {NotMirroredError} There is none. */
async function readByHash(view: View, index: number, hash: string): Promise<Block[]> {
  const key = packHash(hash)
  const rows = key === undefined ? [] : await view.reader.page(block, block.span(index, [key]), maxRows)
  if (rows.length === 0) throw notMirrored(view, 'it does not hold the block')
  return rows.map(({ value }) => value)
}

/** Reads one block by its id. @throws {NotMirroredError} It is not here, or the parameters do not name one block. */
async function readById(
  view: View,
  {
    workchain,
    seqno,
    ...params
  }: Readonly<Record<'workchain' | 'seqno', number | undefined>> & { readonly shard?: string | undefined },
): Promise<Block> {
  const shard = params.shard ?? (workchain === -1 ? masterchainShard : null)
  const key = workchain === undefined || seqno === undefined ? undefined : packBlockId(workchain, shard, seqno)
  const found = key && (await view.reader.get(block, block.storeKey(key)))
  if (found === undefined) throw notMirrored(view, 'it does not hold all of these blocks')
  return found.value
}

/** Finds blocks by hash, by id, and by the masterchain block that committed them. */
export const blockFinders: Finders<'blocks' | 'masterchainBlockShards'> = {
  async blocks(view, { root_hash, file_hash, mc_seqno, workchain, shard, seqno }) {
    const rows =
      root_hash !== undefined
        ? await readByHash(view, rootHashIndex, root_hash)
        : file_hash !== undefined
          ? await readByHash(view, fileHashIndex, file_hash)
          : mc_seqno !== undefined
            ? await readCommittedBlocks(view, block, mc_seqno)
            : [await readById(view, { workchain, shard, seqno })]
    return { rows, found: undefined }
  },
  masterchainBlockShards: async (view, { seqno }) => ({
    rows: await readCommittedBlocks(view, block, seqno),
    found: undefined,
  }),
}
