'use client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Client } from '../../../sources/client/client.ts'
import type { Origin } from '../../../sources/client/origin.ts'
import type { LedgerOptions, LedgerPage } from '../../../ledger/accountLedger.ts'
import type { LedgerLine } from '../../../ledger/line.ts'
import { TonlensError } from '../../../ton/cells/errors.ts'
import { givenParams, type Skippable } from '../../query/skipToken.ts'
import { useClient } from '../../provider/useClient.ts'
import type { ListResult, HookResult } from '../result.ts'

/** Options of {@link useAccountLedger}. `label` is read when the ledger starts. */
export interface UseAccountLedgerOptions extends Omit<LedgerOptions, 'signal'> {
  /** Client to use. @default the provider's */
  readonly client?: Client | undefined
}

/** Result of {@link useAccountLedger}. */
export interface AccountLedgerResult extends HookResult<readonly LedgerLine[]>, ListResult<LedgerLine> {
  /** Lines that were read so far, newest first. They stay true when a later page fails. */
  readonly rows: readonly LedgerLine[]
  /** The service failed, or the history has a gap: the lines end before it. */
  readonly error: TonlensError | null
  /** Reads the ledger again from the newest line. */
  readonly refetch: () => void
}

interface State {
  /** The reading that it belongs to: what another account had is never shown. */
  readonly reading: object | undefined
  readonly lines: readonly LedgerLine[]
  readonly status: 'pending' | 'reading' | 'waiting' | 'done'
  readonly error: TonlensError | null
  readonly origin: Origin | undefined
}

/** A history without lines has no page. */
const noPage = { lines: [], isLast: true, origin: undefined }
const initial: State = { reading: undefined, lines: [], status: 'pending', error: null, origin: undefined }

/**
 * Every change of an account's coin, currencies, jettons and NFTs, page by page, with the balance after each. Feed it
 * to `LedgerTable`. A page of jettons takes one request for each jetton wallet at first.
 * @param given Any form of the address; undefined or `skipToken` for none.
 * @param options Range and kinds of the lines, and the client.
 * @example const ledger = useAccountLedger(address)
 */
export function useAccountLedger(
  given: Skippable<string>,
  { client: other, ...options }: UseAccountLedgerOptions = {},
): AccountLedgerResult {
  const client = useClient(other)
  const account = givenParams(given)
  const [kept, setKept] = useState(initial)
  const [attempt, setAttempt] = useState(0)
  const reader = useRef<() => void>(() => {})
  const latest = useRef(options)
  useEffect(() => void (latest.current = options))
  const { label: _label, ...range } = options
  const key = account === undefined ? undefined : JSON.stringify([account, range])
  // A new object for each reading. Without an account nothing is read.
  const reading = useMemo(() => ({ client, key, attempt }), [client, key, attempt])
  const state = kept.reading === reading ? kept : initial
  useEffect(() => {
    const setState = (change: (before: State) => Omit<State, 'reading'>) =>
      setKept((before) => ({ ...change(before.reading === reading ? before : initial), reading }))
    reader.current = () => {}
    if (account === undefined) return undefined
    const controller = new AbortController()
    const { signal } = controller
    let pages: AsyncGenerator<LedgerPage> | undefined
    let isReading = false
    const read = async (): Promise<void> => {
      if (isReading) return
      isReading = true
      try {
        const { accountLedger } = await import('../../../ledger/accountLedger.ts')
        pages ??= accountLedger(client, account, { ...latest.current, signal })
        const next = await pages.next()
        if (signal.aborted) return
        const { lines: added, isLast, origin } = next.done === true ? noPage : next.value
        setState((before) => ({
          lines: [...before.lines, ...added],
          status: isLast ? 'done' : 'waiting',
          error: null,
          origin: origin ?? before.origin,
        }))
      } catch (error) {
        if (signal.aborted) return
        const reason = error instanceof TonlensError ? error : new TonlensError(String(error))
        setState((before) => ({ ...before, status: 'done', error: reason }))
      } finally {
        isReading = false
      }
    }
    reader.current = () => {
      setState((before) => (before.status === 'waiting' ? { ...before, status: 'reading' } : before))
      void read()
    }
    void read()
    return () => controller.abort()
    // The key has the values of all options.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [reading])
  const { lines, status, error, origin } = state
  const isPending = status === 'pending'
  return {
    data: isPending || (error !== null && lines.length === 0) ? undefined : lines,
    rows: lines,
    isPending,
    isFetching: account !== undefined && (isPending || status === 'reading'),
    error,
    origin,
    hasMore: status === 'waiting' || status === 'reading',
    isLoadingMore: status === 'reading',
    loadMore: useCallback(() => reader.current(), []),
    refetch: useCallback(() => setAttempt((count) => count + 1), []),
  }
}
