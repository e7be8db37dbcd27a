import { embeddedBaseUrl, type ExplorerConfig } from './config.ts'

/** Host of the public index's image previews. */
const previewHost = 'https://imgproxy.toncenter.com'

/**
 * Writes the Content Security Policy of an explorer: scripts of its own only, and connections only to what its
 * configuration names.
 */
export function writeContentSecurityPolicy({ networks, ipfsGateway, imageHosts = [], vm }: ExplorerConfig): string {
  const gateways = ipfsGateway === undefined ? [] : [originOf(ipfsGateway)]
  const services = networks.flatMap(({ baseUrl }) => (baseUrl === embeddedBaseUrl || baseUrl.startsWith('/') ? [] : [originOf(baseUrl)]))
  const streams = services.map((origin) => origin.replace(/^http/, 'ws'))
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [`'none'`],
    'script-src': [`'self'`, ...(vm === undefined ? [] : [`'wasm-unsafe-eval'`])],
    // React sets positions and sizes of elements through the CSSOM, which no policy restricts.
    'style-src': [`'self'`],
    'img-src': [`'self'`, 'data:', 'blob:', previewHost, ...gateways, ...imageHosts.map((host) => `https://${host}`)],
    'media-src': [`'self'`, 'blob:', ...gateways, ...imageHosts.map((host) => `https://${host}`)],
    'connect-src': [`'self'`, ...services, ...streams, ...gateways],
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

function originOf(url: string): string {
  return new URL(url).origin
}
