import { useEffect, useMemo, useState } from 'react'
import { type TonlensError } from 'tonlens'
import { type AccountLedgerResult, useAccountLedger, type LedgerPoint, ledgerPoints } from 'tonlens/ledger'

/** Balances of the coin, as far as the history of an account is read. */
export interface CoinHistory {
  /** Balance after each transaction, oldest first. */
  readonly points: readonly LedgerPoint[]
  readonly isPending: boolean
  /** Whether the history is being read to its first transaction. */
  readonly isReading: boolean
  /** Whether older transactions may follow. */
  readonly hasMore: boolean
  /** The history ends before a gap, or the service failed. The points stay true. */
  readonly error: TonlensError | null
  readonly origin: AccountLedgerResult['origin']
  /** Reads the history to its first transaction. */
  readonly readAll: () => void
  /** Stops after the page that is being read. */
  readonly stop: () => void
  readonly refetch: () => void
}

/** Lines of a page, two or three for each transaction. */
const pageLines = 500

/**
 * Reads the coins of an account from a history without gaps: the newest page at once, the rest when it is asked for.
 */
export function useCoinHistory(address: string): CoinHistory {
  const { rows, isPending, error, origin, hasMore, isLoadingMore, loadMore, refetch } = useAccountLedger(address, {
    assets: ['coin'],
    actions: false,
    limit: pageLines,
  })
  const [isWanted, setWanted] = useState(false)
  const isShort = rows.length < pageLines
  useEffect(() => {
    // A short page is the last one, as a rule: the reader learns so without asking.
    if ((isWanted || isShort) && hasMore && !isLoadingMore) loadMore()
  }, [isWanted, isShort, hasMore, isLoadingMore, loadMore])
  return {
    points: useMemo(() => ledgerPoints(rows), [rows]),
    isPending,
    isReading: isWanted && hasMore,
    hasMore,
    error,
    origin,
    readAll: () => setWanted(true),
    stop: () => setWanted(false),
    refetch,
  }
}
