'use client'
import {
  adjacentTransactions,
  pendingTransactions,
  transactions,
  transactionsByMasterchainBlock,
  transactionsByMessage,
} from '../../../service/endpoints/transactions.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/** Parent and/or child transactions of one transaction. */
export const useAdjacentTransactions = createHook(adjacentTransactions)

/** Emulated transactions that are not in the index yet. */
export const usePendingTransactions = createHook(pendingTransactions)

/** Transactions by filter. */
export const useTransactions = createHook(transactions)

/**
 * {@link useTransactions}, page after page, by cursor: rows that arrive meanwhile shift nothing. With `hash`,
 * `lt`, or `mc_seqno` and a bound of the time, it pages by offset, and rows that arrive meanwhile shift the pages.
 */
export const useInfiniteTransactions = createInfiniteHook(transactions)

/** Transactions of a masterchain block and of all shard blocks it committed. */
export const useTransactionsByMasterchainBlock = createHook(transactionsByMasterchainBlock)

/**
 * {@link useTransactionsByMasterchainBlock}, page after page, by offset: rows that arrive meanwhile shift the pages.
 */
export const useInfiniteTransactionsByMasterchainBlock = createInfiniteHook(transactionsByMasterchainBlock)

/** Transactions that received or emitted a matching message. */
export const useTransactionsByMessage = createHook(transactionsByMessage)

/** {@link useTransactionsByMessage}, page after page, by offset: rows that arrive meanwhile shift the pages. */
export const useInfiniteTransactionsByMessage = createInfiniteHook(transactionsByMessage)
