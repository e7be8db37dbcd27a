import type { ReactElement } from 'react'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'

/** Skeleton of a `Timestamp` with date, time and age. */
export function LoadingTime(): ReactElement {
  return (
    <span part="timestamp">
      <Skeleton part="timestamp-moment" like="Nov 21, 2026, 09:41:53 AM UTC" />
      <span part="timestamp-separator" aria-hidden="true">
        {' · '}
      </span>
      <Skeleton part="timestamp-age" like="12 minutes ago" />
    </span>
  )
}
