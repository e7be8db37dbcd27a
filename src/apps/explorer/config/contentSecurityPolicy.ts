import { embeddedBaseUrl, type ExplorerConfig } from './config.ts'

/** Host of the public index's image previews. */
const previewHost = 'https://imgproxy.toncenter.com'

/** Every host, for networks that readers add. `http:` is allowed on this machine only. */
const anyHost = [
  'https:',
  'wss:',
  ...['localhost:*', '127.0.0.1:*'].flatMap((host) => [`http://${host}`, `ws://${host}`]),
]

/**
 * Writes the Content Security Policy of an explorer: scripts of its own only, and connections only to what its
 * configuration names.
 * @param scripts Hashes of the scripts in the page, such as `sha256-…`. @default none
 */
export function writeContentSecurityPolicy(
  { networks, customNetworks = false, ipfsGateway, sourceVerifier, imageHosts = [], vm }: ExplorerConfig,
  scripts: readonly string[] = [],
): string {
  const gateways = ipfsGateway === undefined ? [] : [urlOrigin(ipfsGateway)]
  const asked = networks.map(({ baseUrl, keyProxy = baseUrl }) => keyProxy)
  const past = networks.flatMap(({ v2Url = '/' }) => (v2Url.startsWith('/') ? [] : [urlOrigin(v2Url)]))
  const own = asked.flatMap((url) => (url === embeddedBaseUrl || url.startsWith('/') ? [] : [urlOrigin(url)]))
  const services = [...own, ...(typeof customNetworks === 'boolean' ? [] : customNetworks.map(urlOrigin))]
  const prices = networks.flatMap((network) =>
    network.prices === undefined || network.prices.url.startsWith('/')
      ? []
      : [urlOrigin(network.prices.url.replaceAll(/[{}]/g, ''))],
  )
  const streams = services.map((origin) => origin.replace(/^http/, 'ws'))
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [`'none'`],
    'script-src': [
      `'self'`,
      ...scripts.map((hash) => `'${hash}'`),
      ...(vm === undefined ? [] : [`'wasm-unsafe-eval'`]),
    ],
    // React sets positions and sizes of elements through the CSSOM, which no policy restricts.
    'style-src': [`'self'`],
    'img-src': [`'self'`, 'data:', 'blob:', previewHost, ...gateways, ...imageHosts.map((host) => `https://${host}`)],
    'media-src': [`'self'`, 'blob:', ...gateways, ...imageHosts.map((host) => `https://${host}`)],
    'connect-src': [
      `'self'`,
      ...services,
      ...streams,
      ...past,
      ...prices,
      ...gateways,
      ...(sourceVerifier === undefined ? [] : [urlOrigin(sourceVerifier)]),
      ...(customNetworks === true ? anyHost : []),
    ],
    'worker-src': [`'self'`],
    'manifest-src': [`'self'`],
    'base-uri': [`'none'`],
    'form-action': [`'none'`],
    'require-trusted-types-for': [`'script'`],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}

function urlOrigin(url: string): string {
  return new URL(url).origin
}
