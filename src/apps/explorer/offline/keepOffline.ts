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

const mark = 'tonlens-explorer-reloaded'

/**
 * Reloads the page as soon as a newer version of the explorer is here: `config.json` may be written for that one. At
 * most once in a tab, so that a configuration which no version takes is still read.
 */
export async function reloadWhenNewer(): Promise<void> {
  if (navigator.serviceWorker?.controller == null || sessionStorage.getItem(mark) !== null) return
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    sessionStorage.setItem(mark, 'yes')
    location.reload()
  })
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
}
