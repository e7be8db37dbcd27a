import { createNameIndex, type NameIndex } from '../../../meaning/names/nameIndex.ts'
import { type NamePack, readNamePack } from '../../../meaning/names/namePack.ts'
import { runInSlices, type Steps } from '../../../ton/cells/steps.ts'
import { addAccount, findImitated, ranks, type NamedTarget } from './namedTarget.ts'
import { foundInGroup, type Suggestion, type SuggestionSource } from './suggestion.ts'

interface LoadedPack {
  readonly pack: NamePack
  readonly index: NameIndex<NamedTarget>
}

const namesInStep = 10

/**
 * Suggests the names of a pack, which is loaded when the reader begins to search, and indexed in slices. A pack that
 * could not be loaded is loaded again at the next key.
 * @param load Returns a {@link NamePack}, such as parsed JSON: its names are checked.
 * @example
 * const names = createPackSuggestions(async () => (await fetch('/names.json')).json())
 * <SearchBox sources={[names]} />
 */
export function createPackSuggestions(load: () => Promise<unknown>): SuggestionSource {
  let loaded: LoadedPack | undefined
  let loading: Promise<LoadedPack> | undefined
  const open = () =>
    (loading ??= load()
      .then((value) => runInSlices(indexPack(readNamePack(value))))
      .then((opened) => (loaded = opened))
      .finally(() => (loading = undefined)))
  return {
    get complete() {
      return loaded?.pack.complete
    },
    suggest: (text) => (loaded === undefined ? open().then((opened) => find(opened, text)) : find(loaded, text)),
  }
}

function* indexPack(pack: NamePack): Steps<LoadedPack> {
  const index = createNameIndex<NamedTarget>()
  const rank = pack.source === undefined ? ranks.claimed : ranks.trusted
  for (const [at, { address, name, symbol, kind, scam = false }] of pack.names.entries()) {
    const contract = kind === 'account' || kind === 'domain' ? undefined : kind
    for (const text of [symbol, name]) {
      addAccount(index, { address, name: text, group: kind, rank, contract, last: scam })
    }
    if (at % namesInStep === 0) yield at / pack.names.length
  }
  return { pack, index }
}

function find({ pack, index }: LoadedPack, text: string): readonly Suggestion[] {
  return index.find(text, foundInGroup).map(({ name, fit, value: { target, group }, last }): Suggestion => ({
    group,
    target,
    name,
    fit,
    source: pack.source,
    scam: last,
    imitates: findImitated(text, { name, fit }),
  }))
}
