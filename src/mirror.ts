/** `tonlens/mirror`: a partial index in the browser, which answers from stored answers of the service. */
export {
  BundleError,
  IngestError,
  MirrorUnavailableError,
  type MirrorUnavailableReason,
  SyncError,
  type SyncErrorReason,
} from './mirror/errors.ts'
export { type Mirror, type MirrorOptions, openMirror } from './mirror/mirror.ts'
export type { MirrorChange, Scope, ScopeStatus, SyncProgress } from './mirror/coverage/scope.ts'
export type { MirrorProblem, MirrorUsage } from './mirror/scopes.ts'
export type { SyncOptions } from './mirror/sync/sync.ts'
export type { AnsweredRequest } from './client/origin.ts'
