import type { Kind } from '../kinds/kind.ts'
import { notMirrored } from '../coverage/proof.ts'
import type { Key } from '../storage/keys.ts'
import type { Found } from '../storage/reader.ts'
import type { View } from './view.ts'

/** Reads the rows with these primary keys, each once, in the order of the keys. */
export async function pickRows<E extends object>(
  { reader }: Pick<View, 'reader'>,
  kind: Kind<E>,
  keys: readonly (Key | undefined)[],
): Promise<Found<E>[]> {
  const distinct = new Map<string, Key>()
  for (const key of keys) if (key !== undefined) distinct.set(key.join(), key)
  const rows = await Promise.all(Array.from(distinct.values(), (key) => reader.get(kind, kind.storeKey(key))))
  return rows.filter((row) => row !== undefined)
}

/**
 * Reads the entities with these keys, each once, in the order of the keys.
 * @param what What they are, for the error.
 * @throws {NotMirroredError} Not all of them are here.
 */
export async function pickAll<E extends object>(
  view: View,
  kind: Kind<E>,
  texts: readonly string[],
  pack: (text: string) => Key | undefined,
  what: string,
): Promise<E[]> {
  const rows = await pickRows(view, kind, texts.map(pack))
  if (rows.length < new Set(texts).size) throw notMirrored(view, `it does not hold all ${what}`)
  return rows.map(({ value }) => value)
}
