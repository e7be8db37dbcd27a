import type { HostileCase } from './cases.ts'

/** Responses of a hostile media server; see `answers.ts`. The name is the path that it is asked for. */
export const behaviours = [
  'svg-script.svg',
  'svg-onload.svg',
  'svg-foreign-object.svg',
  'svg-image.svg',
  'svg-style-import.svg',
  'svg-use.svg',
  'svg-entities.svg',
  'svg-stylesheet.svg',
  'html-as-image.png',
  'script-as-image.png',
  'image-as-html.html',
  'no-type',
  'empty.png',
  'one-pixel.gif',
  'torn.png',
  'huge-sides.png',
  'wide.png',
  'endless.png',
  'slow.png',
  'never.png',
  'redirect.png',
  'redirect.html',
  'redirect.mp4',
  'redirect-loop.png',
  'redirect-script.png',
  'not-found.png',
  'forbidden.png',
  'server-error.png',
  'login.png',
  'download.png',
  'refresh.png',
  'cookie.png',
  'link-header.png',
  'art-escape.html',
  'art-popup.html',
  'art-dialog.html',
  'art-form.html',
  'art-download.html',
  'art-message.html',
  'art-fetch.html',
  'art-storage.html',
  'video.mp4',
  'audio.mp3',
] as const

/** Name of one of the {@link behaviours}. */
export type Behaviour = (typeof behaviours)[number]

export const fileCases: readonly HostileCase[] = behaviours.map((path) => {
  const url = `https://media.evil.test/${path}`
  const kind = path.split('.').at(-1)
  return {
    name: `file ${path}`,
    token: {
      name: path,
      image: url,
      extra:
        kind === 'html' || kind === 'mp4' || kind === 'mp3' ? { animation_url: url } : { content_url: `${url}?full` },
    },
  }
})
