// Tokens whose metadata the service has not stored, against answers of the real service: a mirror that has synced
// accounts gives their metadata as the service does, or refuses.
import { expect, test } from 'vitest'
import { createMemoryIndex, hashBytesOrder } from '../../../../src/entries/memory.ts'
import type { AddressMetadata } from '../../../../src/service/rows/names.ts'
import { firstDifference } from '../../../../src/tools/conformance/firstDifference.ts'
import type { GoldenCase } from '../../../../src/entries/conformance.ts'
import { toStorableJson } from '../../../../src/tools/conformance/golden/checkGolden.ts'
import { readGoldenCases, readGoldenWorld } from '../../../tools/conformance/golden/readGolden.ts'
import { ask, freshMirror } from '../setup.ts'

/** Metadata that the service makes from the rows of tokens: a role without a document, or a jetton wallet. */
function isDerived({ is_indexed, token_info }: AddressMetadata): boolean {
  return !is_indexed || token_info.some(({ type }) => type === 'jetton_wallets')
}

function metadataIn({ request, body }: GoldenCase): readonly AddressMetadata[] {
  const given = request.startsWith('/metadata?') ? body : (body as { readonly metadata?: unknown } | null)?.metadata
  return Object.values((given ?? {}) as Readonly<Record<string, AddressMetadata>>)
}

const cases = readGoldenCases().filter(
  (one) => one.quirk === undefined && one.status === 200 && metadataIn(one).some(isDerived),
)
/** Accounts that the most cases are about. */
const accounts = mostNamed(
  cases.flatMap(({ request }) => request.match(/(?:-1|0)(?::|%3A)[\dA-F]{64}/gi) ?? []),
  40,
)

function mostNamed(texts: readonly string[], count: number): readonly string[] {
  const times = new Map<string, number>()
  for (const text of texts) {
    const address = decodeURIComponent(text).toUpperCase()
    times.set(address, (times.get(address) ?? 0) + 1)
  }
  return Array.from(times)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([address]) => address)
}

test('derived metadata of tokens is equal to that of the real service, or refused', { timeout: 120_000 }, async () => {
  const mirror = await freshMirror({ maxAge: 1e9, version: '1.2' })
  const service = createMemoryIndex(readGoldenWorld(), { compareHashes: hashBytesOrder }).transport
  for (const account of accounts) await mirror.sync({ kind: 'account', account }, { service })
  const wrong: string[] = []
  let answered = 0
  for (const { request, body } of cases) {
    const given = await ask(mirror, request)
    if (given.status === 501) continue
    answered += 1
    const difference =
      given.status === 200
        ? firstDifference(toStorableJson(given.body), toStorableJson(body))
        : `status ${given.status}`
    if (difference !== undefined) wrong.push(`${request}: ${difference}`)
  }
  expect(cases.length).toBeGreaterThan(100)
  expect(answered).toBeGreaterThan(12)
  expect(wrong).toEqual([])
})
