import { useMemo } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import type { RecentSearches } from '../../../react/display/recentSearches.ts'
import { useNaming } from '../../../react/display/useNaming.ts'
import { useStore } from '../../../react/display/useStore.ts'
import { createNameSuggestions } from '../../../text/naming/suggestions/nameSuggestions.ts'
import { createRecentSuggestions } from '../../../text/naming/suggestions/recentSuggestions.ts'
import type { SuggestionSource } from '../../../text/naming/suggestions/suggestion.ts'
import { addressMessages } from '../../../text/en/addresses.ts'
import { searchMessages } from '../../../text/en/tools/search.ts'
import type { RecentSearch } from '../../../meaning/names/recentSearches.ts'
import type { SearchMeaning, SearchTarget } from '../../../meaning/names/search.ts'
import { describeSuggestion } from './describeSuggestion.tsx'
import { describeTarget, targetKey } from './describeTarget.ts'
import type { SearchSuggestion } from './SearchBox.tsx'
import type { Option } from './SearchOption.tsx'
import { useSuggestions } from './useSuggestions.ts'

/** One option of the list, and what it opens. */
interface Choice {
  readonly key: string
  readonly target: SearchTarget
  readonly option: Option
  /** Name for the list of recent searches; undefined for keys that the reader entered. */
  readonly name?: string | undefined
}

/** Options under one heading. */
export interface ChoiceGroup {
  readonly key: string
  /** Undefined for interpretations of the text and for results of the host. */
  readonly title: string | undefined
  readonly choices: readonly Choice[]
}

/** Source of the options. */
export interface ChoiceSources {
  readonly meaning: SearchMeaning
  readonly sources: readonly SuggestionSource[]
  readonly recent: RecentSearches | undefined
  /** Results of the host. */
  readonly suggestions: readonly SearchSuggestion[]
  readonly operations: boolean
}

const shownResults = 50
const noSearches: readonly RecentSearch[] = []

/** Returns the options for a text: its interpretations, suggestions by group, then the results of the host. */
export function useSearchChoices(
  text: string,
  isAsked: boolean,
  given: ChoiceSources,
): { readonly groups: readonly ChoiceGroup[]; readonly pending: boolean } {
  const { meaning, sources, recent, suggestions, operations } = given
  const { testOnly } = useDisplay()
  const messages = useTexts('search', searchMessages)
  const texts = useTexts('address', addressMessages)
  const naming = useNaming()
  const searches = useStore(recent, noSearches)
  const all = useMemo(
    () => [createRecentSuggestions({ current: () => searches }, naming), createNameSuggestions(naming), ...sources],
    [searches, naming, sources],
  )
  const found = useSuggestions(all, text, isAsked)
  const groups = useMemo(() => {
    const isOffered = ({ kind }: SearchTarget) => operations || kind !== 'opcode'
    const isShown = ({ target }: { readonly target: SearchTarget }) => isOffered(target)
    const meant = meaning.targets
      .filter(isOffered)
      .map((target): Choice => ({ key: targetKey(target), target, option: describeTarget(target, meaning, messages) }))
    const suggested = found.groups.map(({ group, suggestions: ofGroup }) => ({
      key: group,
      title: messages.groups[group],
      choices: ofGroup.filter(isShown).map((suggestion): Choice => {
        const { target, name } = suggestion
        return {
          key: `${group} ${targetKey(target)}`,
          target,
          name: name || undefined,
          option: describeSuggestion(suggestion, { messages, texts, testOnly }),
        }
      }),
    }))
    const results = suggestions
      .filter(isShown)
      .slice(0, shownResults)
      .map(({ target, ...option }, index): Choice => ({
        key: `host ${index} ${targetKey(target)}`,
        target,
        name: option.label,
        option: { ...option, kind: messages.kinds[target.kind] },
      }))
    return [
      { key: 'meaning', title: undefined, choices: meant },
      ...suggested,
      { key: 'host', title: undefined, choices: results },
    ].filter(({ choices }) => choices.length > 0)
  }, [meaning, found.groups, suggestions, operations, messages, texts, testOnly])
  return { groups, pending: found.pending }
}
