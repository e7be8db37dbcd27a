'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { statusMessages } from '../../../locales/en/failures.ts'
import type { TransactionStatus } from '../../../model/outcome.ts'
import { Icon } from '../icon/Icon.tsx'

/** Props of {@link StatusBadge}; the rest go to the `<span>`. */
export interface StatusBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** As `statusOf` tells it of a transaction. */
  readonly status: TransactionStatus
  /** Other words for the same status. @default the catalogue's */
  readonly label?: string | undefined
}

/** The drawing of each status. */
export const statusIcons = { success: 'check', failed: 'cross', pending: 'clock', skipped: 'dash', unknown: 'warning' } as const

/** What became of something: a drawing, a word and a colour that all say the same. */
export const StatusBadge = forwardRef<HTMLSpanElement, StatusBadgeProps>(function StatusBadge(
  { status, label, part, ...rest },
  ref,
) {
  const messages = useMessages('status', statusMessages)
  return (
    <span {...rest} ref={ref} part={partNames('status-badge', part)} data-status={status}>
      <Icon name={statusIcons[status]} />
      <span part="status-badge-label">{label ?? messages[status]}</span>
    </span>
  )
})
