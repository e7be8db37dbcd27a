import { formatAddress } from '../../ton/cells/address.ts'
import { isRow } from '../../service/rows/readRow.ts'
import { understandSearch, type SearchTarget } from './search.ts'
import { plainText } from '../../service/rows/plainText.ts'

/** Something that the reader opened by the search. */
export interface RecentSearch {
  readonly target: SearchTarget
  /** Name under which it was found; undefined if the reader entered an address, a hash or another key. */
  readonly name?: string | undefined
}

/** Searches that are kept at most. */
const maxRecentSearches = 20
const maxName = 60

/** Writes searches as text. */
export function writeRecentSearches(searches: readonly RecentSearch[]): string {
  return JSON.stringify({
    version: 1,
    searches: searches.map(({ target, name }) => ({ ...writeTarget(target), name })),
  })
}

/** Reads searches that were written before; leaves out what another program or version has written. */
export function readRecentSearches(text: string | null): readonly RecentSearch[] {
  const { version, searches } = parse(text)
  if (version !== 1 || !Array.isArray(searches)) return []
  return searches.slice(0, maxRecentSearches).flatMap((entry: unknown) => {
    if (!isRow(entry)) return []
    const target = readTarget(entry)
    return target === undefined ? [] : [{ target, name: plainText(entry['name'], { maximum: maxName }) || undefined }]
  })
}

/** Puts a search first; an earlier one with the same target is left out. */
export function addRecentSearch(
  searches: readonly RecentSearch[],
  { target, name }: RecentSearch,
): readonly RecentSearch[] {
  const text = targetText(target)
  const others = searches.filter((other) => targetText(other.target) !== text || other.target.kind !== target.kind)
  return [{ target, name: plainText(name, { maximum: maxName }) || undefined }, ...others].slice(0, maxRecentSearches)
}

/** Search text that leads to the target. */
export function targetText(target: SearchTarget): string {
  switch (target.kind) {
    case 'address':
      return target.address
    case 'domain':
      return target.domain
    case 'block':
      return `(${target.workchain},${target.shard},${target.seqno})`
    case 'opcode':
      return target.opcode
    case 'lt':
      return target.lt
    default:
      return target.hash
  }
}

function writeTarget(target: SearchTarget) {
  return {
    kind: target.kind,
    // With the form in which it was shown.
    text:
      target.kind === 'address' && target.form === 'non-bounceable'
        ? formatAddress(target.address, { bounceable: false })
        : targetText(target),
    ...(target.kind === 'address' && { contract: target.contract }),
  }
}

/** Understands the text anew, so that nothing is opened that a reader could not have entered. */
function readTarget({ kind, text, contract }: Readonly<Record<string, unknown>>): SearchTarget | undefined {
  if (typeof text !== 'string') return undefined
  for (const target of understandSearch(text).targets) {
    if (target.kind === 'hash' && (kind === 'transaction' || kind === 'message' || kind === 'hash'))
      return { ...target, kind }
    if (target.kind !== kind) continue
    const isKnown = contract === 'jetton' || contract === 'collection' || contract === 'item'
    return target.kind === 'address' && isKnown ? { ...target, contract } : target
  }
  return undefined
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = text === null ? undefined : JSON.parse(text)
    return isRow(value) ? value : {}
  } catch {
    return {}
  }
}
