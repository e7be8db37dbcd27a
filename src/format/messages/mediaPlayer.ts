/** A text for each kind of file, see `MediaKind`. */
type ByKind = Readonly<Record<'image' | 'video' | 'audio' | 'html', string>>

/** Texts about files that play on demand, and about pictures in full. */
export interface MediaPlayerMessages {
  /** Words of the button that starts a file, by kind. */
  readonly start: ByKind
  /** The reader's settings load nothing from where the file lies; the place follows. */
  readonly blocked: ByKind
  /** It was asked for and did not come, or was something else. */
  readonly broken: string
  /** What to know before a page runs. */
  readonly runsCode: string
  readonly fullScreen: string
  readonly close: string
}

/** English {@link MediaPlayerMessages}. */
export const mediaPlayerMessages: MediaPlayerMessages = {
  start: { image: 'Show image', video: 'Play video', audio: 'Play sound', html: 'Run interactive art' },
  blocked: {
    image: 'Image not loaded:',
    video: 'Video not loaded:',
    audio: 'Sound not loaded:',
    html: 'Interactive art not loaded:',
  },
  broken: 'It could not be loaded, or is not what it says it is.',
  runsCode: 'It runs code of its own, apart from this page, and may tell other hosts that you look at it.',
  fullScreen: 'Full screen',
  close: 'Close',
}
