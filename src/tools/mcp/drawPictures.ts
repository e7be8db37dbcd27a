import type { Client } from 'tonlens'
import { describeAsText, picture, type PictureSubject, type ShareOptions } from 'tonlens/picture'
import type { Pictures } from './picturePage.ts'

/** Most characters of a picture: hosts bound what a page receives. */
const maxPicture = 200_000

/** What an answer can be drawn from. */
export interface Drawable {
  readonly subject: PictureSubject
  readonly names: ShareOptions['names']
}

/** Draws an answer for light and dark pages; undefined if its rows cannot be drawn. */
export function drawPictures({ subject, names }: Drawable, network: Client['network']): Pictures | undefined {
  try {
    const options = { names, network }
    const [light, dark] = (['light', 'dark'] as const).map((theme) => picture(subject, { ...options, theme }))
    if (light === undefined || dark === undefined || light.length + dark.length > 2 * maxPicture) return undefined
    return { untrusted: { text: describeAsText(subject, options).slice(0, 2000), light, dark } }
  } catch {
    // The answer itself stands without a picture.
    return undefined
  }
}
