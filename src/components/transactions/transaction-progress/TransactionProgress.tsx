'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useFirstFailure } from '../../../react/display/useNaming.ts'
import { partNames } from '../../../react/display/partNames.ts'
import type { TrackedStage } from '../../../service/rows/finality.ts'
import { progressMessages } from '../../../text/en/transactions/progress.ts'
import { statusMessages } from '../../../text/en/transactions/failures.ts'
import type { ShownOrigin } from '../../../text/format/mirror.ts'
import { formatDuration } from '../../../text/format/time.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { type Verdict, verdictStatus } from '../../../meaning/trace/verdict.ts'
import { ErrorState } from '../../states/error-state/ErrorState.tsx'
import { FrameMessages } from '../../states/frame/FrameMessages.tsx'
import { Freshness } from '../../states/frame/Freshness.tsx'
import { frameState, hasError } from '../../states/frame/frameState.ts'
import { FinalityBadge } from '../../values/finality-badge/FinalityBadge.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { Icon } from '../../values/icon/Icon.tsx'
import { copiedHashLike } from '../../../text/format/hash.ts'
import { Loadable } from '../../parts/skeleton/Skeleton.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { FinalityShares } from './FinalityShares.tsx'
import { ProgressSteps } from './ProgressSteps.tsx'

/** State of a tracked message; `useTrackedMessage` returns one. */
export interface TrackedProgress {
  /** Hash of the message, base64; undefined while the message is parsed, and without a message. */
  readonly hash?: string | undefined
  /** How far the message has come. */
  readonly stage: TrackedStage
  /** Whether tracking has ended: at the last stage, or without having found the message. */
  readonly settled: boolean
  /** Trace that the message started, as far as it is known. */
  readonly trace?: TraceModel | undefined
  /** Result of that trace. */
  readonly verdict?: Verdict | undefined
  /** Unix time in seconds until which the message may be accepted. */
  readonly validUntil?: number | undefined
  /** Delay of the index, in seconds. */
  readonly lag?: number | undefined
  /** Origin of the trace; the age of one that is not classified is shown while the service cannot be asked. */
  readonly origin?: ShownOrigin | undefined
  /** Error of the last request; null and undefined mean none. */
  readonly error?: unknown
  /** Looks again. */
  readonly refetch?: (() => void) | undefined
}

/** Props of {@link TransactionProgress}; the rest go to the `<section>`. */
export interface TransactionProgressProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Result of `useTrackedMessage`. */
  readonly tracked: TrackedProgress
}

/** Delay of the index that is normal and not mentioned, in seconds. */
const usualLag = 60

/**
 * Progress of a message that was sent: its current stage, the finality of its transactions, and the
 * result. Feed it from {@link useTrackedMessage}.
 * @example <TransactionProgress tracked={useTrackedMessage(boc)} />
 */
export const TransactionProgress = forwardRef<HTMLElement, TransactionProgressProps>(function TransactionProgress(
  { tracked, part, ...rest },
  ref,
) {
  const { stage, settled, hash, trace, verdict, validUntil, lag = 0, error, refetch } = tracked
  const { locale } = useDisplay()
  const messages = useTexts('progress', progressMessages)
  const status = useTexts('status', statusMessages)
  const failure = useFirstFailure(trace, verdict)
  const failed = hasError(error)
  const root = {
    'aria-label': messages.title,
    ...rest,
    ref,
    part: partNames('transaction-progress', 'card', part),
  }
  if (hash === undefined && settled) {
    return (
      <section {...root} data-stage="none">
        <FrameMessages state={frameState(false, { error })} error={error} empty={messages.empty} />
      </section>
    )
  }
  const given = stage === 'expired' || stage === 'notFound'
  const judged = verdict !== undefined && (verdict.status !== 'pending' || verdict.failures.length > 0)
  return (
    <section {...root} data-stage={stage} data-verdict={verdict?.status ?? 'none'}>
      <header part="transaction-progress-header">
        {stage === 'searching' || given ? (
          <StatusBadge
            status={given ? (stage === 'expired' ? 'failed' : 'skipped') : 'pending'}
            label={messages.word[stage]}
          />
        ) : (
          <FinalityBadge finality={stage === 'classified' ? 'finalized' : stage} />
        )}
        {judged && <StatusBadge status={verdictStatus[verdict.status]} label={messages.verdict[verdict.status]} />}
        <p part="transaction-progress-headline" role="status">
          <bdi>{messages.stage[stage]}</bdi>
        </p>
      </header>
      {failure !== undefined && (
        <p part="transaction-progress-reason">
          <Icon name="warning" /> <bdi>{status.failure(failure)}</bdi>
        </p>
      )}
      <ProgressSteps stage={stage} settled={settled} />
      {stage !== 'classified' && trace !== undefined && <Freshness origin={tracked.origin} failed={failed} />}
      <FinalityShares trace={trace} />
      <dl part="transaction-progress-facts">
        <div>
          <dt part="transaction-progress-term">{messages.message}</dt>
          <dd part="transaction-progress-value">
            <Loadable like={copiedHashLike}>{hash && <Hash value={hash} of="message" copy />}</Loadable>
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
      {(given || (failed && settled)) && refetch !== undefined && (
        <button type="button" part="button transaction-progress-retry" onClick={() => refetch()}>
          {messages.retry}
        </button>
      )}
    </section>
  )
})
