export * from './client.ts'
export { accountHistory, type AccountHistoryOptions } from '../sources/client/accountHistory.ts'
export * from '../react/hooks/index.ts'
export { DisplayProvider, type DisplayProviderProps } from '../react/display/DisplayProvider.tsx'
export { type NativeCoin, type NativeCoinOptions } from '../ton/facts/nativeCoin.ts'
export type { ActionRenderer, ActionRenderers } from '../react/display/display.ts'
export { useDisplay, type Display, type TimeStyle } from '../react/display/display.ts'
export {
  explorerLinks,
  type ExplorerLinkOptions,
  type ExplorerName,
  type LinkComponent,
  type LinkComponentProps,
  type LinkRules,
  type NavigateHandler,
} from '../react/display/links.ts'
export {
  createMediaResolver,
  type MediaKind,
  type MediaPolicy,
  type MediaRequest,
  type MediaResolver,
} from '../react/display/media.ts'
export { usePartClasses, type PartClasses } from '../react/display/partClasses.ts'
export { namesFrom } from '../react/display/names.ts'
export type { NameKind } from '../meaning/names/labels.ts'
export type { KnownName } from '../text/naming/names.ts'
export {
  createLabelStore,
  LabelStoreError,
  type LabelImport,
  type LabelStore,
  type LabelStoreOptions,
} from '../react/display/labelStore.ts'
export {
  createPersistentStore,
  type PersistentStore,
  type PersistentStoreOptions,
  type TextStorage,
} from '../react/display/persistentStore.ts'
export type { Subscribable } from '../react/display/createStore.ts'
export { LabelFileError, type LabelFileReason } from '../meaning/names/labelFile.ts'
export {
  createRecentSearches,
  type RecentSearches,
  type RecentSearchesOptions,
} from '../react/display/recentSearches.ts'
export type { RecentSearch } from '../meaning/names/recentSearches.ts'
export { createDomainSuggestions } from '../text/naming/suggestions/domainSuggestions.ts'
export { createPackSuggestions } from '../text/naming/suggestions/packSuggestions.ts'
export type { NamePack, PackedName } from '../meaning/names/namePack.ts'
export type { LookUp, Suggestion, SuggestedGroup, SuggestionSource } from '../text/naming/suggestions/suggestion.ts'
export type { SuggestionGroup } from '../meaning/names/search.ts'
export type { NameFit } from '../meaning/names/nameFit.ts'
export type { AccountLabelEntry, Labels, LabelStoreReason } from '../meaning/names/labels.ts'
export type { AccountName, ContractReader } from '../ton/abi/registry.ts'
export type { BodyDecoder, BodyDecoders, BodyDecoding, MessageToDecode } from '../ton/abi/decoders.ts'
export { useSearch, type SearchResult, type UseSearchOptions } from '../react/display/useSearch.ts'
export { useName } from '../react/display/useName.ts'
export { useFavorites, useLabel, useLabels } from '../react/display/useLabels.ts'
export { formatCoins, type CoinFormat } from '../text/format/coins.ts'
export type { Price, PricedAsset, PriceSource } from '../ledger/value/prices.ts'
export { formatFiat, type FiatFormat } from '../text/format/fiat.ts'
export { type ActionAmount, type ActionSummary, summarizeAction } from '../text/actions/summarizeAction.ts'
export { jettonUnit, type JettonUnit } from '../meaning/tokens/jettonUnit.ts'
export {
  findImitations,
  type Imitation,
  type ImitationCandidate,
  type ImitationSign,
  type ImitationTier,
} from '../meaning/names/imitations.ts'
export { findLookalikes, type Lookalike, type NamedToken } from '../meaning/tokens/lookalike.ts'
export { shortAddress, type AddressFormat } from '../text/format/address.ts'
export { understandSearch, type SearchMeaning, type SearchProblem, type SearchTarget } from '../meaning/names/search.ts'
export { readMessageComment, type MessageComment } from '../text/bodies/comment.ts'
export { plainText, safeLink, type PlainTextOptions, type SafeLink } from '../service/rows/plainText.ts'
export { dayEnd, dayStart } from '../text/format/day.ts'
export { formatNumber } from '../text/format/intl.ts'
export { formatDuration, formatRelativeTime, formatTime, type TimeFormat } from '../text/format/time.ts'
export type { MirroredScope, MirrorUsage, MirrorView, SyncState, SyncView } from '../text/format/mirror.ts'
export type { Messages, PartialMessages } from '../text/en/index.ts'
export { type Finality, type TrackedStage } from '../service/rows/finality.ts'
export type { CommitFinality } from '../sources/client/stream/events.ts'
export { transactionStatus, type TransactionOutcome, type TransactionStatus } from '../meaning/outcome/outcome.ts'
export { skipToken } from '../react/query/skipToken.ts'
export * from '../components/index.ts'
