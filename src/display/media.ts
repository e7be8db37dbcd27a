/** What a file is shown as: only an `html` file may run code, and only in a frame of its own. */
export type MediaKind = 'image' | 'video' | 'audio' | 'html'

/** Box that an image will fill. */
export interface MediaRequest {
  /** CSS pixels. */
  readonly width: number
  /** CSS pixels. */
  readonly height: number
  /** Device pixels per CSS pixel. */
  readonly dpr: number
  /** As what the file will be shown. @default 'image' */
  readonly kind?: MediaKind | undefined
}

/**
 * Decides from where a file named in metadata is loaded.
 * @returns The address to load, or several of which the next is tried when one fails; undefined to
 * load nothing.
 */
export type MediaResolver = (
  url: string,
  request: MediaRequest,
) => string | readonly string[] | undefined

/** What {@link createMediaResolver} may reach. */
export interface MediaPolicy {
  /** Hosts whose images load as they are: those that serve the index's proxied previews. */
  readonly previewHosts?: readonly string[] | undefined
  /** Base URL for previews that a self-hosted index sends as signed paths, `/abc/pr:small/…`. */
  readonly previewBase?: string | undefined
  /** HTTP gateways for `ipfs://`, such as `https://gateway.example/ipfs/`, best first. */
  readonly ipfsGateway?: string | readonly string[] | undefined
  /** HTTP gateways for `tonstorage://`, such as `https://gateway.example/bag/`, best first. */
  readonly storageGateway?: string | readonly string[] | undefined
  /** Hosts from which files of all kinds load as they are; each sees who looks. */
  readonly hosts?: readonly string[] | undefined
  /**
   * A proxy: everything else goes through it, so that no named host sees the reader. It is asked
   * for video, audio and pages too; one for images alone answers undefined to other kinds.
   */
  readonly proxy?: MediaResolver | undefined
}

const previewHost = 'imgproxy.toncenter.com'

/**
 * A resolver that reaches only what `policy` names.
 * @param policy @default previews of the hosted index and nothing else
 */
export function createMediaResolver(policy: MediaPolicy = {}): MediaResolver {
  const previews = new Set(policy.previewHosts ?? [previewHost])
  const hosts = new Set(policy.hosts)
  return (url, request) => {
    if (url.startsWith('/') && !url.startsWith('//')) return below(policy.previewBase, url.slice(1))
    const [gateways, path] = storedAt(url, policy)
    if (path !== undefined) {
      const stored = list(gateways).map((gateway) => below(gateway, path))
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

/** Gateways for an address by content, and the path behind them. */
function storedAt(url: string, policy: MediaPolicy) {
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

/** Joins, and refuses a path that climbs out of `base`. */
function below(base: string | undefined, path: string): string | undefined {
  if (base === undefined || !URL.canParse(path, base)) return undefined
  const root = new URL(base.endsWith('/') ? base : `${base}/`)
  const { href } = new URL(`./${path}`, root)
  return href.startsWith(root.href) ? href : undefined
}

/** Loads the hosted index's previews and reaches no host that metadata names. */
export const defaultMedia: MediaResolver = (url, { kind = 'image' }) =>
  kind === 'image' && url.startsWith(`https://${previewHost}/`) ? url : undefined
