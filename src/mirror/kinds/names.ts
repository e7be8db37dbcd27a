import type { BookEntry, MetadataEntry } from '../../rules/rows/tables.ts'
import { mastersIn } from '../../rules/rows/names.ts'
import { packAddress } from '../storage/keys.ts'
import { defineKind, type Draft, type Kind } from './kind.ts'

/** An address book row, and whether the account has metadata: without a metadata row, one is lost then. */
export interface StoredBookEntry extends BookEntry {
  readonly metadata?: true
}

/** A metadata row, and whether the jetton masters that it names have metadata, too. */
export interface StoredMetadataEntry extends MetadataEntry {
  readonly masters?: true
}

/** Address book rows, by address. */
export const bookEntry: Kind<StoredBookEntry> = keepFlag(
  defineKind('addressBook', {
    store: 'ent',
    byte: 1,
    cached: true,
    key: ({ address }) => packAddress(address),
  }),
  'metadata',
)

/** Metadata rows, by address. */
export const metadataEntry: Kind<StoredMetadataEntry> = keepFlag(
  defineKind('metadata', {
    store: 'ent',
    byte: 2,
    cached: true,
    key: ({ address }) => packAddress(address),
  }),
  'masters',
)

/** Keeps a flag that either of two merged rows has. */
function keepFlag<E extends BookEntry | MetadataEntry>(kind: Kind<E>, flag: string): Kind<E> {
  const has = (row: object) => (row as Readonly<Record<string, unknown>>)[flag] === true
  return {
    ...kind,
    merge(old, value) {
      const merged = kind.merge(old, value)
      return (has(old) || has(value)) && !has(merged) ? { ...merged, [flag]: true } : merged
    },
  }
}

/** Marks the names of an answer that have metadata in the same answer. */
export function flagMetadata(drafts: readonly Draft[]): Draft[] {
  const described = new Set<string>()
  for (const { kind, value } of drafts) if (isKind(kind, metadataEntry)) described.add((value as MetadataEntry).address)
  if (described.size === 0) return [...drafts]
  return drafts.map((draft) => {
    const { kind, value } = draft
    if (isKind(kind, bookEntry) && described.has((value as BookEntry).address)) {
      return { ...draft, value: { ...value, metadata: true } satisfies object }
    }
    if (!isKind(kind, metadataEntry)) return draft
    const masters = mastersIn([(value as MetadataEntry).row])
    const areThere = masters.length > 0 && masters.every((master) => described.has(master))
    return areThere ? { ...draft, value: { ...value, masters: true } } : draft
  })
}

const isKind = (kind: Kind, wanted: unknown) => (kind as unknown) === wanted
