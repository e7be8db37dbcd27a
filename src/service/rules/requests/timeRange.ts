import { Refusal } from './refusal.ts'

/** Bounds of the time that some answers repeat. */
export interface TimeRange {
  readonly start_utime?: number | undefined
  readonly end_utime?: number | undefined
}

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
