'use client'
import {
  adjacentTransactions,
  pendingTransactions,
  transactions,
  transactionsByMasterchainBlock,
  transactionsByMessage,
} from '../../../service/endpoints/transactions.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/**
 * Parent and/or child transactions of one transaction.
 * @example const { data, error } = useAdjacentTransactions({ hash, direction: 'out' })
 */
export const useAdjacentTransactions = createHook(adjacentTransactions)

/**
 * Emulated transactions that are not in the index yet.
 * @example const { data, error } = usePendingTransactions({ account: [account] })
 */
export const usePendingTransactions = createHook(pendingTransactions)

/**
 * Transactions by filter.
 * @example const { data, error } = useTransactions({ account: [account], limit: 5 })
 */
export const useTransactions = createHook(transactions)

/**
 * Infinite version of {@link useTransactions}. Pages by cursor: items that arrive between requests do not shift them.
 * With `hash`,
 * `lt`, or `mc_seqno` and a bound of the time, it pages by offset, where items can be repeated or skipped.
 * @example const { rows, hasMore, loadMore } = useInfiniteTransactions({ account: [account], limit: 5 })
 */
export const useInfiniteTransactions = createInfiniteHook(transactions)

/**
 * Transactions of a masterchain block and of all shard blocks it committed.
 * @example const { data, error } = useTransactionsByMasterchainBlock({ seqno, limit: 10 })
 */
export const useTransactionsByMasterchainBlock = createHook(transactionsByMasterchainBlock)

/**
 * Infinite version of {@link useTransactionsByMasterchainBlock}. Pages by offset: an item that arrives between two
 * requests can be repeated or skipped.
 * @example const { rows, hasMore, loadMore } = useInfiniteTransactionsByMasterchainBlock({ seqno, limit: 10 })
 */
export const useInfiniteTransactionsByMasterchainBlock = createInfiniteHook(transactionsByMasterchainBlock)

/**
 * Transactions that received or emitted a matching message.
 * @example const { data, error } = useTransactionsByMessage({ opcode: '0x0f8a7ea5', limit: 5 })
 */
export const useTransactionsByMessage = createHook(transactionsByMessage)

/**
 * Infinite version of {@link useTransactionsByMessage}. Pages by offset: an item that arrives between two requests can
 * be repeated or skipped.
 * @example const { rows, hasMore, loadMore } = useInfiniteTransactionsByMessage({ opcode: '0x0f8a7ea5', limit: 5 })
 */
export const useInfiniteTransactionsByMessage = createInfiniteHook(transactionsByMessage)
