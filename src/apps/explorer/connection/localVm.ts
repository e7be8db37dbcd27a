import { createContext, useContext } from 'react'
import type { Client } from 'tonlens'
import type { Vm } from 'tonlens/vm'

/** The TVM that runs in the page. */
export interface LocalVm {
  readonly vm: Vm
  /** Returns the configuration of the network, base64. @default the configuration account's data */
  readonly config?: (() => Promise<string>) | undefined
  /** Client whose transport asks the VM first (`withVm`). */
  readonly client: Client
}

export const LocalVmContext = createContext<LocalVm | undefined>(undefined)

/** The TVM of the page; undefined if the host gives the explorer none, or it is not open yet. */
export function useLocalVm(): LocalVm | undefined {
  return useContext(LocalVmContext)
}
