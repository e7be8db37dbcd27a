import { createClient } from '../../client/client.ts'
import { provideClient, type WidgetDisplay } from '../sharedPage.ts'

/** A network that a page offers beside the public ones. */
export interface ListedNetwork {
  readonly baseUrl: string
  readonly testOnly?: boolean
  /** Answers that lie beside the page in place of a service: addresses of JSON files. */
  readonly answers?: readonly string[]
  /** Pictures that lie there too: address of a JSON file that names, by address, the file beside it. */
  readonly pictures?: string
  /** Seconds since 1970 at which the clock stands. @default it runs */
  readonly now?: number
}

/**
 * The networks in `<script type="application/json" id="tonlens-networks">`, by name. Whoever hosts
 * the page writes them; an address never can.
 * @throws {SyntaxError} The block is not JSON.
 */
export function readNetworks(): ReadonlyMap<string, ListedNetwork> {
  const text = document.querySelector('#tonlens-networks')?.textContent ?? '{}'
  return new Map(Object.entries(JSON.parse(text) as Readonly<Record<string, ListedNetwork>>))
}

/** Gives the elements of this page that name a network a client for it. */
export async function openNetwork(name: string, listed: ListedNetwork): Promise<void> {
  const { baseUrl, testOnly, answers, pictures, now } = listed
  const network = { name, baseUrl: new URL(baseUrl, location.href).href, testOnly }
  const display: WidgetDisplay = { now, media: pictures === undefined ? undefined : await readPictures(pictures) }
  if (answers === undefined) return provideClient(createClient({ network }), { network: name, display })
  const [{ createMemoryIndex }, ...bodies] = await Promise.all([
    import('../../memory/memoryIndex.ts'),
    ...answers.map((file) => readJson(new URL(file, location.href))),
  ])
  const { transport } = createMemoryIndex(bodies, { testOnly })
  provideClient(createClient({ network, transport }), { network: name, display })
}

/** Shows the listed pictures from where they lie, and no others. */
async function readPictures(address: string): Promise<NonNullable<WidgetDisplay['media']>> {
  const list = new URL(address, location.href)
  const files = new Map(Object.entries((await readJson(list)) as Readonly<Record<string, string>>))
  return (url) => {
    const file = files.get(url)
    return file === undefined ? undefined : new URL(file, list).href
  }
}

async function readJson(address: URL): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address.pathname} did not come: status ${response.status}.`)
  return response.json()
}
