import { trustExplorerScript } from '../worker/trustScript.ts'

/**
 * Keeps the explorer in this browser, so that it opens without its server. A newer version is loaded in the background
 * and shown as a whole on the next visit.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !globalThis.isSecureContext) return
  await navigator.serviceWorker.register(trustExplorerScript('service-worker.js'))
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
  active?.postMessage(loaded)
}
