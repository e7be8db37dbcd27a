'use client'
import { Fragment, forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useFirstFailure } from '../../../react/display/useNaming.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { graphMessages } from '../../../text/en/transactions/graph.ts'
import { traceMessages } from '../../../text/en/transactions/traces.ts'
import { formatDuration } from '../../../text/format/time.ts'
import { findFeePayer } from '../../../meaning/trace/feePayer.ts'
import { traceTotals } from '../../../meaning/trace/totals.ts'
import { Address } from '../../values/address/Address.tsx'
import { coinText } from '../../../graph/items/amounts.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { verdictStatus } from '../../../meaning/trace/verdict.ts'
import { TraceFrame } from '../trace-outline/TraceFrame.tsx'
import { useTraceModel, type TraceStateProps } from '../trace-outline/useTraceModel.ts'

/** Props of {@link TraceVerdict}; the rest go to the `<section>`. */
export interface TraceVerdictProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onSelect'>, TraceStateProps {
  /** Adds a button that selects the first failed transaction; called with its hash in base64. @default no button */
  readonly onSelect?: ((hash: string) => void) | undefined
  /** Loaded part of a trace that is too large for one answer, as `useTrace` returns it. */
  readonly progress?: { readonly loaded: number; readonly total: number | undefined } | undefined
}

/**
 * The outcome of a whole trace in a sentence: where it first failed and why, what it cost and who paid, and what is
 * missing.
 * Feed it from {@link useTrace}.
 * @example
 * const query = useTrace(hash)
 * <TraceVerdict trace={query.trace} {...cardState(query)} />
 */
export const TraceVerdict = forwardRef<HTMLElement, TraceVerdictProps>(function TraceVerdict(
  { trace: source, loading = false, error, onRetry, onSelect, progress, ...rest },
  ref,
) {
  const messages = useTexts('trace', traceMessages)
  const graph = useTexts('graph', graphMessages)
  const { trace, verdict } = useTraceModel(source)
  const totals = traceTotals(trace)
  const { status, first, failures } = verdict
  const failed = trace.transactions[first?.index ?? -1]
  const failure = useFirstFailure(trace, verdict)
  const { locale, nativeCoin } = useDisplay()
  const number = (value: number): string => formatNumber(value, locale)
  const payer = findFeePayer(trace)
  const fees = coinText(totals.fees, { nativeCoin, locale })
  const facts = [
    graph.transactions(totals.transactions, locale),
    messages.hops(totals.depth, locale),
    ...(totals.duration > 0 ? [messages.within(formatDuration(totals.duration, locale))] : []),
    ...(fees === undefined ? [] : [messages.fees(fees)]),
  ]
  return (
    <TraceFrame
      {...rest}
      ref={ref}
      name="trace-verdict"
      label={rest['aria-label'] ?? messages.verdict}
      trace={trace}
      loading={loading}
      error={error}
      onRetry={onRetry}
      skeleton={<Bones />}
      warnings={trace.warnings}
      data-verdict={trace.transactions.length > 0 ? status : undefined}
    >
      <p part="trace-verdict-sentence">
        <StatusBadge status={verdictStatus[status]} label={graph.verdict[status]} />{' '}
        {failure !== undefined && (
          <bdi part="trace-verdict-reason">
            <bdi>{graph.failure(failure)}</bdi>
            {failure.returned && `${messages.marks.comma}${messages.returned}`}
            {failures.length > 1 && `${messages.marks.comma}${messages.more(number(failures.length - 1))}`}
            {messages.marks.stop}
          </bdi>
        )}{' '}
        <span part="trace-verdict-facts">
          {facts.map((fact, at) => (
            // Each by itself: numbers at its ends stay there in text of the other direction.
            <Fragment key={fact}>
              {at > 0 && ' ·\u00A0'}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
          {payer !== undefined && (
            <>
              {' ·\u00A0'}
              <bdi>
                {messages.paidBy} <Address value={payer} />
              </bdi>
            </>
          )}
        </span>
      </p>
      {failed !== undefined && (
        <p part="trace-verdict-first">
          {messages.firstFailure} <Address value={failed.account} />
          {onSelect !== undefined && (
            <button type="button" part="button trace-tool" onClick={() => onSelect(failed.hash)}>
              {messages.show}
            </button>
          )}
        </p>
      )}
      {progress !== undefined && (
        <p part="trace-verdict-progress" role="status">
          <progress
            part="trace-verdict-bar"
            aria-label={messages.loading(
              number(progress.loaded),
              progress.total === undefined ? undefined : number(progress.total),
            )}
            value={progress.total === undefined ? undefined : Math.min(progress.loaded, progress.total)}
            max={progress.total}
          />{' '}
          {messages.loading(number(progress.loaded), progress.total === undefined ? undefined : number(progress.total))}
        </p>
      )}
    </TraceFrame>
  )
})

function Bones() {
  return (
    <p part="trace-verdict-sentence" aria-hidden="true">
      <Skeleton like="Success" />{' '}
      <span part="trace-verdict-facts">
        <Skeleton like="12 transactions · 4 hops" />
      </span>
    </p>
  )
}
