export type {
  EndpointHook,
  HookOptions,
  InfiniteEndpointHook,
  InfiniteHookOptions,
  InfiniteQueryResult,
  MutationEndpointHook,
  MutationHookOptions,
  QueryResult,
} from './createHook.ts'
export type { ListResult, OneQueryResult, HookResult } from './result.ts'
export type { Skippable } from '../query/skipToken.ts'
export { TonlensProvider, type TonlensProviderProps } from '../provider/TonlensProvider.tsx'
export type { AnyMirror } from './mirror/useMirrorStore.ts'
export { type MirrorHookOptions, useMirror } from './mirror/useMirror.ts'
export { type SyncHookOptions, type SyncResult, useSync } from './mirror/useSync.ts'
export type { SyncedMirror } from '../live/mirror/mirrorStore.ts'
export type { PagesOrigin, ResultOrigin } from './useOrigins.ts'
export { useClient, useRequestQueue } from '../provider/useClient.ts'
export { useVerification, type Verification, type VerificationOptions } from '../display/useVerification.ts'
export * from './endpoints/accounts.ts'
export * from './endpoints/actions.ts'
export * from './endpoints/blocks.ts'
export * from './endpoints/dns.ts'
export * from './endpoints/messages.ts'
export * from './endpoints/jettons.ts'
export { useAddressInformation, useSendMessage, useWalletInformation } from './endpoints/legacy.ts'
export * from './live/useLiveAccount.ts'
export * from './live/useLiveList.ts'
export * from './live/useMasterchainHead.ts'
export * from './live/useWatch.ts'
export type { LiveOptions } from './live/liveOptions.ts'
export * from './endpoints/nfts.ts'
export * from './endpoints/traces.ts'
export * from './live/useTrackedMessage.ts'
export * from './endpoints/transactions.ts'
export { useEmulation, type EmulationResult, type UseEmulationOptions } from './traces/useEmulation.ts'
export {
  useTransactionPreview,
  type TransactionPreviewOptions,
  type TransactionPreviewResult,
  type TransactionPreviewState,
} from './traces/useTransactionPreview.ts'
export { useNeighbors, type NeighborsResult } from './traces/useNeighbors.ts'
export { useNftGallery, type NftGalleryParams, type NftGalleryResult } from './nfts/useNftGallery.ts'
export { useUrlSelection, type UrlSelectionOptions } from './traces/useUrlSelection.ts'
export { useTrace, type TraceResult, type UseTraceOptions } from './traces/useTrace.ts'
