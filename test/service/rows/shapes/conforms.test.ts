import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { conforms } from '../../../../src/service/rows/shapes/conforms.ts'
import type { AnyEndpoint } from '../../../../src/service/endpoints/endpoint.ts'
import * as endpoints from '../../../../src/service/endpoints/index.ts'
import { openRecord } from '../../../../src/service/rows/shapes/openObject.ts'
import { createRandom, type Random } from '../../../helpers/random.ts'
import { captureBody, captures, hasRecorded, recordedTrace, traceFiles } from '../../../helpers/recorded.ts'

const rows = Object.values(endpoints) as unknown as AnyEndpoint[]
const odd = [null, undefined, 0, 1.5, Number.NaN, '', 'x', true, [], {}, [null], { a: 1 }]

interface Lazy {
  children: Lazy[] | null
}
const Lazy: z.ZodMiniType<Lazy> = z.object({
  children: z.nullable(z.array(z.lazy((): z.ZodMiniType<Lazy> => Lazy))),
})
const schemas: readonly z.ZodMiniType[] = [
  z.string(),
  z.string().check(z.minLength(1)),
  z.number(),
  z.int(),
  z.boolean(),
  z.unknown(),
  z.literal('x'),
  z.enum(['x', 'y']),
  z.null(),
  z.optional(z.string()),
  z.nullable(z.string()),
  z.nullish(z.string()),
  z.array(z.nullable(z.string())),
  z.array(z.unknown()).check(z.maxLength(0)),
  z.union([z.string(), z.int()]),
  z.record(z.string(), z.unknown()),
  z.record(z.string(), z.number()),
  z.custom((value) => value === 'x'),
  z.custom((value) => value === 'x').check(z.refine((value) => value === 'y')),
  openRecord(z.unknown()),
  openRecord(z.number()),
  openRecord(openRecord(z.nullable(z.string()))),
  z.catchall(z.object({ a: z.number() }), z.string()),
  z.object({ a: z.number() }),
  z.strictObject({ b: z.optional(z.number()) }),
  z.looseObject({ a: z.optional(z.string()), b: z.unknown() }),
  z.catch(z.string(), 'x'),
  z.pipe(
    z.string(),
    z.transform((text) => text.length),
  ),
  Lazy,
]

describe('the quick test of an answer says what zod says', () => {
  test.each(schemas.map((schema) => [schema.def.type, schema] as const))('for %s', (_, schema) => {
    for (const value of [...odd, { children: [{ children: null }] }, { children: [{}] }]) {
      expect([value, conforms(schema, value)]).toEqual([value, schema.safeParse(value).success])
    }
  })

  test.each(rows.map((row) => [row.name, row] as const))('for odd answers of %s', (_, { result }) => {
    for (const value of odd) {
      expect([value, conforms(result, value)]).toEqual([value, result.safeParse(value).success])
    }
  })

  test.skipIf(!hasRecorded)('for recorded answers in which anything has been changed', () => {
    const random = createRandom(20)
    let differing = 0
    for (const [row, body] of recordedAnswers()) {
      for (let round = 0; round < 40; round++) {
        const changed = changeOne(structuredClone(body), random)
        const right = row.result.safeParse(changed).success
        expect(conforms(row.result, changed)).toBe(right)
        if (!right) differing++
      }
    }
    expect(differing).toBeGreaterThan(100)
  })
})

function recordedAnswers(): (readonly [AnyEndpoint, unknown])[] {
  const answers = captures().flatMap((capture) => {
    const row = rows.find(({ path }) => path === `/${capture.endpoint.replaceAll('-', '/')}`)
    return row !== undefined && capture.shape === 'response' ? [[row, captureBody(capture)] as const] : []
  })
  const transactions = traceFiles()
    .slice(0, 10)
    .map((file) => {
      const body = { transactions: recordedTrace(file).transactions.slice(0, 5), address_book: {} }
      return [endpoints.transactions, body] as const
    })
  return [...answers, ...transactions]
}

/** Replaces or removes one value at a random place. */
function changeOne(root: unknown, random: Random): unknown {
  let parent = root
  for (;;) {
    if (typeof parent !== 'object' || parent === null) return random.pick(odd)
    const keys = Object.keys(parent)
    if (keys.length === 0) return root
    const record = parent as Record<string, unknown>
    const key = random.pick(keys)
    const child = record[key]
    if (typeof child === 'object' && child !== null && random.chance(0.85)) parent = child
    else if (random.chance(0.2)) return (delete record[key], root)
    else return ((record[key] = random.pick(odd)), root)
  }
}
