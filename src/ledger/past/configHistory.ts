import { configParamAt } from '../../service/endpoints/v2/states.ts'
import type { Client } from '../../sources/client/client.ts'
import { HttpError } from '../../sources/client/errors.ts'
import { parseCell } from '../../ton/cells/boc.ts'
import { bytesToHex } from '../../ton/cells/bytes.ts'
import { TonlensError } from '../../ton/cells/errors.ts'

/** A change of one parameter between two blocks that follow each other. */
export interface ParameterChange {
  /** The first masterchain block with the value `after`. */
  readonly seqno: number
  /** Values as base64 BOCs; null where the parameter was not set. */
  readonly before: string | null
  readonly after: string | null
}

/** Progress of {@link configHistory}. */
export interface ConfigHistoryProgress {
  /** Requests so far. */
  readonly requests: number
  /** Masterchain blocks between which the change is known to lie. */
  readonly from: number
  readonly to: number
}

/** Options of {@link configHistory}. */
export interface ConfigHistoryOptions {
  /** Oldest masterchain block to look at. */
  readonly from: number
  /** Newest masterchain block to look at. */
  readonly to: number
  /** Most changes to find, newest first. @default 1 */
  readonly maxChanges?: number | undefined
  /** Most requests. @default 100 */
  readonly maxRequests?: number | undefined
  /** Called after each answer. */
  readonly onProgress?: ((progress: ConfigHistoryProgress) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** Changes of a parameter, as far as bisection finds them. */
export interface ParameterHistory {
  /** Newest first. */
  readonly changes: readonly ParameterChange[]
  /** Value at the block `to` as a base64 BOC; null if it was not set. */
  readonly value: string | null
  /** The oldest block that the server had. It is later than the option where the server does not keep that time. */
  readonly from: number
  readonly requests: number
}

/**
 * Finds since when a parameter of the configuration has its value: steps back from the newest block, each twice as long
 * as the one before, until the value differs, then halves the range between. Takes about two requests for each doubling
 * of the distance. A value that changed and changed back between two of the blocks looked at is not noticed. Blocks
 * that the server does not keep end the search there.
 * @param id Number of the parameter, 0 or greater.
 * @throws {TonlensError} The limit of requests was reached.
 * @throws {HttpError} The newest block cannot be read.
 * @example const { changes } = await configHistory(client, 21, { from: 1, to: seqno })
 */
export async function configHistory(
  client: Pick<Client, 'request'>,
  id: number,
  { from: oldest, to: newest, maxChanges = 1, maxRequests = 100, onProgress, signal }: ConfigHistoryOptions,
): Promise<ParameterHistory> {
  let requests = 0
  let from = oldest
  let progress = { from: oldest, to: newest }

  async function read(seqno: number): Promise<ParameterValue> {
    if (requests === maxRequests)
      throw new TonlensError(
        `The history of parameter ${id} takes more than ${maxRequests} requests: ask for fewer changes, a shorter range, or a greater maxRequests.`,
      )
    signal?.throwIfAborted()
    requests++
    try {
      const { config } = await client.request(configParamAt, { config_id: id, seqno }, { signal })
      return { boc: config.bytes, hash: bytesToHex(parseCell(config.bytes).hash()) }
    } catch (error) {
      if (error instanceof HttpError && error.kind === 'notFound') return { boc: null, hash: '' }
      throw error
    } finally {
      onProgress?.({ requests, ...progress })
    }
  }

  /** Reads an older block; undefined if the server does not keep it. */
  async function readOlder(seqno: number): Promise<ParameterValue | undefined> {
    try {
      return await read(seqno)
    } catch (error) {
      if (error instanceof HttpError && error.kind === 'notArchived') return undefined
      throw error
    }
  }

  const current = await read(newest)
  const changes: ParameterChange[] = []
  let [after, place] = [current, newest]
  while (changes.length < maxChanges && place > from) {
    // Everything from `same` on has the value `after`; `other` has another one.
    let same = place
    let step = 1
    let other: { readonly seqno: number; readonly value: ParameterValue } | undefined
    while (other === undefined && same > from) {
      // If the server keeps no older blocks, the steps halve the range to the oldest one that it keeps.
      const seqno = from > oldest ? from + ((same - from) >> 1) : Math.max(from, same - step)
      progress = { from: seqno, to: same }
      const value = await readOlder(seqno)
      if (value === undefined) from = seqno + 1
      else if (value.hash !== after.hash) other = { seqno, value }
      else {
        same = seqno
        step *= 2
      }
    }
    if (other === undefined) break
    let { seqno: different, value: before } = other
    while (same - different > 1) {
      progress = { from: different, to: same }
      const middle = different + ((same - different) >> 1)
      const value = await read(middle)
      if (value.hash === after.hash) same = middle
      else {
        different = middle
        before = value
      }
    }
    changes.push({ seqno: same, before: before.boc, after: after.boc })
    after = before
    place = different
  }
  return { changes, value: current.boc, from, requests }
}

interface ParameterValue {
  readonly boc: string | null
  readonly hash: string
}
