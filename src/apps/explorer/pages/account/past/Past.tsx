import { type ReactElement, useMemo } from 'react'
import { EmptyState, skipToken } from 'tonlens'
import { BalanceChart } from 'tonlens/charts'
import {
  type AccountAtResult,
  MomentSlider,
  readStateAt,
  type SliderMoment,
  useAccountAt,
  useAddressInformationAt,
} from 'tonlens/ledger'
import type { AccountAt } from 'tonlens/ledger'
import { MomentFields } from '../../../shell/MomentFields.tsx'
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
  const { at, since, isProofWanted, isMoving, choose } = useMoments()
  const newest = points.at(-1)?.lt
  // The state between two transactions of one block is in no block, so only the history tells it.
  const isBlock = at !== undefined && !('lt' in at)
  const told = useAddressInformationAt(isBlock && !isMoving ? { address } : skipToken, at ?? skipToken)
  const asked = useMemo(
    () => (told.data === undefined ? undefined : readStateAt(address, told.data)),
    [address, told.data],
  )
  const isReplayed = at !== undefined && (!isBlock || isProofWanted || since !== undefined || told.error !== null)
  const block = asked === undefined ? at : { seqno: asked.block.seqno }
  const now = useAccountAt(isReplayed && !isMoving ? address : skipToken, block ?? { lt: '0' })
  const known = now.data ?? asked
  const atTime = known?.last?.lt ?? (known === undefined ? undefined : '0')
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
      <div className="explorer-progress">
        <MomentFields chosen={at} onChoose={choose} />
      </div>
      {(points.length > 0 || error === null) && (
        <BalanceChart
          points={points}
          moment={at === undefined || lt === undefined ? undefined : { lt }}
          onMomentChange={(moment) => 'lt' in moment && choose({ at: moment.lt, time: '', block: '' })}
          loading={history.isPending}
          origin={history.origin}
        />
      )}
      {lt !== undefined && reaches(moments, lt, now.data) && (
        <MomentSlider
          moments={moments}
          value={lt}
          onValueChange={(chosen) => choose({ at: chosen, time: '', block: '' })}
        />
      )}
      {before.error !== null && <HistoryError error={before.error} onRetry={before.refetch} />}
      {now.error !== null ? (
        <HistoryError error={now.error} onRetry={now.refetch} />
      ) : (
        at !== undefined && (
          <>
            {told.error !== null && <p>{texts.notAsked}</p>}
            <MomentCard
              account={now.data}
              asked={asked}
              before={start === undefined ? undefined : before.data}
              loading={known === undefined}
              origin={older(now.origin ?? told.origin, start === undefined ? undefined : before.origin)}
            />
            {!isReplayed && (
              <button type="button" part="button" onClick={() => choose({ proof: '1' })}>
                {texts.prove}
              </button>
            )}
          </>
        )
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
      {at === undefined && newest !== undefined && (
        <div className="explorer-progress">
          <span>{texts.choose}</span>
          <button type="button" part="button" onClick={() => choose({ at: newest })}>
            {texts.newest}
          </button>
        </div>
      )}
    </>
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
