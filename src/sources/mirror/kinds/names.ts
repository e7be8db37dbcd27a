import type { BookEntry, MetadataEntry } from '../../../service/rules/rows/tables.ts'
import { mastersIn } from '../../../service/rules/rows/names.ts'
import type { AddressMetadata } from '../../../service/rows/names.ts'
import { packAddress } from '../storage/keys.ts'
import { defineKind, type Draft, type Kind } from './kind.ts'

/** A metadata row, or the fact that the account has none. */
export interface StoredMetadataEntry extends Omit<MetadataEntry, 'row'> {
  readonly row: AddressMetadata | null
  /** True when the jetton masters that it names have metadata, too. */
  readonly masters?: true
}

/** Address book rows, by address. Names change, so each has the time at which the service showed it. */
export const bookEntry: Kind<BookEntry> = defineKind('addressBook', {
  store: 'ent',
  byte: 1,
  cached: true,
  dated: true,
  key: ({ address }) => packAddress(address),
})

const described: Kind<MetadataEntry> = defineKind('metadata', {
  store: 'ent',
  byte: 2,
  cached: true,
  dated: true,
  key: ({ address }) => packAddress(address),
})

/** Metadata rows, by address, each with the time at which the service showed it, or showed that there is none. */
export const metadataEntry: Kind<StoredMetadataEntry> = {
  ...(described as unknown as Kind<StoredMetadataEntry>),
  merge(old, value) {
    // The name of an account outlives it: a row that was shown stays, as of the moment when it was.
    if (value.row === null) return old.row === null ? value : old
    if (old.row === null) return value
    const merged = described.merge(old as MetadataEntry, value as MetadataEntry) as StoredMetadataEntry
    return (old.masters ?? value.masters) === true && merged.masters !== true ? { ...merged, masters: true } : merged
  },
}

/**
 * Completes the names of an answer: notes which metadata rows come with those of their jetton masters, and, if the
 * answer has metadata, which accounts have none.
 */
export function completeNames(drafts: readonly Draft[], hasMetadata: boolean): Draft[] {
  const shown = new Set<string>()
  for (const { kind, value } of drafts) if (isKind(kind, metadataEntry)) shown.add((value as MetadataEntry).address)
  return drafts.flatMap((draft): Draft[] => {
    const { kind, value } = draft
    if (isKind(kind, bookEntry)) {
      const { address } = value as BookEntry
      const none: StoredMetadataEntry = { address, row: null }
      const key = hasMetadata && !shown.has(address) ? metadataEntry.key(none) : undefined
      return key === undefined ? [draft] : [draft, { ...draft, kind: metadataEntry, key, value: none }]
    }
    if (!isKind(kind, metadataEntry)) return [draft]
    const masters = mastersIn([(value as MetadataEntry).row])
    const areThere = masters.length > 0 && masters.every((master) => shown.has(master))
    return [areThere ? { ...draft, value: { ...value, masters: true } } : draft]
  })
}

const isKind = (kind: Kind, wanted: unknown) => (kind as unknown) === wanted
