import { type ReactElement, useMemo } from 'react'
import { EmptyState, skipToken } from 'tonlens'
import { BalanceChart } from 'tonlens/charts'
import { type AccountAtResult, MomentSlider, type SliderMoment, useAccountAt } from 'tonlens/ledger'
import type { AccountAt } from 'tonlens/ledger'
import { useExplorerTexts } from '../../../texts/useExplorerTexts.ts'
import type { AccountPartProps } from '../AccountPage.tsx'
import { HistoryError } from '../HistoryError.tsx'
import { MomentCard } from './MomentCard.tsx'
import { Progress } from './Progress.tsx'
import { useCoinHistory } from './useCoinHistory.ts'
import { useMoments } from './useMoments.ts'

/**
 * Balance of an account over time, and its assets at a moment. The URL holds the moment; without one, assets are not
 * read, because each jetton takes a request.
 */
export function Past({ address }: AccountPartProps): ReactElement {
  const texts = useExplorerTexts('account').past
  const history = useCoinHistory(address)
  const { points, hasMore, error } = history
  const { at, since, isMoving, choose } = useMoments()
  const newest = points.at(-1)?.lt
  const now = useAccountAt(at === undefined || isMoving ? skipToken : address, at ?? { lt: '0' })
  const atTime = now.data?.last?.lt ?? (now.data === undefined ? undefined : '0')
  const lt = at === undefined ? newest : 'lt' in at ? at.lt : atTime
  const start = since === undefined || lt === undefined ? undefined : earlier(since, lt)
  const before = useAccountAt(start === undefined || isMoving ? skipToken : address, { lt: start ?? '0' })
  const moments = useMemo(() => [...points, ...listMoments(now.data, before.data)], [points, now.data, before.data])
  const earlierMoments = useMemo(
    () => (lt === undefined ? [] : moments.filter((moment) => earlier(moment.lt, lt) === moment.lt)),
    [moments, lt],
  )

  if (points.length === 0 && !history.isPending && !hasMore && error === null && at === undefined)
    return <EmptyState label={texts.none} />
  return (
    <>
      {error !== null && <HistoryError error={error} onRetry={history.refetch} />}
      <TimeField
        chosen={at !== undefined && 'time' in at ? at.time : undefined}
        onChoose={(time) => choose({ time: String(time), at: '' })}
      />
      {lt !== undefined && reaches(moments, lt, now.data) && (
        <MomentSlider moments={moments} value={lt} onValueChange={(chosen) => choose({ at: chosen, time: '' })} />
      )}
      {start !== undefined && reaches(moments, start, before.data) && (
        <MomentSlider
          moments={earlierMoments}
          value={start}
          label={texts.since}
          onValueChange={(chosen) => choose({ since: chosen })}
        />
      )}
      {at !== undefined && (start !== undefined || earlierMoments.length > 1) && (
        <button
          type="button"
          part="button"
          onClick={() => choose({ since: start === undefined ? earlierMoments[0]?.lt : '' })}
        >
          {start === undefined ? texts.compare : texts.stopComparing}
        </button>
      )}
      <Progress history={history} />
      {before.error !== null && <HistoryError error={before.error} onRetry={before.refetch} />}
      {now.error !== null ? (
        <HistoryError error={now.error} onRetry={now.refetch} />
      ) : (
        at !== undefined && (
          <MomentCard
            account={now.data}
            before={start === undefined ? undefined : before.data}
            loading={now.data === undefined}
            origin={older(now.origin, start === undefined ? undefined : before.origin)}
          />
        )
      )}
      {at === undefined && newest !== undefined && (
        <div className="explorer-progress">
          <span>{texts.choose}</span>
          <button type="button" part="button" onClick={() => choose({ at: newest })}>
            {texts.newest}
          </button>
        </div>
      )}
      {(points.length > 0 || error === null) && (
        <BalanceChart points={points} loading={history.isPending} origin={history.origin} />
      )}
    </>
  )
}

interface TimeFieldProps {
  /** Time that the URL names, Unix seconds. */
  readonly chosen: number | undefined
  readonly onChoose: (time: number) => void
}

/** Chooses a moment by its time. */
function TimeField({ chosen, onChoose }: TimeFieldProps): ReactElement {
  const { time } = useExplorerTexts('account').past
  return (
    <label className="explorer-choice">
      {time}
      <input
        type="datetime-local"
        defaultValue={chosen === undefined ? undefined : new Date(chosen * 1000).toISOString().slice(0, 16)}
        onChange={({ target }) => {
          const seconds = Date.parse(`${target.value}Z`) / 1000
          if (seconds >= 0) onChoose(Math.floor(seconds))
        }}
      />
    </label>
  )
}

/** Moments of accounts, for a slider that does not reach so far back yet. */
function listMoments(...accounts: readonly (AccountAt | undefined)[]): readonly SliderMoment[] {
  return accounts.flatMap((account) => (account?.last == null ? [] : [{ time: account.last.now, lt: account.last.lt }]))
}

/** Tells whether a slider can tell a moment from one before the first transaction. */
function reaches(moments: readonly SliderMoment[], lt: string, account: AccountAt | undefined): boolean {
  return account?.last === null || moments.some((moment) => earlier(moment.lt, lt) === moment.lt)
}

/** The origin of the older of two results. */
function older(a: AccountAtResult['origin'], b: AccountAtResult['origin']): AccountAtResult['origin'] {
  return a !== undefined && b !== undefined && b.asOf < a.asOf ? b : a
}

/** The lesser of two logical times. */
function earlier(a: string, b: string): string {
  return BigInt(a) < BigInt(b) ? a : b
}
