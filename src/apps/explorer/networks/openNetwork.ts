import {
  type AnswerKeeper,
  type AnyMirror,
  type Client,
  createClient,
  createLibraryLoader,
  createMediaResolver,
  LoadError,
  type MediaResolver,
  mirrored,
  type NativeCoinOptions,
  NotMirroredError,
  type OpenStream,
  type SuggestionSource,
  type Transport,
  withStreamFrom,
} from 'tonlens'
import { embeddedBaseUrl, type ExplorerConfig, type NetworkConfig } from '../config/config.ts'
import type { LocalVm } from '../connection/connection.ts'
import { networkKey, removeOtherSnapshot } from '../snapshot/place.ts'
import { loadLocalVm } from './loadLocalVm.ts'
import { withFirstRequest } from './withFirstRequest.ts'
import type { LoadLibrary } from '../connection/library.ts'
import { mirrorName, type ShownNetwork } from './customNetworks.ts'
import type { Mirror } from 'tonlens/mirror'

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

/** Opens a stream with code that is loaded then. */
const openStreamLater: OpenStream = async (options) =>
  (await import('./openNetworkStream.ts')).openNetworkStream(options)

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
  const { mirror, keeper, isFirstVisit } = openMirror(network)
  const connect = (wrap: (transport: Transport) => Transport, wrapService = same) =>
    // A key in a header is in no URL, and so in no log.
    createClient({
      network: { name, baseUrl, v2Url, testOnly },
      rate,
      apiKey,
      apiKeyIn: 'header',
      transport: (service) => wrap(mirrored(keeper, wrapService(service))),
    })
  const asked = connect(same, (service) => withFirstRequest(service, name, isFirstVisit))
  const hasStream = network.stream !== false && baseUrl.endsWith('/v3')
  const client = hasStream ? withStreamFrom(openStreamLater, asked, { apiKey, apiKeyIn: 'header' }) : asked
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

const same = (transport: Transport) => transport

/** Milliseconds from the start of the page until a database is created: the first content does not wait for it. */
const creationTime = 4000

/** Opens the mirror of a network. Before there is a database, requests do not wait for it: it has no answers. */
function openMirror(network: NetworkConfig): {
  readonly mirror: Promise<Mirror>
  readonly keeper: Promise<AnswerKeeper>
  /** Whether this browser has no answers of the network. */
  readonly isFirstVisit: Promise<boolean>
} {
  const isNew = lacksDatabase(mirrorName(network))
  const mirror = isNew.then(async (isFirstVisit) => {
    if (isFirstVisit) await new Promise((resolve) => setTimeout(resolve, creationTime - performance.now()))
    return (await import('./networkMirror.ts')).openNetworkMirror(network)
  })
  // The service answers alone then.
  mirror.catch(() => {})
  return {
    mirror,
    keeper: isNew.then((isFirstVisit) => (isFirstVisit ? keepLater(mirror) : mirror)),
    isFirstVisit: isNew,
  }
}

/** Tells whether this browser has no database of a name; false if it does not tell. */
async function lacksDatabase(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).every((database) => database.name !== name)
  } catch {
    return false
  }
}

/** A mirror that answers once it is open. What it is given before, it keeps then. */
function keepLater(mirror: Promise<Mirror>): AnswerKeeper {
  let opened: Mirror | undefined
  mirror.then(
    (open) => (opened = open),
    () => {},
  )
  return {
    transport: {
      name: 'mirror',
      request: async (endpoint, params, init) => {
        if (opened === undefined) throw new NotMirroredError(endpoint.name, 'its database is not open yet')
        return opened.transport.request(endpoint, params, init)
      },
    },
    ingest: async (body, request) => (await mirror).ingest(body, request),
    subscribe(listener) {
      let isOver = false
      let stop: (() => void) | undefined
      mirror.then(
        (open) => {
          if (!isOver) stop = open.subscribe(listener)
        },
        () => {},
      )
      return () => {
        isOver = true
        stop?.()
      }
    },
  }
}
