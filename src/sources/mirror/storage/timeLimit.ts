/**
 * Creates a function that rejects work which takes longer than `limit` milliseconds. All calls share one
 * timer, because a timer for each would cost as much as a read.
 */
export function createTimeLimit(limit: number) {
  const waiting = new Set<{ readonly until: number; readonly expire: () => void }>()
  let isSet = false
  const check = () => {
    isSet = false
    const now = performance.now()
    for (const { until, expire } of waiting) {
      if (until > now) return setTimer(until - now)
      expire()
    }
  }
  const setTimer = (milliseconds: number) => {
    if (isSet) return
    isSet = true
    const timer = setTimeout(check, milliseconds)
    // A pending timer must not keep a Node process alive.
    ;(timer as { unref?: () => void }).unref?.()
  }
  return <T>(work: Promise<T>, onTimeout: () => Error): Promise<T> =>
    new Promise((resolve, reject) => {
      const end = () => waiting.delete(entry)
      const expire = () => {
        end()
        reject(onTimeout())
      }
      const entry = { until: performance.now() + limit, expire }
      waiting.add(entry)
      setTimer(limit)
      work.finally(end).then(resolve, reject)
    })
}
