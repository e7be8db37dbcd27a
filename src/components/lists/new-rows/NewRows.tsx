'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { formatNumber } from '../../../format/intl.ts'
import { liveMessages } from '../../../locales/en/progress.ts'

/** Props of {@link NewRows}; the rest go to the `<div>`. */
export interface NewRowsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onClick'> {
  /** How many arrived since the reader last looked; nothing is shown for 0. */
  readonly count: number
  /** Puts them into the list. */
  readonly onShow: () => void
}

/**
 * Tells of rows that arrived meanwhile, so that a list does not move under the reader's eyes. Feed
 * it from {@link useLiveTransactions} or {@link useLiveActions}.
 */
export const NewRows = forwardRef<HTMLDivElement, NewRowsProps>(function NewRows(
  { count, onShow, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useMessages('live', liveMessages)
  return (
    <div
      {...rest}
      ref={ref}
      part={partNames('new-rows', part)}
      role="status"
      data-state={count > 0 ? 'waiting' : 'none'}
    >
      {count > 0 && (
        <button type="button" part="button new-rows-button" onClick={() => onShow()}>
          <bdi>{messages.newRows(count, formatNumber(count, locale))}</bdi>
        </button>
      )}
    </div>
  )
})
