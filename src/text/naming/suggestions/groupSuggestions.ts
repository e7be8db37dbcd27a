import { gram, type NativeCoin } from '../../../ton/facts/nativeCoin.ts'
import { looksLikeCoin, nameShape } from '../../../meaning/tokens/lookalike.ts'
import { nameFits } from '../../../meaning/names/nameFit.ts'
import { replacesAddress } from '../names.ts'
import { suggestionGroups } from '../../../meaning/names/search.ts'
import { shownInGroup, type SuggestedGroup, type Suggestion } from './suggestion.ts'

/**
 * Joins the suggestions of all sources into groups of at most eight. The group with the best fit comes first; what the
 * service marks as a scam, and what can be mistaken for something else or for the native coin, comes last.
 */
export function groupSuggestions(given: readonly Suggestion[], coin: NativeCoin = gram): readonly SuggestedGroup[] {
  const found = markImitations(deduplicate(given), coin).toSorted((a, b) => rank(a) - rank(b))
  const groups = suggestionGroups.map((group) => ({
    group,
    suggestions: found.filter((suggestion) => suggestion.group === group).slice(0, shownInGroup),
  }))
  const best = ({ suggestions: [first] }: SuggestedGroup) => (first === undefined ? Infinity : rank(first))
  return groups.filter(({ suggestions }) => suggestions.length > 0).toSorted((a, b) => best(a) - best(b))
}

/** Tells whether a reader could take this for something else. */
function isDoubtful({ known, imitates, fit }: Suggestion): boolean {
  return known?.scam === true || known?.imitates !== undefined || imitates !== undefined || fit === 'shape'
}

function rank(suggestion: Suggestion): number {
  return (isDoubtful(suggestion) ? nameFits.length : 0) + nameFits.indexOf(suggestion.fit)
}

/** Keeps the best suggestion for each target, of the group that is shown first. */
function deduplicate(given: readonly Suggestion[]): readonly Suggestion[] {
  const best = new Map<string, Suggestion>()
  for (const suggestion of given) {
    const key = targetKey(suggestion)
    const known = best.get(key)
    if (known === undefined || place(suggestion) < place(known)) best.set(key, suggestion)
  }
  return [...best.values()]
}

const place = (suggestion: Suggestion) =>
  suggestionGroups.indexOf(suggestion.group) * 10 + nameFits.indexOf(suggestion.fit)

function targetKey({ target }: Suggestion): string {
  return target.kind === 'address' ? target.address : JSON.stringify(target)
}

/** Marks names that anybody can give and that look like a name that nobody else can have. */
function markImitations(found: readonly Suggestion[], coin: NativeCoin): readonly Suggestion[] {
  const genuine = new Map<string, Suggestion>()
  for (const suggestion of found) {
    if (suggestion.known !== undefined && replacesAddress(suggestion.known))
      genuine.set(nameShape(suggestion.name), suggestion)
  }
  return found.map((suggestion) => {
    if (suggestion.known === undefined || suggestion.imitates !== undefined || replacesAddress(suggestion.known))
      return suggestion
    const other = looksLikeCoin(suggestion.name, coin) ? coin : genuine.get(nameShape(suggestion.name))
    return other === undefined ? suggestion : { ...suggestion, imitates: other.name }
  })
}
