/** Box that an image will fill. */
export interface MediaRequest {
  /** CSS pixels. */
  readonly width: number
  /** CSS pixels. */
  readonly height: number
  /** Device pixels per CSS pixel. */
  readonly dpr: number
}

/**
 * Decides from where an image named in metadata is loaded.
 * @returns The address to load; undefined to load nothing.
 */
export type MediaResolver = (url: string, request: MediaRequest) => string | undefined

/** What {@link createMediaResolver} may reach. */
export interface MediaPolicy {
  /** Hosts whose images load as they are: those that serve the index's proxied previews. */
  readonly previewHosts?: readonly string[] | undefined
  /** Base URL for previews that a self-hosted index sends as signed paths, `/abc/pr:small/…`. */
  readonly previewBase?: string | undefined
  /** HTTP gateway for `ipfs://`, such as `https://gateway.example/ipfs/`. */
  readonly ipfsGateway?: string | undefined
  /** An image proxy: everything else goes through it, so that no named host sees the reader. */
  readonly proxy?: MediaResolver | undefined
}

const previewHost = 'imgproxy.toncenter.com'

/**
 * A resolver that reaches only what `policy` names.
 * @param policy @default previews of the hosted index and nothing else
 */
export function createMediaResolver(policy: MediaPolicy = {}): MediaResolver {
  const trusted = new Set(policy.previewHosts ?? [previewHost])
  return (url, request) => {
    if (url.startsWith('/') && !url.startsWith('//')) return below(policy.previewBase, url.slice(1))
    const ipfs = /^ipfs:\/\/(?:ipfs\/)?([A-Za-z0-9]{10,100}(?:\/[^?#]*)?)$/.exec(url)?.[1]
    if (ipfs !== undefined) {
      return below(policy.ipfsGateway, ipfs) ?? policy.proxy?.(url, request)
    }
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
    const { protocol, host, username, password, href } = new URL(url)
    if (username !== '' || password !== '') return undefined
    if (protocol === 'https:' && trusted.has(host)) return href
    return policy.proxy?.(href, request)
  }
}

/** Joins, and refuses a path that climbs out of `base`. */
function below(base: string | undefined, path: string): string | undefined {
  if (base === undefined || !URL.canParse(path, base)) return undefined
  const root = new URL(base.endsWith('/') ? base : `${base}/`)
  const { href } = new URL(`./${path}`, root)
  return href.startsWith(root.href) ? href : undefined
}

/** Loads the hosted index's previews and reaches no host that metadata names. */
export const defaultMedia: MediaResolver = (url) =>
  url.startsWith(`https://${previewHost}/`) ? url : undefined
