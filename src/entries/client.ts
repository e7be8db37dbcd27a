export {
  createClient,
  type RequestOptions,
  type Client,
  type ClientOptions,
  type Mismatch,
  type TypedAnswer,
} from '../sources/client/client.ts'
export { createLibraryLoader } from '../sources/client/createLibraryLoader.ts'
export {
  compareHeads,
  type AccountHead,
  type ComparedHead,
  type HeadComparison,
} from '../sources/client/compareHeads.ts'
export { networks, type Network, type NetworkName } from '../sources/client/transports/networks.ts'
export { http, type HttpOptions, type ServiceOptions } from '../sources/client/transports/http.ts'
export { fallback, fallbackWhen } from '../sources/client/transports/fallback.ts'
export {
  mirrored,
  withPolicy,
  type AnswerKeeper,
  type MirroredOptions,
  type PolicyOptions,
} from '../sources/client/limits/policy.ts'
export type {
  AnswerEvent,
  StartEvent,
  ClientEvent,
  FailureEvent,
  MismatchEvent,
  ObservedRequest,
  RequestEvent,
  ResponseEvent,
  ServiceEvent,
} from '../sources/client/observe.ts'
export { currentAnswer, type Answer, type AnsweredRequest, type Origin } from '../sources/client/origin.ts'
export type {
  LeaveOutOptions,
  LocalSource,
  Params,
  Policy,
  Priority,
  RequestQueue,
  Transport,
  TransportInit,
} from '../sources/client/transports/transport.ts'
export type { KnownVersion, VersionStore } from '../sources/client/transports/version.ts'
export type { OpenStream, StreamOptions, StreamStatus, StreamingClient } from '../sources/client/stream/stream.ts'
export { withStreamFrom } from '../sources/client/stream/stream.ts'
export { openStream, withStream } from '../sources/client/stream/withStream.ts'
export type { NameSource, NameStore } from '../sources/client/names.ts'
export {
  HttpError,
  InvalidParamsError,
  NetworkError,
  NotMirroredError,
  ResponseShapeError,
  ResponseSizeError,
  ServiceVersionError,
  TimeoutError,
  type HttpErrorKind,
  type Issue,
} from '../sources/client/errors.ts'
export { findWatchMatches, type FoundWatchMatches } from '../react/live/watch/findWatchMatches.ts'
export type { TransferCursor, UnreadRows, WatchCursor, WatchRequest } from '../react/live/watch/pass.ts'
export type { WatchDirection, WatchMatch, WatchRule } from '../react/live/watch/rules.ts'
export { TonlensError } from '../ton/cells/errors.ts'
export type {
  AnyEndpoint,
  CursorRule,
  Endpoint,
  PagedEndpoint,
  PageParams,
  PageRule,
  ParamsOf,
  ResultOf,
} from '../service/endpoints/endpoint.ts'
export type { Param, ParamRule, ParamTable } from '../service/endpoints/params.ts'
export { isAction, type ActionOf, type ActionType } from '../service/rows/action.ts'
export type { ValueKind, ValueType } from '../service/rows/shapes/kind.ts'
export type * from '../service/rows/index.ts'
