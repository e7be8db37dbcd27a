'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { statusIcons } from '../../../text/format/icons.ts'
import { statusWords } from '../../../text/en/common.ts'
import type { TransactionStatus } from '../../../meaning/outcome/outcome.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { Icon } from '../icon/Icon.tsx'

/** Props of {@link StatusBadge}; the rest go to the `<span>`. */
export interface StatusBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Status; `transactionStatus` derives it from a transaction. */
  readonly status: TransactionStatus
  /** Text of the badge. @default the catalogue's word for the status */
  readonly label?: string | undefined
}

/** Letters up to which a label stays on one line. */
const oneLine = 24

/** Status of a transaction or another entity, as an icon, a word and a color. */
export const StatusBadge = forwardRef<HTMLSpanElement, StatusBadgeProps>(function StatusBadge(
  { status, label, part, ...rest },
  ref,
) {
  const messages = useTexts('status', statusWords)
  const text = plainText(label ?? messages[status], { maximum: 120 })
  return (
    <span
      {...rest}
      ref={ref}
      part={partNames('status-badge', part)}
      data-status={status}
      data-length={text.length > oneLine ? 'long' : undefined}
    >
      <Icon name={statusIcons[status]} />
      <span part="status-badge-label">{text}</span>
    </span>
  )
})
