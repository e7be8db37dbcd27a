/** Kind of a media file. Only `html` files may run code, and only in a sandboxed frame. */
export type MediaKind = 'image' | 'video' | 'audio' | 'html'

/** Box that a media file will fill. */
export interface MediaRequest {
  /** Width of the box, CSS px. */
  readonly width: number
  /** Height of the box, CSS px. */
  readonly height: number
  /** Device pixels per CSS px. */
  readonly dpr: number
  /** Kind of element that will load the file. @default 'image' */
  readonly kind?: MediaKind | undefined
}

/**
 * Decides from where a file named by metadata is loaded.
 * @returns The URL to load, or several to try in order; undefined to load nothing.
 */
export type MediaResolver = (url: string, request: MediaRequest) => string | readonly string[] | undefined

/** Options of {@link createMediaResolver}: which hosts may be reached. */
export interface MediaPolicy {
  /** Hosts of the index's image previews, which are loaded directly. @default the hosted index's preview host */
  readonly previewHosts?: readonly string[] | undefined
  /** Base URL for previews that a self-hosted index sends as signed paths, such as `/abc/pr:small/…`. @default none */
  readonly previewBase?: string | undefined
  /** HTTP gateways for `ipfs://`, such as `https://gateway.example/ipfs/`, best first. @default none */
  readonly ipfsGateway?: string | readonly string[] | undefined
  /** HTTP gateways for `tonstorage://`, such as `https://gateway.example/bag/`, best first. @default none */
  readonly storageGateway?: string | readonly string[] | undefined
  /** Hosts from which files of all kinds are loaded directly. They see the reader's IP address. @default none */
  readonly hosts?: readonly string[] | undefined
  /**
   * Proxy for everything else, so that the hosts in the metadata do not see the reader. It is also
   * asked for video, audio and pages; a proxy for images returns undefined for other kinds.
   * @default none
   */
  readonly proxy?: MediaResolver | undefined
}

const previewHost = 'imgproxy.toncenter.com'

/**
 * Creates a media resolver that reaches only the hosts that `policy` names.
 * @param policy @default only previews of the hosted index
 */
export function createMediaResolver(policy: MediaPolicy = {}): MediaResolver {
  const previews = new Set(policy.previewHosts ?? [previewHost])
  const hosts = new Set(policy.hosts)
  return (url, request) => {
    if (url.startsWith('/') && !url.startsWith('//')) return joinUrl(policy.previewBase, url.slice(1))
    const [gateways, path] = parseStoredUrl(url, policy)
    if (path !== undefined) {
      const stored = list(gateways).map((gateway) => joinUrl(gateway, path))
      return oneOrMore([...stored, ...list(policy.proxy?.(url, request))])
    }
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
    const { protocol, host, username, password, href } = new URL(url)
    if (username !== '' || password !== '') return undefined
    const preview = previews.has(host) && (request.kind ?? 'image') === 'image'
    if (protocol === 'https:' && (preview || hosts.has(host))) return href
    return policy.proxy?.(href, request)
  }
}

/** Gateways and path of a content-addressed URL; the path is undefined for other URLs. */
function parseStoredUrl(url: string, policy: MediaPolicy) {
  const ipfs = /^ipfs:\/\/(?:ipfs\/)?([A-Za-z0-9]{10,100}(?:\/[^?#]*)?)$/.exec(url)?.[1]
  if (ipfs !== undefined) return [policy.ipfsGateway, ipfs] as const
  const bag = /^tonstorage:\/\/([0-9A-Fa-f]{64}(?:\/[^?#]*)?)$/.exec(url)?.[1]
  return [policy.storageGateway, bag] as const
}

function list<Value>(value: Value | readonly Value[] | undefined): readonly Value[] {
  return value === undefined ? [] : ([value].flat() as Value[])
}

function oneOrMore(found: readonly (string | undefined)[]): ReturnType<MediaResolver> {
  const urls = found.filter((url) => url !== undefined)
  return urls.length > 1 ? urls : urls[0]
}

/** Joins a path to a base URL; undefined for a path that leaves the base. */
function joinUrl(base: string | undefined, path: string): string | undefined {
  if (base === undefined || !URL.canParse(path, base)) return undefined
  const root = new URL(base.endsWith('/') ? base : `${base}/`)
  const { href } = new URL(`./${path}`, root)
  return href.startsWith(root.href) ? href : undefined
}

/** Media resolver that loads only previews of the hosted index, and nothing from hosts in the metadata. */
export const defaultMedia: MediaResolver = (url, { kind = 'image' }) =>
  kind === 'image' && url.startsWith(`https://${previewHost}/`) ? url : undefined
