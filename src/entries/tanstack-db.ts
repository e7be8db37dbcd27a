/** `tonlens/tanstack-db`: the rows of a mirror as collections of TanStack DB, for live queries. */
export {
  type MirrorCollectionConfig,
  mirrorCollectionOptions,
  type MirrorCollectionOptions,
  type MirrorCollectionUtils,
} from '../sources/mirror/collection/mirrorCollection.ts'
export type { RowScope, ScopeRows } from '../sources/mirror/collection/scopeRows.ts'
