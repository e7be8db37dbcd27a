/** `tonlens/memory`: an index in memory that answers as the service would, for tests, stories and demos. */
export type { Fault, FaultedRequest } from '../sources/memory/faults.ts'
export { createMemoryIndex, type MemoryIndex, type MemoryIndexOptions } from '../sources/memory/memoryIndex.ts'
export { IngestError } from '../service/rules/rows/readRow.ts'
export { type CompareHashes, hashBytesOrder, hashTextOrder } from '../service/rules/order.ts'
