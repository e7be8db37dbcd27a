import { useDisplay } from '../../display/display.ts'

/** What stands where an image does not. */
export interface MediaMessages {
  /** The reader's settings load nothing from where the image lies. */
  readonly blocked: string
  /** It was asked for and did not come, or was no image. */
  readonly broken: string
  readonly none: string
}

/** English {@link MediaMessages}. */
export const mediaMessages: MediaMessages = {
  blocked: 'Image not loaded',
  broken: 'Image unavailable',
  none: 'No image',
}

/**
 * A group of texts that lies beside its component: what the display's catalogue replaces under that
 * name, English for the rest.
 */
export function useTexts<Texts extends object>(group: string, english: Texts): Texts {
  const catalogue = useDisplay().messages as { readonly [name: string]: Partial<Texts> | undefined }
  const replaced = catalogue[group]
  return replaced === undefined ? english : { ...english, ...replaced }
}
