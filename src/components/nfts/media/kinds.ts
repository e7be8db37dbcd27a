import type { MediaKind } from '../../../display/media.ts'
import type { TokenInfo } from '../../../schema/names.ts'
import { isUrl, mayLoad, own } from './sources.ts'

/** A file that metadata names beside the picture. */
export interface MediaFile {
  readonly url: string
  /** What it is tried as; if it is something else, nothing is shown and nothing runs. */
  readonly kind: MediaKind
}

const fields = ['content_url', 'animation_url', 'video', 'video_url', 'audio', 'audio_url', 'animation'] as const
const kinds: readonly (readonly [MediaKind, RegExp])[] = [
  ['video', /\.(?:mp4|webm|mov|m4v|ogv)$/],
  ['audio', /\.(?:mp3|wav|ogg|oga|m4a|aac|flac|opus)$/],
  ['html', /\.(?:html?|xhtml)$/],
  ['image', /\.(?:gif|png|jpe?g|webp|avif|svg|bmp)$/],
]
const most = 6

/**
 * The kind of a file by its address, else by the type that metadata claims, else by the field that
 * names it. None of them is trusted: the kind only chooses the element that tries the file.
 */
export function kindOf(url: string, claimed?: unknown, field = ''): MediaKind {
  const path = (/^[^?#]*/.exec(url)?.[0] ?? '').toLowerCase()
  const known = kinds.find(([, ending]) => ending.test(path))?.[0]
  if (known !== undefined) return known
  const type = typeof claimed === 'string' ? claimed.toLowerCase() : ''
  for (const kind of ['video', 'audio', 'image'] as const) if (type.startsWith(kind)) return kind
  if (type.startsWith('text/html')) return 'html'
  return field.startsWith('video') ? 'video' : field.startsWith('audio') ? 'audio' : 'image'
}

/** Files of a token other than its picture, in the order in which metadata usually names them. */
export function mediaFiles(token: TokenInfo | undefined): readonly MediaFile[] {
  if (token === undefined || token.valid === false) return []
  const found = new Map<string, MediaFile>()
  const claimed = own(token.extra, 'content_type') ?? own(token.extra, 'mime_type')
  const add = (url: unknown, type?: unknown, field?: string) => {
    if (isUrl(url) && url !== token.image && !found.has(url)) found.set(url, { url, kind: kindOf(url, type, field) })
  }
  for (const field of fields) add(own(token.extra, field), claimed, field)
  // The picture itself may be no picture.
  if (isUrl(token.image) && kindOf(token.image) !== 'image') {
    found.set(token.image, { url: token.image, kind: kindOf(token.image) })
  }
  const listed = own(token.extra, 'files')
  if (Array.isArray(listed)) {
    for (const file of listed.slice(0, most) as unknown[]) {
      add(own(file, 'uri') ?? own(file, 'url'), own(file, 'type') ?? own(file, 'mediaType'))
    }
  }
  return [...found.values()].slice(0, most)
}

/** Whether what a resolver returned may be tried as that kind; what runs code comes by http(s) alone. */
export function isPlayable(src: string | undefined, kind: MediaKind): src is string {
  return mayLoad(src, kind === 'html' ? /^https?:/ : new RegExp(`^(?:https?:|blob:|data:${kind}/)`))
}
