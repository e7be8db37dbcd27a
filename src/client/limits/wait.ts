import { onAbort } from './onAbort.ts'

/**
 * Waits for a number of milliseconds.
 * @throws the signal's reason, as soon as it is aborted.
 */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(() => {
      release()
      resolve()
    }, milliseconds)
    const release = onAbort(signal, () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
