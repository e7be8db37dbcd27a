export { createHook, createInfiniteHook, createMutationHook } from './createHook.ts'
export type {
  EndpointHook,
  HookOptions,
  InfiniteEndpointHook,
  InfiniteHookOptions,
  MutationEndpointHook,
  MutationHookOptions,
} from './createHook.ts'
export { TonlensProvider, type TonlensProviderProps } from './TonlensProvider.tsx'
export {
  type AnyMirror,
  type MirrorHookOptions,
  type SyncHookOptions,
  type SyncResult,
  useMirror,
  useSync,
} from './mirror.ts'
export type { SyncedMirror } from './mirrorStore.ts'
export { type AnyQueryResult, useOrigin, useOrigins } from './origin.ts'
export { useClient } from './useClient.ts'
export { useRequestQueue } from './useRequestQueue.ts'
export * from './accounts.ts'
export * from './actions.ts'
export * from './blocks.ts'
export * from './dns.ts'
export * from './jettons.ts'
export * from './legacy.ts'
export * from './live.ts'
export * from './messages.ts'
export * from './multisig.ts'
export * from './nfts.ts'
export * from './stats.ts'
export * from './traces.ts'
export * from './tracked.ts'
export * from './transactions.ts'
export * from './utils.ts'
export * from './vesting.ts'
export { useNeighbours, type NeighboursResult } from './useNeighbours.ts'
export { useNftGallery, type NftGalleryParams, type NftGalleryResult } from './useNftGallery.ts'
export { useUrlSelection, type UrlSelectionOptions } from './useUrlSelection.ts'
export { useTrace, type TraceResult, type UseTraceOptions } from './useTrace.ts'
