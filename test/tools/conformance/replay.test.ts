// Answers of the real service hold all that decides them: an index of one answer has to answer the same.
import { describe, expect, test } from 'vitest'
import { DecidingRows } from '../../../src/tools/conformance/expectation.ts'
import { replayRequest } from '../../../src/tools/conformance/questions/replay.ts'
import { readGoldenCases } from './golden/readGolden.ts'

const cases = readGoldenCases().flatMap(({ request, status, body, quirk }) => {
  const replayed = status === 200 && quirk === undefined ? replayRequest(request, body) : undefined
  return replayed === undefined ? [] : [{ request, replayed, body }]
})

describe('answers of the real service', () => {
  test('follow from their own rows', { timeout: 120_000 }, async () => {
    const different: string[] = []
    for (const { request, replayed, body } of cases) {
      const basis = new DecidingRows([body], { version: '1.2', testOnly: false })
      const { discrepancy } = await basis.compare(replayed, { status: 200, body })
      if (discrepancy !== undefined) different.push(`${request}: ${JSON.stringify(discrepancy)}`)
    }
    expect(different).toEqual([])
    expect(cases.length).toBeGreaterThan(600)
  })
})
