/** Waits until the browser has nothing else to do, for two seconds at most. Safari does not tell. */
export function findIdleTime(): Promise<unknown> {
  return new Promise((resolve) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 500),
  )
}
