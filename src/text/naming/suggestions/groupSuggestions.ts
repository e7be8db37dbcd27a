import { gram, type NativeCoin } from '../../../ton/facts/nativeCoin.ts'
import { nameFits } from '../../../meaning/names/nameFit.ts'
import type { NamingSources } from '../namingSources.ts'
import { checkSuggestions } from './checkSuggestions.ts'
import { suggestionGroups } from '../../../meaning/names/search.ts'
import { isDoubtful, isScam, shownInGroup, type SuggestedGroup, type Suggestion } from './suggestion.ts'

/**
 * Joins the suggestions of all sources into groups of at most eight. The group with the best fit comes first. What can
 * be mistaken for something else or for the native coin comes after the others, and what is marked as a scam last, in a
 * group of its own. Names with a typo are left out if others fit.
 */
export function groupSuggestions(
  given: readonly Suggestion[],
  naming: NamingSources,
  coin: NativeCoin = gram,
): readonly SuggestedGroup[] {
  const fitting = given.filter(({ fit }) => fit !== 'typo')
  const isMissed = fitting.every(({ fit }) => fit === 'shape')
  const found = checkSuggestions(deduplicate(isMissed ? given : fitting), naming, coin)
    .map((suggestion) => (isScam(suggestion) ? { ...suggestion, group: 'scam' as const } : suggestion))
    .toSorted((a, b) => rank(a) - rank(b))
  const groups = suggestionGroups.map((group) => ({
    group,
    suggestions: found.filter((suggestion) => suggestion.group === group).slice(0, shownInGroup),
  }))
  const best = ({ suggestions: [first] }: SuggestedGroup) => (first === undefined ? Infinity : rank(first))
  return groups.filter(({ suggestions }) => suggestions.length > 0).toSorted((a, b) => best(a) - best(b))
}

function rank(suggestion: Suggestion): number {
  const { length } = nameFits
  return (isScam(suggestion) ? 2 * length : isDoubtful(suggestion) ? length : 0) + nameFits.indexOf(suggestion.fit)
}

/** Keeps the best suggestion for each target, of the group that is shown first. */
function deduplicate(given: readonly Suggestion[]): readonly Suggestion[] {
  const best = new Map<string, Suggestion>()
  for (const suggestion of given) {
    const key = targetKey(suggestion)
    const known = best.get(key)
    if (known === undefined) best.set(key, suggestion)
    else best.set(key, place(suggestion) < place(known) ? joinFacts(suggestion, known) : joinFacts(known, suggestion))
  }
  const found = [...best.values()]
  const reached = new Set(found.map(({ target, name }) => (target.kind === 'address' ? name.toLowerCase() : '')))
  // An account is closer than its domain.
  return found.filter(({ target }) => target.kind !== 'domain' || !reached.has(target.domain))
}

/** Keeps what the other of two suggestions tells about the same thing. */
function joinFacts(shown: Suggestion, { source, scam }: Suggestion): Suggestion {
  return { ...shown, source: shown.source ?? source, scam: shown.scam === true || scam }
}

const place = (suggestion: Suggestion) =>
  suggestionGroups.indexOf(suggestion.group) * 10 + nameFits.indexOf(suggestion.fit)

function targetKey({ target }: Suggestion): string {
  return target.kind === 'address' ? target.address : JSON.stringify(target)
}
