import type { MediaKind, MediaRequest, MediaResolver } from '../../../react/display/media.ts'
import { isUrlText } from '../../../meaning/tokens/tokenInfo.ts'
import { ownField } from '../../../service/rows/readRow.ts'
import type { TokenInfo } from '../../../service/rows/names.ts'

/** The requested picture of a token. */
export interface PictureRequest {
  /** Longer side of the box, CSS px. */
  readonly size: number
  /** Device pixels per CSS px. @default those of the window */
  readonly dpr?: number | undefined
  /** Prefer the original to the service's previews, which are blurred on flagged tokens. @default false */
  readonly original?: boolean | undefined
}

const maxPlaceLength = 32

/**
 * Lists the URLs of a token's picture, best first: the service's preview of the wanted size, then
 * the original. The display's media resolver decides which of them may be requested.
 */
export function pictureSources(
  token: TokenInfo | undefined,
  { size, dpr = pixelRatio(), original = false }: PictureRequest,
): string[] {
  if (token === undefined || token.valid === false) return []
  const previews = previewFields(size * dpr).map((name) => ownField(token.extra, name))
  const preview = previews.find(isUrlText)
  const sources = original ? [ownField(token, 'image'), preview] : [preview, ownField(token, 'image')]
  return [...new Set(sources.filter(isUrlText))]
}

/**
 * Lists the smallest previews of a sensitive picture, the service's blurred ones first. The service blurs the others
 * of a token that it flags, but the cover has to blur them again. Never the picture itself.
 */
export function blurredSources(token: TokenInfo | undefined): string[] {
  if (token === undefined || token.valid === false) return []
  const picture = ownField(token, 'image')
  const previews = ['_image_small_blur', '_image_small'].map((name) => ownField(token.extra, name))
  return previews.filter(isUrlText).filter((url) => url !== picture)
}

/** Fields of the service's previews, the best for this size first. */
function previewFields(pixels: number): string[] {
  const wanted = pixels <= 96 ? '_image_small' : pixels <= 512 ? '_image_medium' : '_image_big'
  return [wanted, '_image_big', '_image_medium', '_image_small']
}

/** Device pixels per CSS px; 1 on a server. */
function pixelRatio(): number {
  return typeof window === 'undefined' ? 1 : window.devicePixelRatio
}

/**
 * Asks the media resolver for the URLs to load instead of those in the metadata.
 * @returns URLs that the resolver allows and that are safe in an element of this kind.
 */
export function allowedSources(
  media: MediaResolver,
  urls: readonly string[],
  box: Omit<MediaRequest, 'dpr' | 'kind'>,
  kind: MediaKind = 'image',
): readonly string[] {
  const request = { ...box, dpr: pixelRatio(), kind }
  const texts = Array.isArray(urls) ? urls.filter((url) => typeof url === 'string') : []
  return texts.flatMap((url) => media(url, request) ?? []).filter((source) => isLoadable(source, kind))
}

/** Names where a file is hosted: its host in ASCII form, or its scheme if it has no host. */
export function describePlace(url: string): string {
  if (typeof url !== 'string' || !URL.canParse(url)) return ''
  const { protocol, host } = new URL(url)
  const place = /^https?:$/.test(protocol) ? host : protocol.slice(0, -1)
  // Keep the end of a long host: it names the owner, while anybody can choose the labels before it.
  return place.length <= maxPlaceLength ? place : `…${place.slice(1 - maxPlaceLength)}`
}

/**
 * Tells whether a resolver's result may be used as `src`: http(s) and blob URLs, data of the same kind and
 * relative paths. Pages run code, so they must come over http(s).
 */
function isLoadable(src: string | undefined, kind: MediaKind): src is string {
  if (typeof src !== 'string' || src === '' || !URL.canParse(src, page)) return false
  const { href } = new URL(src, page)
  return /^https?:/.test(href) || (kind !== 'html' && (href.startsWith('blob:') || href.startsWith(`data:${kind}/`)))
}

/** Any page: relative paths are resolved against it. */
const page = 'https://page.invalid/'
