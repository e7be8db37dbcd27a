import { useDisplay } from 'tonlens'
import { isAddress, toFriendlyAddress } from 'tonlens/ton'

/** Returns what a link names as a reader's field shows it: a raw address in its friendly form, other text as it is. */
export function useAddressText(text: string): string {
  return useAddressWriter()(text)
}

/** Returns {@link useAddressText} as a function. */
export function useAddressWriter(): (text: string) => string {
  const { testOnly } = useDisplay()
  return (text) => (isAddress(text) && text.includes(':') ? toFriendlyAddress(text, { testOnly }) : text)
}
