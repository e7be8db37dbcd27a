import type { MediaMessages, MediaPlayerMessages } from '../../messages/assets/media.ts'

/** English {@link MediaMessages}. */
export const mediaMessages: MediaMessages = {
  blocked: 'Image not loaded',
  broken: 'Image unavailable',
  none: 'No image',
  slow: 'Still loading…',
}

/** English {@link MediaPlayerMessages}. */
export const mediaPlayerMessages: MediaPlayerMessages = {
  start: { image: 'Show image', video: 'Play video', audio: 'Play audio', html: 'Run interactive art' },
  blocked: {
    image: 'Image not loaded:',
    video: 'Video not loaded:',
    audio: 'Audio not loaded:',
    html: 'Interactive art not loaded:',
  },
  broken: 'The file could not be loaded or has an unexpected format.',
  runsCode: 'This art runs its own code, isolated from this page. It may contact other websites.',
  fullScreen: 'Full screen',
  close: 'Close',
}
