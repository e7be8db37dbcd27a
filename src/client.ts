export { createClient, type CallInit, type Client, type ClientOptions, type Mismatch, type TypedAnswer } from './client/client.ts'
export { createLibraryLoader } from './client/createLibraryLoader.ts'
export { compareHeads, type AccountHead, type ComparedHead, type HeadComparison } from './client/compareHeads.ts'
export { networks, type Network, type NetworkName } from './client/transports/networks.ts'
export { http, type HttpOptions, type ServiceOptions } from './client/transports/http.ts'
export { fallback, fallbackWhen } from './client/transports/fallback.ts'
export { mirrored, withPolicy, type AnswerKeeper, type MirroredOptions, type PolicyOptions } from './client/limits/policy.ts'
export type {
  AnswerEvent,
  CallEvent,
  ClientEvent,
  FailureEvent,
  MismatchEvent,
  ObservedCall,
  RequestEvent,
  ResponseEvent,
  ServiceEvent,
} from './client/observe.ts'
export { currentAnswer, type Answer, type AnsweredRequest, type Origin } from './client/origin.ts'
export type { LeaveOutOptions, LocalSource, Params, Policy, Priority, RequestQueue, Transport, TransportInit } from './client/transports/transport.ts'
export type { KnownVersion, VersionStore } from './client/transports/version.ts'
export { withStream, type StreamOptions, type StreamStatus, type StreamingClient } from './client/stream/stream.ts'
export type { NameSource, NameStore } from './client/names.ts'
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
} from './client/errors.ts'
export { findWatchMatches, type FoundWatchMatches } from './live/watch/findWatchMatches.ts'
export type { TransferCursor, UnreadRows, WatchCursor, WatchRequest } from './live/watch/pass.ts'
export type { WatchDirection, WatchMatch, WatchRule } from './live/watch/rules.ts'
export { TonlensError } from './ton/errors.ts'
export { describeParams, type ParamDescription } from './endpoints/describe.ts'
export type { AnyEndpoint, CursorRule, Endpoint, PagedEndpoint, PageParams, PageRule, ParamsOf, ResultOf } from './endpoints/endpoint.ts'
export type { Param, ParamRule, ParamTable } from './endpoints/params.ts'
export { isAction, type ActionOf, type ActionType } from './schema/action.ts'
export { extraField } from './schema/shapes/openObject.ts'
export type { ValueKind, ValueType } from './schema/kind.ts'
export type * from './schema/index.ts'
