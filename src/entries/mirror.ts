/** `tonlens/mirror`: a partial index in the browser, which answers from stored answers of the service. */
export {
  BundleError,
  IngestError,
  MirrorUnavailableError,
  type MirrorUnavailableReason,
  SyncError,
  type SyncErrorReason,
} from '../sources/mirror/errors.ts'
export { type Mirror, type MirrorOptions, openMirror } from '../sources/mirror/mirror.ts'
export type { MirrorChange, Scope, ScopeStatus, SyncProgress } from '../sources/mirror/coverage/scope.ts'
export type { MirrorProblem, MirrorUsage } from '../sources/mirror/scopes.ts'
export type { SyncOptions } from '../sources/mirror/sync/sync.ts'
export type { AnsweredRequest } from '../sources/client/origin.ts'
