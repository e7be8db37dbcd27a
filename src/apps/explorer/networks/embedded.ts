import { createTestClient, loadPictures } from 'tonlens/testing'
import type { NetworkConfig } from '../config/config.ts'
import type { OpenNetwork } from './openNetwork.ts'

/** Opens the example chain of the package, which is served by an index in the page and needs no network. */
export async function openEmbedded(network: NetworkConfig): Promise<OpenNetwork> {
  const [{ client, now }, media] = await Promise.all([createTestClient({ testOnly: network.testOnly }), loadPictures().catch(() => none)])
  return {
    config: network,
    client,
    media,
    nativeCoin: network.nativeCoin,
    // Pending transactions are some seconds newer than the newest block.
    now: now + 5,
  }
}

/** Without its pictures, the chain is shown all the same. */
const none = (): undefined => undefined
