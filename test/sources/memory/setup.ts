import type { MemoryIndex } from '../../../src/entries/memory.ts'

/** Status and body of one request. */
export async function ask(index: Pick<MemoryIndex, 'fetch'>, path: string, init?: RequestInit) {
  const response = await index.fetch(`/api/v3${path}`, init)
  return { status: response.status, body: (await response.json()) as never }
}

/** One field of the rows of an answer. */
export async function column(
  index: Pick<MemoryIndex, 'fetch'>,
  path: string,
  rows: string,
  field: string,
): Promise<unknown[]> {
  const { body } = await ask(index, path)
  return (body as Record<string, Record<string, unknown>[]>)[rows]?.map((row) => row[field]) ?? []
}
