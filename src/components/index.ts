export { ActionCard, type ActionCardProps } from './actions/action-card/ActionCard.tsx'
export { ActionList, type ActionListProps } from './actions/action-list/ActionList.tsx'
export { Address, type AddressProps } from './values/address/Address.tsx'
export { AddressHighlight, type AddressHighlightProps } from './values/address/AddressHighlight.tsx'
export { Identicon, type IdenticonProps } from './values/address/Identicon.tsx'
export { CoinAmount, type CoinAmountProps } from './values/coin-amount/CoinAmount.tsx'
export { Comment, type CommentProps } from './values/comment/Comment.tsx'
export { CopyButton, type CopyButtonProps } from './values/copy-button/CopyButton.tsx'
export { DecodedBody, type DecodedBodyProps } from './values/decoded-body/DecodedBody.tsx'
export { EmptyState, type EmptyStateProps } from './states/empty-state/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './states/error-state/ErrorState.tsx'
export { VerifiedMark, type VerifiedMarkProps } from './states/verified-mark/VerifiedMark.tsx'
export { FinalityBadge, type FinalityBadgeProps } from './values/finality-badge/FinalityBadge.tsx'
export { Hash, type HashProps } from './values/hash/Hash.tsx'
export { FiatAmount, type FiatAmountProps } from './values/jetton-amount/FiatAmount.tsx'
export { JettonAmount, type JettonAmountProps } from './values/jetton-amount/JettonAmount.tsx'
export { LoadMore, type LoadMoreProps } from './lists/load-more/LoadMore.tsx'
export { Media, type MediaProps } from './nfts/media/Media.tsx'
export { MediaDialog, type MediaDialogProps } from './nfts/media/MediaDialog.tsx'
export { MediaPlayer, type MediaPlayerProps } from './nfts/media/MediaPlayer.tsx'
export { MessageChainGraph, type MessageChainGraphProps } from './traces/message-chain-graph/MessageChainGraph.tsx'
export type { GraphLayout } from '../graph/tree/traceGraph.ts'
export type { InitialFit } from '../graph/camera/camera.ts'
export type { GraphEdge, GraphNode } from './traces/message-chain-graph/tree/GraphCard.tsx'
export type { GraphView } from './traces/message-chain-graph/tools/GraphControls.tsx'
export { NewRows, type NewRowsProps } from './lists/new-rows/NewRows.tsx'
export { MirrorStatus, type MirrorStatusProps } from './states/mirror-status/MirrorStatus.tsx'
export { OriginBadge, type OriginBadgeProps } from './states/mirror-status/OriginBadge.tsx'
export { MessageCard, type MessageCardProps } from './transactions/message-card/MessageCard.tsx'
export { MessageTable, type MessageTableProps } from './transactions/message-table/MessageTable.tsx'
export { findNfts, type FoundNfts, type NftView } from './nfts/nft-gallery/findNfts.ts'
export { NftGallery, type NftGalleryProps } from './nfts/nft-gallery/NftGallery.tsx'
export { NftToolbar, type NftToolbarProps } from './nfts/nft-gallery/NftToolbar.tsx'
export { NftCard, NftCardSkeleton, type NftCardProps } from './nfts/nft-grid/NftCard.tsx'
export { NftGrid, type NftGridProps } from './nfts/nft-grid/NftGrid.tsx'
export { NftCollectionCard, type NftCollectionCardProps } from './nfts/nft-collection-card/NftCollectionCard.tsx'
export { countAttributes, type AttributeCounts } from './nfts/nft-facts/attributes.ts'
export { NftDetails, type NftDetailsProps } from './nfts/nft-details/NftDetails.tsx'
export { NftSaleBadge, type NftSaleBadgeProps } from './nfts/nft-sale-badge/NftSaleBadge.tsx'
export { NftTransferTable, type NftTransferTableProps } from './nfts/nft-transfer-table/NftTransferTable.tsx'
export { Opcode, type OpcodeProps } from './values/opcode/Opcode.tsx'
export { Pagination, type PaginationProps } from './lists/pagination/Pagination.tsx'
export { RawData, type RawDataProps } from './values/raw-data/RawData.tsx'
export { SuggestionLink, type SuggestionLinkProps } from './tools/search-box/SuggestionLink.tsx'
export { SearchBox, type SearchBoxProps, type SearchSuggestion } from './tools/search-box/SearchBox.tsx'
export { lazyPart, type LazyPartOptions } from './states/lazy-part/lazyPart.tsx'
export { LoadError } from './states/lazy-part/lazyPart.tsx'
export { Skeleton, type SkeletonProps } from './parts/skeleton/Skeleton.tsx'
export { StatusBadge, type StatusBadgeProps } from './values/status-badge/StatusBadge.tsx'
export { Table } from './lists/table/Table.tsx'
export type { TableProps, TableStateProps } from './lists/table/tableProps.ts'
export type { ColumnProps, TableDensity, TableFilters, TableToolProps } from './lists/table/tools/toolProps.ts'
export type {
  ColumnChoice,
  ColumnValue,
  ColumnWidth,
  StackedPlace,
  TableColumn,
  TableSort,
  ColumnKind,
} from './lists/table/columns.ts'
export { accountColumn, coinsColumn, hashColumn, timeColumn, type ColumnOptions } from './lists/table/columnKinds.tsx'
export { balanceChangeColumns } from './traces/balance-changes/balanceChangeColumns.tsx'
export { blockColumns } from './blocks/block-table/blockColumns.tsx'
export { dnsRecordColumns } from './contracts/dns-record-table/dnsRecordColumns.tsx'
export { domainAuctionColumns } from './contracts/domain-auction-table/domainAuctionColumns.tsx'
export {
  jettonBalanceColumns,
  type JettonBalanceColumnOptions,
} from './jettons/jetton-balances/jettonBalanceColumns.tsx'
export { jettonBurnColumns } from './jettons/jetton-burn-table/jettonBurnColumns.tsx'
export { jettonHolderColumns, type JettonHolderColumnOptions } from './jettons/jetton-holders/jettonHolderColumns.tsx'
export { jettonTransferColumns } from './jettons/jetton-transfer-table/jettonTransferColumns.tsx'
export { messageColumns } from './transactions/message-table/messageColumns.tsx'
export { nftTransferColumns, type NftTransferColumnOptions } from './nfts/nft-transfer-table/nftTransferColumns.tsx'
export { topAccountColumns } from './accounts/top-accounts/topAccountColumns.tsx'
export { transactionColumns } from './transactions/transaction-table/transactionColumns.tsx'
export { Timestamp, type TimestampProps } from './values/timestamp/Timestamp.tsx'
export { TransactionCard, type TransactionCardProps } from './transactions/transaction-card/TransactionCard.tsx'
export { TransactionTable, type TransactionTableProps } from './transactions/transaction-table/TransactionTable.tsx'
export type { ExportRange, LoadRange } from './lists/table/file/useExport.ts'
export {
  TransactionDetails,
  type TransactionDetailsProps,
} from './transactions/transaction-details/TransactionDetails.tsx'
export {
  TransactionPreview,
  type TransactionPreviewProps,
} from './transactions/transaction-preview/TransactionPreview.tsx'
export {
  TransactionProgress,
  type TrackedProgress,
  type TransactionProgressProps,
} from './transactions/transaction-progress/TransactionProgress.tsx'
export { BlockCard, type BlockCardProps } from './blocks/block-card/BlockCard.tsx'
export { BlockTable, type BlockTableProps } from './blocks/block-table/BlockTable.tsx'
export type { CardPartProps, CardStateProps } from './states/card/Card.tsx'
export type { CardPart, CardSlot, CardSlots } from './states/card/slots.tsx'
export type { FreshnessProps, StateContent, StateProps } from './states/frame/frameState.ts'
export { cardState, listState, type ListState, type ShownListQuery, type ShownQuery } from './lists/queryState.ts'
export { MasterchainHead, type MasterchainHeadProps } from './blocks/masterchain-head/MasterchainHead.tsx'
export { ShardMap, type ShardMapProps } from './blocks/shard-map/ShardMap.tsx'
export { AccountCard, type AccountCardProps } from './accounts/account-card/AccountCard.tsx'
export { AccountDetails, type AccountDetailsProps } from './accounts/account-details/AccountDetails.tsx'
export { BalanceChangeTable, type BalanceChangeTableProps } from './traces/balance-changes/BalanceChangeTable.tsx'
export { FavoriteButton, type FavoriteButtonProps } from './accounts/labels/FavoriteButton.tsx'
export { FavoriteList, type FavoriteListProps } from './accounts/labels/FavoriteList.tsx'
export { LabelEditor, type LabelEditorProps } from './accounts/labels/LabelEditor.tsx'
export { TopAccounts, type TopAccountsProps } from './accounts/top-accounts/TopAccounts.tsx'
export { TraceComparison, type TraceComparisonProps } from './traces/trace-comparison/TraceComparison.tsx'
export type { ComparedNames } from './traces/trace-comparison/DifferenceMark.tsx'
export { traceComparisonColumns } from './traces/trace-comparison/traceComparisonColumns.tsx'
export { TraceDetails, type TraceDetailsProps } from './traces/trace-details/TraceDetails.tsx'
export { TraceOutline, type TraceOutlineProps } from './traces/trace-outline/TraceOutline.tsx'
export type { TraceSelectionProps, TraceStateProps } from './traces/trace-outline/useTraceModel.ts'
export { TraceTable, type TraceTableProps } from './traces/trace-table/TraceTable.tsx'
export { TraceTimeline, type TraceTimelineProps } from './traces/trace-timeline/TraceTimeline.tsx'
export { TraceVerdict, type TraceVerdictProps } from './traces/trace-verdict/TraceVerdict.tsx'
export { ValueFlow, type ValueFlowProps } from './traces/value-flow/ValueFlow.tsx'
export { JettonBalances, type JettonBalancesProps } from './jettons/jetton-balances/JettonBalances.tsx'
export { JettonBurnTable, type JettonBurnTableProps } from './jettons/jetton-burn-table/JettonBurnTable.tsx'
export { JettonCard, type JettonCardProps } from './jettons/jetton-card/JettonCard.tsx'
export { JettonHolders, type JettonHoldersProps } from './jettons/jetton-holders/JettonHolders.tsx'
export {
  JettonTransferTable,
  type JettonTransferTableProps,
} from './jettons/jetton-transfer-table/JettonTransferTable.tsx'
export { DnsRecordTable, type DnsRecordTableProps } from './contracts/dns-record-table/DnsRecordTable.tsx'
export {
  DomainAuctionTable,
  type DomainAuctionTableProps,
} from './contracts/domain-auction-table/DomainAuctionTable.tsx'
export { DomainCard, type DomainCardProps } from './contracts/domain-card/DomainCard.tsx'
export { SendBoc, type SendBocProps } from './tools/send-boc/SendBoc.tsx'
export { ShareMenu, type ShareMenuProps } from './tools/share/ShareMenu.tsx'
export type { ToolStateProps } from './tools/tool/Tool.tsx'
