/** Time after which the address of a saved file is released, in milliseconds. */
const releaseDelay = 10_000

/**
 * Saves a file to the reader's downloads.
 * @param name File name with its extension.
 */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), releaseDelay)
}
