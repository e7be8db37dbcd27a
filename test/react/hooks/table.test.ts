import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AnyEndpoint, PagedEndpoint, PageParams } from '../../../src/service/endpoints/endpoint.ts'
import * as table from '../../../src/service/endpoints/index.ts'
import * as past from '../../../src/service/endpoints/v2/index.ts'
import * as hooks from '../../helpers/kit.ts'

const rows: readonly AnyEndpoint[] = [...Object.values(table), ...Object.values(past)]
const exported: Readonly<Record<string, unknown>> = hooks
const groups = import.meta.glob('../../../src/react/hooks/**/*.ts', { eager: false })
const sources = Object.keys(groups).map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))

/** Text of the docblock of a hook, in one line. */
function readDocs(hook: string): string {
  const [before = ''] = sources.flatMap((source) => source.split(`*/\nexport const ${hook} = `).slice(0, -1))
  return before
    .slice(before.lastIndexOf('/**') + 3)
    .replaceAll(/\s+(?:\* ?)?/g, ' ')
    .trim()
}

describe.each(rows)('$name', (row) => {
  const noun = row.name.charAt(0).toUpperCase() + row.name.slice(1)

  test('has a hook, and one for pages where it is a listing', () => {
    expect(exported[`use${noun}`]).toBeTypeOf('function')
    expect(typeof exported[`useInfinite${noun}`]).toBe('page' in row ? 'function' : 'undefined')
  })

  test.runIf('page' in row)('says whether its pages are read by cursor or by offset', () => {
    const { page } = row as unknown as PagedEndpoint<PageParams, unknown>
    const isByCursor = page.cursor !== undefined || page.after !== undefined
    const kind = isByCursor ? 'cursor' : 'offset'
    const text = readDocs(`useInfinite${noun}`)
    expect(text.startsWith(`Infinite version of {@link use${noun}}. Pages by ${kind}: `)).toBe(true)
    // Some requests of these listings have another order.
    const hasExceptions = page.cursor?.excludes !== undefined || page.cursor?.mixedSince !== undefined
    expect(text.includes('pages by offset')).toBe(hasExceptions)
  })

  test('is documented with the summary of its row', () => {
    expect(readDocs(`use${noun}`).split(' @')[0]).toBe(row.summary)
  })
})
