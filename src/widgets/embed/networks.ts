import { type Client, createClient } from '../../client/client.ts'

/** A network that a page of frames offers beside the public ones. */
interface ListedNetwork {
  readonly baseUrl: string
  readonly testOnly?: boolean
  /** Answers that lie beside the page in place of a service: addresses of JSON files. */
  readonly answers?: readonly string[]
}

type Provide = (client: Client) => void

/**
 * The networks in `<script type="application/json" id="tonlens-networks">`, by name, each with the
 * way to open it. Whoever hosts the page writes them; an address never can.
 * @throws {SyntaxError} The block is not JSON.
 */
export function readNetworks(): Map<string, (provide: Provide) => void> {
  const text = document.querySelector('#tonlens-networks')?.textContent ?? '{}'
  const listed = JSON.parse(text) as Readonly<Record<string, ListedNetwork>>
  return new Map(
    Object.entries(listed).map(([name, network]) => [name, (provide) => void open(name, network, provide)]),
  )
}

async function open(name: string, { baseUrl, testOnly, answers }: ListedNetwork, provide: Provide): Promise<void> {
  const network = { name, baseUrl: new URL(baseUrl, location.href).href, testOnly }
  if (answers === undefined) return provide(createClient({ network }))
  const { openMirror } = await import('../../mirror/mirror.ts')
  const mirror = await openMirror({ name: `tonlens-${name}`, authoritative: true, testOnly })
  await mirror.clear()
  const bodies = await Promise.all(
    answers.map(async (file) => (await fetch(new URL(file, location.href))).json() as Promise<unknown>),
  )
  for (const body of bodies) await mirror.ingest(body)
  provide(createClient({ network, transport: mirror.transport }))
}
