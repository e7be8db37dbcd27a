/** Tells whether the tab is hidden or the browser is offline. */
export function isPageAway(): boolean {
  const hidden = typeof document !== 'undefined' && document.visibilityState === 'hidden'
  return hidden || isOffline()
}

/** Tells whether the browser is sure that there is no network; `false` does not mean that there is one. */
export function isOffline(): boolean {
  return typeof document !== 'undefined' && !globalThis.navigator.onLine
}

/**
 * Calls `listener` when the tab is hidden or shown, goes offline or comes back.
 * @returns A function that stops it. On a server it does nothing.
 */
export function watchPage(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => {}
  document.addEventListener('visibilitychange', listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
