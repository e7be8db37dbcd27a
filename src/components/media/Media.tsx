'use client'
import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactElement,
} from 'react'
import { useDisplay } from '../../display/display.ts'
import { useMessages } from '../../display/display.ts'
import { partNames } from '../../display/partNames.ts'
import { mediaMessages } from '../../format/messages/media.ts'
import { plainText } from '../../format/text.ts'
import type { ImageGate } from './imageGate.ts'
import { isPicture, placeOf } from './sources.ts'

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
}

const noFailures: readonly string[] = []

/**
 * An image that metadata names, in a box that keeps its place. Only addresses that the display's
 * media resolver gives are asked for; else the box says where the image lies.
 */
export const Media = forwardRef<HTMLSpanElement, MediaProps>(function Media(
  { sources, alt, width = 256, height = width, gate, part, ...rest },
  ref,
): ReactElement {
  const { media } = useDisplay()
  const messages = useMessages('media', mediaMessages)
  const image = useRef<HTMLImageElement>(null)
  const leaveGate = useRef<(() => void) | undefined>(undefined)
  const [failures, setFailures] = useState(noFailures)
  const [loaded, setLoaded] = useState<string>()

  const dpr = typeof window === 'undefined' ? 1 : window.devicePixelRatio
  const allowed = sources.map((url) => media(url, { width, height, dpr })).filter(isPicture)
  const source = allowed.find((url) => !failures.includes(url))

  // By hand and not as a prop: the address is set when the gate opens, and taken away again with
  // the element, which ends a download that nobody waits for.
  useEffect(() => {
    const element = image.current
    if (element === null || source === undefined) return
    const start = () => {
      element.src = source
    }
    const leave = gate === undefined ? start() : gate.enter(start)
    leaveGate.current = leave ?? undefined
    return () => {
      element.removeAttribute('src')
      leave?.()
    }
  }, [source, gate])

  const settle = (failed: boolean) => {
    leaveGate.current?.()
    if (source === undefined) return
    if (failed) setFailures((last) => [...last, source])
    else setLoaded(source)
  }

  if (source !== undefined) {
    return (
      <span
        {...rest}
        ref={ref}
        part={partNames('media', part)}
        data-state={loaded === source ? 'loaded' : 'loading'}
      >
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
      </span>
    )
  }
  const state = sources.length === 0 ? 'none' : allowed.length === 0 ? 'blocked' : 'broken'
  const place = state === 'blocked' ? placeOf(sources.at(-1) ?? '') : ''
  return (
    <span {...rest} ref={ref} part={partNames('media', part)} data-state={state}>
      <span part="media-note">
        {messages[state]}
        {place !== '' && <bdi part="media-place">{place}</bdi>}
      </span>
    </span>
  )
})
