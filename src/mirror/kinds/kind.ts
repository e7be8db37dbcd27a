import { IngestError } from '../errors.ts'
import type { StoreName } from '../storage/database.ts'
import { join, type Key, type KeySpan, prefixSpan } from '../storage/keys.ts'

/** How the mirror stores one kind of entity: in which store, under which key, found by which indexes. */
export interface Kind<E extends object = object> {
  readonly store: StoreName
  /** True when rows know their order of arrival; it is the last part of each of their index keys. */
  readonly serial: boolean
  /** True when rows are cached between reads, so every tab must notice writes. */
  readonly cached: boolean
  /** Field that holds the key, for messages. */
  readonly field: string
  /** Primary key; undefined when the entity lacks it. */
  key(value: E): Key | undefined
  indexKeys(value: E, authoritative: boolean): Key[]
  /** True when the value never changes again, so an old row need not be read before it is written. */
  isImmutable(value: E): boolean
  /** What to store for an old and a new value: one of them, or both merged. */
  merge(old: E, value: E): E
  /** Key in the store for a key among the rows of this kind. */
  storeKey(key: Key): Key
  /** Keys of an index that begin with these parts, between two bounds, both inclusive. */
  span(index: number, parts?: readonly Key[], least?: Key, most?: Key): KeySpan
}

interface KindRule<E extends object> {
  readonly store: 'tx' | 'nft' | 'ent'
  /** First byte of all keys in the shared store `ent`. Never reuse a number. */
  readonly byte?: number
  readonly serial?: boolean
  /** False for kinds with so many rows that an index of all of them costs too much. @default true */
  readonly listed?: boolean
  readonly cached?: boolean
  readonly field: keyof E & string
  readonly key: (value: E) => Key | undefined
  /** Index keys. A key with an undefined part is left out. */
  readonly indexKeys?: (value: E, authoritative: boolean) => readonly IndexKey[]
  readonly isImmutable?: (value: E) => boolean
  readonly merge?: (old: E, value: E) => E
}

/** Number of the index, then the parts of the key. */
export type IndexKey = readonly [number, ...(Key | undefined)[]]

/** Index of every row of a listed kind by arrival; written only where the mirror is the whole world. */
export const ALL = 0

/** Declares a kind. */
export function defineKind<E extends object>(rule: KindRule<E>): Kind<E> {
  const prefix = rule.byte === undefined ? [] : [rule.byte]
  const serial = rule.serial ?? false
  return {
    store: rule.store,
    serial,
    cached: rule.cached ?? false,
    field: rule.field,
    isImmutable: rule.isImmutable ?? (() => false),
    merge: rule.merge ?? ((_, value) => value),
    storeKey: (key) => (prefix.length === 0 ? key : join(prefix, key)),
    key(value) {
      const key = rule.key(value)
      return key === undefined ? undefined : join(prefix, key)
    },
    indexKeys(value, authoritative) {
      const keys: Key[] = []
      for (const [index, ...parts] of rule.indexKeys?.(value, authoritative) ?? []) {
        if (parts.every((part) => part !== undefined)) keys.push(join(prefix, [index], ...parts))
      }
      if (serial && authoritative && rule.listed !== false) keys.push(join(prefix, [ALL]))
      return keys
    },
    span: (index, parts = [], least, most) => prefixSpan(join(prefix, [index], ...parts), least, most),
  }
}

/** A row to be written. */
export interface Draft {
  readonly kind: Kind
  readonly key: Key
  readonly value: object
}

/**
 * Makes a draft of one row.
 * @param path Position of the row in the answer, for the error.
 * @throws {IngestError} The value has no usable key.
 */
export function createDraft<E extends object>(kind: Kind<E>, value: E, path: string): Draft {
  if (typeof value !== 'object' || value === null) throw new IngestError(path, 'is not an object')
  const key = kind.key(value)
  if (key === undefined) {
    throw new IngestError(`${path}.${kind.field}`, 'is missing or not written as the service writes it')
  }
  return { kind, key, value }
}

/** Makes drafts of a list of rows. @throws {IngestError} It is not a list, or a row has no usable key. */
export function createDrafts<E extends object>(kind: Kind<E>, rows: unknown, path: string): Draft[] {
  return readList(rows, path).map((row, at) => createDraft(kind, row as E, `${path}[${at}]`))
}

/** Reads a list of an answer; the service writes null for some empty lists. @throws {IngestError} */
export function readList(rows: unknown, path: string): readonly unknown[] {
  if (rows === null || rows === undefined) return []
  if (!Array.isArray(rows)) throw new IngestError(path, 'is not a list')
  return rows as unknown[]
}

/** Picks the value of the later state; of equal states, the new value. */
export function laterState<E extends { readonly last_transaction_lt?: string | null | undefined }>(
  old: E,
  value: E,
): E {
  return lastLt(value) < lastLt(old) ? old : value
}

function lastLt({ last_transaction_lt: lt }: { readonly last_transaction_lt?: unknown }): bigint {
  return typeof lt === 'string' && /^\d+$/.test(lt) ? BigInt(lt) : -1n
}
