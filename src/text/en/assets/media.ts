/** Texts shown in place of an image. */
export const mediaMessages = {
  /** The reader's settings load nothing from where the image lies. */
  blocked: 'Image not loaded',
  /** It was asked for and did not come, or was no image. */
  broken: 'Image unavailable',
  none: 'No image',
  /** It is awaited longer than usual. */
  slow: 'Still loading…',
}

/** Texts about files that play on demand, and about pictures in full. */
export const mediaPlayerMessages = {
  /** Words of the button that starts a file, by kind. */
  start: { image: 'Show image', video: 'Play video', audio: 'Play audio', html: 'Run interactive art' },
  /** The reader's settings load nothing from where the file lies; the place follows. */
  blocked: {
    image: 'Image not loaded:',
    video: 'Video not loaded:',
    audio: 'Audio not loaded:',
    html: 'Interactive art not loaded:',
  },
  /** It was asked for and did not come, or was something else. */
  broken: 'The file could not be loaded or has an unexpected format.',
  /** Warning before a page is run. */
  runsCode: 'This art runs its own code, isolated from this page. It may contact other websites.',
  fullScreen: 'Full screen',
}
