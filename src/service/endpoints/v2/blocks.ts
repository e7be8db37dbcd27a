import { BlockIdExt } from '../../rows/v2/past.ts'
import { lt, masterchainSeqno, signedShard, utime, workchain } from '../../rows/shapes/kind.ts'
import { defineEndpoint } from '../endpoint.ts'
import { exactlyOne, optional, params } from '../params.ts'

/**
 * GET /lookupBlock of API v2: for blocks that the index does not have. Moments are found by `blocks` of API v3, which
 * tells the time of a block as well, and whose bounds say what is meant: this call finds the first block at or after a
 * time, where a state of that time is the one of the last block before.
 * @throws {HttpError} 422 `failed to validate request: exactly one of seqno, lt, unixtime should be specified`: none of
 * them, or several.
 * @throws {HttpError} 500 `LITE_SERVER_NOTREADY: cannot find block {block}: seqno not in db`: the block is not made
 * yet, or too old for this server.
 */
export const lookupBlock = defineEndpoint({
  name: 'lookupBlock',
  method: 'GET',
  service: 'v2',
  path: '/lookupBlock',
  summary: 'The block of a shard by seqno, logical time or time.',
  params: params(
    {
      /** Workchain id (-1 masterchain, 0 basechain). */
      workchain: workchain,
      /** Shard, in hex as API v3 writes it, or as an answer of API v2 has it. */
      shard: signedShard,
      /** Seqno of the block in its own shard. */
      seqno: optional(masterchainSeqno),
      /** Logical time in the block. */
      lt: optional(lt),
      /** Time: the first block at or after it. */
      unixtime: optional(utime),
    },
    exactlyOne(['seqno', 'lt', 'unixtime']),
  ),
  result: BlockIdExt,
  staleTime: Infinity,
})
