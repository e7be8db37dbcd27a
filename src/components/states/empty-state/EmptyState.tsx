'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { commonMessages } from '../../../text/en/common.ts'

/** Props of {@link EmptyState}; the rest go to the `<div>`. Children follow the text. */
export interface EmptyStateProps extends ComponentPropsWithoutRef<'div'> {
  /** Text that names what is missing. @default the catalogue's general text */
  readonly label?: string | undefined
}

/** Message that an answer arrived but contains nothing. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { label, part, children, ...rest },
  ref,
) {
  const messages = useTexts('common', commonMessages)
  return (
    <div {...rest} ref={ref} part={partNames('empty-state', part)}>
      <p part="empty-state-text">{label || messages.empty}</p>
      {children}
    </div>
  )
})
