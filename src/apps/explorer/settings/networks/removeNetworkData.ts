import type { CustomNetwork } from '../../networks/customNetworks.ts'
import { openNetworkMirror } from '../../networks/mirror.ts'
import { findRecentStore } from '../../pages/search/recentSearches.ts'

/** Deletes what this browser keeps of a network: its answers and recent searches. */
export async function removeNetworkData(network: CustomNetwork): Promise<void> {
  findRecentStore(network.name).clear()
  const mirror = await openNetworkMirror(network)
  await mirror.clear()
  await mirror.close()
}
