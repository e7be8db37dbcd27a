/** Texts shown in place of an image. */
export interface MediaMessages {
  /** The reader's settings load nothing from where the image lies. */
  readonly blocked: string
  /** It was asked for and did not come, or was no image. */
  readonly broken: string
  readonly none: string
  /** It is awaited longer than usual. */
  readonly slow: string
}

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
  /** Warning before a page is run. */
  readonly runsCode: string
  readonly fullScreen: string
  readonly close: string
}
