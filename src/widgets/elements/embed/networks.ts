import { createClient } from '../../../sources/client/client.ts'
import type { NativeCoinOptions } from '../../../ton/facts/nativeCoin.ts'
import { load } from '../../../sources/net/load.ts'
import { TonlensError } from '../../../ton/cells/errors.ts'
import { createPageClient, provideClient, type WidgetDisplay } from '../sharedPage.ts'

/** A network that a page offers in addition to the public ones. */
export interface ListedNetwork {
  /** Base URL of the service, absolute or relative to the page. */
  readonly baseUrl: string
  /** Whether it is a test network. @default false */
  readonly testOnly?: boolean
  /** URLs of JSON files with responses, which replace the service. @default asks the service at `baseUrl` */
  readonly answers?: readonly string[]
  /** URL of a JSON file that maps picture URLs to files next to it. @default the display's media rules */
  readonly pictures?: string
  /** Native coin of the network. @default Gram */
  readonly nativeCoin?: NativeCoinOptions
  /** Fixed current time, Unix seconds. @default the real time */
  readonly now?: number
}

/**
 * Reads the networks in `<script type="application/json" id="tonlens-networks">`, by name. Only the host
 * of the page can define them; a URL cannot.
 * @throws {SyntaxError} The block is not JSON.
 */
export function readNetworks(): ReadonlyMap<string, ListedNetwork> {
  const text = document.querySelector('#tonlens-networks')?.textContent ?? '{}'
  return new Map(Object.entries(JSON.parse(text) as Readonly<Record<string, ListedNetwork>>))
}

/** Provides a client for a network to the elements of this page that name it. */
export async function provideNetwork(name: string, listed: ListedNetwork): Promise<void> {
  const { baseUrl, testOnly, answers, pictures, nativeCoin, now } = listed
  const network = { name, baseUrl: new URL(baseUrl, location.href).href, testOnly }
  const display: WidgetDisplay = {
    now,
    nativeCoin,
    media: pictures === undefined ? undefined : await readPictures(pictures),
  }
  if (answers === undefined) return provideClient(createPageClient(network), { network: name, display })
  const [{ createMemoryIndex }, ...bodies] = await Promise.all([
    import('../../../sources/memory/memoryIndex.ts'),
    ...answers.map((file) => readJson(new URL(file, location.href))),
  ])
  const { transport } = createMemoryIndex(bodies, { testOnly, version: '1.3' })
  provideClient(createClient({ network, transport }), { network: name, display })
}

/** Creates a media resolver that allows only the listed pictures. */
async function readPictures(address: string): Promise<NonNullable<WidgetDisplay['media']>> {
  const list = new URL(address, location.href)
  const files = new Map(Object.entries((await readJson(list)) as Readonly<Record<string, string>>))
  return (url) => {
    const file = files.get(url)
    return file === undefined ? undefined : new URL(file, list).href
  }
}

/** Most bytes and milliseconds of a file; a file of answers holds a small chain. */
const limits = { maxBytes: 64 * 1024 * 1024, timeout: 60_000 }

async function readJson(address: URL): Promise<unknown> {
  const { ok, status, bytes } = await load(address, limits)
  if (!ok)
    throw new TonlensError(
      `${address.pathname} could not be loaded: status ${status}. Check the file names in the page's list of networks.`,
    )
  return JSON.parse(new TextDecoder().decode(bytes)) as unknown
}
