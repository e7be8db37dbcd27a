'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { traceDetailsMessages } from '../../../text/en/transactions/traces.ts'
import { isTraceModel } from '../../../meaning/trace/assemble.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import type { TraceAnswer } from '../../../service/rows/trace.ts'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { traceAnswerShape } from '../../../service/rows/shapes/tables.ts'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { traceFacts } from './traceFacts.tsx'

/** Props of {@link TraceDetails}; the rest go to the `<article>`. */
export interface TraceDetailsProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<TraceAnswer | TraceModel, 'facts'> {
  /** Row of `/traces` or `/pendingTraces`, or a trace model; null or undefined if there is none, or none yet. */
  readonly trace?: TraceAnswer | TraceModel | null | undefined
}

/**
 * Facts of a whole trace, as the service states them: hashes, blocks, span of time, state and counts. Feed
 * it from {@link useTraces} or {@link useTrace}.
 */
export const TraceDetails = forwardRef<HTMLElement, TraceDetailsProps>(function TraceDetails(
  { trace, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('traceDetails', traceDetailsMessages)
  const given = checkRow(traceAnswerShape, isTraceModel(trace) ? trace.answer : trace)
  const facts = useMemo(() => traceFacts(given, messages, locale), [given, messages, locale])
  return (
    <Card
      {...rest}
      ref={ref}
      kind="trace-details"
      part={part}
      label={messages.title}
      given={trace}
      entity={given}
      emptyText={messages.empty}
    >
      <Facts slotted facts={facts} loading={given === undefined} />
    </Card>
  )
})
