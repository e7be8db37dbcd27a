import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { toolMessages } from '../../../text/en/tools/tools.ts'
import { ErrorState } from '../../states/error-state/ErrorState.tsx'
import { hasError } from '../../states/frame/frameState.ts'

/** Props that every tool takes besides its request and its result. */
export interface ToolStateProps {
  /** Whether the request is running. @default false */
  readonly loading?: boolean | undefined
  /** Error of the last request; null and undefined mean none. */
  readonly error?: unknown
  /** Adds a button to the error that tries again. */
  readonly onRetry?: (() => void) | undefined
}

interface ToolProps extends Omit<ComponentPropsWithoutRef<'section'>, 'onSubmit'>, ToolStateProps {
  /** First name in the root's `part`. */
  readonly kind: string
  /** Heading of the form. */
  readonly title: string
  /** Label of the submit button. */
  readonly action: string
  /** Whether the form cannot be submitted, because it is incomplete or was submitted already. @default false */
  readonly blocked?: boolean | undefined
  /** Called when a reader submits the form. */
  readonly onSubmit: () => void
  /** Fields of the form. */
  readonly fields: ReactNode
  /** Explanation of the error, if more is known than its kind. */
  readonly reason?: string | undefined
  /** Whether there is a result. */
  readonly answered: boolean
  /** Whether the result, or the error, belongs to another question than the form's. @default false */
  readonly earlier?: boolean | undefined
  /** The question that the result answers, if the result does not say it; shown with an earlier one. @default none */
  readonly question?: ReactNode
  /** Renders the result. */
  readonly children: ReactNode
}

/** Frame of a tool: a form, and below it the result or the error. */
export const Tool = forwardRef<HTMLElement, ToolProps>(function Tool(props, ref) {
  const {
    kind,
    title,
    action,
    blocked = false,
    onSubmit,
    fields,
    reason,
    answered,
    earlier = false,
    question,
    children,
    ...others
  } = props
  const { loading = false, error, onRetry, part, ...rest } = others
  const messages = useTexts('tool', toolMessages)
  const id = useId()
  const failed = hasError(error)
  return (
    <section
      aria-labelledby={id}
      {...rest}
      ref={ref}
      part={partNames(kind, 'tool card', part)}
      data-state={loading ? 'loading' : failed ? 'error' : answered ? 'answered' : 'asking'}
    >
      <form
        part="tool-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!blocked && !loading) onSubmit()
        }}
      >
        <p part="card-title" id={id}>
          {title}
        </p>
        {fields}
        <div part="tool-actions">
          <button type="submit" part="button tool-ask" disabled={blocked || loading}>
            {action}
          </button>
          <span part="card-note" role="status">
            {loading ? `${messages.running}…` : ''}
          </span>
        </div>
      </form>
      {earlier && !loading && (failed || answered) && (
        <div part="card-section tool-earlier" role="status">
          <p part="tool-hint">{failed ? messages.earlierError : messages.earlierResult}</p>
          {question}
        </div>
      )}
      {failed && <ErrorState error={error} reason={reason} onRetry={onRetry} />}
      {answered && !failed && (
        <div part="card-section tool-answer" data-age={earlier ? 'earlier' : 'current'}>
          {children}
        </div>
      )}
    </section>
  )
})
