import { TonlensError } from '../../ton/cells/errors.ts'
import { readRawAddress } from '../../ton/cells/address.ts'
import { LabelFileError, readLabelFile, writeLabelFile } from '../../meaning/names/labelFile.ts'
import { collectLabels } from '../../meaning/names/collectLabels.ts'
import { createListeners, type Listeners } from '../../sources/client/createListeners.ts'
import {
  cleanLabel,
  maxAccounts,
  noLabels,
  type AccountLabelEntry,
  type Labels,
  type LabelStoreReason,
} from '../../meaning/names/labels.ts'

/** Keeps one text; `localStorage` is one. */
export interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
}

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
export interface LabelStore {
  /** Whether labels outlive the page. False if the browser has no storage, or refuses it. */
  readonly isPersistent: boolean
  /** Labels and favorites now: the same object until they change. */
  readonly current: () => Labels
  /** Calls `listener` when labels change, in this tab or another. @returns A function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
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

/** Creates a store of labels and favorites. Create it outside of components. On servers it is empty. */
export function createLabelStore({
  name = 'tonlens-labels',
  storage = findStorage(),
}: LabelStoreOptions = {}): LabelStore {
  const listeners = createStorageListeners(name, refresh)
  let text: string | null = null
  let labels = noLabels
  /** Whether a newer version has written the stored text, which a change would destroy. */
  let isNewer = false

  function refresh(): void {
    let stored: string | null
    try {
      stored = readText()
    } catch {
      return
    }
    take(stored)
  }
  function take(stored: string | null): void {
    if (stored === text) return
    text = stored
    ;({ labels, isNewer } = parse(stored))
    listeners.notify()
  }
  function readText(): string | null {
    return storage === undefined ? text : storage.getItem(name)
  }
  /** Changes what is stored now, which another tab may have changed since. */
  function change(edit: (entries: Map<string, AccountLabelEntry>) => void): void {
    let stored: string | null
    try {
      stored = readText()
    } catch (cause) {
      // Labels that cannot be read would be replaced.
      throw refuse(cause)
    }
    take(stored)
    if (isNewer)
      throw new LabelStoreError('storage', 'A newer version of this page has saved the labels. Reload the page.')
    const entries = new Map(labels.byAddress)
    edit(entries)
    for (const [key, { label, favorite }] of entries) if (label === undefined && !favorite) entries.delete(key)
    if (entries.size > maxAccounts) {
      throw new LabelStoreError('full', `${maxAccounts} accounts have a label or are favorites. Remove some first.`)
    }
    const next = writeLabelFile(entries.values())
    try {
      storage?.setItem(name, next)
    } catch (cause) {
      throw refuse(cause)
    }
    if (storage === undefined) {
      text = next
      labels = collectLabels(entries.values())
      listeners.notify()
    } else refresh()
  }
  function changeAccount(address: string, edit: (entry: AccountLabelEntry) => AccountLabelEntry): void {
    const key = readRawAddress(address)
    if (key === undefined) throw new LabelStoreError('address', 'This is not an address, so it can have no label.')
    change((entries) => entries.set(key, edit(entries.get(key) ?? { address: key, favorite: false, imported: false })))
  }
  refresh()
  return {
    // A server cannot tell, and its page must be the one that the browser renders first.
    isPersistent: storage !== undefined || typeof document === 'undefined',
    current: () => labels,
    subscribe: listeners.subscribe,
    setLabel: (address, label) =>
      changeAccount(address, (entry) => ({ ...entry, label: cleanLabel(label) || undefined, imported: false })),
    setFavorite: (address, favorite) => changeAccount(address, (entry) => ({ ...entry, favorite })),
    export: () => writeLabelFile(labels.byAddress.values()),
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

function refuse(cause: unknown): LabelStoreError {
  return new LabelStoreError(
    'storage',
    'The browser refused to save the label. Free some space, or allow this site to store data.',
    cause,
  )
}

/** Labels that were stored; none if another program wrote something else there. */
function parse(stored: string | null): { readonly labels: Labels; readonly isNewer: boolean } {
  if (stored === null) return { labels: noLabels, isNewer: false }
  try {
    return { labels: collectLabels(readLabelFile(stored)), isNewer: false }
  } catch (error) {
    return { labels: noLabels, isNewer: error instanceof LabelFileError && error.reason === 'newer' }
  }
}

/** Storage of the browser; undefined on servers, and if the browser refuses it. */
export function findStorage(): TextStorage | undefined {
  try {
    // Node has a `localStorage` of its own, which all requests of a server would share.
    return typeof document === 'undefined' ? undefined : globalThis.localStorage
  } catch {
    return undefined
  }
}

/** Creates the listeners of a store whose text other tabs may change; `refresh` reads it again. */
export function createStorageListeners(name: string, refresh: () => void): Listeners {
  const onStorage = (event: StorageEvent): void => {
    // The key is null if the other tab cleared everything.
    if (event.key === name || event.key === null) refresh()
  }
  if (typeof window === 'undefined') return createListeners()
  return createListeners(
    () => {
      window.addEventListener('storage', onStorage)
      refresh()
    },
    () => window.removeEventListener('storage', onStorage),
  )
}
