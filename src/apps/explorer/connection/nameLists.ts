import { useEffect, useState } from 'react'
import type { SuggestionSource } from 'tonlens'
import type { NameList } from 'tonlens/names'
import { useNetworks } from '../networks/networksContext.ts'
import { useSettings } from '../settings/settings.ts'

/** `global_id` of the network to which the lists belong. */
const mainnet = -239

/** Names of public lists, and the search in them. */
export interface ShownLists {
  readonly nameLists: readonly NameList[]
  readonly sources: readonly SuggestionSource[]
}

const none: ShownLists = { nameLists: [], sources: [] }

/**
 * Returns the lists of names for which the reader has asked, as soon as their file is here; none on other networks than
 * the main one.
 * @param name Short name of the network that is shown.
 * @param place Page that is shown: a file that could not be loaded is loaded with the next one.
 */
export function useNameLists(name: string, place: string): ShownLists {
  const network = useNetworks().find((each) => each.name === name)
  const isMainnet = network?.testOnly !== true && (network?.globalId ?? mainnet) === mainnet
  const isWanted = useSettings().names === 'yes' && isMainnet
  const [lists, setLists] = useState(none)
  useEffect(() => {
    if (!isWanted) return
    // Without the file, the accounts have no names of it.
    import('./loadNames.ts').then(({ shownLists }) => setLists(shownLists)).catch(() => {})
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page is another try
  }, [isWanted, place])
  return isWanted ? lists : none
}
