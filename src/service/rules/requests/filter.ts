// Filters that several endpoints share. A filter that was not given lets every row pass.
import { compareDecimals } from '../order.ts'
import { Refusal } from './refusal.ts'

type Nullable<Value> = Value | null | undefined

/** Makes the filter of a list parameter: a row passes when its value is one of the list. */
export function isOneOf<Value>(list: readonly Value[] | undefined): (value: Nullable<Value>) => boolean {
  if (list === undefined) return () => true
  if (list.length === 1) return (value) => value === list[0]
  const values = new Set<unknown>(list)
  return (value) => values.has(value)
}

/** Makes the filter of a parameter with one value. */
export function isValue<Value>(wanted: Value | undefined): (value: Nullable<Value>) => boolean {
  return wanted === undefined ? () => true : (value) => value === wanted
}

/** Bounds of the time and of the logical time; both ends are inclusive. */
export interface TimeParams {
  readonly start_utime?: number | undefined
  readonly end_utime?: number | undefined
  readonly start_lt?: string | undefined
  readonly end_lt?: string | undefined
}

/** Tells whether a request has a bound of the time; most lists are then sorted by time. */
export function isTimed({ start_utime, end_utime }: TimeParams): boolean {
  return start_utime !== undefined || end_utime !== undefined
}

/** Makes the filter of the bounds; a row without the value fails a bound. */
export function isInTime(params: TimeParams): (lt: Nullable<string>, utime: Nullable<number>) => boolean {
  const { start_utime, end_utime, start_lt, end_lt } = params
  return (lt, utime) =>
    (start_lt === undefined || (isText(lt) && compareDecimals(lt, start_lt) >= 0)) &&
    (end_lt === undefined || (isText(lt) && compareDecimals(lt, end_lt) <= 0)) &&
    (start_utime === undefined || (typeof utime === 'number' && utime >= start_utime)) &&
    (end_utime === undefined || (typeof utime === 'number' && utime <= end_utime))
}

function isText(value: Nullable<string>): value is string {
  return typeof value === 'string'
}

/** Opcodes come as hex text or as a number, signed in some recordings. */
export function isSameOpcode(a: Nullable<string | number>, b: string): boolean {
  return a !== null && a !== undefined && Number(a) >>> 0 === Number(b) >>> 0
}

const rawAddressText = /^-?\d{1,3}:[0-9A-F]{64}$/

/** Every raw address in a value, in the order in which they stand. */
export function* addressesIn(given: unknown): Generator<string> {
  const open: unknown[] = [given]
  while (open.length > 0) {
    const value = open.shift()
    if (typeof value === 'string' && rawAddressText.test(value)) yield value
    else if (typeof value === 'object' && value !== null) open.unshift(...(Object.values(value) as unknown[]))
  }
}

/** Bounds of the time that some answers repeat. */
export type TimeRange = Pick<TimeParams, 'start_utime' | 'end_utime'>

/** @throws {Refusal} 422 The start is after the end. */
export function checkTimeOrder({ start_utime, end_utime }: TimeRange): void {
  if (start_utime !== undefined && end_utime !== undefined && start_utime > end_utime) {
    throw new Refusal(422, 'start_utime must be less than or equal to end_utime')
  }
}

/** The bounds as an answer repeats them: absent where the request had none. */
export function echoTime({ start_utime, end_utime }: TimeRange): TimeRange {
  return { ...(start_utime !== undefined && { start_utime }), ...(end_utime !== undefined && { end_utime }) }
}
