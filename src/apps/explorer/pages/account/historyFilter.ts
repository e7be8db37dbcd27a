import { useMemo } from 'react'
import { type Action, type ActionAmount, type Display, jettonUnit, summarizeAction, useDisplay } from 'tonlens'
import { equalAddresses, isAddress } from 'tonlens/ton'
import { useRouteQuery } from '../../shell/router.ts'
import { type DayRange, useDayRange } from './useDayRange.ts'

/** Parameters of the URL that filter a history. */
export const filterNames = ['type', 'from', 'until', 'way', 'asset', 'min', 'max', 'with', 'text'] as const

/** Value of `asset` for the coin; others are addresses of jettons. */
export const coinAsset = 'coin'

/** Filters of a history. */
export interface HistoryFilter {
  /** Type of action, as the service takes it; null for all. */
  readonly type: string | null
  /** Range of time, as the service takes it. */
  readonly range: DayRange
  /** Tells whether a loaded action passes the filters that the service does not have; undefined if none is set. */
  readonly matches: ((action: Action) => boolean) | undefined
}

/** Reads the filters of the URL. Invalid ones are left out. */
export function useHistoryFilter(account: string): HistoryFilter {
  const [query] = useRouteQuery()
  const range = useDayRange()
  const { names, nativeCoin } = useDisplay()
  const { type = '', way = '', asset = '', min = '', max = '', with: other = '', text = '' } = query
  return useMemo(() => {
    type Check = (action: Action, amounts: readonly ActionAmount[]) => boolean
    const given: readonly (Check | false)[] = [
      isAddress(other) && (({ accounts }) => accounts?.some((each) => equalAddresses(each, other)) === true),
      text !== '' && ((action) => readComment(action).includes(text.toLowerCase())),
      // The same amount passes all of them: what a swap paid does not stand in for what it received.
      (isWay(way) || asset !== '' || min !== '' || max !== '') &&
        ((_, amounts) =>
          amounts.some(
            ({ amount, master, direction }) =>
              (!isWay(way) || direction === way) &&
              (asset === '' || (asset === coinAsset ? master === null : isSame(master, asset))) &&
              isWithin(amount, readDecimals(master, names, nativeCoin.decimals), min, max),
          )),
    ]
    const checks = given.filter((check) => check !== false)
    const matches = (action: Action): boolean => {
      const { amounts } = summarizeAction(action, account)
      return checks.every((check) => check(action, amounts))
    }
    return { type: type === '' ? null : type, range, matches: checks.length === 0 ? undefined : matches }
  }, [account, type, range, way, asset, min, max, other, text, names, nativeCoin])
}

/** Tells whether a filter leaves anything out. */
export function isHistoryFilterSet({ type, range, matches }: HistoryFilter): boolean {
  return type !== null || Object.keys(range).length > 0 || matches !== undefined
}

function isWay(way: string): way is 'in' | 'out' {
  return way === 'in' || way === 'out'
}

function isSame(master: string | null | undefined, asset: string): boolean {
  return typeof master === 'string' && isAddress(asset) && equalAddresses(master, asset)
}

function readComment({ details }: Action): string {
  const comment: unknown = details?.['comment']
  return typeof comment === 'string' ? comment.toLowerCase() : ''
}

function readDecimals(
  master: string | null | undefined,
  names: Display['names'],
  coinDecimals: number,
): number | undefined {
  return master === null ? coinDecimals : jettonUnit(names.metadata(master ?? ''))?.decimals
}

/** Tells whether an amount lies between two decimal texts of whole units. Without decimals, it lies in no range. */
function isWithin(amount: string, decimals: number | undefined, min: string, max: string): boolean {
  const [least, greatest] = [readUnits(min, decimals), readUnits(max, decimals)]
  if (least === undefined && greatest === undefined) return true
  if (decimals === undefined) return false
  const size = BigInt(amount)
  return (least === undefined || size >= least) && (greatest === undefined || size <= greatest)
}

/** Parses whole units such as `1.5`; undefined for what is no number. */
function readUnits(text: string, decimals = 0): bigint | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,30})(?:[.,](\d{0,30}))?$/.exec(text.trim()) ?? []
  return whole === '' ? undefined : BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
}
