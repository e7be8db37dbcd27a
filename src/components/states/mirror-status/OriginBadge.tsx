'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { mirrorMessages } from '../../../text/en/tools/mirror.ts'
import type { ShownOrigin } from '../../../text/format/mirror.ts'
import { Drawing } from '../../values/icon/Icon.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'

/** Props of {@link OriginBadge}; the rest go to the `<span>`. */
export interface OriginBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The `origin` of a hook's result; the badge renders nothing while it is undefined. */
  readonly origin: ShownOrigin | undefined
}

const paths = {
  mirror: 'M2.5 3.5h11v7h-11ZM6 13.5h4M8 10.5v3',
  vm: 'M4.5 4.5h7v7h-7ZM6.5 2v2.5M9.5 2v2.5M6.5 11.5V14M9.5 11.5V14M2 6.5h2.5M2 9.5h2.5M11.5 6.5H14M11.5 9.5H14',
  service: 'M4.5 12.5a3 3 0 0 1-.3-6 4 4 0 0 1 7.6-.6 3.3 3.3 0 0 1 .2 6.6Z',
} as const

/**
 * Source of an answer (the mirror or the VM in this browser, or the service) and the age of the data. Feed it
 * from the `origin` of any query hook, such as {@link useNftItems}.
 */
export const OriginBadge = forwardRef<HTMLSpanElement, OriginBadgeProps>(function OriginBadge(
  { origin, part, ...rest },
  ref,
) {
  const messages = useTexts('mirror', mirrorMessages)
  if (origin === undefined) return null
  const { source, asOf } = origin
  return (
    <span {...rest} ref={ref} part={partNames('origin-badge', part)} data-source={source}>
      <Drawing path={paths[source]} />
      <span part="origin-badge-source">{messages.source[source]}</span>
      <Timestamp part="origin-badge-time" value={Math.floor(asOf)} show="relative" />
    </span>
  )
})
