// What is loaded when a scope is first synced, deleted, exported or imported, and when a whole world is
// filled: one chunk, since the pieces share most of what they are made of.
export { readBundle, writeBundle } from './bundle.ts'
export { deriveTraces } from './derive.ts'
export { deleteScope, evict, repair } from './evict.ts'
export { sync } from './sync.ts'
