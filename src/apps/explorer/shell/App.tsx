import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, use, useEffect, useMemo } from 'react'
import { TonlensProvider } from 'tonlens'
import type { ExplorerConfig } from '../config/config.ts'
import { ConfigContext } from '../config/configContext.ts'
import { useShownNetworks } from '../networks/customNetworks.ts'
import { NetworksContext } from '../networks/networksContext.ts'
import { openNetwork } from '../networks/openNetwork.ts'
import { Explorer } from './Explorer.tsx'
import { useHashRouter } from './router.ts'

/** Cache of the answers of all networks; each has its own keys. */
const cache = new QueryClient()

/** The whole application: the network that the URL names, and its explorer. */
export function App({ config }: { readonly config: ExplorerConfig }): ReactElement {
  useColors(config.colors)
  const shown = useShownNetworks(config)
  const networks = useMemo(() => shown.map(({ name }) => name), [shown])
  const { route } = useHashRouter(0, networks)
  const network = shown.find(({ name }) => name === route.network) ?? shown[0]
  if (network === undefined) throw new Error('A checked configuration has a network.')
  const { client, mirror, localVm, library, media, nativeCoin, now } = use(openNetwork(network, config))
  return (
    <QueryClientProvider client={cache}>
      <TonlensProvider key={network.name} client={client} media={media} nativeCoin={nativeCoin} now={now}>
        <ConfigContext value={config}>
          <NetworksContext value={shown}>
            <Explorer
              networks={networks}
              mirror={mirror}
              localVm={localVm}
              library={library}
              ipfsGateway={config.ipfsGateway}
              name={config.name}
              color={network.color}
              footer={config.links}
            />
          </NetworksContext>
        </ConfigContext>
      </TonlensProvider>
    </QueryClientProvider>
  )
}

/** Sets the custom properties of the configuration for the whole page. */
function useColors(colors: ExplorerConfig['colors']): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(colors ?? {})) document.documentElement.style.setProperty(name, value)
  }, [colors])
}
