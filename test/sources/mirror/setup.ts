import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { onTestFinished } from 'vitest'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { type Mirror, type MirrorOptions, openMirror, type Scope } from '../../../src/entries/mirror.ts'

/** Opens a mirror that is closed after the test. */
export async function freshMirror(options: Partial<MirrorOptions> = {}): Promise<Mirror> {
  const mirror = await openMirror({ name: 'test', indexedDB: new IDBFactory(), ...options })
  onTestFinished(() => mirror.close())
  return mirror
}

/** Opens a mirror that has synced scopes from an index that holds one answer. */
export async function syncedMirror(
  body: unknown,
  scopes: readonly Scope[],
  options: Partial<MirrorOptions> = {},
): Promise<Mirror> {
  const mirror = await freshMirror(options)
  const service = createMemoryIndex([body]).transport
  for (const scope of scopes) await mirror.sync(scope, { service })
  return mirror
}

/** Status and body of one request. */
export async function ask(mirror: Pick<Mirror, 'fetch'>, path: string, init?: RequestInit) {
  const answer = await mirror.fetch(`/api/v3${path}`, init)
  return { status: answer.status, body: (await answer.json()) as never }
}

/** One field of the rows of an answer. */
export async function column(
  mirror: Pick<Mirror, 'fetch'>,
  path: string,
  rows: string,
  field: string,
): Promise<unknown[]> {
  const { body } = await ask(mirror, path)
  return (body as Record<string, Record<string, unknown>[]>)[rows]?.map((row) => row[field]) ?? []
}
