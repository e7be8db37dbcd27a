'use client'
import { forwardRef, isValidElement, type ComponentPropsWithoutRef, useEffect, useState } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { commonMessages } from '../../../text/en/common.ts'
import { errorMessages } from '../../../text/en/errors.ts'
import { formatDuration } from '../../../text/format/time.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { Icon } from '../../values/icon/Icon.tsx'
import { describeError } from './describeError.ts'

/** Props of {@link ErrorState}; the rest go to the `<div>`. */
export interface ErrorStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Any thrown value; an element, or a text, is shown as it is. */
  readonly error: unknown
  /** Explanation, if more is known than the kind of the error. @default the catalogue's text for that kind */
  readonly reason?: string | undefined
  /** Adds a button that tries again, unless the same request cannot succeed. */
  readonly onRetry?: (() => void) | undefined
}

/** Explanation of an error: its kind, the service's own message, the time to wait, and a retry button. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { error, reason: given, onRetry, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('error', errorMessages)
  const common = useTexts('common', commonMessages)
  const own = isValidElement(error) ? error : plainText(error, { maximum: 500 })
  const { kind, detail, wait, canRetry } = describeError(own === '' ? error : undefined)
  const reason = given ?? (own === '' ? undefined : own)
  const left = useCountdown(wait, error)
  return (
    <div {...rest} ref={ref} part={partNames('error-state', part)} data-kind={kind}>
      <p part="error-state-text" role="alert">
        <Icon name="warning" part="error-state-icon" />
        <bdi>
          {reason ?? (
            <>
              <strong part="error-state-title">{messages.title}</strong> {messages[kind]}
            </>
          )}
        </bdi>
      </p>
      {detail !== '' && (
        <p part="error-state-detail">
          <bdi>{detail}</bdi>
        </p>
      )}
      {left > 0 && (
        <p part="error-state-wait">
          <bdi>{messages.retryIn(formatDuration(left, locale))}</bdi>
        </p>
      )}
      {onRetry !== undefined && canRetry && (
        <button type="button" part="button error-state-retry" onClick={() => onRetry()}>
          {common.retry}
        </button>
      )}
    </div>
  )
})

/**
 * Counts `seconds` down to 0 and restarts when `subject` changes.
 * @returns Remaining seconds.
 */
function useCountdown(seconds: number, subject: unknown): number {
  const [left, setLeft] = useState({ subject, seconds })
  const current = left.subject === subject ? left.seconds : seconds
  useEffect(() => {
    if (current <= 0) return
    const timer = setTimeout(() => setLeft({ subject, seconds: current - 1 }), 1000)
    return () => clearTimeout(timer)
  }, [current, subject])
  return current
}
