import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { toolMessages } from '../../../locales/en/tools.ts'
import { ErrorState } from '../../states/error-state/ErrorState.tsx'
import { hasError } from '../../states/frame/frameState.ts'

/** What every tool takes besides its question and its answer. */
export interface ToolStateProps {
  /** The answer is on its way. @default false */
  readonly loading?: boolean | undefined
  /** Whatever was thrown. */
  readonly error?: unknown
  /** Adds a button to the error that asks again. */
  readonly onRetry?: (() => void) | undefined
}

interface ToolProps extends Omit<ComponentPropsWithoutRef<'section'>, 'onSubmit'>, ToolStateProps {
  /** First name in the root's `part`. */
  readonly kind: string
  readonly title: string
  /** Words of the button that asks. */
  readonly action: string
  /** Whether there is nothing to ask for yet, or it was asked already. @default false */
  readonly blocked?: boolean | undefined
  /** Called once for each time that the reader asks. */
  readonly onAsk: () => void
  readonly fields: ReactNode
  /** Why there is an error, where more is known than its kind tells. */
  readonly reason?: string | undefined
  /** Whether there is an answer. */
  readonly answered: boolean
  /** The answer. */
  readonly children: ReactNode
}

/** The frame of a tool: its question as a form, then the answer or what went wrong. */
export const Tool = forwardRef<HTMLElement, ToolProps>(function Tool(props, ref) {
  const { kind, title, action, blocked = false, onAsk, fields, reason, answered, children, ...others } = props
  const { loading = false, error, onRetry, part, ...rest } = others
  const messages = useMessages('tool', toolMessages)
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
          if (!blocked && !loading) onAsk()
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
      {failed && <ErrorState error={error} reason={reason} onRetry={onRetry} />}
      {answered && !failed && <div part="card-section tool-answer">{children}</div>}
    </section>
  )
})
