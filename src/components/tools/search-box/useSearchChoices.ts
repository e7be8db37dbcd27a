import { useMemo } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import type { RecentSearches } from '../../../react/display/recentSearches.ts'
import { useSearch, type SearchResult } from '../../../react/display/useSearch.ts'
import { isDoubtful, type SuggestionSource } from '../../../text/naming/suggestions/suggestion.ts'
import { addressMessages } from '../../../text/en/addresses.ts'
import { searchMessages } from '../../../text/en/tools/search.ts'
import type { SearchTarget } from '../../../meaning/names/search.ts'
import { describeSuggestion } from './describeSuggestion.tsx'
import { describeTarget, targetKey } from './describeTarget.tsx'
import type { SearchSuggestion } from './SearchBox.tsx'
import type { Option } from './SearchOption.tsx'

/** One option of the list, and what it opens. */
interface Choice {
  readonly key: string
  readonly target: SearchTarget
  readonly option: Option
  /** Name for the list of recent searches; undefined for keys that the reader entered. */
  readonly name?: string | undefined
  /** True if it may not be what it seems: it is opened only if the reader selects it. */
  readonly isDoubtful: boolean
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
  readonly isAsked: boolean
  readonly sources: readonly SuggestionSource[] | undefined
  readonly recent: RecentSearches | undefined
  /** Results of the host. */
  readonly suggestions: readonly SearchSuggestion[]
  readonly operations: boolean
  /** Whether the list is open: the service is not asked for a list that nobody sees. */
  readonly isOpen: boolean
}

const shownResults = 50

/** Returns the options for a text: its interpretations, suggestions by group, then the results of the host. */
export function useSearchChoices(
  text: string,
  { isAsked, sources, recent, suggestions, operations, isOpen }: ChoiceSources,
): {
  readonly groups: readonly ChoiceGroup[]
  readonly search: SearchResult
} {
  const { testOnly } = useDisplay()
  const messages = useTexts('search', searchMessages)
  const texts = useTexts('address', addressMessages)
  const search = useSearch(text, { sources, recent, enabled: isAsked, ask: isOpen ? 'pause' : 'never' })
  const { groups: found, meaning, meant: checked } = search
  const groups = useMemo(() => {
    const isOffered = ({ kind }: SearchTarget) => operations || kind !== 'opcode'
    const isShown = ({ target }: { readonly target: SearchTarget }) => isOffered(target)
    // The account of a domain is closer than the domain.
    const reached = new Set(
      found.flatMap(({ group, suggestions: ofGroup }) => (group === 'domain' ? ofGroup.map(({ name }) => name) : [])),
    )
    const meant = meaning.targets
      .filter((target) => isOffered(target) && !(target.kind === 'domain' && reached.has(target.domain)))
      .map((target): Choice => {
        const known = checked.find((suggestion) => suggestion.target === target)
        return {
          key: targetKey(target),
          target,
          option: { ...describeTarget(target, meaning, messages), caution: known?.cautions?.join(' · ') },
          isDoubtful: known !== undefined && isDoubtful(known),
        }
      })
    const suggested = found.map(({ group, suggestions: ofGroup }) => ({
      key: group,
      title: messages.groups[group],
      choices: ofGroup.filter(isShown).map((suggestion): Choice => {
        const { target, name } = suggestion
        return {
          key: `${group} ${targetKey(target)}`,
          target,
          name: name || undefined,
          option: describeSuggestion(suggestion, { messages, texts, testOnly }),
          isDoubtful: isDoubtful(suggestion),
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
        isDoubtful: false,
      }))
    const host = { key: 'host', title: undefined, choices: results }
    const scams = suggested.filter(({ key }) => key === 'scam')
    const others = suggested.filter(({ key }) => key !== 'scam')
    return [{ key: 'meaning', title: undefined, choices: meant }, ...others, host, ...scams].filter(
      ({ choices }) => choices.length > 0,
    )
  }, [meaning, checked, found, suggestions, operations, messages, texts, testOnly])
  return { groups, search }
}
