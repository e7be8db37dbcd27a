// The memory index against the answers of the reference implementation that the rule book replaced.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createMemoryIndex, hashBytesOrder } from '../../../src/entries/memory.ts'
import { chooseShare } from '../../helpers/chance.ts'
import { readLines } from './readLines.ts'
import { INTENDED, undoDifferences } from './record/intended.ts'
import { type Body, recordedWorld } from './worlds.ts'

type Recorded = readonly [url: string, status: number, digest: string]

const file = (name: string) => new URL(`record/${name}.jsonl.br`, import.meta.url)

describe.each([
  ['the embedded chain of that time', 'embedded', () => readLines(file('embedded-world')) as readonly Body[]],
  ['recorded mainnet answers', 'mainnet', recordedWorld],
] as const)('%s', (_, name, readWorld) => {
  const world = readWorld()
  const intended = new Set(INTENDED.flatMap((each) => ((each.world ?? name) === name ? each.urls : [])))

  const recorded = readLines(file(name)) as readonly Recorded[]
  const asked = chooseShare(recorded, 10, name)
  test.skipIf(world.length === 0)(
    `answers ${asked.length} recorded requests as before`,
    { timeout: 300_000 },
    async () => {
      // The reference sorted hashes by their bytes.
      const index = createMemoryIndex(world, { compareHashes: hashBytesOrder })
      const undo = undoDifferences(world)
      const different: string[] = []
      for (const [url, status, digest] of asked) {
        const response = await index.fetch(`/api/v3${url}`)
        const body: unknown = await response.json()
        const isEqual = response.status === status && [body, undo(body)].some((given) => digestBody(given) === digest)
        if (isEqual === intended.has(url)) different.push(url)
      }
      expect(different, 'requests that differ, or that should differ and do not').toEqual([])
      expect(recorded).toHaveLength(10_000)
    },
  )
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
