import { createTestClient } from 'tonlens/testing'
import type { NetworkConfig } from '../config/config.ts'
import type { OpenNetwork } from './openNetwork.ts'

/** Opens the example chain of the package, which is served by an index in the page and needs no network. */
export async function openEmbedded(network: NetworkConfig): Promise<OpenNetwork> {
  const { client, now } = await createTestClient({ testOnly: network.testOnly })
  return {
    config: network,
    client,
    // Its pictures are on hosts that do not exist.
    media: () => undefined,
    nativeCoin: network.nativeCoin,
    // Pending transactions are some seconds newer than the newest block.
    now: now + 5,
  }
}
