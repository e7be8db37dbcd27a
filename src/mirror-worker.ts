/** `tonlens/mirror-worker`: a mirror that works in a worker. */
export { type MirrorWorker, openMirrorIn } from './mirror/openMirrorIn.ts'
export { type Listening, serveMirror } from './mirror/serveMirror.ts'
