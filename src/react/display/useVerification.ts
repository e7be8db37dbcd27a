'use client'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { HistoryLink } from '../../meaning/verify/history.ts'
import type { VerifyResult, VerifyStatus } from '../../meaning/verify/result.ts'
import type { VerifiableRow } from '../../meaning/verify/slices.ts'

/** Options of {@link useVerification}. */
export interface VerificationOptions {
  /** Whether to check at all. @default true */
  readonly enabled?: boolean | undefined
  /** Whether the rows are transactions of one account, newest first, whose links are checked too. @default false */
  readonly history?: boolean | undefined
}

/** Result of {@link useVerification}. */
export interface Verification {
  /** Returns the result of a row; undefined while it is not checked. */
  readonly resultFor: (row: VerifiableRow | null | undefined) => VerifyResult | undefined
  /** Returns the link from the next newer row to this one; undefined without `history`, and for the newest row. */
  readonly linkTo: (row: VerifiableRow | null | undefined) => HistoryLink | undefined
  /** Number of rows by result. */
  readonly counts: Readonly<Record<VerifyStatus, number>>
  /** Whether rows are still being checked. */
  readonly isPending: boolean
  /** Why rows could not be checked: the code for it did not load. `null` when there is no error. */
  readonly error: unknown
  /** Checks again what could not be checked. */
  readonly refetch: () => void
}

/**
 * Rows that are checked before the first results are shown. Each chunk after it is twice as large: a long list renders
 * seldom.
 */
const firstChunk = 25
const known = new WeakMap<object, VerifyResult>()
const noLinks: ReadonlyMap<unknown, HistoryLink> = new Map()

/**
 * Checks transactions or messages against their hashes, in slices that keep the page responsive.
 * Each row object is checked once. The code is loaded when the first row is checked.
 * @param rows Transactions or messages; null or undefined while there are none.
 * @param options Whether anything is checked, and whether each transaction has to follow from the one before.
 * @example const { resultFor } = useVerification(transactions)
 */
export function useVerification(
  rows: readonly VerifiableRow[] | null | undefined,
  { enabled = true, history = false }: VerificationOptions = {},
): Verification {
  // A new object after each chunk, since the map itself stays the same.
  const [checked, setChecked] = useState({ results: known })
  const [links, setLinks] = useState(noLinks)
  const [error, setError] = useState<unknown>(null)
  const start = useRef(() => {})
  useEffect(() => {
    const open = enabled ? (rows ?? []).filter((row) => isRow(row) && !known.has(row)) : []
    if (!enabled || rows == null || (open.length === 0 && !history)) return
    const controller = new AbortController()
    const { signal } = controller
    const check = async () => {
      const { verifyInSlices } = await import('../../meaning/verify/rowChecks.ts')
      for (let at = 0, size = firstChunk; at < open.length; at += size, size *= 2) {
        const chunk = open.slice(at, at + size)
        const results = await verifyInSlices(chunk, { signal })
        chunk.forEach((row, index) => known.set(row, results[index] as VerifyResult))
        // React may render a long list in several parts.
        startTransition(() => setChecked({ results: known }))
      }
      if (!history) return
      const found = await findLinks(rows, signal)
      // The same links are no change, so that rows that are made anew in each render end in one.
      startTransition(() => setLinks((last) => (areEqual(last, found) ? last : found)))
    }
    start.current = () => {
      check().then(
        () => signal.aborted || setError(null),
        (reason: unknown) => signal.aborted || setError(reason),
      )
    }
    start.current()
    return () => controller.abort()
  }, [rows, enabled, history])
  const refetch = useCallback(() => {
    setError(null)
    start.current()
  }, [])
  const resultFor = useCallback<Verification['resultFor']>(
    (row) => (enabled && isRow(row) ? checked.results.get(row) : undefined),
    [enabled, checked],
  )
  const linkTo = useCallback<Verification['linkTo']>(
    (row) => (enabled && history ? links.get(row) : undefined),
    [enabled, history, links],
  )
  return useMemo(() => {
    const counts: Record<VerifyStatus, number> = { fits: 0, repaired: 0, unverifiable: 0, mismatch: 0 }
    let isPending = false
    for (const row of enabled ? (rows ?? []) : []) {
      const result = resultFor(row)
      if (result) counts[result.status]++
      else if (isRow(row)) isPending = error === null
    }
    return { resultFor, linkTo, counts, isPending, error, refetch }
  }, [rows, enabled, resultFor, linkTo, error, refetch])
}

async function findLinks(
  rows: readonly VerifiableRow[],
  signal: AbortSignal,
): Promise<ReadonlyMap<unknown, HistoryLink>> {
  const { linkHistory } = await import('../../meaning/verify/rowChecks.ts')
  signal.throwIfAborted()
  const { links } = linkHistory(rows as never, [])
  return new Map(links.map((link, index) => [rows[index + 1], link]))
}

/** Tells whether the same rows have the same links. */
function areEqual(known: ReadonlyMap<unknown, HistoryLink>, found: ReadonlyMap<unknown, HistoryLink>): boolean {
  return (
    known.size === found.size &&
    [...found].every(([row, { status, field }]) => known.get(row)?.status === status && known.get(row)?.field === field)
  )
}

/** Rows are as the service sent them, so one may be null. */
function isRow(row: unknown): row is object {
  return typeof row === 'object' && row !== null
}
