import type { Client, Transport } from 'tonlens'
import { openVm, withVm } from 'tonlens/vm'
import type { LocalVm } from '../connection/localVm.ts'
import type { LoadLibrary } from '../connection/library.ts'

/**
 * Opens the local VM of a network. Nothing of the folder is loaded before the first call.
 * @param folder Folder beside index.html.
 * @param connect Creates a client whose transport is wrapped.
 */
export function openLocalVm(folder: string, library: LoadLibrary | undefined, connect: (wrap: (transport: Transport) => Transport) => Client): LocalVm {
  const vm = openVm({ url: `${folder.replace(/\/$/, '')}/`, library })
  return { vm, client: connect((transport) => withVm(transport, vm)) }
}
