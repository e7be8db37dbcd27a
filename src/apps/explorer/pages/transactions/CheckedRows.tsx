import { type ReactElement, useMemo, useState } from 'react'
import {
  Address,
  ErrorState,
  Hash,
  LoadMore,
  type Message,
  type Transaction,
  useDisplay,
  useVerification,
  VerifiedMark,
} from 'tonlens'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import './transactions.css'

/** Worst results first. */
const order = ['mismatch', 'unverifiable', 'repaired', 'fits'] as const

interface CheckedRowsProps {
  /** Transactions or messages. Pass the same array on every render. */
  readonly rows: readonly (Transaction | Message)[]
  /** Whether more rows belong to these and are not loaded. @default false */
  readonly partial?: boolean
}

/** Checks rows against their hashes: what fits, what does not, and what no hash covers. */
export function CheckedRows({ rows, partial = false }: CheckedRowsProps): ReactElement {
  const texts = useExplorerTexts('transactions').verify
  const { locale } = useDisplay()
  const { resultFor, counts, isPending, error, refetch } = useVerification(rows)
  const [count, showMore] = useShownCount(20)
  const sorted = useMemo(
    () => rows.toSorted((left, right) => rank(resultFor(left)?.status) - rank(resultFor(right)?.status)),
    [rows, resultFor],
  )
  const number = (value: number) => value.toLocaleString(locale)
  return (
    <>
      <p className="explorer-kind">{texts.note}</p>
      {error !== null && <ErrorState error={error} onRetry={refetch} />}
      {error === null && (
        <p className="explorer-kind" role="status">
          {isPending ? texts.running : texts.counts(number(counts.fits), number(rows.length))}
        </p>
      )}
      {counts.repaired > 0 && <p className="explorer-kind">{texts.repaired(number(counts.repaired))}</p>}
      {counts.unverifiable > 0 && <p className="explorer-kind">{texts.unverifiable(number(counts.unverifiable))}</p>}
      {counts.mismatch > 0 && (
        <p className="explorer-kind explorer-mismatch">{texts.mismatch(number(counts.mismatch))}</p>
      )}
      {partial && <p className="explorer-kind">{texts.partial}</p>}
      <ol className="explorer-list">
        {sorted.slice(0, count).map((row, at) => (
          <li key={`${row.hash} ${at}`} className="explorer-check">
            <span className="explorer-check-row">
              {'account' in row && <Address value={row.account} />}{' '}
              <Hash value={row.hash} of={'description' in row ? 'transaction' : 'message'} />
            </span>
            <VerifiedMark result={resultFor(row)} kind={'description' in row ? 'transaction' : 'message'} />
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

/** Counts the rows that a long list shows: so many at first, and so many more on each request. */
function useShownCount(step: number): readonly [count: number, showMore: () => void] {
  const [count, setCount] = useState(step)
  return [count, () => setCount((before) => before + step)]
}
