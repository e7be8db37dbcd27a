import { type Mirror } from 'tonlens/mirror'
import { openMirrorIn } from 'tonlens/mirror-worker'
import type { NetworkConfig } from '../config/config.ts'
import { trustExplorerScript } from '../worker/trustScript.ts'
// oxlint-disable-next-line import/default -- the query makes it the address of the built worker
import workerUrl from './mirror.worker.ts?worker&url'

/**
 * Opens the database of a network, in a worker. Each index has its own, also behind a proxy, so that networks never mix.
 * Rejects where workers are not allowed.
 */
export async function openNetworkMirror({ name, baseUrl, testOnly }: NetworkConfig): Promise<Mirror> {
  const worker = new Worker(trustExplorerScript(workerUrl), { type: 'module', name: `tonlens ${name}` })
  try {
    return await openMirrorIn(worker, { name: `tonlens-explorer ${name} ${baseUrl}`, network: name, testOnly })
  } catch (error) {
    worker.terminate()
    throw error
  }
}
