import { useMemo } from 'react'
import { isAddress } from 'tonlens/ton'
import { useRouteQuery } from '../../shell/router.ts'
import { type DayRange, useDayRange } from './useDayRange.ts'

/** Filters of a history, as the service takes them. */
export interface HistoryFilter extends DayRange {
  /** Type of action; null for all. */
  readonly type: string | null
  /** Address of another account of the action, in any form. */
  readonly counterparty?: string
}

/**
 * Reads the filters of the URL: `type`, `from`, `until` (days such as `2026-11-21`) and `with`. Invalid ones are left
 * out.
 */
export function useHistoryFilter(): HistoryFilter {
  const [{ type = '', with: other = '' }] = useRouteQuery()
  const range = useDayRange()
  return useMemo(
    () => ({ type: type === '' ? null : type, ...(isAddress(other) && { counterparty: other }), ...range }),
    [type, other, range],
  )
}

/** Tells whether a filter leaves anything out. */
export function isHistoryFilterSet({ type, ...others }: HistoryFilter): boolean {
  return type !== null || Object.keys(others).length > 0
}
