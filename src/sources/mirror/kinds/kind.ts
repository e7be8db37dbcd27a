import { type Merge, merges, type TableName, type Tables } from '../../../service/rules/rows/tables.ts'
import type { StoreName } from '../storage/database.ts'
import { join, type Key, type KeySpan, prefixSpan } from '../storage/keys.ts'

/** How the mirror stores one kind of entity: in which store, under which key, found by which indexes. */
export interface Kind<E extends object = object> {
  readonly store: StoreName
  /** True when rows are cached between reads, so every tab must notice writes. */
  readonly cached: boolean
  /** True when a row never changes, so an old row need not be read before it is written. */
  readonly immutable: boolean
  /** True when a row has the time at which the service last showed it in this state. */
  readonly dated: boolean
  /** True for rows that the mirror stores; rows that may still vanish are left to the service. */
  isStorable(value: E): boolean
  /** Primary key; undefined when the entity lacks it. */
  key(value: E): Key | undefined
  indexKeys(value: E): Key[]
  /** Combines an old and a new value of one row: picks one of them, or merges both. */
  merge(old: E, value: E): E
  /** Key in the store for a key among the rows of this kind. */
  storeKey(key: Key): Key
  /** Keys of an index that begin with these parts, between two bounds, both inclusive. */
  span(index: number, parts?: readonly Key[], first?: Key, last?: Key): KeySpan
}

interface KindRule<Name extends TableName> {
  readonly store: 'tx' | 'nft' | 'ent'
  /** First byte of all keys in the shared store `ent`. Never reuse a number; up to 34 are taken. */
  readonly byte?: number
  readonly cached?: boolean
  readonly immutable?: boolean
  readonly dated?: boolean
  readonly isStorable?: (value: Tables[Name]) => boolean
  readonly key: (value: Tables[Name]) => Key | undefined
  /** Index keys. A key with an undefined part is left out. */
  readonly indexKeys?: (value: Tables[Name]) => readonly IndexKey[]
}

/** Number of the index, then the parts of the key. */
export type IndexKey = readonly [number, ...(Key | undefined)[]]

/** Declares the kind of the rows of a table. Rows of one entity are merged by the rule book. */
export function defineKind<Name extends TableName>(table: Name, rule: KindRule<Name>): Kind<Tables[Name]> {
  const prefix = rule.byte === undefined ? [] : [rule.byte]
  const merge: Merge<Tables[Name]> = merges[table]
  return {
    store: rule.store,
    cached: rule.cached ?? false,
    immutable: rule.immutable ?? false,
    dated: rule.dated ?? false,
    isStorable: rule.isStorable ?? (() => true),
    merge,
    storeKey: (key) => (prefix.length === 0 ? key : join(prefix, key)),
    key(value) {
      const key = rule.key(value)
      return key === undefined ? undefined : join(prefix, key)
    },
    indexKeys(value) {
      const keys: Key[] = []
      for (const [index, ...parts] of rule.indexKeys?.(value) ?? []) {
        if (parts.every((part) => part !== undefined)) keys.push(join(prefix, [index], ...parts))
      }
      return keys
    },
    span: (index, parts = [], first, last) => prefixSpan(join(prefix, [index], ...parts), first, last),
  }
}

/** A row to be written. */
export interface Draft {
  readonly kind: Kind
  readonly key: Key
  readonly value: object
  /** Moment at which the service showed the row, in seconds since 1970; undefined while that is unknown. */
  readonly at?: number | undefined
}
