// A check knows this when it plans its questions.
import type { ServiceVersion } from '../../../service/rows/version.ts'
import type { RequestHeaders } from '../session.ts'
import type { Random } from '../random.ts'
import type { Values } from './plan.ts'
import type { Pools } from './pools.ts'
import type { FetchedList } from './refine.ts'

/** An answer that was fetched. */
export interface Fetched {
  readonly request: string
  readonly body: unknown
}

/** A list with the answer that it came in, and the states of the contracts that its rows name. */
export interface FetchedRows extends FetchedList, Fetched {
  readonly states?: Fetched | undefined
}

/** A question that follows the first requests. */
export interface PlannedQuestion {
  readonly values: Values
  /** Path and query. @default the route of the endpoint with `values` */
  readonly request?: string
  readonly headers?: RequestHeaders
  /** The rows that decide it. @default its parameters do */
  readonly decidedBy?: readonly Fetched[]
  /** Whether it is about what exists nowhere. */
  readonly isNowhere?: boolean
}

/** Rows and values that a check has read before it plans a question. */
export interface Known {
  /** Lists of all endpoints. */
  readonly lists: readonly FetchedRows[]
  readonly pools: Pools
  readonly random: Random
  readonly version: ServiceVersion
}
