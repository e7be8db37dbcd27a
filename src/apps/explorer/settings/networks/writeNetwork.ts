import { readCustomNetwork, type CustomNetwork, type ShownNetwork } from '../../networks/customNetworks.ts'
import { pageTable } from '../../shell/routes.ts'

/** Text of each field, as typed. */
export interface NetworkFields {
  readonly title: string
  readonly baseUrl: string
  readonly apiKey: string
  /** `#rrggbb` */
  readonly color: string
  readonly testOnly: boolean
}

/** Field that is wrong. */
export type WrongNetworkField = 'title' | 'sameTitle' | 'baseUrl'

/** Writes a network from what a reader typed, or tells which fields are wrong. @param known Networks that are there. */
export function writeNetwork(
  fields: NetworkFields,
  known: readonly ShownNetwork[],
): CustomNetwork | readonly WrongNetworkField[] {
  const title = fields.title.trim()
  const baseUrl = fields.baseUrl.trim().replace(/\/+$/, '')
  const { color, testOnly } = fields
  const apiKey = fields.apiKey.trim()
  const isAddress = readCustomNetwork({ name: 'x', baseUrl }) !== undefined
  const network = isAddress
    ? readCustomNetwork({ name: nameNetwork(title, baseUrl, known), title, baseUrl, color, testOnly, apiKey })
    : undefined
  const wrong: WrongNetworkField[] = [
    ...(title === '' || title.length > 40
      ? (['title'] as const)
      : isTitleTaken(title, known)
        ? (['sameTitle'] as const)
        : []),
    ...(isAddress ? [] : (['baseUrl'] as const)),
  ]
  return network === undefined || wrong.length > 0 ? wrong : network
}

/** Two networks of one name would be mistaken for each other. */
export function isTitleTaken(title: string, known: readonly ShownNetwork[]): boolean {
  const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase()
  return known.some((network) => [network.name, network.title ?? ''].some((each) => fold(each) === fold(title)))
}

/** Short name for URLs that no page and no other network has: `My chain` becomes `my-chain`, other letters the host. */
function nameNetwork(title: string, baseUrl: string, known: readonly ShownNetwork[]): string {
  const slug = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 20)
      .replaceAll(/^-+|-+$/g, '')
  const first = slug(title) || slug(new URL(baseUrl).host) || 'own'
  const taken = new Set([...known.map(({ name }) => name), ...Object.keys(pageTable)])
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? first : `${first}-${count}`
    if (!taken.has(name)) return name
  }
}
