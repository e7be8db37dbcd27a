'use client'
import { forwardRef, type HTMLAttributes, type ReactElement } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { mediaMessages } from '../../../locales/en/media.ts'
import { plainText } from '../../../model/text.ts'
import type { ImageGate } from './imageGate.ts'
import { isPicture, placeOf } from './sources.ts'
import { useImage } from './useImage.ts'

/** Props of {@link Media}; the rest goes to its box. */
export interface MediaProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Addresses of the image as metadata names them, best first; see `pictureSources`. */
  sources: readonly string[]
  /** What the image shows, in words. */
  alt: string
  /** Width for which the image is asked, CSS px; the box itself is sized by CSS. @default 256 */
  width?: number | undefined
  /** Height for which the image is asked, CSS px. @default width */
  height?: number | undefined
  /** Shares a bounded number of downloads with other images. @default loads at once */
  gate?: ImageGate | undefined
  /** Let an image move though the reader's settings ask for less motion. @default false */
  moving?: boolean | undefined
}

const calm = '(prefers-reduced-motion: reduce)'
// A canvas of all an image's pixels could cost more memory than the image.
const longestSide = 1024

/**
 * An image that metadata names, in a box that keeps its place. Only addresses that the display's
 * media resolver gives are asked for; else the box says where the image lies. Readers who ask for
 * less motion see moving images stand still.
 */
export const Media = forwardRef<HTMLSpanElement, MediaProps>(function Media(
  { sources, alt, width = 256, height = width, gate, moving = false, part, ...rest },
  ref,
): ReactElement {
  const { media } = useDisplay()
  const messages = useMessages('media', mediaMessages)
  const dpr = typeof window === 'undefined' ? 1 : window.devicePixelRatio
  const request = { width, height, dpr }
  const allowed = sources.flatMap((url) => media(url, request) ?? []).filter(isPicture)
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
        {reached === 'loaded' && !moving && window.matchMedia(calm).matches && (
          <canvas part="media-still" aria-hidden="true" ref={(still) => drawStill(still, image.current)} />
        )}
      </span>
    )
  }
  const state = sources.length === 0 ? 'none' : allowed.length === 0 ? 'blocked' : 'broken'
  const place = state === 'blocked' ? placeOf(sources.at(-1) ?? '') : ''
  return (
    <span {...root} data-state={state}>
      <span part="media-note">
        {messages[state]}
        {place !== '' && <bdi part="media-place">{place}</bdi>}
      </span>
    </span>
  )
})

/** A canvas takes the first picture of an image that moves, of whatever kind it is. */
function drawStill(canvas: HTMLCanvasElement | null, image: HTMLImageElement | null): void {
  if (canvas === null || image === null) return
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, longestSide / Math.max(naturalWidth, naturalHeight, 1))
  canvas.width = Math.max(1, naturalWidth * scale)
  canvas.height = Math.max(1, naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
}
