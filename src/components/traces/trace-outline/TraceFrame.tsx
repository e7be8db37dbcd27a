import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { commonMessages } from '../../../locales/en/common.ts'
import { traceMessages } from '../../../locales/en/traces.ts'
import type { TraceModel, TraceWarning } from '../../../trace/model.ts'
import { EmptyState } from '../../states/empty-state/EmptyState.tsx'
import { ErrorState } from '../../states/error-state/ErrorState.tsx'
import { TraceWarnings } from './TraceWarnings.tsx'

/** Props of {@link TraceFrame}; the rest go to the `<section>`. */
export interface TraceFrameProps extends ComponentPropsWithoutRef<'section'> {
  readonly name: string
  readonly label: string
  readonly trace: TraceModel
  readonly loading: boolean
  readonly error: unknown
  readonly onRetry: (() => void) | undefined
  /** What stands in the place of the view while it is on its way, of the same size. */
  readonly skeleton: ReactNode
  /** What is said below it. @default rows that are left out: a view without them shows too little */
  readonly warnings?: readonly TraceWarning[] | undefined
}

/** What the views of a trace have in common: a named section, and its states without a trace. */
export const TraceFrame = forwardRef<HTMLElement, TraceFrameProps>(function TraceFrame(
  { name, label, trace, loading, error, onRetry, skeleton, warnings, children, part, ...rest },
  ref,
) {
  const messages = useMessages('trace', traceMessages)
  const common = useMessages('common', commonMessages)
  const some = trace.transactions.length > 0
  const failed = error !== undefined && error !== null
  const state = some ? 'ready' : failed ? 'error' : loading ? 'loading' : 'empty'
  return (
    <section
      aria-label={label}
      {...rest}
      ref={ref}
      part={partNames('trace-view', name, part)}
      aria-busy={loading || undefined}
      data-state={state}
    >
      {some && children}
      <TraceWarnings
        warnings={warnings ?? trace.warnings.filter(({ kind }) => kind === 'unreadable')}
        part={`trace-warning ${name}-warning`}
      />
      {failed && <ErrorState error={error} onRetry={onRetry} />}
      {state === 'loading' && (
        <>
          <span part="visually-hidden" role="status">
            {common.loading}
          </span>
          {skeleton}
        </>
      )}
      {state === 'empty' && <EmptyState label={messages.empty} />}
    </section>
  )
})
