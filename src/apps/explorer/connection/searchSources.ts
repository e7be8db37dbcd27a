import { createContext, useContext, useMemo } from 'react'
import { createDomainSuggestions, type SuggestionSource, useClient } from 'tonlens'

export const SearchSourcesContext = createContext<readonly SuggestionSource[]>([])

/** The search looks through these beside the names that this browser has seen: packs of names, then the service. */
export function useSearchSources(): readonly SuggestionSource[] {
  const packs = useContext(SearchSourcesContext)
  const client = useClient()
  return useMemo(() => [...packs, createDomainSuggestions(client)], [packs, client])
}
