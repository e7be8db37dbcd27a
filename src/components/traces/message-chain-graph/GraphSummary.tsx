import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useFirstFailure } from '../../../react/display/useNaming.ts'
import { graphMessages } from '../../../text/en/transactions/graph.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { type Verdict, verdictStatus } from '../../../meaning/trace/verdict.ts'
import { Icon } from '../../values/icon/Icon.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'

/** Outcome of the trace, its size, and its missing parts. */
export function GraphSummary({
  trace,
  verdict,
}: {
  readonly trace: TraceModel
  readonly verdict: Verdict
}): ReactElement {
  const { locale } = useDisplay()
  const failure = useFirstFailure(trace, verdict)
  const messages = useTexts('graph', graphMessages)
  return (
    <div part="message-chain-graph-summary">
      <StatusBadge status={verdictStatus[verdict.status]} label={messages.verdict[verdict.status]} />
      {failure !== undefined && <span part="message-chain-graph-reason">{messages.failure(failure)}</span>}
      <span part="message-chain-graph-count">
        <bdi>{messages.transactions(trace.transactions.length, locale)}</bdi>
        {' · '}
        <bdi>{messages.messages(trace.messages.length, locale)}</bdi>
      </span>
      {trace.warnings.map((warning) => (
        <span key={warning.kind} part="message-chain-graph-warning" data-kind={warning.kind}>
          <Icon name="warning" />{' '}
          <bdi>{warning.kind === 'service' ? plainText(warning.text) : messages.warning(warning)}</bdi>
        </span>
      ))}
    </div>
  )
}
