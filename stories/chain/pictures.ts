import type { MediaResolver } from 'tonlens'
import pictures from './media/index.json'

const files = import.meta.glob<string>('./media/*.svg', { eager: true, query: '?url', import: 'default' })
const names = new Map(Object.entries(pictures))

/** Serves the embedded chain's pictures in place of the preview host; no other host is reached. */
export const embeddedMedia: MediaResolver = (url) => {
  const name = url.startsWith('https://imgproxy.example/') ? names.get(url) : undefined
  return name === undefined ? undefined : files[`./media/${name}`]
}
