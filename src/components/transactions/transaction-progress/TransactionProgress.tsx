'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import type { TrackedStage } from '../../../model/finality.ts'
import { progressMessages } from '../../../locales/en/progress.ts'
import { statusMessages } from '../../../locales/en/failures.ts'
import { formatDuration } from '../../../format/time.ts'
import type { TraceModel } from '../../../trace/model.ts'
import type { Verdict } from '../../../trace/verdict.ts'
import { EmptyState } from '../../states/empty-state/EmptyState.tsx'
import { ErrorState } from '../../states/error-state/ErrorState.tsx'
import { FinalityBadge } from '../../values/finality-badge/FinalityBadge.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { Icon } from '../../values/icon/Icon.tsx'
import { Skeleton } from '../../states/skeleton/Skeleton.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { FinalityShares } from './FinalityShares.tsx'
import { ProgressSteps } from './ProgressSteps.tsx'

/** A message on its way; what `useTrackedMessage` returns is one. */
export interface Progress {
  /** Hash of the message, base64; undefined while it is being read, and when there is none. */
  readonly hash?: string | undefined
  readonly stage: TrackedStage
  /** True when the end is reached, or the search was given up. */
  readonly settled: boolean
  readonly trace?: TraceModel | undefined
  readonly verdict?: Verdict | undefined
  /** Seconds since 1970 until which the message may be accepted. */
  readonly validUntil?: number | undefined
  /** Seconds by which the index is behind. */
  readonly lag?: number | undefined
  /** Whatever was thrown last. */
  readonly error?: unknown
  /** Looks again. */
  readonly retry?: (() => void) | undefined
}

/** Props of {@link TransactionProgress}; the rest go to the `<section>`. */
export interface TransactionProgressProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** What `useTrackedMessage` gives. */
  readonly tracked: Progress
}

const outcomes = {
  succeeded: 'success',
  failed: 'failed',
  partial: 'failed',
  pending: 'pending',
  broken: 'skipped',
} as const
/** Seconds by which every index is behind now and then. */
const usualLag = 60

/**
 * What became of a message that was sent: where it is now, what is final, and how it ended. Feed it
 * from {@link useTrackedMessage}.
 */
export const TransactionProgress = forwardRef<HTMLElement, TransactionProgressProps>(
  function TransactionProgress({ tracked, part, ...rest }, ref) {
    const { stage, settled, hash, trace, verdict, validUntil, lag = 0, error, retry } = tracked
    const { locale } = useDisplay()
    const messages = useMessages('progress', progressMessages)
    const status = useMessages('status', statusMessages)
    const failed = error !== undefined && error !== null
    const root = {
      'aria-label': messages.title,
      ...rest,
      ref,
      part: partNames('transaction-progress', part),
    }
    if (hash === undefined && settled) {
      return (
        <section {...root} data-stage="none">
          {failed ? <ErrorState error={error} /> : <EmptyState label={messages.empty} />}
        </section>
      )
    }
    const given = stage === 'expired' || stage === 'notFound'
    const judged = verdict !== undefined && (verdict.status !== 'pending' || verdict.failures.length > 0)
    return (
      <section {...root} data-stage={stage} data-verdict={verdict?.status ?? 'none'}>
        <header part="transaction-progress-header">
          {stage === 'searching' || given ? (
            <StatusBadge status={given ? (stage === 'expired' ? 'failed' : 'skipped') : 'pending'} label={messages.word[stage]} />
          ) : (
            <FinalityBadge finality={stage === 'classified' ? 'finalized' : stage} />
          )}
          {judged && <StatusBadge status={outcomes[verdict.status]} label={messages.verdict[verdict.status]} />}
          <p part="transaction-progress-headline" role="status">
            <bdi>{messages.stage[stage]}</bdi>
          </p>
        </header>
        {verdict?.first !== undefined && (
          <p part="transaction-progress-reason">
            <Icon name="warning" /> <bdi>{status.failure(verdict.first.failure)}</bdi>
          </p>
        )}
        <ProgressSteps stage={stage} settled={settled} />
        <FinalityShares trace={trace} />
        <dl part="transaction-progress-facts">
          <div>
            <dt part="transaction-progress-term">{messages.message}</dt>
            <dd part="transaction-progress-value">
              {hash === undefined ? <Skeleton like="012345…abcdef ⧉" /> : <Hash value={hash} of="message" copy />}
            </dd>
          </div>
          {validUntil !== undefined && trace === undefined && (
            <div>
              <dt part="transaction-progress-term">{messages.validUntil}</dt>
              <dd part="transaction-progress-value">
                <Timestamp value={validUntil} />
              </dd>
            </div>
          )}
        </dl>
        {lag > usualLag && (
          <p part="transaction-progress-note" data-kind="lag">
            <Icon name="clock" /> <bdi>{messages.lag(formatDuration(lag, locale))}</bdi>
          </p>
        )}
        {failed && !settled && (
          <p part="transaction-progress-note" data-kind="trouble">
            <bdi>{messages.trouble}</bdi>
          </p>
        )}
        {failed && <ErrorState error={error} />}
        {(given || (failed && settled)) && retry !== undefined && (
          <button type="button" part="button transaction-progress-retry" onClick={() => retry()}>
            {messages.retry}
          </button>
        )}
      </section>
    )
  },
)
