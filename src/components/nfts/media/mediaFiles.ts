import type { MediaKind } from '../../../react/display/media.ts'
import { isUrlText } from '../../../meaning/tokens/tokenInfo.ts'
import { ownField } from '../../../service/rows/readRow.ts'
import type { TokenInfo } from '../../../service/rows/names.ts'

/** A file that metadata names besides the picture. */
export interface MediaFile {
  readonly url: string
  /** Guessed kind. If the file is of another kind, nothing is shown and nothing runs. */
  readonly kind: MediaKind
}

const fields = ['content_url', 'animation_url', 'video', 'video_url', 'audio', 'audio_url', 'animation'] as const
const extensions: readonly (readonly [MediaKind, RegExp])[] = [
  ['video', /\.(?:mp4|webm|mov|m4v|ogv)$/],
  ['audio', /\.(?:mp3|wav|ogg|oga|m4a|aac|flac|opus)$/],
  ['html', /\.(?:html?|xhtml)$/],
  ['image', /\.(?:gif|png|jpe?g|webp|avif|svg|bmp)$/],
]
const maxFiles = 6

/**
 * Guesses the kind of a file from its extension, else from the MIME type that metadata claims, else
 * from the field that names it. A wrong guess is harmless: the kind only selects the element that
 * tries to load the file.
 */
export function guessMediaKind(url: string, claimedType?: unknown, field = ''): MediaKind {
  const path = (/^[^?#]*/.exec(url)?.[0] ?? '').toLowerCase()
  const known = extensions.find(([, extension]) => extension.test(path))?.[0]
  if (known !== undefined) return known
  const type = typeof claimedType === 'string' ? claimedType.toLowerCase() : ''
  for (const kind of ['video', 'audio', 'image'] as const) if (type.startsWith(kind)) return kind
  if (type.startsWith('text/html')) return 'html'
  return field.startsWith('video') ? 'video' : field.startsWith('audio') ? 'audio' : 'image'
}

/** Lists the files of a token other than its picture, at most six. */
export function mediaFiles(token: TokenInfo | undefined): readonly MediaFile[] {
  if (token === undefined || token.valid === false) return []
  const found = new Map<string, MediaFile>()
  const claimedType = ownField(token.extra, 'content_type') ?? ownField(token.extra, 'mime_type')
  const add = (url: unknown, type?: unknown, field?: string) => {
    if (isUrlText(url) && url !== token.image && !found.has(url)) {
      found.set(url, { url, kind: guessMediaKind(url, type, field) })
    }
  }
  for (const field of fields) add(ownField(token.extra, field), claimedType, field)
  // Some tokens name a video or a page as their image.
  if (isUrlText(token.image) && guessMediaKind(token.image) !== 'image') {
    found.set(token.image, { url: token.image, kind: guessMediaKind(token.image) })
  }
  const listed = ownField(token.extra, 'files')
  if (Array.isArray(listed)) {
    for (const file of listed.slice(0, maxFiles) as unknown[]) {
      add(ownField(file, 'uri') ?? ownField(file, 'url'), ownField(file, 'type') ?? ownField(file, 'mediaType'))
    }
  }
  return [...found.values()].slice(0, maxFiles)
}
