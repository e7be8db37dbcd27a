// The mirror of a network, which opens after the first content: its code loads then.
import type { Mirror } from 'tonlens/mirror'
import { openMirrorIn } from 'tonlens/mirror-worker'
import type { NetworkConfig } from '../config/config.ts'
import { trustExplorerScript } from '../worker/trustScript.ts'
import { mirrorName } from './customNetworks.ts'
// oxlint-disable-next-line import/default -- the query makes it the address of the built worker
import workerUrl from './mirror.worker.ts?worker&url'

/** Opens the database of a network, in a worker. Rejects where workers are not allowed. */
export async function openNetworkMirror(network: NetworkConfig): Promise<Mirror> {
  const { name, testOnly } = network
  const worker = new Worker(trustExplorerScript(workerUrl), { type: 'module', name: `tonlens ${name}` })
  try {
    return await openMirrorIn(worker, { name: mirrorName(network), network: name, testOnly })
  } catch (error) {
    worker.terminate()
    throw error
  }
}

/** Removes all answers that this browser has kept of a network. */
export async function clearNetworkMirror(network: NetworkConfig): Promise<void> {
  const mirror = await openNetworkMirror(network)
  await mirror.clear()
  await mirror.close()
}
