import { useMemo } from 'react'
import { dayEnd, dayStart, useDisplay } from 'tonlens'
import { isAddress } from 'tonlens/ton'
import { useRouteQuery } from '../../shell/router.ts'

/** Filters of a history, as the service takes them. */
export interface HistoryFilter {
  /** Type of action; null for all. */
  readonly type: string | null
  /** Address of another account of the action, in any form. */
  readonly counterparty?: string
  /** Unix seconds. */
  readonly start_utime?: number
  /** Unix seconds. */
  readonly end_utime?: number
}

/** Reads the filters of the URL: `type`, `from`, `until` (days such as `2026-11-21`) and `with`. Invalid ones are left out. */
export function useHistoryFilter(): HistoryFilter {
  const [{ type = '', from = '', until = '', with: other = '' }] = useRouteQuery()
  const { timeZone } = useDisplay()
  return useMemo(() => {
    const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
    const [start, end] = [dayStart(from, zone), dayEnd(until, zone)]
    return {
      type: type === '' ? null : type,
      ...(isAddress(other) && { counterparty: other }),
      ...(start !== undefined && { start_utime: start }),
      ...(end !== undefined && { end_utime: end }),
    }
  }, [type, from, until, other, timeZone])
}

/** Whether a filter leaves anything out. */
export function isFiltering({ type, ...others }: HistoryFilter): boolean {
  return type !== null || Object.keys(others).length > 0
}
