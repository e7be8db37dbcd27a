/** What stands where an image does not. */
export interface MediaMessages {
  /** The reader's settings load nothing from where the image lies. */
  readonly blocked: string
  /** It was asked for and did not come, or was no image. */
  readonly broken: string
  readonly none: string
  /** It is awaited longer than usual. */
  readonly slow: string
}

/** English {@link MediaMessages}. */
export const mediaMessages: MediaMessages = {
  blocked: 'Image not loaded',
  broken: 'Image unavailable',
  none: 'No image',
  slow: 'Still loading',
}
