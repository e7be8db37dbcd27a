'use client'
import { forwardRef, type HTMLAttributes, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { mediaMessages } from '../../../text/en/assets/media.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { ImageGate } from './imageGate.ts'
import { allowedSources, describePlace } from './pictureSources.ts'
import { useImage } from './useImage.ts'

/** Props of {@link Media}; the rest goes to the `<span>`. */
export interface MediaProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** URLs of the image as metadata names them, best first. */
  sources: readonly string[]
  /** Text alternative of the image. */
  alt: string
  /** Width of the image to request, CSS px; CSS sizes the box itself. @default 256 */
  width?: number | undefined
  /** Height of the image to request, CSS px. @default `width` */
  height?: number | undefined
  /** Limits concurrent downloads together with other images. @default none: loads at once */
  gate?: ImageGate | undefined
  /** Play animated images even if the reader prefers reduced motion. @default false */
  moving?: boolean | undefined
}

const reducedMotion = '(prefers-reduced-motion: reduce)'
/** Longer side of a still picture, px: a canvas of full size could need more memory than the image. */
const maxStillSide = 1024

/**
 * An image named by metadata, in a box of fixed proportions. Loads only URLs that the display's media
 * resolver returns; otherwise the box says where the image is hosted. For readers who prefer reduced
 * motion, animated images stand still.
 */
export const Media = forwardRef<HTMLSpanElement, MediaProps>(function Media(
  { sources, alt, width = 256, height = width, gate, moving = false, part, ...rest },
  ref,
): ReactElement {
  const { media } = useDisplay()
  const messages = useTexts('media', mediaMessages)
  const allowed = allowedSources(media, sources, { width, height })
  const { ref: image, source, state: reached, settle } = useImage(allowed, gate)
  const root = { ...rest, ref, part: partNames('media', part) }

  if (source !== undefined) {
    return (
      <span {...root} data-state={reached}>
        <img
          part="media-image"
          ref={image}
          alt={plainText(alt)}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          onLoad={() => settle(false)}
          onError={() => settle(true)}
        />
        {reached === 'slow' && <span part="media-note">{messages.slow}</span>}
        {reached === 'loaded' && !moving && window.matchMedia(reducedMotion).matches && (
          <canvas part="media-still" aria-hidden="true" ref={(still) => drawStill(still, image.current)} />
        )}
      </span>
    )
  }
  const state = [sources ?? []].flat().length === 0 ? 'none' : allowed.length === 0 ? 'blocked' : 'broken'
  const place = state === 'blocked' ? describePlace([sources].flat().at(-1) ?? '') : ''
  return (
    <span {...root} data-state={state}>
      <span part="media-note">
        {messages[state]}
        {place !== '' && <bdi part="media-place">{place}</bdi>}
      </span>
    </span>
  )
})

/** Draws the first frame of an animated image of any format. */
function drawStill(canvas: HTMLCanvasElement | null, image: HTMLImageElement | null): void {
  if (canvas === null || image === null) return
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, maxStillSide / Math.max(naturalWidth, naturalHeight, 1))
  canvas.width = Math.max(1, naturalWidth * scale)
  canvas.height = Math.max(1, naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
}
