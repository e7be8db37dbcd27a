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
export * from './endpoints/accounts.ts'
export * from './endpoints/actions.ts'
export * from './endpoints/blocks.ts'
export * from './endpoints/dns.ts'
export * from './endpoints/jettons.ts'
export * from './endpoints/legacy.ts'
export * from './live.ts'
export * from './endpoints/messages.ts'
export * from './endpoints/multisig.ts'
export * from './endpoints/nfts.ts'
export * from './endpoints/stats.ts'
export * from './endpoints/traces.ts'
export * from './tracked.ts'
export * from './endpoints/transactions.ts'
export * from './endpoints/utils.ts'
export * from './endpoints/vesting.ts'
export { useNeighbours, type NeighboursResult } from './useNeighbours.ts'
export { useNftGallery, type NftGalleryParams, type NftGalleryResult } from './useNftGallery.ts'
export { useUrlSelection, type UrlSelectionOptions } from './useUrlSelection.ts'
export { useTrace, type TraceResult, type UseTraceOptions } from './useTrace.ts'
