// The memory index and the service of this repository against answers of the real service.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService } from '../../../scripts/service.mjs'
import { createMemoryIndex, hashBytesOrder } from '../../../src/entries/memory.ts'
import { createRandom } from '../../helpers/random.ts'
import { firstDifference } from '../../../src/tools/conformance/firstDifference.ts'
import { QUIRKS } from './golden/quirks.ts'
import type { GoldenCase } from '../../../src/entries/conformance.ts'
import { toStorableJson } from '../../../src/tools/conformance/golden/checkGolden.ts'
import { readGoldenCases, readGoldenWorld } from './golden/readGolden.ts'

/** Asks for a path below `/api/v3`. */
type Ask = (request: string) => Promise<Response>

/** Describes how an answer differs from the real one; undefined when they are equal. */
async function compare(ask: Ask, { request, status, body }: GoldenCase): Promise<string | undefined> {
  const response = await ask(request)
  const given: unknown = await response.json()
  if (response.status !== status) return `${request}: status ${response.status} instead of ${status}`
  const difference = firstDifference(toStorableJson(given), toStorableJson(body))
  return difference && `${request}: ${difference}`
}

async function differences(ask: Ask, asked: readonly GoldenCase[]): Promise<string[]> {
  const found: string[] = []
  for (const one of asked)
    found.push(...((difference) => (difference === undefined ? [] : [difference]))(await compare(ask, one)))
  return found
}

describe.each([
  { version: '1.2', equal: 1816, all: 1983 },
  { version: '1.3', equal: 593, all: 614 },
] as const)('version $version', ({ version, equal: equalCount, all }) => {
  const cases = readGoldenCases(version)
  const world = readGoldenWorld(version)
  const ordinary = cases.filter(({ quirk }) => quirk === undefined)

  test(`there are ${equalCount} cases to be equal of ${all}`, () => {
    expect([ordinary.length, cases.length]).toEqual([equalCount, all])
  })

  describe('fetch of the memory index', () => {
    const index = createMemoryIndex(world, { compareHashes: hashBytesOrder, version })
    const ask: Ask = (request) => index.fetch(`/api/v3${request}`)

    test('answers every case as the real service', { timeout: 120_000 }, async () => {
      expect(await differences(ask, ordinary)).toEqual([])
    })

    describe('differs in', () => {
      test('no other quirks than those with a reason', () => {
        const known = Object.entries(QUIRKS).flatMap(([name, { cases }]) => (cases[version] > 0 ? [name] : []))
        expect(new Set(cases.flatMap(({ quirk }) => quirk ?? []))).toEqual(new Set(known))
      })

      test('nothing without its reason in the guide', () => {
        const guide = readFileSync('stories/guides/conformance/Conformance.mdx', 'utf8')
        expect(Object.values(QUIRKS).filter(({ reason }) => !guide.includes(reason))).toEqual([])
      })

      test.each(Object.entries(QUIRKS))('%s', async (name, { cases: count }) => {
        const named = cases.filter(({ quirk }) => quirk === name)
        expect(named).toHaveLength(count[version])
        const equal: string[] = []
        for (const one of named) if ((await compare(ask, one)) === undefined) equal.push(one.request)
        expect(equal, 'requests that are equal now: drop their quirk').toEqual([])
      })
    })
  })

  describe('a real socket', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonlens-golden-'))
    let service: Awaited<ReturnType<typeof startService>>

    beforeAll(async () => {
      for (const [at, body] of world.entries()) {
        writeFileSync(join(folder, `${String(at).padStart(3, '0')}.json`), JSON.stringify(body))
      }
      service = await startService({ port: 0, rate: Infinity, data: [folder], hashes: 'bytes', version })
    })
    afterAll(async () => {
      await service.close()
      rmSync(folder, { recursive: true })
    })

    const random = createRandom(20_261_122)
    const isLong = process.env['TONLENS_LONG'] === '1'
    const asked = isLong ? ordinary : ordinary.filter(() => random.chance(0.2))

    test(`answers ${asked.length} cases as the real service`, { timeout: 300_000 }, async () => {
      expect(await differences((request) => fetch(service.url + request), asked)).toEqual([])
      expect(asked.length).toBeGreaterThan(100)
    })
  })
})
