/** `tonlens/query`: options for TanStack Query, without hooks: for loaders, prefetching and servers. */
export {
  endpointInfiniteQueryOptions,
  endpointQueryKey,
  endpointQueryOptions,
  type EndpointInfiniteQueryOptions,
  type EndpointQueryOptions,
  type SkippableQueryOptions,
} from '../react/query/endpointQueryOptions.ts'
export {
  emulatedTrace,
  emulationQueryOptions,
  type EmulationOptions,
  type EmulationRequest,
  type TonConnectRequest,
} from '../react/query/emulationQueryOptions.ts'
export type { PageCursor, PageParam } from '../react/query/paging.ts'
export {
  traceQueryOptions,
  type FoundTrace,
  type StepsQueryOptions,
  type TraceId,
  type TraceRequest,
} from '../react/query/traceQueryOptions.ts'
export { replayQueryOptions, type ReplayOptions, type ReplayQueryOptions } from '../react/query/replayQueryOptions.ts'
