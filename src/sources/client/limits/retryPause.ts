/** Longest pause that is chosen here, in milliseconds. */
const maxPause = 60_000
/** Longest pause that the service can ask for, in milliseconds. */
const maxRetryAfter = 300_000

/**
 * Reads a Retry-After header.
 * @param headers A date is compared with the header `Date` where it can be read: clocks differ.
 * @returns Milliseconds above 0; undefined if there is no such header, or it names no time to wait.
 */
export function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? ''
  const milliseconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - serviceTime(headers)
  return milliseconds > 0 ? milliseconds : undefined
}

/** Unix milliseconds at which the service answered. */
function serviceTime(headers: Headers): number {
  const stated = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(stated) ? Date.now() : stated
}

/**
 * Returns the milliseconds until the next attempt: as long as the service asks for, but at most five minutes.
 * @param retryAfter What the service asks for; with undefined or 0 the pause is `own`.
 */
export function retryPause(retryAfter: number | undefined, own: number): number {
  return retryAfter !== undefined && retryAfter > 0 ? Math.min(retryAfter, maxRetryAfter) : own
}

/**
 * Returns a pause that doubles with each step, up to a minute.
 * @param backoff Milliseconds of the first pause.
 * @param step Number of failures before, from 0.
 */
export function backoffPause(backoff: number, step: number): number {
  // The jitter keeps clients that failed together from retrying together.
  return Math.min(maxPause, backoff * 2 ** step * (1 + Math.random() / 4))
}
