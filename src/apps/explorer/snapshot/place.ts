/** Id of the element that shows a snapshot. */
export const snapshotId = 'explorer-snapshot'

/** Names a network so that another service under its name is another network. */
export function networkKey({ name, baseUrl }: { readonly name: string; readonly baseUrl: string }): string {
  return `${name} ${baseUrl}`
}

/** Removes a snapshot of another network from the page. @param network Key of the network that is shown. */
export function removeOtherSnapshot(network: string): void {
  const place = document.getElementById(snapshotId)
  if (place?.dataset['network'] !== network) place?.remove()
}
