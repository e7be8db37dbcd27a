'use client'
import { forwardRef, useState, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import type { MediaKind } from '../../../react/display/media.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { mediaPlayerMessages } from '../../../text/en/assets/media.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { guessMediaKind } from './mediaFiles.ts'
import { Media } from './Media.tsx'
import { allowedSources, describePlace } from './pictureSources.ts'

/** Props of {@link MediaPlayer}; the rest goes to the `<div>`. */
export interface MediaPlayerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** URL as metadata names it. */
  readonly url: string
  /** Kind of element that tries to load the file. @default guessed from the file extension */
  readonly kind?: MediaKind | undefined
  /** Name of the file's content for screen readers. */
  readonly name: string
  /** Width to request, CSS px. @default 480 */
  readonly width?: number | undefined
}

const mediaKinds = ['video', 'audio', 'html', 'image'] as const

/**
 * A video, sound, page or picture named by metadata. Requests nothing until the reader presses its
 * button, and then only from where the display's media resolver allows. Pages run in a sandboxed
 * frame without access to this page. For video and audio, browsers send the host a referrer.
 */
export const MediaPlayer = forwardRef<HTMLDivElement, MediaPlayerProps>(function MediaPlayer(
  { url, kind: named, name, width = 480, part, ...rest },
  ref,
): ReactElement {
  const kind = mediaKinds.find((known) => known === named) ?? guessMediaKind(url)
  const { media } = useDisplay()
  const messages = useTexts('mediaPlayer', mediaPlayerMessages)
  const [started, setStarted] = useState<string>()
  const [failed, setFailed] = useState(0)
  const allowed = allowedSources(media, [url], { width, height: width }, kind)
  const source = allowed[failed]
  const playing = started === url && source !== undefined
  const state = allowed.length === 0 ? 'blocked' : source === undefined ? 'broken' : playing ? 'playing' : 'waiting'
  const label = plainText(name)
  return (
    <div {...rest} ref={ref} part={partNames('media-player', part)} data-kind={kind} data-state={state}>
      {state === 'waiting' && (
        <button type="button" part="button media-player-start" onClick={() => setStarted(url)}>
          {messages.start[kind]}
        </button>
      )}
      {state === 'waiting' && kind === 'html' && <p part="media-player-note">{messages.runsCode}</p>}
      {playing && kind === 'image' && (
        <Media part="media-player-image" sources={[url]} alt={label} width={width} moving />
      )}
      {playing && kind !== 'image' && (
        <Playing key={source} {...{ kind, source, label }} onFail={() => setFailed(failed + 1)} />
      )}
      {(state === 'blocked' || state === 'broken') && (
        <p part="media-player-note">
          {state === 'blocked' ? messages.blocked[kind] : messages.broken}{' '}
          {state === 'blocked' && <bdi part="media-place">{describePlace(url)}</bdi>}
        </p>
      )}
    </div>
  )
})

function Playing(props: {
  kind: Exclude<MediaKind, 'image'>
  source: string
  label: string
  onFail: () => void
}): ReactElement {
  const { kind, source, label, onFail } = props
  if (kind === 'video') {
    return (
      // Metadata names no captions.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video part="media-player-video" src={source} aria-label={label} controls autoPlay playsInline onError={onFail} />
    )
  }
  if (kind === 'audio') {
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <audio part="media-player-audio" src={source} aria-label={label} controls autoPlay onError={onFail} />
  }
  return (
    <iframe
      part="media-player-frame"
      sandbox="allow-scripts"
      title={label}
      src={source}
      allow=""
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  )
}
