import { createContext, useContext } from 'react'
import type { NetworkConfig } from '../config/config.ts'

export const NetworksContext = createContext<readonly NetworkConfig[]>([])

/** The networks of the explorer; none if it shows one client only. */
export function useNetworks(): readonly NetworkConfig[] {
  return useContext(NetworksContext)
}

/** Returns the name of a network as readers see it. */
export function useNetworkTitle(): (name: string) => string {
  const networks = useNetworks()
  return (name) => networks.find((network) => network.name === name)?.title ?? name
}
