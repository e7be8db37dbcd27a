import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, use, useMemo } from 'react'
import { TonlensProvider } from 'tonlens'
import type { ExplorerConfig } from '../config/config.ts'
import { openNetwork } from '../networks/openNetwork.ts'
import { Explorer } from './Explorer.tsx'
import { useHashRouter } from './router.ts'

/** Cache of the answers of all networks; each has its own keys. */
const cache = new QueryClient()

/** The whole application: the network that the URL names, and its explorer. */
export function App({ config }: { readonly config: ExplorerConfig }): ReactElement {
  const networks = useMemo(() => config.networks.map(({ name }) => name), [config])
  const { route } = useHashRouter(0, networks)
  const network = config.networks.find(({ name }) => name === route.network) ?? config.networks[0]
  if (network === undefined) throw new Error('A checked configuration has a network.')
  const { client, mirror, library, media, nativeCoin, now } = use(openNetwork(network, config))
  return (
    <QueryClientProvider client={cache}>
      <TonlensProvider key={network.name} client={client} media={media} nativeCoin={nativeCoin} now={now}>
        <Explorer networks={networks} mirror={mirror} library={library} ipfsGateway={config.ipfsGateway} />
      </TonlensProvider>
    </QueryClientProvider>
  )
}
