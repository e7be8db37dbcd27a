import type { TokenInfo } from '../../../schema/names.ts'

/** Which picture of a token is wanted. */
export interface PictureRequest {
  /** Longer side of the box, CSS px. */
  readonly size: number
  /** Device pixels per CSS px. @default 1 */
  readonly dpr?: number | undefined
  /** The original before the service's previews, which are blurred on flagged tokens. */
  readonly original?: boolean | undefined
}

const longestUrl = 4096
const longestPlace = 32

/**
 * Addresses of a token's picture, best first: the service's preview of the wanted size, then the
 * original. Whether any of them is asked for is up to the media resolver.
 */
export function pictureSources(
  token: TokenInfo | undefined,
  { size, dpr = 1, original = false }: PictureRequest,
): string[] {
  if (token === undefined || token.valid === false) return []
  const previews = previewOrder(size * dpr).map((name) => own(token.extra, name))
  const preview = previews.find(isUrl)
  const sources = original ? [own(token, 'image'), preview] : [preview, own(token, 'image')]
  return [...new Set(sources.filter(isUrl))]
}

function previewOrder(pixels: number): string[] {
  const wanted = pixels <= 96 ? '_image_small' : pixels <= 512 ? '_image_medium' : '_image_big'
  return [wanted, '_image_big', '_image_medium', '_image_small']
}

/** A field of foreign JSON, which may be any shape and use the names of prototype members. */
export function own(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Record<string, unknown>)[name]
}

/** Whether a field of foreign JSON may be an address at all. */
export function isUrl(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longestUrl
}

/** Where a picture lies, as text for people: its host in ASCII form, or its scheme. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return ''
  const { protocol, host } = new URL(url)
  const place = /^https?:$/.test(protocol) ? host : protocol.slice(0, -1)
  // The end of a host says whose it is; anybody can put anything before it.
  return place.length <= longestPlace ? place : `…${place.slice(1 - longestPlace)}`
}

/** Whether what a resolver returned may stand in `src`: a path, or http(s), blob and image data. */
export function isPicture(src: string | undefined): src is string {
  return mayLoad(src, /^(?:https?:|blob:|data:image\/)/)
}

/** Whether `src`, as a browser would read it in a page at some http address, begins as `allowed` says. */
export function mayLoad(src: string | undefined, allowed: RegExp): src is string {
  return typeof src === 'string' && src !== '' && URL.canParse(src, page) && allowed.test(new URL(src, page).href)
}

const page = 'https://page.invalid/'
