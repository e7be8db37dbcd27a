import { startPause } from './pause.ts'

const listenersBySignal = new WeakMap<AbortSignal, Set<() => void>>()

/**
 * Calls `listener` once when the signal is aborted. Thousands of calls may share a signal: browsers
 * search the list of native listeners for each one that is added or removed, so it gets only one.
 * @returns A function that removes the listener.
 */
export function onAbort(signal: AbortSignal, listener: () => void): () => void {
  const listeners = listenersBySignal.get(signal) ?? watch(signal)
  // A set holds a function once, and callers may pass the same one twice.
  const own = () => listener()
  listeners.add(own)
  return () => void listeners.delete(own)
}

function watch(signal: AbortSignal): Set<() => void> {
  const listeners = new Set<() => void>()
  listenersBySignal.set(signal, listeners)
  signal.addEventListener(
    'abort',
    () => {
      for (const listener of listeners) listener()
      listeners.clear()
    },
    { once: true },
  )
  return listeners
}

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
