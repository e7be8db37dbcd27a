// oxlint-disable-next-line typescript/triple-slash-reference -- A module of types alone cannot be imported.
/// <reference path="./virtual.d.ts" />
import type { MediaResolver } from '../../react/display/media.ts'
import { gunzip } from './gunzip.ts'

let loading: Promise<MediaResolver> | undefined

/**
 * Loads the pictures of the embedded chain, from a compressed file of about 30 kB, and returns a media resolver that
 * serves them in place of the preview host of the chain, which does not exist. It resolves nothing else.
 * @example
 * const media = await loadPictures()
 * const test = await createTestClient()
 * <TestProvider test={test} media={media}><AccountNfts address={showcase.wallet} /></TestProvider>
 */
export function loadPictures(): Promise<MediaResolver> {
  loading ??= import('virtual:embedded-pictures').then(async ({ default: packed }) => {
    const pictures = new Map(Object.entries(JSON.parse(await gunzip(packed)) as Record<string, string>))
    return (url) => {
      const picture = pictures.get(readPreviewed(url))
      return picture === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(picture)}`
    }
  })
  return loading
}

/**
 * URL whose preview another URL is: the preview host has it in base64url at the end of the path. Empty for other URLs.
 */
function readPreviewed(url: string): string {
  if (!url.startsWith('https://imgproxy.example/')) return ''
  try {
    return atob(
      url
        .slice(url.lastIndexOf('/') + 1)
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    )
  } catch {
    return ''
  }
}
