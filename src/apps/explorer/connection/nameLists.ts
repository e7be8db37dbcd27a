import { useEffect, useMemo, useRef, useState } from 'react'
import { createPackSuggestions, type SuggestionSource } from 'tonlens'
import type { NameList } from 'tonlens/names'
import { useNetworks } from '../networks/networksContext.ts'
import { useSettings } from '../settings/settings.ts'

/** `global_id` of the network to which the lists belong. */
const mainnet = -239

/** Names of public lists, and the search in them. */
interface ShownLists {
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
  const [list, setList] = useState<NameList>()
  const isLoading = useRef(false)
  useEffect(() => {
    if (!isWanted || isLoading.current) return
    isLoading.current = true
    import('tonlens/names').then(
      ({ tonLabels }) => setList(tonLabels),
      () => (isLoading.current = false),
    )
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page is another try
  }, [isWanted, place])
  return useMemo(
    () =>
      isWanted && list !== undefined
        ? { nameLists: [list], sources: [createPackSuggestions(async () => list.pack())] }
        : none,
    [isWanted, list],
  )
}
