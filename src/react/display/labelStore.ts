import { TonlensError } from '../../ton/cells/errors.ts'
import { readRawAddress } from '../../ton/cells/address.ts'
import { LabelFileError, readLabelFile, writeLabelFile } from '../../meaning/names/labelFile.ts'
import { collectLabels } from '../../meaning/names/collectLabels.ts'
import { createPersistentStore, type PersistentStore, type TextStorage } from './persistentStore.ts'
import {
  cleanLabel,
  maxAccounts,
  noLabels,
  type AccountLabelEntry,
  type Labels,
  type LabelStoreReason,
} from '../../meaning/names/labels.ts'

/** Options of {@link createLabelStore}. */
export interface LabelStoreOptions {
  /** Name in the storage. Stores of one name share their labels. @default 'tonlens-labels' */
  readonly name?: string | undefined
  /** @default `localStorage`; labels are kept for this page only if the browser has none or refuses it */
  readonly storage?: TextStorage | undefined
}

/** Result of {@link LabelStore.import}. */
export interface LabelImport {
  /** Accounts that were added or got a label. */
  readonly added: number
  /** Accounts that have the same label already. */
  readonly same: number
  /** Accounts whose own label differs; the own label stays. */
  readonly kept: number
}

/** A label cannot be kept: there are too many, or the browser has no room. */
export class LabelStoreError extends TonlensError {
  override readonly name = 'LabelStoreError'
  readonly reason: LabelStoreReason
  constructor(reason: LabelStoreReason, message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

/** Labels and favorites of the reader, kept in this browser. */
export interface LabelStore extends Pick<PersistentStore<Labels>, 'current' | 'subscribe' | 'isPersistent'> {
  /**
   * Gives an account a label; an empty one removes it. The label counts as the reader's own from then on.
   * @throws {LabelStoreError}
   */
  setLabel(address: string, label: string): void
  /** Adds an account to the favorites, or removes it. @throws {LabelStoreError} */
  setFavorite(address: string, favorite: boolean): void
  /** Writes all labels and favorites as a file: JSON with a version. */
  export(): string
  /**
   * Adds the labels and favorites of a file. Labels that the reader has already given stay.
   * @param options.own Whether the reader wrote the file; otherwise its labels are marked as imported. @default false
   * @throws {LabelFileError} The file cannot be read; nothing is imported.
   * @throws {LabelStoreError}
   */
  import(text: string, options?: { readonly own?: boolean | undefined }): LabelImport
}

/** Labels as they are stored. */
interface StoredLabels {
  readonly labels: Labels
  /** Whether a newer version has written the stored text, which a change would destroy. */
  readonly isNewer: boolean
}

/** Creates a store of labels and favorites. Create it outside of components. On servers it is empty. */
export function createLabelStore({ name = 'tonlens-labels', storage }: LabelStoreOptions = {}): LabelStore {
  const store = createPersistentStore({
    name,
    storage,
    read: readStoredLabels,
    write: ({ labels }: StoredLabels) => writeLabelFile(labels.byAddress.values()),
    refuse: (cause) =>
      new LabelStoreError(
        'storage',
        'The browser refused to save the label. Free some space, or allow this site to store data.',
        cause,
      ),
  })
  const current = () => store.current().labels

  function change(edit: (entries: Map<string, AccountLabelEntry>) => void): void {
    store.update(({ labels, isNewer }) => {
      if (isNewer)
        throw new LabelStoreError('storage', 'A newer version of this page has saved the labels. Reload the page.')
      const entries = new Map(labels.byAddress)
      edit(entries)
      for (const [key, { label, favorite }] of entries) if (label === undefined && !favorite) entries.delete(key)
      if (entries.size > maxAccounts) {
        throw new LabelStoreError('full', `${maxAccounts} accounts have a label or are favorites. Remove some first.`)
      }
      return { labels: collectLabels(entries.values()), isNewer }
    })
  }
  function changeAccount(address: string, edit: (entry: AccountLabelEntry) => AccountLabelEntry): void {
    const key = readRawAddress(address)
    if (key === undefined) throw new LabelStoreError('address', 'This is not an address, so it can have no label.')
    change((entries) => entries.set(key, edit(entries.get(key) ?? { address: key, favorite: false, imported: false })))
  }
  return {
    isPersistent: store.isPersistent,
    current,
    subscribe: store.subscribe,
    setLabel: (address, label) =>
      changeAccount(address, (entry) => ({ ...entry, label: cleanLabel(label) || undefined, imported: false })),
    setFavorite: (address, favorite) => changeAccount(address, (entry) => ({ ...entry, favorite })),
    export: () => writeLabelFile(current().byAddress.values()),
    import(file, { own = false } = {}) {
      const given = readLabelFile(file)
      const result = { added: 0, same: 0, kept: 0 }
      change((entries) => {
        for (const entry of given) {
          const known = entries.get(entry.address)
          const label = known?.label ?? entry.label
          const differs = entry.label !== undefined && label !== entry.label
          const favorite = entry.favorite || known?.favorite === true
          const isNew = label !== known?.label || favorite !== (known?.favorite ?? false)
          result[differs ? 'kept' : isNew ? 'added' : 'same'] += 1
          const imported =
            known?.label === undefined ? entry.label !== undefined && (!own || entry.imported) : known.imported
          entries.set(entry.address, { address: entry.address, label, favorite, imported })
        }
      })
      return result
    },
  }
}

/** Reads stored labels; none if another program wrote something else there. */
function readStoredLabels(stored: string | null): StoredLabels {
  if (stored === null) return { labels: noLabels, isNewer: false }
  try {
    return { labels: collectLabels(readLabelFile(stored)), isNewer: false }
  } catch (error) {
    return { labels: noLabels, isNewer: error instanceof LabelFileError && error.reason === 'newer' }
  }
}
