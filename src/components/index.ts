export { Address, type AddressProps } from './address/Address.tsx'
export { CoinAmount, type CoinAmountProps } from './coin-amount/CoinAmount.tsx'
export { Comment, type CommentProps } from './comment/Comment.tsx'
export { CopyButton, type CopyButtonProps } from './copy-button/CopyButton.tsx'
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './error-state/ErrorState.tsx'
export { Hash, type HashProps } from './hash/Hash.tsx'
export { Media, type MediaProps } from './media/Media.tsx'
export {
  MessageChainGraph,
  type MessageChainGraphProps,
} from './message-chain-graph/MessageChainGraph.tsx'
export { NftCard, type NftCardProps } from './nft-grid/NftCard.tsx'
export { NftGrid, type NftGridProps } from './nft-grid/NftGrid.tsx'
export { Opcode, type OpcodeProps } from './opcode/Opcode.tsx'
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx'
export { StatusBadge, type StatusBadgeProps } from './status-badge/StatusBadge.tsx'
export { Timestamp, type TimestampProps } from './timestamp/Timestamp.tsx'
export { TransactionCard, type TransactionCardProps } from './transaction-card/TransactionCard.tsx'
