import { type AnyMirror, type Client, createClient, createMediaResolver, type MediaResolver, mirrored, type NativeCoinOptions, type Transport } from 'tonlens'
import { embeddedBaseUrl, type ExplorerConfig } from '../config/config.ts'
import type { LocalVm } from '../connection/localVm.ts'
import { librariesBeside, type LoadLibrary } from '../connection/library.ts'
import type { ShownNetwork } from './customNetworks.ts'
import { openNetworkMirror } from './mirror.ts'

/** A network that the explorer shows: its client, and what goes with it. */
export interface OpenNetwork {
  readonly config: ShownNetwork
  readonly client: Client
  /** Answers kept in this browser. */
  readonly mirror?: AnyMirror | undefined
  readonly localVm?: LocalVm | undefined
  readonly library?: LoadLibrary | undefined
  readonly media: MediaResolver
  readonly nativeCoin?: NativeCoinOptions | undefined
  /** Fixed current time of a chain that does not go on, Unix seconds. */
  readonly now?: number | undefined
}

/** Networks that are open, by all of their fields. */
const opened = new Map<string, Promise<OpenNetwork>>()

/** Opens a network once for the page. */
export function openNetwork(network: ShownNetwork, config: ExplorerConfig): Promise<OpenNetwork> {
  const key = JSON.stringify(network)
  const known = opened.get(key) ?? open(network, config)
  opened.set(key, known)
  // A chunk that did not load is asked for again.
  known.catch(() => opened.delete(key))
  return known
}

/** Most requests in a second through a proxy that adds a key. */
const rateWithKey = 10

async function open(network: ShownNetwork, { ipfsGateway, imageHosts, vm }: ExplorerConfig): Promise<OpenNetwork> {
  if (network.baseUrl === embeddedBaseUrl) {
    const { openEmbedded } = await import('./embedded.ts')
    return openEmbedded(network, vm)
  }
  const { name, keyProxy, baseUrl: given, testOnly, apiKey } = network
  const baseUrl = keyProxy ?? given
  const rate = network.rate ?? (keyProxy === undefined ? undefined : rateWithKey)
  const mirror = openNetworkMirror(network)
  const library = librariesBeside(baseUrl, apiKey ?? '')
  const connect = (wrap: (transport: Transport) => Transport) =>
    // A key in a header is in no URL, and so in no log.
    createClient({ network: { name, baseUrl, testOnly }, rate, apiKey, apiKeyIn: 'header', transport: (service) => wrap(mirrored(mirror, service)) })
  return {
    config: network,
    client: connect((transport) => transport),
    mirror,
    localVm: vm === undefined ? undefined : (await import('./localVm.ts')).openLocalVm(vm, { library, connect }),
    library,
    media: createMediaResolver({ ipfsGateway, hosts: imageHosts }),
    nativeCoin: network.nativeCoin,
  }
}
