import { isRow } from '../../service/rows/readRow.ts'
import { TonlensError } from '../../ton/cells/errors.ts'

/** Kinds of things in a {@link NamePack}. */
const packedKinds = ['account', 'domain', 'jetton', 'collection', 'item'] as const

/** One name of a {@link NamePack}. */
export interface PackedName {
  /** Address in any form. That of a domain is the account to which it leads. */
  readonly address: string
  readonly name: string
  /** Ticker. @default none */
  readonly symbol?: string | undefined
  readonly kind: (typeof packedKinds)[number]
  /** True if the list warns of it. @default false */
  readonly scam?: boolean | undefined
}

/** A list of names that an application loads, such as a public registry. */
export interface NamePack {
  /** Who vouches for the names, shown beside them. @default nobody: each thing gives its own name */
  readonly source?: string | undefined
  /** True if it lists all names of its network, so that a search has nothing else to look through. @default false */
  readonly complete?: boolean | undefined
  readonly names: readonly PackedName[]
}

/**
 * Reads a pack of names, such as parsed JSON; leaves out malformed names.
 * @throws {TonlensError} The value has no list of names.
 */
export function readNamePack(value: unknown): NamePack {
  const names: unknown = isRow(value) ? value['names'] : undefined
  if (!isRow(value) || !Array.isArray(names)) throw new TonlensError('A pack of names has no list `names`.')
  const { source, complete } = value
  return {
    source: typeof source === 'string' ? source : undefined,
    complete: complete === true,
    names: names.filter(isPackedName),
  }
}

function isPackedName(value: unknown): value is PackedName {
  if (!isRow(value)) return false
  const { address, name, symbol, kind } = value
  return (
    typeof address === 'string' &&
    typeof name === 'string' &&
    (symbol === undefined || typeof symbol === 'string') &&
    packedKinds.some((known) => known === kind)
  )
}
