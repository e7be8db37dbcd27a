import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { onTestFinished } from 'vitest'
import { type Mirror, type MirrorOptions, openMirror } from '../../src/mirror.ts'

/** A mirror of its own for one test. */
export async function freshMirror(options: Partial<MirrorOptions> = {}): Promise<Mirror> {
  const mirror = await openMirror({ name: 'test', indexedDB: new IDBFactory(), ...options })
  onTestFinished(() => mirror.close())
  return mirror
}

/** Status and body of one request. */
export async function ask(mirror: Mirror, path: string, init?: RequestInit) {
  const answer = await mirror.fetch(`/api/v3${path}`, init)
  return { status: answer.status, body: (await answer.json()) as never }
}

/** One field of the rows of an answer. */
export async function column(mirror: Mirror, path: string, rows: string, field: string): Promise<unknown[]> {
  const { body } = await ask(mirror, path)
  return (body as Record<string, Record<string, unknown>[]>)[rows]?.map((row) => row[field]) ?? []
}
