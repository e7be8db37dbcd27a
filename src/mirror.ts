/** `tonlens/mirror`: the service's answers kept in the browser, and given again without it. */
export {
  IngestError,
  MirrorUnavailableError,
  type MirrorUnavailableReason,
} from './mirror/errors.ts'
export { type Mirror, type MirrorOptions, openMirror } from './mirror/mirror.ts'
