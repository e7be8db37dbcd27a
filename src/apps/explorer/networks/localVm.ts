import type { Client, Transport } from 'tonlens'
import { openVm, withVm } from 'tonlens/vm'
import type { LocalVm } from '../connection/connection.ts'
import type { LoadLibrary } from '../connection/library.ts'

/** Options of the local VM of a network. */
export interface LocalVmOptions {
  readonly library?: LoadLibrary | undefined
  /** Creates a client whose transport is wrapped. */
  readonly connect: (wrap: (transport: Transport) => Transport) => Client
  /** Fixed time of a chain that does not go on, Unix seconds. Its configuration is the one that comes with the VM. */
  readonly now?: number | undefined
}

/**
 * Opens the local VM of a network. Nothing of the folder is loaded before the first call.
 * @param folder Folder beside index.html.
 */
export function openLocalVm(folder: string, { library, connect, now }: LocalVmOptions): LocalVm {
  const vm = openVm({ url: `${folder.replace(/\/$/, '')}/`, library })
  if (now === undefined) return { vm, client: connect((transport) => withVm(vm, transport)) }
  const config = vm.snapshotConfig
  return {
    vm,
    config,
    client: connect((transport) => withVm(vm, answeredAt(transport, now), { config, now: () => now })),
  }
}

/** States of a chain that does not go on are as old as its last block, not as the reader's visit. */
function answeredAt(transport: Transport, asOf: number): Transport {
  return {
    ...transport,
    async request(...asked) {
      const { body, origin } = await transport.request(...asked)
      return { body, origin: { ...origin, asOf } }
    },
  }
}
