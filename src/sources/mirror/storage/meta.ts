import { settled } from './database.ts'

/** Reads a counter of the store `meta`; 0 for one that is missing or damaged. */
export async function readCounter(tx: IDBTransaction, key: 'bytes' | 'loose' | 'latest'): Promise<number> {
  const value: unknown = await settled(tx.objectStore('meta').get(key))
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : 0
}
