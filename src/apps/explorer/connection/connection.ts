import { createContext, useContext } from 'react'
import type { Client, AnyMirror } from 'tonlens'
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

export const IpfsGatewayContext = createContext<string | undefined>(undefined)

/**
 * Base URL of the IPFS gateway that is asked for verified sources; undefined if the host of the explorer names none.
 */
export function useIpfsGateway(): string | undefined {
  return useContext(IpfsGatewayContext)
}

export const SourceVerifierContext = createContext<string | undefined>(undefined)

/** Base URL of the verifier that readers can ask for sources and ABIs; undefined if the host names none. */
export function useSourceVerifier(): string | undefined {
  return useContext(SourceVerifierContext)
}

/** The mirror of a network. */
export interface ExplorerMirror {
  readonly mirror: AnyMirror
  /** Opens it again after it did not open. */
  readonly onRetry?: (() => void) | undefined
}

export const MirrorContext = createContext<ExplorerMirror | undefined>(undefined)

/** The mirror of the current network; undefined if it has none. */
export function useExplorerMirror(): ExplorerMirror | undefined {
  return useContext(MirrorContext)
}
