import { useMemo } from 'react'
import { dayEnd, dayStart, useDisplay } from 'tonlens'
import { useRouteQuery } from '../../shell/router.ts'

/** Range of time, as the service takes it. */
export interface DayRange {
  /** Unix seconds. */
  readonly start_utime?: number
  /** Unix seconds. */
  readonly end_utime?: number
}

/**
 * Reads the days `from` and `until` of the URL, such as `2026-11-21`, both included. Those that are no days are left
 * out.
 */
export function useDayRange(): DayRange {
  const [{ from = '', until = '' }] = useRouteQuery()
  const { timeZone } = useDisplay()
  return useMemo(() => {
    // Browsers take their time to tell the time zone.
    if (from === '' && until === '') return {}
    const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
    const [start, end] = [dayStart(from, zone), dayEnd(until, zone)]
    return { ...(start !== undefined && { start_utime: start }), ...(end !== undefined && { end_utime: end }) }
  }, [from, until, timeZone])
}
