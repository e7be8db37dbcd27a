import { type ReactElement, useMemo } from 'react'
import { Address, EmptyState, Hash, LoadMore, type Transaction, useDisplay, useVerification, VerifiedMark } from 'tonlens'
import type { TraceModel } from 'tonlens/trace'
import { useTexts } from '../../texts/useTexts.ts'
import { useShownCount } from './useShownCount.ts'

const noTransactions: readonly Transaction[] = []
/** Worst results first. */
const order = ['mismatch', 'unverifiable', 'repaired', 'fits'] as const

/** Checks of all loaded transactions of a trace against their hashes: what fits, what does not, and what no hash covers. */
export function Verification({ trace }: { readonly trace: TraceModel | undefined }): ReactElement {
  const texts = useTexts('transactions').verify
  const { locale } = useDisplay()
  const rows = trace?.transactions ?? noTransactions
  const { resultFor, counts, isPending } = useVerification(rows)
  const [count, showMore] = useShownCount(20)
  const sorted = useMemo(
    () => rows.toSorted((left, right) => rank(resultFor(left)?.status) - rank(resultFor(right)?.status)),
    [rows, resultFor],
  )
  if (trace === undefined) return <EmptyState label={texts.running} role="status" />
  const number = (value: number) => value.toLocaleString(locale)
  return (
    <>
      <p className="explorer-kind">{texts.note}</p>
      <ul className="explorer-place" role="status">
        <li>{isPending ? texts.running : texts.counts(number(counts.fits), number(rows.length))}</li>
        {counts.repaired > 0 && <li>{texts.repaired(number(counts.repaired))}</li>}
        {counts.unverifiable > 0 && <li>{texts.unverifiable(number(counts.unverifiable))}</li>}
        {counts.mismatch > 0 && <li>{texts.mismatch(number(counts.mismatch))}</li>}
        {!trace.whole && <li>{texts.partial}</li>}
      </ul>
      <ol className="explorer-list">
        {sorted.slice(0, count).map((row) => (
          <li key={row.hash} className="explorer-check">
            <span className="explorer-check-row">
              <Address value={row.account} /> <Hash value={row.hash} of="transaction" />
            </span>
            <VerifiedMark result={resultFor(row)} />
          </li>
        ))}
      </ol>
      <LoadMore count={Math.min(count, rows.length)} hasMore={count < rows.length} onLoadMore={showMore} />
    </>
  )
}

function rank(status: (typeof order)[number] | undefined): number {
  return status === undefined ? order.length : order.indexOf(status)
}
