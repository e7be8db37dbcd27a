import { type AnyMirror, type Client, createClient, createMediaResolver, type MediaResolver, mirrored, type NativeCoin, type Transport } from 'tonlens'
import { embeddedBaseUrl, type ExplorerConfig, type NetworkConfig } from '../config/config.ts'
import type { LocalVm } from '../connection/localVm.ts'
import { librariesBeside, type LoadLibrary } from '../connection/library.ts'
import { openMirrorOf } from './mirror.ts'

/** A network that the explorer shows: its client, and what goes with it. */
export interface OpenNetwork {
  readonly config: NetworkConfig
  readonly client: Client
  /** Answers kept in this browser. */
  readonly mirror?: AnyMirror | undefined
  readonly localVm?: LocalVm | undefined
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

async function open(network: NetworkConfig, { ipfsGateway, imageHosts, vm }: ExplorerConfig): Promise<OpenNetwork> {
  if (network.baseUrl === embeddedBaseUrl) {
    const { openEmbedded } = await import('./embedded.ts')
    return openEmbedded(network)
  }
  const { name, baseUrl, testOnly } = network
  const mirror = openMirrorOf(network)
  const library = librariesBeside(baseUrl, '')
  const connect = (wrap: (transport: Transport) => Transport) => createClient({ network: { name, baseUrl, testOnly }, transport: (service) => wrap(mirrored(mirror, service)) })
  return {
    config: network,
    client: connect((transport) => transport),
    mirror,
    localVm: vm === undefined ? undefined : (await import('./localVm.ts')).openLocalVm(vm, library, connect),
    library,
    media: createMediaResolver({ ipfsGateway, hosts: imageHosts }),
    nativeCoin: network.nativeCoin,
  }
}
