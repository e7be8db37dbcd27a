export { ActionCard, type ActionCardProps } from './action-card/ActionCard.tsx'
export { ActionList, type ActionListProps } from './action-list/ActionList.tsx'
export { Address, type AddressProps } from './address/Address.tsx'
export { AddressHighlight, type AddressHighlightProps } from './address/AddressHighlight.tsx'
export { Identicon, type IdenticonProps } from './address/Identicon.tsx'
export { CoinAmount, type CoinAmountProps } from './coin-amount/CoinAmount.tsx'
export { Comment, type CommentProps } from './comment/Comment.tsx'
export { CopyButton, type CopyButtonProps } from './copy-button/CopyButton.tsx'
export { DecodedBody, type DecodedBodyProps } from './decoded-body/DecodedBody.tsx'
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './error-state/ErrorState.tsx'
export { FinalityBadge, type FinalityBadgeProps } from './finality-badge/FinalityBadge.tsx'
export { Hash, type HashProps } from './hash/Hash.tsx'
export { FiatAmount, type FiatAmountProps } from './jetton-amount/FiatAmount.tsx'
export { JettonAmount, type JettonAmountProps } from './jetton-amount/JettonAmount.tsx'
export { LoadMore, type LoadMoreProps } from './load-more/LoadMore.tsx'
export { createImageGate } from './media/imageGate.ts'
export { Media, type MediaProps } from './media/Media.tsx'
export { MediaDialog, type MediaDialogProps } from './media/MediaDialog.tsx'
export { MediaPlayer, type MediaPlayerProps } from './media/MediaPlayer.tsx'
export {
  MessageChainGraph,
  type MessageChainGraphProps,
} from './message-chain-graph/MessageChainGraph.tsx'
export type { GraphEdge, GraphNode } from './message-chain-graph/GraphCard.tsx'
export type { GraphView } from './message-chain-graph/GraphControls.tsx'
export { NewRows, type NewRowsProps } from './new-rows/NewRows.tsx'
export { MirrorStatus, type MirrorStatusProps } from './mirror-status/MirrorStatus.tsx'
export { OriginBadge, type OriginBadgeProps } from './mirror-status/OriginBadge.tsx'
export { MessageCard, type MessageCardProps } from './message-card/MessageCard.tsx'
export { MessageTable, type MessageTableProps } from './message-table/MessageTable.tsx'
export { findNfts, type FoundNfts, type NftView } from './nft-gallery/findNfts.ts'
export { NftGallery, type NftGalleryProps } from './nft-gallery/NftGallery.tsx'
export { NftToolbar, type NftToolbarProps } from './nft-gallery/NftToolbar.tsx'
export { NftCard, NftCardSkeleton, type NftCardProps } from './nft-grid/NftCard.tsx'
export { NftGrid, type NftGridProps } from './nft-grid/NftGrid.tsx'
export {
  NftCollectionCard,
  type NftCollectionCardProps,
} from './nft-collection-card/NftCollectionCard.tsx'
export { countAttributes, type AttributeCounts } from './nft-grid/attributes.ts'
export { NftDetails, type NftDetailsProps } from './nft-details/NftDetails.tsx'
export { NftSaleBadge, type NftSaleBadgeProps } from './nft-sale-badge/NftSaleBadge.tsx'
export { NftTransferTable, type NftTransferTableProps } from './nft-transfer-table/NftTransferTable.tsx'
export { Opcode, type OpcodeProps } from './opcode/Opcode.tsx'
export { Pagination, type PaginationProps } from './pagination/Pagination.tsx'
export { RawData, type RawDataProps } from './raw-data/RawData.tsx'
export { SearchBox, type SearchBoxProps, type SearchSuggestion } from './search-box/SearchBox.tsx'
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx'
export { StatusBadge, type StatusBadgeProps } from './status-badge/StatusBadge.tsx'
export { Table, type TableProps, type TableStateProps } from './table/Table.tsx'
export type { ColumnWidth, TableColumn, TableSort } from './table/columns.ts'
export { Timestamp, type TimestampProps } from './timestamp/Timestamp.tsx'
export { TransactionCard, type TransactionCardProps } from './transaction-card/TransactionCard.tsx'
export { TransactionTable, type TransactionTableProps } from './transaction-table/TransactionTable.tsx'
export type { LoadRange } from './transaction-table/useExport.ts'
export { TransactionDetails, type TransactionDetailsProps } from './transaction-details/TransactionDetails.tsx'
export {
  TransactionProgress,
  type Progress,
  type TransactionProgressProps,
} from './transaction-progress/TransactionProgress.tsx'
export { BlockCard, type BlockCardProps } from './block-card/BlockCard.tsx'
export { BlockTable, type BlockTableProps } from './block-table/BlockTable.tsx'
export type { CardStateProps } from './card/Card.tsx'
export { MasterchainHead, type MasterchainHeadProps } from './masterchain-head/MasterchainHead.tsx'
export { ShardMap, type ShardMapProps } from './shard-map/ShardMap.tsx'
export { AccountCard, type AccountCardProps } from './account-card/AccountCard.tsx'
export { AccountDetails, type AccountDetailsProps } from './account-details/AccountDetails.tsx'
export { accountFromInformation, walletFromInformation } from './account-details/legacy.ts'
export { BalanceChangeTable, type BalanceChangeTableProps } from './balance-changes/BalanceChangeTable.tsx'
export { TopAccounts, type TopAccountsProps } from './top-accounts/TopAccounts.tsx'
export { TraceOutline, type TraceOutlineProps } from './trace-outline/TraceOutline.tsx'
export type { TraceSelectionProps, TraceViewProps } from './trace-outline/useTraceModel.ts'
export { TraceTable, type TraceTableProps } from './trace-table/TraceTable.tsx'
export { TraceTimeline, type TraceTimelineProps } from './trace-timeline/TraceTimeline.tsx'
export { TraceVerdict, type TraceVerdictProps } from './trace-verdict/TraceVerdict.tsx'
export { ValueFlow, type ValueFlowProps } from './value-flow/ValueFlow.tsx'
export { JettonBalances, type JettonBalancesProps } from './jetton-balances/JettonBalances.tsx'
export { JettonBurnTable, type JettonBurnTableProps } from './jetton-burn-table/JettonBurnTable.tsx'
export { JettonCard, type JettonCardProps } from './jetton-card/JettonCard.tsx'
export { JettonHolders, type JettonHoldersProps } from './jetton-holders/JettonHolders.tsx'
export {
  JettonTransferTable,
  type JettonTransferTableProps,
} from './jetton-transfer-table/JettonTransferTable.tsx'
export { DnsRecordTable, type DnsRecordTableProps } from './dns-record-table/DnsRecordTable.tsx'
export { DomainCard, type DomainCardProps } from './domain-card/DomainCard.tsx'
export { MultisigCard, type MultisigCardProps } from './multisig-card/MultisigCard.tsx'
export {
  MultisigOrderCard,
  type MultisigOrderCardProps,
} from './multisig-order-card/MultisigOrderCard.tsx'
export { VestingCard, type VestingCardProps } from './vesting-card/VestingCard.tsx'
export { DecodeTool, type DecodeQuestion, type DecodeToolProps } from './decode-tool/DecodeTool.tsx'
export { FeeEstimate, type FeeEstimateProps, type FeeQuestion } from './fee-estimate/FeeEstimate.tsx'
export {
  GetMethodRunner,
  type GetMethodRunnerProps,
  type MethodCall,
} from './get-method-runner/GetMethodRunner.tsx'
export type { MethodArgument } from './get-method-runner/arguments.ts'
export { SendBoc, type SendBocProps } from './send-boc/SendBoc.tsx'
export type { ToolStateProps } from './tool/Tool.tsx'
