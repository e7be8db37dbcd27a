import type { MediaMessages, MediaPlayerMessages } from '../../format/messages/media.ts'

/** English {@link MediaMessages}. */
export const mediaMessages: MediaMessages = {
  blocked: 'Image not loaded',
  broken: 'Image unavailable',
  none: 'No image',
  slow: 'Still loading',
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
