import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { formatNumber, listState, useDisplay } from 'tonlens'
import { BalanceChart } from 'tonlens/charts'
import { ledgerPoints, LedgerTable, type Moment, useAccountLedger } from 'tonlens/ledger'
import { useRouteQuery, useRouter } from '../../../shell/router.ts'
import { useExplorerTexts } from '../../../texts/useExplorerTexts.ts'
import type { AccountPartProps } from '../AccountPage.tsx'
import { DayFields } from '../DayFields.tsx'
import { MoreAssets, useAllAssets } from '../MoreAssets.tsx'
import { type DayRange, useDayRange } from '../useDayRange.ts'
import { Files } from './Files.tsx'
import { useLedgerColumns } from './useLedgerColumns.tsx'
import { Years } from './Years.tsx'
import '../filters.css'

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
        {!isReversed && <Files address={address} range={range} />}
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
  const { hrefOf } = useRouter()
  const columns = useLedgerColumns()
  const isAll = useAllAssets()
  const [readsAll, setReadsAll] = useState(false)
  const history = useAccountLedger(address, {
    ...range,
    limit: 100,
    ...(!isAll && { assets: coins }),
  })
  const { rows, error, hasMore, isLoadingMore, isPending, loadMore } = history
  const points = useMemo(() => ledgerPoints(rows), [rows])
  const [chosen, setChosen] = useState<Moment>()
  useEffect(() => {
    if (readsAll && hasMore && !isLoadingMore) loadMore()
  }, [readsAll, hasMore, isLoadingMore, loadMore])
  return (
    <>
      {(isPending || points.length > 1) && (
        <BalanceChart points={points} moment={chosen} onMomentChange={setChosen} loading={isPending} />
      )}
      {rows.length > 0 && error === null && (
        <div className="explorer-progress">
          <span role="status">
            {hasMore
              ? ledger.partial(formatNumber(rows.length, locale))
              : ledger.complete(formatNumber(rows.length, locale), !isAll)}
          </span>
          {hasMore && (
            <button type="button" part="button" onClick={() => setReadsAll(!readsAll)}>
              {readsAll ? past.stop : past.readRest}
            </button>
          )}
          {chosen !== undefined && 'lt' in chosen && (
            <a href={hrefOf('account', address, 'past', { at: chosen.lt })}>{ledger.momentState}</a>
          )}
        </div>
      )}
      <LedgerTable columns={columns} lines={rows} {...listState(history)} />
      <MoreAssets note={ledger.more} />
    </>
  )
}
