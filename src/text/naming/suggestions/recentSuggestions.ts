import { fitName, readNameQuery, type NameQuery } from '../../../meaning/names/nameFit.ts'
import { targetText, type RecentSearch } from '../../../meaning/names/recentSearches.ts'
import { findName } from '../names.ts'
import type { NamingSources } from '../namingSources.ts'
import { shownInGroup, type Suggestion, type SuggestionSource } from './suggestion.ts'

/** Suggests what the reader opened before: the newest without a text, else by name, or by the beginning of the key. */
export function createRecentSuggestions(
  recent: { readonly current: () => readonly RecentSearch[] },
  naming: NamingSources,
): SuggestionSource {
  return {
    suggest(text) {
      const query = readNameQuery(text)
      const searches = query === undefined ? recent.current().slice(0, shownInGroup) : recent.current()
      return searches.flatMap((search) => describeRecent(search, query, naming) ?? [])
    },
  }
}

function describeRecent(
  { target, name }: RecentSearch,
  query: NameQuery | undefined,
  naming: NamingSources,
): Suggestion | undefined {
  const known = target.kind === 'address' ? findName(target.address, naming) : undefined
  const names = [name, known?.name, targetText(target)].filter((shown) => shown !== undefined)
  const fit =
    query === undefined ? 'prefix' : names.map((shown) => fitName(shown, query)).find((found) => found !== undefined)
  return fit && { group: 'recent', target, name: name ?? known?.name ?? '', fit, known }
}
