// What is loaded when it is first needed: syncs, deletions and bundles of scopes, the filling of a whole
// world, and answers that few pages ask for or only a whole world has. One chunk: the pieces share most
// of what they are made of, and every further chunk would cut the code of the mirror itself into more
// files, which compress less.
export { readBundle, writeBundle } from './bundle.ts'
export { deriveTraces } from './derive.ts'
export { deleteScope, evict, repair } from './evict.ts'
export { laterAnswers } from './laterAnswers.ts'
export { sync } from './sync.ts'
