import {
  type AnyMirror,
  type Client,
  createClient,
  createLibraryLoader,
  createMediaResolver,
  LoadError,
  type MediaResolver,
  mirrored,
  type NativeCoinOptions,
  type SuggestionSource,
  type Transport,
  withStream,
} from 'tonlens'
import { embeddedBaseUrl, type ExplorerConfig, type NetworkConfig } from '../config/config.ts'
import type { LocalVm } from '../connection/connection.ts'
import { networkKey, removeOtherSnapshot } from '../snapshot/place.ts'
import { loadLocalVm } from './loadLocalVm.ts'
import type { LoadLibrary } from '../connection/library.ts'
import type { ShownNetwork } from './customNetworks.ts'
import type { Mirror } from 'tonlens/mirror'
import { openMirrorIn } from 'tonlens/mirror-worker'
import { trustExplorerScript } from '../worker/trustScript.ts'
// oxlint-disable-next-line import/default -- the query makes it the address of the built worker
import workerUrl from './mirror.worker.ts?worker&url'

/**
 * Opens the database of a network, in a worker. Each index has its own, also behind a proxy, so that networks never
 * mix. Rejects where workers are not allowed.
 */
export async function openNetworkMirror({ name, baseUrl, testOnly }: NetworkConfig): Promise<Mirror> {
  const worker = new Worker(trustExplorerScript(workerUrl), { type: 'module', name: `tonlens ${name}` })
  try {
    return await openMirrorIn(worker, { name: `tonlens-explorer ${name} ${baseUrl}`, network: name, testOnly })
  } catch (error) {
    worker.terminate()
    throw error
  }
}

/** A network that the explorer shows: its client, and what goes with it. */
export interface OpenNetwork {
  readonly config: ShownNetwork
  readonly client: Client
  /** Answers kept in this browser. */
  readonly mirror?: AnyMirror | undefined
  readonly localVm?: LocalVm | undefined
  readonly library?: LoadLibrary | undefined
  readonly media: MediaResolver
  /** Names that the search has beside those that this browser has seen. @default none */
  readonly searchSources?: readonly SuggestionSource[] | undefined
  readonly nativeCoin?: NativeCoinOptions | undefined
  /** Fixed current time of a chain that does not go on, Unix seconds. */
  readonly now?: number | undefined
}

/** A network that could not be opened, such as because a file of the explorer did not load. */
interface FailedNetwork {
  readonly failure: unknown
}

/** Result of {@link openNetwork}. */
type Opened = (OpenNetwork | FailedNetwork) & {
  /** Lets the next call open the network again. */
  readonly forget: () => void
}

/** Networks that are open, or failed, by all of their fields. */
const opened = new Map<string, Promise<Opened>>()

/** Opens a network once for the page. */
export function openNetwork(network: ShownNetwork, config: ExplorerConfig): Promise<Opened> {
  const key = JSON.stringify(network)
  // The configuration names another network than on the last visit.
  removeOtherSnapshot(networkKey(network))
  const known = opened.get(key)
  if (known !== undefined) return known
  // A second press of a button must not forget what the first has opened.
  const forget = () => void (opened.get(key) === opening && opened.delete(key))
  const opening: Promise<Opened> = open(network, config).then(
    (open) => ({ ...open, forget }),
    (failure: unknown) => ({ failure, forget }),
  )
  opened.set(key, opening)
  return opening
}

/** Most requests in a second through a proxy that adds a key. */
const rateWithKey = 10

async function open(network: ShownNetwork, { ipfsGateway, imageHosts, vm }: ExplorerConfig): Promise<OpenNetwork> {
  if (network.baseUrl === embeddedBaseUrl) {
    const { openEmbedded } = await import('./embedded.ts').catch((cause: unknown) => {
      throw new LoadError(cause)
    })
    return openEmbedded(network, vm)
  }
  const { name, keyProxy, baseUrl: given, v2Url, testOnly, apiKey } = network
  const baseUrl = keyProxy ?? given
  const rate = network.rate ?? (keyProxy === undefined ? undefined : rateWithKey)
  const mirror = openNetworkMirror(network)
  // The service answers alone then.
  mirror.catch(() => {})
  const connect = (wrap: (transport: Transport) => Transport) =>
    // A key in a header is in no URL, and so in no log.
    createClient({
      network: { name, baseUrl, v2Url, testOnly },
      rate,
      apiKey,
      apiKeyIn: 'header',
      transport: (service) => wrap(mirrored(mirror, service)),
    })
  const asked = connect((transport) => transport)
  const hasStream = network.stream !== false && baseUrl.endsWith('/v3')
  const client = hasStream ? withStream(asked, { apiKey, apiKeyIn: 'header' }) : asked
  const library = createLibraryLoader(client)
  return {
    config: network,
    client,
    mirror,
    localVm: await loadLocalVm(vm, { library, connect }),
    library,
    media: createMediaResolver({ ipfsGateway, hosts: imageHosts }),
    nativeCoin: network.nativeCoin,
  }
}
