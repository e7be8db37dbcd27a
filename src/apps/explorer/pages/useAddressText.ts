import { useDisplay } from 'tonlens'
import { isAddress, toFriendlyAddress } from 'tonlens/ton'

/** Returns what a link names as a reader's field shows it: a raw address in its friendly form, other text as it is. */
export function useAddressText(text: string): string {
  const { testOnly } = useDisplay()
  return isAddress(text) && text.includes(':') ? toFriendlyAddress(text, { testOnly }) : text
}
