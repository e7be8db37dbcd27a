'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { liveMessages } from '../../../text/en/transactions/progress.ts'
import { formatNumber } from '../../../text/format/intl.ts'

/** Props of {@link NewRows}; the rest go to the `<div>`. */
export interface NewRowsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onClick'> {
  /** Number of rows that arrived but are not shown yet; for 0, the button is hidden. */
  readonly count: number
  /** How many of them are worthless and look like a deception: they are no news, and counted apart. @default 0 */
  readonly suspicious?: number | undefined
  /** How many of all are pending: they may still change or be dropped. @default 0 */
  readonly pending?: number | undefined
  /** Adds them to the list. */
  readonly onShow: () => void
}

/**
 * Button that shows newly arrived rows, so that a list does not move while it is read. Feed it from
 * {@link useLiveTransactions} or {@link useLiveActions}.
 */
export const NewRows = forwardRef<HTMLDivElement, NewRowsProps>(function NewRows(
  { count, suspicious = 0, pending = 0, onShow, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('live', liveMessages)
  const news = count - suspicious
  const text =
    suspicious === 0
      ? messages.newRows(count, locale)
      : news > 0
        ? messages.newAndSuspicious(news, suspicious, locale)
        : messages.suspiciousRows(suspicious, locale)
  return (
    <div
      {...rest}
      ref={ref}
      part={partNames('new-rows', part)}
      role="status"
      data-state={news > 0 ? 'waiting' : count > 0 ? 'suspicious' : 'none'}
    >
      {count > 0 && (
        <button type="button" part="button new-rows-button" onClick={() => onShow()}>
          <bdi>
            {text}
            {pending > 0 && ` · ${messages.finality.pending}: ${formatNumber(pending, locale)}`}
          </bdi>
        </button>
      )}
    </div>
  )
})
