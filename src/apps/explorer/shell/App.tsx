import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, startTransition, Suspense, use, useEffect, useMemo, useReducer } from 'react'
import { ErrorState, TonlensProvider } from 'tonlens'
import type { ExplorerConfig } from '../config/config.ts'
import { ConfigContext } from '../config/configContext.ts'
import { type ShownNetwork, useShownNetworks } from '../networks/customNetworks.ts'
import { NetworksContext, useNetworks } from '../networks/networksContext.ts'
import { openNetwork } from '../networks/openNetwork.ts'
import { Boot } from './Boot.tsx'
import { Explorer } from './Explorer.tsx'
import { chooseRetry } from './laterPart.tsx'
import { useHashRouter, useSideCount } from './router.ts'

/** Cache of the answers of all networks; each has its own keys. */
const cache = new QueryClient()

/** The whole application: an explorer for each network that the URL shows, side by side. */
export function App({ config }: { readonly config: ExplorerConfig }): ReactElement {
  useColors(config.colors)
  const shown = useShownNetworks(config)
  const names = useMemo(() => shown.map(({ name }) => name), [shown])
  const sides = useSideCount()
  return (
    <QueryClientProvider client={cache}>
      <ConfigContext value={config}>
        <NetworksContext value={shown}>
          <div className="explorer-networks" data-sides={sides}>
            {Array.from({ length: sides }, (_, slot) => (
              // oxlint-disable-next-line react/no-array-index-key -- a side is its place
              <Suspense key={slot} fallback={<Boot />}>
                <Side slot={slot} names={names} config={config} />
              </Suspense>
            ))}
          </div>
        </NetworksContext>
      </ConfigContext>
    </QueryClientProvider>
  )
}

interface SideProps {
  /** Zero-based number of the side. */
  readonly slot: number
  /** Short names of the networks, the default first. */
  readonly names: readonly string[]
  readonly config: ExplorerConfig
}

/** The explorer of the network that one route of the URL names. */
function Side({ slot, names, config }: SideProps): ReactElement {
  const shown = useNetworks()
  const { route } = useHashRouter(slot, names)
  const network = shown.find(({ name }) => name === route.network) ?? shown[0]
  if (network === undefined) throw new Error('A checked configuration has a network.')
  const [, tryAgain] = useReducer((tries: number) => tries + 1, 0)
  const opened = use(openNetwork(network, config))
  useSnapshots(network)
  const retry = () => {
    opened.forget()
    startTransition(tryAgain)
  }
  if ('failure' in opened) {
    return <ErrorState error={opened.failure} onRetry={chooseRetry(opened.failure, retry)} />
  }
  const { client, mirror, localVm, library, media, searchSources, nativeCoin, now } = opened
  return (
    <TonlensProvider key={network.name} client={client} media={media} nativeCoin={nativeCoin} now={now}>
      <Explorer
        slot={slot}
        networks={names}
        mirror={mirror}
        onMirrorRetry={retry}
        localVm={localVm}
        library={library}
        searchSources={searchSources}
        ipfsGateway={config.ipfsGateway}
        sourceVerifier={config.sourceVerifier}
        name={config.name}
        color={network.color}
        footer={config.links}
      />
    </TonlensProvider>
  )
}

/** Keeps the last state of the pages of a network, for the next visit. */
function useSnapshots(network: ShownNetwork): void {
  const sides = useSideCount()
  useEffect(() => {
    if (!import.meta.env.PROD || sides > 1) return
    const stop = import('../snapshot/keepSnapshots.ts').then(
      ({ keepSnapshots }) => keepSnapshots(network),
      // Without the file, the next visit begins as the first one did.
      () => () => {},
    )
    return () => void stop.then((end) => end())
  }, [network, sides])
}

/** Sets the custom properties of the configuration for the whole page. */
function useColors(colors: ExplorerConfig['colors']): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(colors ?? {})) document.documentElement.style.setProperty(name, value)
  }, [colors])
}
