import { type ReactElement, useEffect, useState } from 'react'
import { formatNumber, useDisplay } from 'tonlens'
import { LedgerTable, useAccountLedger } from 'tonlens/ledger'
import { useRouteQuery } from '../../../shell/router.ts'
import { useExplorerTexts } from '../../../texts/useExplorerTexts.ts'
import type { AccountPartProps } from '../AccountPage.tsx'
import { DayFields } from '../DayFields.tsx'
import { MoreAssets, useAllAssets } from '../MoreAssets.tsx'
import { type DayRange, useDayRange } from '../useDayRange.ts'
import { Files } from './Files.tsx'
import { useLedgerColumns } from './useLedgerColumns.tsx'
import { Years } from './Years.tsx'

/** Every change of an account's balances in a range of days, which the URL holds, and files for others. */
export function Ledger({ address }: AccountPartProps): ReactElement {
  const texts = useExplorerTexts('account')
  const [, setQuery] = useRouteQuery()
  const range = useDayRange()
  const { start_utime, end_utime } = range
  const isReversed = start_utime !== undefined && end_utime !== undefined && start_utime > end_utime
  return (
    <>
      <form className="explorer-filters" aria-label={texts.ledger.range} onSubmit={(event) => event.preventDefault()}>
        <DayFields />
        <Years />
        {(start_utime !== undefined || end_utime !== undefined) && (
          <button type="button" part="button" onClick={() => setQuery({ from: '', until: '' })}>
            {texts.ledger.all}
          </button>
        )}
        <span role="status">{isReversed && texts.ledger.reversed}</span>
      </form>
      {!isReversed && <Lines key={`${start_utime} ${end_utime}`} address={address} range={range} />}
    </>
  )
}

/** Assets whose history is that of the account itself, which takes few requests. */
const coins = ['coin', 'currency'] as const

function Lines({ address, range }: AccountPartProps & { readonly range: DayRange }): ReactElement {
  const { ledger, past } = useExplorerTexts('account')
  const { locale } = useDisplay()
  const columns = useLedgerColumns()
  const isAll = useAllAssets()
  const [readsAll, setReadsAll] = useState(false)
  const { lines, isPending, error, origin, refetch, hasMore, loadingMore, loadMore } = useAccountLedger(address, {
    ...range,
    limit: 100,
    ...(!isAll && { assets: coins }),
  })
  useEffect(() => {
    if (readsAll && hasMore && !loadingMore) loadMore()
  }, [readsAll, hasMore, loadingMore, loadMore])
  return (
    <>
      {lines.length > 0 && error === null && (
        <div className="explorer-progress">
          <span role="status">
            {hasMore
              ? ledger.partial(formatNumber(lines.length, locale))
              : ledger.complete(formatNumber(lines.length, locale), !isAll)}
          </span>
          {hasMore && (
            <button type="button" part="button" onClick={() => setReadsAll(!readsAll)}>
              {readsAll ? past.stop : past.readRest}
            </button>
          )}
        </div>
      )}
      <MoreAssets note={ledger.more} />
      <Files address={address} range={range} />
      <LedgerTable
        columns={columns}
        lines={lines}
        loading={isPending}
        error={error}
        origin={origin}
        onRetry={refetch}
        hasMore={hasMore}
        loadingMore={loadingMore}
        onLoadMore={loadMore}
      />
    </>
  )
}
