import { isRow } from '../../service/rows/readRow.ts'
import { plainText } from '../../service/rows/plainText.ts'
import { readRawAddress } from '../../ton/cells/address.ts'
import { TonlensError } from '../../ton/cells/errors.ts'
import type { NamePack, PackedName } from './namePack.ts'

/** Entry of a {@link NameList} for one account. Texts are cleaned. */
export interface ListedName {
  /** Who says it, and on which day it was true, such as `ton-labels (2026-04-28)`. */
  readonly source: string
  readonly name: string
  /** Purpose of the account, such as `hot wallet`. @default unknown */
  readonly note?: string | undefined
  /** Kind of its owner in the words of the list, such as `CEX`. @default unknown */
  readonly category?: string | undefined
  /** True if the list warns of the account. @default false */
  readonly scam?: boolean | undefined
  /** True if the account holds coins of many people, so that a transfer may need a memo. @default false */
  readonly custodian?: boolean | undefined
  /** True if the list gives other accounts the same name, so that the name alone does not tell which one it is. */
  readonly isShared?: boolean | undefined
}

/** Names of accounts of one network, such as a public registry; a display takes some as `nameLists`. */
export interface NameList {
  /**
   * Finds what the list says about an account.
   * @param account Raw address.
   */
  readonly find: (account: string) => ListedName | undefined
  /** The names for a search: `createPackSuggestions(async () => list.pack())`. */
  readonly pack: () => NamePack
}

/** Options of {@link readNameList}. */
export interface NameListOptions {
  /** Who vouches for the names, shown beside them. */
  readonly source: string
  /** Unix seconds at which the list was true. @default unknown */
  readonly time?: number | undefined
  /** Kind of the accounts. @default 'account' */
  readonly kind?: PackedName['kind'] | undefined
}

/**
 * Reads the file of a registry that an application or a reader has loaded: a list of records with `address`, `name` and
 * perhaps `symbol` and `require_memo`, such as `accounts.json`, `jettons.json` and `collections.json` of
 * tonkeeper/ton-assets and the registry of Acton. Malformed records are left out; of several for one account, the first
 * one counts.
 * @param value Parsed JSON.
 * @throws {TonlensError} The value is no list.
 * @example const list = readNameList([{ address: wallet, name: 'Our shop' }], { source: 'Our list' })
 */
export function readNameList(value: unknown, { source: given, time, kind = 'account' }: NameListOptions): NameList {
  if (!Array.isArray(value)) throw new TonlensError('A list of names is no array of records.')
  const source = nameSource(given, time)
  const names = new Map<string, ListedName>()
  const packed: PackedName[] = []
  const counts = new Map<string, number>()
  for (const record of value) {
    if (!isRow(record)) continue
    const { address, name: written, symbol, require_memo } = record
    const account = typeof address === 'string' ? readRawAddress(address) : undefined
    const name = cleanName(written)
    if (account === undefined || name === '' || names.has(account)) continue
    counts.set(name, (counts.get(name) ?? 0) + 1)
    names.set(account, { source, name, custodian: require_memo === true })
    packed.push({ address: account, name, symbol: cleanName(symbol) || undefined, kind })
  }
  return {
    find(account) {
      const found = names.get(account)
      return found && { ...found, isShared: (counts.get(found.name) ?? 0) > 1 }
    },
    pack: () => ({ source, names: packed }),
  }
}

/** Writes who made a list, and of which day it is. */
export function nameSource(source: string, time: number | undefined): string {
  const date = new Date((time ?? Number.NaN) * 1000)
  const isKnown = !Number.isNaN(date.getTime())
  return isKnown ? `${cleanName(source)} (${date.toISOString().slice(0, 10)})` : cleanName(source)
}

/** Cleans a name that a list gives. */
export function cleanName(name: unknown): string {
  return plainText(name, { maximum: 64 })
}
