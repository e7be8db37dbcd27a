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
