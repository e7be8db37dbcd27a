import { type QueryKey, type SkipToken, skipToken } from '@tanstack/react-query'
import { type Moment, type MomentBlock, resolveMoment } from '../../ledger/past/moment.ts'
import type { Client } from '../../sources/client/client.ts'
import { sharedOptions } from './endpointQueryOptions.ts'

/** Query options of the masterchain block of a moment. */
export interface MomentQueryOptions extends ReturnType<typeof sharedOptions> {
  readonly queryKey: QueryKey
  readonly queryFn: ((context: { readonly signal: AbortSignal }) => Promise<MomentBlock>) | SkipToken
}

/** The index can still receive blocks of the last minutes. */
const staleTime = 60_000

/** Returns the query options of the masterchain block of a moment. They are disabled without one. */
export function momentQueryOptions(client: Client, moment: Moment | undefined): MomentQueryOptions {
  return {
    ...sharedOptions(client, { staleTime }),
    queryKey: [client.key, 'moment', moment ?? null],
    queryFn: moment === undefined ? skipToken : ({ signal }) => resolveMoment(client, moment, { signal }),
  }
}
