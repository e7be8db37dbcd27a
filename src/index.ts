export { opcodeName } from './model/contracts/opcode.ts'
export * from './client.ts'
export {
  endpointInfiniteQueryOptions,
  endpointQueryKey,
  endpointQueryOptions,
  type EndpointInfiniteQueryOptions,
  type EndpointQueryOptions,
  type SkippableQueryOptions,
} from './query/endpointQueryOptions.ts'
export {
  emulatedTrace,
  emulationQueryOptions,
  type EmulationOptions,
  type EmulationRequest,
  type TonConnectRequest,
} from './query/emulationQueryOptions.ts'
export type { PageCursor, PageParam } from './query/paging.ts'
export { accountHistory, type AccountHistoryOptions } from './query/accountHistory.ts'
export {
  traceQueryOptions,
  type FoundTrace,
  type StepsQueryOptions,
  type TraceId,
  type TraceRequest,
} from './query/traceQueryOptions.ts'
export type { Replay, ReplayGap, ReplayMismatch, StorageChange } from './model/contracts/replay.ts'
export { replayQueryOptions, type ReplayOptions, type ReplayQueryOptions } from './query/replayQueryOptions.ts'
export type { CodePlace, OutAction, StackChange, VmRun, VmStep } from './model/contracts/vmSteps.ts'
export * from './hooks/index.ts'
export { DisplayProvider, type DisplayProviderProps } from './display/DisplayProvider.tsx'
export { isCoinName, type NativeCoin, type NativeCoinOptions } from './model/nativeCoin.ts'
export type { ActionRenderer, ActionRenderers } from './display/actions.ts'
export { useDisplay, type Display, type FiatPrices, type TimeStyle } from './display/display.ts'
export {
  explorerLinks,
  type ExplorerLinkOptions,
  type ExplorerName,
  type LinkComponent,
  type LinkComponentProps,
  type LinkRules,
  type NavigateHandler,
} from './display/links.ts'
export { createMediaResolver, type MediaKind, type MediaPolicy, type MediaRequest, type MediaResolver } from './display/media.ts'
export { usePartClasses, type PartClasses } from './display/partClasses.ts'
export { namesFrom } from './display/names.ts'
export type { KnownName, NameKind } from './format/naming/names.ts'
export {
  createLabelStore,
  LabelStoreError,
  type LabelImport,
  type LabelStore,
  type LabelStoreOptions,
  type TextStorage,
} from './display/labelStore.ts'
export { LabelFileError, type LabelFileReason } from './model/labels/labelFile.ts'
export { createRecentSearches, type RecentSearches, type RecentSearchesOptions } from './display/recentSearches.ts'
export type { RecentSearch } from './model/search/recentSearches.ts'
export type { Suggestion, SuggestionGroup, SuggestionSource } from './format/naming/suggestions/suggestion.ts'
export type { NameFit } from './model/names/nameFit.ts'
export type { AccountLabelEntry, Labels, LabelStoreReason } from './model/labels/labels.ts'
export type { AccountName, ContractReader } from './abi/registry.ts'
export type { BodyDecoder, BodyDecoders, BodyDecoding, MessageToDecode } from './abi/decoders.ts'
export { useName } from './display/useName.ts'
export { useFavorites, useLabel, useLabels } from './display/useLabels.ts'
export { formatCoins, type CoinFormat } from './format/coins.ts'
export { formatFiat, type FiatFormat } from './format/fiat.ts'
export { jettonUnit, type JettonUnit } from './format/token.ts'
export { findLookalikes, nameShape, type Lookalike, type NamedToken } from './model/tokens/lookalike.ts'
export { shortAddress, type AddressFormat } from './format/address.ts'
export { findUnchangedSince, type UnchangedSince } from './model/contracts/unchangedSince.ts'
export { unlockedAt, vestingSteps, vestingTerms, type VestingStep, type VestingTerms } from './model/vesting.ts'
export {
  understandSearch,
  type SearchMeaning,
  type SearchProblem,
  type SearchTarget,
} from './model/search/search.ts'
export { readMessageComment, type MessageComment } from './format/bodies/comment.ts'
export { opcodeWords } from './format/bodies/opcodeWords.ts'
export { plainText, safeLink, type PlainTextOptions, type SafeLink } from './model/text.ts'
export { dayEnd, dayStart } from './format/day.ts'
export { formatNumber } from './format/intl.ts'
export { formatDuration, formatRelativeTime, formatTime, type TimeFormat } from './format/time.ts'
export type { MirroredScope, MirrorUsage, MirrorView, SyncState, SyncView } from './format/mirror.ts'
export { english } from './locales/en.ts'
export type { Messages, PartialMessages } from './format/messages/catalogue.ts'
export { readFinality, lowestFinality, type Finality, type TrackedStage } from './model/outcome/finality.ts'
export type { CommitFinality } from './client/stream/events.ts'
export { readOutcome, transactionStatus, type TransactionOutcome, type TransactionStatus } from './model/outcome/outcome.ts'
export { skipToken } from './query/skipToken.ts'
export * from './components/index.ts'
