import { createContext, useContext } from 'react'
import type { NetworkConfig } from '../config/config.ts'

export const NetworksContext = createContext<readonly NetworkConfig[]>([])

/** The networks of the explorer; none if it shows one client only. */
export function useNetworks(): readonly NetworkConfig[] {
  return useContext(NetworksContext)
}
