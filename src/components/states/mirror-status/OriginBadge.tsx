'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { mirrorMessages } from '../../../locales/en/mirror.ts'
import type { ShownOrigin } from '../../../format/mirror.ts'
import { Drawing } from '../../values/icon/Icon.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { readNumber, readRow } from '../../../model/rows.ts'

/** Props of {@link OriginBadge}; the rest go to the `<span>`. */
export interface OriginBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The `origin` of a hook's result; the badge renders nothing while it is undefined. */
  readonly origin: ShownOrigin | undefined
}

const paths = {
  mirror: 'M2.5 3.5h11v7h-11ZM6 13.5h4M8 10.5v3',
  service: 'M4.5 12.5a3 3 0 0 1-.3-6 4 4 0 0 1 7.6-.6 3.3 3.3 0 0 1 .2 6.6Z',
} as const

const sources = ['mirror', 'service'] as const

/**
 * Source of an answer, the mirror in this browser or the service, and the age of the data. Feed it
 * from the `origin` of any query hook, such as {@link useNftItems}.
 */
export const OriginBadge = forwardRef<HTMLSpanElement, OriginBadgeProps>(function OriginBadge(
  { origin, part, ...rest },
  ref,
) {
  const messages = useMessages('mirror', mirrorMessages)
  const { source: named, asOf } = readRow(origin)
  const source = sources.find((known) => known === named)
  if (source === undefined) return null
  return (
    <span {...rest} ref={ref} part={partNames('origin-badge', part)} data-source={source}>
      <Drawing path={paths[source]} />
      <span part="origin-badge-source">{messages.source[source]}</span>
      <Timestamp part="origin-badge-time" value={Math.floor(readNumber(asOf) ?? Number.NaN)} show="relative" />
    </span>
  )
})
