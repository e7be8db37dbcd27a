import type { NameIndex, NameMatch } from '../../../meaning/names/nameIndex.ts'
import type { SearchTarget, SuggestionGroup } from '../../../meaning/names/search.ts'
import { nameShape } from '../../../meaning/tokens/lookalike.ts'
import { readAddress } from '../../../ton/cells/address.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { addressKey } from '../../format/address.ts'

/** An entity with a name, and the group in which it is suggested. */
export interface NamedTarget {
  readonly target: SearchTarget
  readonly group: SuggestionGroup
}

/** Names that stand for an account come before those that anybody can give. */
export const ranks = { trusted: 0, claimed: 1 } as const

/** An account under one of its names. */
export interface NamedAccount {
  /** Address in any form. */
  readonly address: string
  readonly name: unknown
  readonly group: SuggestionGroup
  readonly rank: number
  /** Kind of the account, as its name tells. @default unknown */
  readonly contract?: 'jetton' | 'collection' | 'item' | undefined
  /** @default false */
  readonly last?: boolean | undefined
}

/** Adds an account to an index. @returns A function that removes it; undefined if it has no name or address. */
export function addAccount(
  index: NameIndex<NamedTarget>,
  { address, name: given, group, rank, contract, last = false }: NamedAccount,
): (() => void) | undefined {
  const key = addressKey(address)
  const name = plainText(given, { maximum: 100 })
  if (key === undefined || name === '') return undefined
  const target = {
    kind: 'address',
    address: key,
    form: chooseForm(address),
    testOnly: false,
    ...(contract && { contract }),
  } as const
  // Scams crowd out nothing, and are not crowded out.
  return index.add({ name, group: last ? 'scam' : group, rank, last, value: { target, group } })
}

/** Chooses the form in which an address is shown: the one in which it is written, if that is for wallets. */
export function chooseForm(address: string | null | undefined): 'bounceable' | 'non-bounceable' {
  return readAddress(address ?? '')?.bounceable === false ? 'non-bounceable' : 'bounceable'
}

/** Returns the text that a name imitates with letters which look alike; undefined if it imitates none. */
export function findImitated(
  text: string,
  { name, fit }: Pick<NameMatch<unknown>, 'name' | 'fit'>,
): string | undefined {
  return fit === 'shape' && nameShape(text) === nameShape(name) ? text.trim() : undefined
}
