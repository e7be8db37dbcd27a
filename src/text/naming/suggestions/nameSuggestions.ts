import type { NameIndex, NameMatch } from '../../../meaning/names/nameIndex.ts'
import type { SearchTarget } from '../../../meaning/names/search.ts'
import { runInSlices, trySteps } from '../../../ton/cells/steps.ts'
import { opcodeLabel } from '../operationWords.ts'
import { findName } from '../names.ts'
import type { NamingSources } from '../namingSources.ts'
import { findImitated, ranks, chooseForm, type NamedTarget } from './namedTarget.ts'
import { indexOwnNames } from './ownNames.ts'
import { shareTokenNames } from './tokenNames.ts'
import { foundInGroup, shownInGroup, type Suggestion, type SuggestionSource } from './suggestion.ts'

/** Steps of indexing that are done at once; the others leave the page responsive. */
const stepsAtOnce = 20

/**
 * Suggests what the settings of a display name: labels and favorites of the reader, accounts of the application and its
 * sources, domains, tokens and NFTs that answers have named, and operations. Sends no requests. Names are indexed at
 * the first search, in slices.
 */
export function createNameSuggestions(naming: NamingSources): SuggestionSource {
  const tokens = shareTokenNames(naming.names)
  let own: NameIndex<NamedTarget> | undefined
  const find = (text: string): readonly Suggestion[] => {
    own ??= indexOwnNames(naming)
    return [...own.find(text, foundInGroup), ...tokens.index.find(text, foundInGroup)].flatMap(
      (match) => describeMatch(match, text, naming) ?? [],
    )
  }
  return {
    suggest(text) {
      if (text.trim() === '') return listFavorites(naming)
      const steps = tokens.update()
      if (steps === undefined || trySteps(steps, stepsAtOnce) !== undefined) return find(text)
      return runInSlices(steps).then(() => find(text))
    },
  }
}

function describeMatch(
  { name, fit, value, rank }: NameMatch<NamedTarget>,
  text: string,
  naming: NamingSources,
): Suggestion | undefined {
  const { target, group } = value
  if (target.kind !== 'address') {
    return {
      group,
      target,
      name: target.kind === 'opcode' ? (opcodeLabel({ opcode: target.opcode }, naming) ?? name) : name,
      fit,
    }
  }
  const known = findName(target.address, naming)
  const isMarked = naming.labels?.current().byAddress.has(target.address) === true
  // Letters of another alphabet are the reader's own choice in a label; domains with other letters are of others.
  const imitates = rank === ranks.trusted && group !== 'domain' ? undefined : findImitated(text, { name, fit })
  const form = chooseForm(known.row?.user_friendly)
  return { group: isMarked ? 'favorite' : group, target: { ...target, form }, name, fit, known, imitates }
}

/** Favorites of the reader, before there is a text. */
function listFavorites(naming: NamingSources): readonly Suggestion[] {
  return [...(naming.labels?.current().byAddress.values() ?? [])]
    .filter(({ favorite }) => favorite)
    .slice(0, shownInGroup)
    .map(({ address }) => {
      const known = findName(address, naming)
      const form = chooseForm(known.row?.user_friendly)
      const target: SearchTarget = { kind: 'address', address, form, testOnly: false }
      return { group: 'favorite', target, name: known.name ?? '', fit: 'prefix', known }
    })
}
