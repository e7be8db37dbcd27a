/** `tonlens/mirror-worker`: a mirror that works in a worker. */
export { type MirrorWorker, openMirrorIn } from '../sources/mirror/openMirrorIn.ts'
export { type Listening, serveMirror } from '../sources/mirror/serveMirror.ts'
