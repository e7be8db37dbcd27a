import { forwardRef, type ComponentPropsWithoutRef, type ReactNode, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { traceMessages } from '../../../text/en/transactions/traces.ts'
import type { TraceModel, TraceWarning } from '../../../meaning/trace/model.ts'
import { FrameMessages } from '../../states/frame/FrameMessages.tsx'
import { frameState, isContent, isLoadingContent, type StateProps } from '../../states/frame/frameState.ts'
import { graphMessages } from '../../../text/en/transactions/graph.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { Icon } from '../../values/icon/Icon.tsx'

/** Props of {@link TraceFrame}; the rest go to the `<section>`. */
export interface TraceFrameProps extends ComponentPropsWithoutRef<'section'>, StateProps {
  readonly name: string
  readonly label: string
  readonly trace: TraceModel
  readonly onRetry: (() => void) | undefined
  /** Skeleton of the view, of the same size. */
  readonly skeleton: ReactNode
  /** Warnings below the view. @default those about rows that could not be shown */
  readonly warnings?: readonly TraceWarning[] | undefined
}

/** Frame of all views of a trace: a named section with the loading, empty and error states. */
export const TraceFrame = forwardRef<HTMLElement, TraceFrameProps>(function TraceFrame(
  { name, label, trace, loading, error, onRetry, skeleton, warnings, offline, origin, empty, children, part, ...rest },
  ref,
) {
  const { compareAccounts } = useDisplay()
  const messages = useTexts('trace', traceMessages)
  const state = frameState(trace.transactions.length > 0, { loading, error, offline })
  return (
    <section
      aria-label={label}
      {...rest}
      ref={ref}
      part={partNames('trace-view', name, part)}
      aria-busy={state === 'loading' || (isLoadingContent(loading) && state === 'shown') || undefined}
      data-state={state}
    >
      {state === 'shown' && trace.state === 'forecast' && <p part="trace-forecast">{messages.forecast}</p>}
      {state === 'shown' && compareAccounts(trace, children)}
      <TraceWarnings
        warnings={warnings ?? trace.warnings.filter(({ kind }) => kind === 'unreadable')}
        part={`trace-warning ${name}-warning`}
      />
      <FrameMessages
        state={state}
        loading={loading}
        error={error}
        onRetry={onRetry}
        empty={empty ?? messages.empty}
        offline={offline}
        origin={origin}
      />
      {state === 'loading' && !isContent(loading) && skeleton}
    </section>
  )
})

/** The warnings of a trace, a line for each. */
export function TraceWarnings({ warnings, part }: { warnings: readonly TraceWarning[]; part: string }): ReactElement[] {
  const messages = useTexts('graph', graphMessages)
  return warnings.map((warning) => (
    <p key={warning.kind} part={part} data-kind={warning.kind}>
      <Icon name="warning" />{' '}
      <bdi>{warning.kind === 'service' ? plainText(warning.text) : messages.warning(warning)}</bdi>
    </p>
  ))
}
