import type { StoreName } from './database.ts'
import { IngestError } from './errors.ts'
import { join, type Key, type Stretch, stretch } from './keys.ts'

/** How one sort of entity lies in the mirror: where, under which key, findable by what. */
export interface Kind<E extends object = object> {
  readonly store: StoreName
  /** Rows know the order in which they came; it is the last part of each of their index keys. */
  readonly serial: boolean
  /** Rows are remembered between reads: writing one must be noticed by every tab. */
  readonly remembered: boolean
  /** Field that holds the key, for messages. */
  readonly field: string
  /** Primary key; undefined when the entity lacks it. */
  key(value: E): Key | undefined
  /** Index keys. */
  tags(value: E, authoritative: boolean): Key[]
  /** No row can be newer than this value, so the old one need not be looked at. */
  settled(value: E): boolean
  /** What to keep of an old and a new value: one of them, or both joined. */
  merge(old: E, value: E): E
  /** Key in the store of a key among the rows of this kind. */
  at(key: Key): Key
  /** Index keys that begin with a tag and these parts. */
  range(tag: number, parts?: readonly Key[], least?: Key, most?: Key): Stretch
}

interface KindRule<E extends object> {
  readonly store: 'tx' | 'nft' | 'ent'
  /** Tells the kinds of the shared store apart; never reuse a number. */
  readonly byte?: number
  readonly serial?: boolean
  /** Its rows are so many that an index of all of them costs more than it is worth. @default true */
  readonly listed?: boolean
  readonly remembered?: boolean
  readonly field: keyof E & string
  readonly key: (value: E) => Key | undefined
  /** Index keys by tag; a key with an undefined part is left out. */
  readonly tags?: (value: E, authoritative: boolean) => readonly Tag[]
  readonly settled?: (value: E) => boolean
  readonly merge?: (old: E, value: E) => E
}

/** Number of the index, then the parts of the key. */
export type Tag = readonly [number, ...(Key | undefined)[]]

/** Index of every row of a listed kind by arrival; written only where the mirror is the whole world. */
export const ALL = 0

/** Declares a kind. */
export function defineKind<E extends object>(rule: KindRule<E>): Kind<E> {
  const prefix = rule.byte === undefined ? [] : [rule.byte]
  const serial = rule.serial ?? false
  return {
    store: rule.store,
    serial,
    remembered: rule.remembered ?? false,
    field: rule.field,
    settled: rule.settled ?? (() => false),
    merge: rule.merge ?? ((_, value) => value),
    at: (key) => (prefix.length === 0 ? key : join(prefix, key)),
    key(value) {
      const key = rule.key(value)
      return key === undefined ? undefined : join(prefix, key)
    },
    tags(value, authoritative) {
      const tags: Key[] = []
      for (const [tag, ...parts] of rule.tags?.(value, authoritative) ?? []) {
        if (parts.every((part) => part !== undefined)) tags.push(join(prefix, [tag], ...parts))
      }
      if (serial && authoritative && rule.listed !== false) tags.push(join(prefix, [ALL]))
      return tags
    },
    range: (tag, parts = [], least, most) => stretch(join(prefix, [tag], ...parts), least, most),
  }
}

/** A row on its way in. */
export interface Draft {
  readonly kind: Kind
  readonly key: Key
  readonly value: object
}

/** @throws {IngestError} The value has no usable key. */
export function draft<E extends object>(kind: Kind<E>, value: E, path: string): Draft {
  if (typeof value !== 'object' || value === null) throw new IngestError(path, 'is not an object')
  const key = kind.key(value)
  if (key === undefined) {
    throw new IngestError(`${path}.${kind.field}`, 'is missing or not written as the service does')
  }
  return { kind, key, value }
}

/** Drafts of a list of rows. @throws {IngestError} */
export function drafts<E extends object>(kind: Kind<E>, rows: unknown, path: string): Draft[] {
  return listOf(rows, path).map((row, at) => draft(kind, row as E, `${path}[${at}]`))
}

/** A list of the service; it writes null for some that are empty. @throws {IngestError} */
export function listOf(rows: unknown, path: string): readonly unknown[] {
  if (rows === null || rows === undefined) return []
  if (!Array.isArray(rows)) throw new IngestError(path, 'is not a list')
  return rows as unknown[]
}

/** The value of the later state; of equal states the one that came last. */
export function laterState<E extends { readonly last_transaction_lt?: string | null | undefined }>(
  old: E,
  value: E,
): E {
  return ltOf(value) < ltOf(old) ? old : value
}

function ltOf({ last_transaction_lt: lt }: { readonly last_transaction_lt?: unknown }): bigint {
  return typeof lt === 'string' && /^\d+$/.test(lt) ? BigInt(lt) : -1n
}
