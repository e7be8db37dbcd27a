import { createPackSuggestions } from 'tonlens'
import { tonLabels } from 'tonlens/names'
import type { ShownLists } from './nameLists.ts'

/** The lists that the explorer has; the file that holds them is loaded with this one. */
export const shownLists: ShownLists = {
  nameLists: [tonLabels],
  sources: [createPackSuggestions(async () => tonLabels.pack())],
}
