import { createContext, useContext } from 'react'

export const IpfsGatewayContext = createContext<string | undefined>(undefined)

/** Base URL of the IPFS gateway that is asked for verified sources; undefined if the host of the explorer names none. */
export function useIpfsGateway(): string | undefined {
  return useContext(IpfsGatewayContext)
}
