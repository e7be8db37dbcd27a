/** Whether the reader lets this site notify; undefined in browsers and frames without notifications. */
export function readPermission(): NotificationPermission | undefined {
  return typeof Notification === 'undefined' ? undefined : Notification.permission
}

/**
 * Shows a notification, if the reader lets this site.
 * @param tag The browser shows one of two notifications with the same tag.
 */
export function showNotification(title: string, tag: string): void {
  if (readPermission() !== 'granted') return
  try {
    const shown = new Notification(title, { tag })
    shown.onclick = () => window.focus()
  } catch {
    // Browsers on phones notify from a service worker only. The event is on the page all the same.
  }
}
