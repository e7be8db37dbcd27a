import { createContext, useContext } from 'react'
import { useClient } from 'tonlens'
import { useRouter } from '../shell/router.ts'
import type { ShownNetwork } from './customNetworks.ts'

export const NetworksContext = createContext<readonly ShownNetwork[]>([])

/** The networks of the explorer; none if it shows one client only. */
export function useNetworks(): readonly ShownNetwork[] {
  return useContext(NetworksContext)
}

/** Returns the name of a network as readers see it. */
export function useNetworkTitle(): (name: string) => string {
  const networks = useNetworks()
  return (name) => networks.find((network) => network.name === name)?.title ?? name
}

/** Returns the network that is shown; undefined in an explorer of one client. */
export function useNetwork(): ShownNetwork | undefined {
  const name = useNetworkName()
  return useNetworks().find((network) => network.name === name)
}

/** Returns the short name of the network that is shown: that of the URL, or else that of the client. */
export function useNetworkName(): string {
  const { network } = useClient()
  const { route } = useRouter()
  return route.network === '' ? network.name : route.network
}
