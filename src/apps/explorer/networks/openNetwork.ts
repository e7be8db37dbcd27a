import { type AnyMirror, type Client, createClient, createMediaResolver, type MediaResolver, mirrored, type NativeCoin } from 'tonlens'
import { embeddedBaseUrl, type ExplorerConfig, type NetworkConfig } from '../config/config.ts'
import { librariesBeside, type LoadLibrary } from '../connection/library.ts'
import { openMirrorOf } from './mirror.ts'

/** A network that the explorer shows: its client, and what goes with it. */
export interface OpenNetwork {
  readonly config: NetworkConfig
  readonly client: Client
  /** Answers kept in this browser. */
  readonly mirror?: AnyMirror | undefined
  readonly library?: LoadLibrary | undefined
  readonly media: MediaResolver
  readonly nativeCoin?: NativeCoin | undefined
  /** Fixed current time of a chain that does not go on, Unix seconds. */
  readonly now?: number | undefined
}

const opened = new Map<NetworkConfig, Promise<OpenNetwork>>()

/** Opens a network of the configuration once for the page. */
export function openNetwork(network: NetworkConfig, config: ExplorerConfig): Promise<OpenNetwork> {
  const known = opened.get(network) ?? open(network, config)
  opened.set(network, known)
  // A chunk that did not load is asked for again.
  known.catch(() => opened.delete(network))
  return known
}

async function open(network: NetworkConfig, { ipfsGateway, imageHosts }: ExplorerConfig): Promise<OpenNetwork> {
  if (network.baseUrl === embeddedBaseUrl) {
    const { openEmbedded } = await import('./embedded.ts')
    return openEmbedded(network)
  }
  const { name, baseUrl, testOnly } = network
  const mirror = openMirrorOf(network)
  return {
    config: network,
    client: createClient({ network: { name, baseUrl, testOnly }, transport: (service) => mirrored(mirror, service) }),
    mirror,
    library: librariesBeside(baseUrl, ''),
    media: createMediaResolver({ ipfsGateway, hosts: imageHosts }),
    nativeCoin: network.nativeCoin,
  }
}
