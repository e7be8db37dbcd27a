import { onAbort } from './onAbort.ts'
import { startPause } from './pause.ts'

/**
 * Waits for a number of milliseconds.
 * @throws the signal's reason, as soon as it is aborted.
 */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const pause = startPause(milliseconds, () => {
      release()
      resolve()
    })
    const release = onAbort(signal, () => {
      pause.cancel()
      reject(signal.reason as Error)
    })
  })
}
