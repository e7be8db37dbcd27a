import type { ReactElement } from 'react'
import { LedgerTable, useAccountLedger } from 'tonlens'
import { useRouteQuery } from '../../../shell/router.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { AccountPartProps } from '../AccountPage.tsx'
import { DayFields } from '../DayFields.tsx'
import { type DayRange, useDayRange } from '../useDayRange.ts'
import { Files } from './Files.tsx'

/** Every change of an account's balances in a range of days, which the URL holds, and files for others. */
export function Ledger({ address }: AccountPartProps): ReactElement {
  const texts = useTexts('account')
  const [, setQuery] = useRouteQuery()
  const range = useDayRange()
  const { start_utime, end_utime } = range
  const isReversed = start_utime !== undefined && end_utime !== undefined && start_utime > end_utime
  return (
    <>
      <form className="explorer-filters" aria-label={texts.ledger.range} onSubmit={(event) => event.preventDefault()}>
        <DayFields />
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

function Lines({ address, range }: AccountPartProps & { readonly range: DayRange }): ReactElement {
  const { lines, isPending, error, refetch, hasMore, loadingMore, loadMore } = useAccountLedger(address, { ...range, limit: 100 })
  return (
    <>
      <Files address={address} range={range} />
      <LedgerTable lines={lines} loading={isPending} error={error} onRetry={refetch} hasMore={hasMore} loadingMore={loadingMore} onLoadMore={loadMore} />
    </>
  )
}
