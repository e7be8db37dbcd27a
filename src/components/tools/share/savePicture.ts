import { rasterize } from '../../../graph/export/rasterize.ts'
import type { PictureOptions, PictureSubject } from '../../../graph/picture/subject.ts'
import { downloadFile } from '../../values/downloadFile.ts'

/** File format of a picture. */
export type PictureFormat = 'svg' | 'png'

/**
 * Draws a subject and saves the picture to the reader's downloads.
 * @throws Error The browser could not draw the picture, such as for a content security policy without `img-src data:`.
 */
export async function savePicture(
  subject: PictureSubject,
  options: PictureOptions,
  format: PictureFormat,
): Promise<void> {
  const { picture } = await import('../../../graph/picture/shared.ts')
  const svg = picture(subject, options)
  const name = `tonlens-${options.size === 'receipt' ? 'receipt' : 'picture'}`
  if (format === 'svg') return downloadFile(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`)
  const { blob } = await rasterize(svg)
  downloadFile(blob, `${name}.png`)
}
