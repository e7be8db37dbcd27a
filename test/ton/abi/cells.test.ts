import { describe, expect, test } from 'vitest'
import { AbiError, readAs, writeAs, type Abi } from 'tonlens/abi'
import { formatHash } from 'tonlens/ton'
import { createRandom } from '../../helpers/random.ts'
import { LEAVES, WRAPPERS, build, sample, type Declarations } from './randomType.ts'

const ROUNDS = process.env['TONLENS_LONG'] === '1' ? 10_000 : 60

describe.each([...LEAVES, ...WRAPPERS])('%s', (kind) => {
  test(`reads and writes ${ROUNDS} random values as the reference library writes them`, () => {
    const source = createRandom([...LEAVES, ...WRAPPERS].indexOf(kind))
    const random = (below: number): number => source.integer(below)
    for (let round = 0; round < ROUNDS; round++) {
      const types: Declarations = {}
      const { text, value, store } = sample(kind, random, types)
      const abi: Abi = { name: 'Random', types }
      const expected = build({ text, value, store })
      // Maps in maps can be more than one reading takes by default.
      const options = { budget: { steps: 100_000 } }
      const written = writeAs(abi, text, value, options)
      if (written instanceof AbiError) throw written
      expect(formatHash(written.hash(), 'hex'), text).toBe(expected.hash().toString('hex'))
      expect(readAs(abi, text, new Uint8Array(expected.toBoc()), options), text).toEqual(value)
    }
  }, 1_200_000)
})
