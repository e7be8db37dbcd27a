/** Whether nobody looks: the tab is hidden or the browser knows itself offline. */
export function isPageAway(): boolean {
  const hidden = typeof document !== 'undefined' && document.visibilityState === 'hidden'
  return hidden || isOffline()
}

/** True when the browser is sure that there is no network; it errs only in the other direction. */
export function isOffline(): boolean {
  return typeof document !== 'undefined' && !globalThis.navigator.onLine
}

/**
 * Calls `listener` when the tab is hidden or shown, goes offline or comes back.
 * @returns The way to stop; nothing is listened to on a server.
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
