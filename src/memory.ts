/** `tonlens/memory`: an index in memory that answers as the service would, for tests, stories and demos. */
export type { Fault, FaultedRequest } from './memory/faults.ts'
export { createMemoryIndex, type MemoryIndex, type MemoryIndexOptions } from './memory/memoryIndex.ts'
export { IngestError } from './rules/rows/ingestError.ts'
export { type CompareHashes, hashBytesOrder, hashTextOrder } from './rules/order.ts'
