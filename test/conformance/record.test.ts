// The memory index against the answers of the reference implementation that the rule book replaced.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createMemoryIndex } from '../../src/memory.ts'
import { readLines } from './readLines.ts'
import { type Body, recordedWorld } from './worlds.ts'

type Recorded = readonly [url: string, status: number, digest: string]

/** Requests whose answers differ on purpose. */
const INTENDED: readonly { readonly reason: string; readonly urls: readonly string[] }[] = [
  {
    reason: '11: jettons of balance changes are read from the bodies of messages, failed transfers included',
    urls: ['/balanceChanges?trace_id=%2Bqj9hQulQJSvmBKln%2BlYm4kpm8ABmFH%2B6mw1c2mxIb8%3D'],
  },
]
const folder = (file: string) => new URL(`record/${file}.jsonl.br`, import.meta.url)
const intended = new Set(INTENDED.flatMap(({ urls }) => urls))

describe.each([
  ['the embedded chain of that time', 'embedded', () => readLines(folder('embedded-world')) as readonly Body[]],
  ['recorded mainnet answers', 'mainnet', recordedWorld],
] as const)('%s', (_, file, readWorld) => {
  const world = readWorld()

  test.skipIf(world.length === 0)('answers 10,000 recorded requests as before', { timeout: 300_000 }, async () => {
    const index = createMemoryIndex(world)
    const different: string[] = []
    const requests = readLines(folder(file)) as readonly Recorded[]
    for (const [url, status, digest] of requests) {
      const response = await index.fetch(`/api/v3${url}`)
      const isEqual = response.status === status && digestBody(await response.json()) === digest
      if (isEqual === intended.has(url)) different.push(url)
    }
    expect(different, 'requests that differ, or that should differ and do not').toEqual([])
    expect(requests).toHaveLength(10_000)
  })
})

function digestBody(body: unknown): string {
  const text = JSON.stringify(body, (_key, value: unknown) => (isMap(value) ? sortKeys(value) : value))
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sortKeys(map: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)))
}
