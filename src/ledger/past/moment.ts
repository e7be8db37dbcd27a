import { blocks } from '../../service/endpoints/blocks.ts'
import type { Client } from '../../sources/client/client.ts'
import { TonlensError } from '../../ton/cells/errors.ts'

/**
 * A moment of the past. To an account by itself it is the moment after all of its transactions up to there, that one
 * included; to the whole chain it is the newest masterchain block that is not after it.
 */
export type Moment =
  /** Logical time, decimal string. */
  | { readonly lt: string }
  /** Unix seconds. */
  | { readonly time: number }
  /** Masterchain block: what it has committed. The `mc_block_seqno` of a transaction is the block after it. */
  | { readonly seqno: number }

/** The masterchain block of a moment. */
export interface MomentBlock {
  /** Seqno of the masterchain block. */
  readonly seqno: number
  /** Unix seconds. */
  readonly time: number
  /** Logical time at the end of the block, decimal string. */
  readonly lt: string
}

/** The index has no masterchain block of a moment. */
export class MomentError extends TonlensError {
  override readonly name = 'MomentError'
}

/**
 * Finds the masterchain block of a moment: the newest one that does not begin after it. Several blocks share one
 * second, of which the newest is the end of the second. Takes one request to `blocks` of API v3.
 * @param options Signal of the request.
 * @throws {MomentError} The index has no such block.
 * @example const { seqno } = await resolveMoment(client, { time: Date.UTC(2026, 0, 1) / 1000 })
 */
export async function resolveMoment(
  client: Pick<Client, 'request'>,
  moment: Moment,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<MomentBlock> {
  const asked = { workchain: -1, shard: '8000000000000000', ...readBounds(moment), sort: 'desc', limit: 1 } as const
  const [block] = (await client.request(blocks, asked, { signal })).blocks
  if (block !== undefined) return { seqno: block.seqno, time: Number(block.gen_utime), lt: block.end_lt }
  throw new MomentError(
    'seqno' in moment
      ? `The index has no masterchain block ${moment.seqno}: it is not made yet, or older than the index. Ask for one between the first and the last of masterchainInfo.`
      : `The index begins after ${'time' in moment ? `the time ${moment.time}` : `lt ${moment.lt}`}, so no masterchain block of that moment is known. Ask for a later one.`,
  )
}

/** Returns parameters that find the block first. The index compares logical times with the start of a block. */
function readBounds(moment: Moment) {
  if ('seqno' in moment) return { seqno: moment.seqno }
  return 'time' in moment ? { end_utime: moment.time } : { end_lt: moment.lt }
}
