import { createClient, createPackSuggestions, type Transport } from 'tonlens'
import { createTestClient, loadPictures } from 'tonlens/testing'
import type { NetworkConfig } from '../config/config.ts'
import { listNames } from './listNames.ts'
import { loadLocalVm } from './loadLocalVm.ts'
import type { OpenNetwork } from './openNetwork.ts'

/**
 * Opens the example chain of the package, which is served by an index in the page and needs no network.
 * @param vm Folder of the local VM.
 */
export async function openEmbedded(network: NetworkConfig, vm: string | undefined): Promise<OpenNetwork> {
  const [{ client, index, now: newest }, media] = await Promise.all([
    createTestClient({ testOnly: network.testOnly }),
    loadPictures().catch(() => none),
  ])
  // Pending transactions are some seconds newer than the newest block.
  const now = newest + 5
  const connect = (wrap: (transport: Transport) => Transport) =>
    createClient({ network: client.network, transport: wrap(index.transport) })
  return {
    config: network,
    client,
    localVm: await loadLocalVm(vm, { connect, now }),
    media,
    searchSources: [createPackSuggestions(() => listNames(client))],
    nativeCoin: network.nativeCoin,
    now,
  }
}

/** Without its pictures, the chain is shown all the same. */
const none = (): undefined => undefined
