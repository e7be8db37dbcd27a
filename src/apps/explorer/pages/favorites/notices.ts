import { createPersistentStore, type PersistentStore, type WatchCursor } from 'tonlens'
import { isAddress } from 'tonlens/ton'

/** Accounts of one network whose events the reader is told of. */
export interface Notices {
  /** Raw addresses. */
  readonly accounts: readonly string[]
  /** End of the last look. @default none */
  readonly cursor?: WatchCursor | undefined
  /** Unix seconds of that look. @default 0 */
  readonly time?: number | undefined
}

const stores = new Map<string, PersistentStore<Notices>>()

/** Returns the notices of a network: always the same object. */
export function findNotices(network: string): PersistentStore<Notices> {
  const store =
    stores.get(network) ??
    createPersistentStore({ name: `tonlens-notices-${network}`, read: readNotices, write: JSON.stringify })
  stores.set(network, store)
  return store
}

const noNotices: Notices = { accounts: [] }

function readNotices(text: string | null): Notices {
  try {
    const { accounts, cursor, time } = JSON.parse(text ?? '{}') as Partial<Notices>
    if (!Array.isArray(accounts)) return noNotices
    const isCursor = typeof cursor?.transactions === 'object' && typeof time === 'number'
    return { accounts: accounts.filter(isAddress).slice(0, 100), ...(isCursor && { cursor, time }) }
  } catch {
    return noNotices
  }
}
