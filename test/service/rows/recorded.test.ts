import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { AnyEndpoint } from '../../../src/service/endpoints/endpoint.ts'
import * as table from '../../../src/service/endpoints/index.ts'
import { Action } from '../../../src/service/rows/action.ts'
import { findDetailIssues } from '../../../src/service/rows/details/actionDetails.ts'
import { ErrorBody } from '../../../src/service/rows/error.ts'
import { Trace } from '../../../src/service/rows/trace.ts'
import { Transaction } from '../../../src/service/rows/transaction.ts'
import { captureBody, captures, hasRecorded, recordedTrace, traceFiles } from '../../helpers/recorded.ts'

const rows: Readonly<Record<string, AnyEndpoint>> = table
const PARTS: Readonly<Record<string, z.ZodMiniType>> = {
  'element of traces': Trace,
  'element of actions': Action,
  'element of transactions': Transaction,
}

describe.runIf(hasRecorded)('recorded answers', () => {
  const real = hasRecorded ? captures().filter((capture) => capture.real === true) : []
  const whole = real.filter(({ shape, endpoint }) => shape === 'response' && !endpoint.startsWith('legacy-v2'))

  test.each(whole)('$file parses with nothing lost', (capture) => {
    const name = capture.endpoint.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    expectWhole(rows[name]?.result, captureBody(capture))
  })

  const parts = real.filter(({ shape }) => shape in PARTS)
  test.each(parts)('$file, $shape, parses with nothing lost', (capture) => {
    expectWhole(PARTS[capture.shape], captureBody(capture))
  })

  test.each(hasRecorded ? [...traceFiles()] : [])('transactions of trace %s parse with nothing lost', (file) => {
    expectWhole(z.array(Transaction), recordedTrace(file).transactions)
  })

  test('the error body parses', () => {
    const [error] = captures().filter(({ endpoint }) => endpoint === 'error')
    expect(error).toBeDefined()
    if (error !== undefined) expectWhole(ErrorBody, captureBody(error))
  })
})

function expectWhole(schema: z.ZodMiniType | undefined, body: unknown) {
  expect(schema).toBeDefined()
  const result = schema?.safeParse(body)
  // Servers before 2025 leave these two out; the client reads that as empty.
  const issues = (result?.error?.issues ?? []).filter(
    ({ path }) => !['address_book', 'metadata'].includes(path.join('.')),
  )
  expect(issues).toEqual([])
  expect(findDetailIssues(schema === Action ? { actions: [body] } : body)).toEqual([])
  if (result?.success) expect(result.data).toEqual(body)
}
