import type { NameEntry, NameSource, ShownNames } from '../../../sources/client/names.ts'
import { createNameIndex, type NameIndex } from '../../../meaning/names/nameIndex.ts'
import type { TokenInfo } from '../../../service/rows/names.ts'
import { parseDomain } from '../../../meaning/names/search.ts'
import type { Steps } from '../../../ton/cells/steps.ts'
import { readAsciiDomain } from '../names.ts'
import { addAccount, ranks, type NamedAccount, type NamedTarget } from './namedTarget.ts'

/** Index of the domains and tokens of a name source. */
export interface TokenNames {
  readonly index: NameIndex<NamedTarget>
  /** Steps that bring the index up to date; undefined if it is. Several searches share them. */
  readonly update: () => Steps<void> | undefined
}

/** Names that are indexed in one step: about a tenth of a millisecond. */
const namesInStep = 10
/** Known names that are compared in one step. */
const comparedInStep = 200

/** Indexes by name source: it is shared by all boxes of a page, and kept when other settings change. */
const shared = new WeakMap<ShownNames, TokenNames>()

/** Returns the index of a name source. */
export function shareTokenNames(names: ShownNames): TokenNames {
  const known = shared.get(names) ?? indexTokenNames(names)
  shared.set(names, known)
  return known
}

interface Indexed {
  readonly row: NameEntry[1]
  readonly metadata: NameEntry[2]
  readonly remove: readonly (() => void)[]
}

function indexTokenNames(names: ShownNames): TokenNames {
  const index = createNameIndex<NamedTarget>()
  const known = new Map<string, Indexed>()
  // `null` before the first reading.
  let revision: number | undefined | null = null

  function* readEntries(): Steps<void> {
    const reached = names.revision?.()
    const entries = names.entries?.() ?? []
    let compared = 0
    let done = 0
    for (const [address, row, metadata] of entries) {
      compared += 1
      if (compared % comparedInStep === 0) yield compared / entries.length
      const before = known.get(address)
      if (before?.row === row && before?.metadata === metadata) continue
      for (const remove of before?.remove ?? []) remove()
      const remove = [
        ...describeEntry([address, row, metadata]).flatMap((account) => addAccount(index, account) ?? []),
        ...readDomains(metadata).map((name) => {
          const value: NamedTarget = { target: { kind: 'domain', domain: name.toLowerCase() }, group: 'domain' }
          return index.add({ name, group: 'domain', rank: ranks.trusted, last: true, value })
        }),
      ]
      known.set(address, { row, metadata, remove })
      done += 1
      if (done % namesInStep === 0) yield compared / entries.length
    }
    if (known.size > entries.length) {
      const left = new Set(entries.map(([address]) => address))
      for (const [address, { remove }] of known) {
        if (left.has(address)) continue
        for (const removeName of remove) removeName()
        known.delete(address)
      }
    }
    revision = reached
  }
  return {
    index,
    update: () => (revision !== null && isUnchanged(names, revision) ? undefined : readEntries()),
  }
}

function isUnchanged(names: ShownNames & Pick<NameSource, 'fixed'>, revision: number | undefined): boolean {
  return revision === undefined ? names.fixed === true : names.revision?.() === revision
}

function describeEntry([address, row, metadata]: NameEntry): readonly NamedAccount[] {
  const accounts: NamedAccount[] = [{ address, name: readAsciiDomain(row), group: 'domain', rank: ranks.trusted }]
  for (const token of readTokens(metadata)) {
    if (readDomain(token) !== undefined) continue
    const { group, contract } = kinds[token?.type ?? ''] ?? kinds['']
    for (const name of [token?.symbol, token?.name]) {
      accounts.push({ address, name, group, contract, rank: ranks.claimed, last: token?.is_scam === true })
    }
  }
  return accounts
}

/** Domains whose NFT this is: they are found as domains. */
function readDomains(metadata: NameEntry[2]): readonly string[] {
  return readTokens(metadata).flatMap((token) => readDomain(token) ?? [])
}

function readDomain(token: TokenInfo | null): string | undefined {
  const domain: unknown = token?.extra?.['domain']
  return typeof domain === 'string' && parseDomain(domain) !== undefined ? domain : undefined
}

/** Answers of an unexpected shape are reported but not rejected, so they are checked before reading. */
function readTokens(metadata: NameEntry[2]): readonly (TokenInfo | null)[] {
  return Array.isArray(metadata?.token_info) ? metadata.token_info : []
}

const kinds: Readonly<Record<string, Pick<NamedAccount, 'group' | 'contract'>>> & {
  readonly '': Pick<NamedAccount, 'group' | 'contract'>
} = {
  jetton_masters: { group: 'jetton', contract: 'jetton' },
  nft_collections: { group: 'collection', contract: 'collection' },
  nft_items: { group: 'item', contract: 'item' },
  '': { group: 'account' },
}
