// Every field of every row that an endpoint gives on the embedded chain is shown by a component that the reference
// names.
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import type { AnyEndpoint } from '../../../src/service/endpoints/endpoint.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { AddressBook, Metadata } from '../../../src/service/rows/names.ts'
import { files } from '../../../stories/chain/index.json'
import masterchain from '../../../stories/chain/masterchain-info.json'
import { exampleParams } from '../../../stories/reference/examples.ts'
import { endpoints, findComponents, needsNode } from '../../../stories/reference/matrix.ts'
import {
  bare,
  type FieldPage,
  hasReason,
  listPaths,
  type Row,
  type Schema,
  showsField,
} from '../../helpers/components/describeFields.tsx'
import { pages } from './pages.ts'

vi.mock('../../../src/components/parts/Disclosure.tsx', () => import('./openSections.tsx'))
vi.mock('../../../src/components/states/card/RawSection.tsx', () => import('./openSections.tsx'))
vi.mock('../../../src/components/lists/table/RowDetails.tsx', () => import('./openSections.tsx'))

/** Rows of a kind that are tried for a field: one may have a value that hides it. */
const tried = 8

/** Parts of answers that are no rows, each with the reason why it has no place of its own. */
const envelope: Readonly<Record<string, string>> = {
  address_book: 'gives the names of all addresses',
  metadata: 'gives the names and pictures of all tokens',
  nominator: 'repeats the request',
  pool: 'repeats the request',
  validator: 'repeats the request',
  total_on_page: 'the sum of the rewards, which the rows show',
}

const chain = createMemoryIndex(
  files.map(({ name }): unknown =>
    JSON.parse(readFileSync(new URL(`../../../stories/chain/${name}`, import.meta.url), 'utf8')),
  ),
  { version: '1.3' },
)
const kinds = new Map(Object.entries(pages).map(([kind, { schema }]) => [schema, kind]))

interface Found {
  /** Rows of the answer by kind; rows within rows are of a kind of their own. */
  readonly rows: Map<string, Row[]>
  /** Fields that are of no kind. */
  readonly rest: Set<string>
}

/** Walks an answer with its schema. */
function findRows(given: unknown, value: unknown, found: Found, name = ''): void {
  const schema = given as Schema
  const kind = kinds.get(bare(schema))
  if (value === null || value === undefined) return
  if (schema === (AddressBook as unknown) || schema === (Metadata as unknown)) return
  if (Array.isArray(value)) {
    for (const entry of value) findRows(bare(schema), entry, found, name)
    return
  }
  const { shape } = bare(schema)._zod.def
  if (shape === undefined) {
    found.rest.add(name)
    return
  }
  if (kind !== undefined) found.rows.set(kind, [...(found.rows.get(kind) ?? []), value as Row])
  const inner = kind === undefined ? found : { ...found, rest: new Set<string>() }
  for (const [field, part] of Object.entries(shape)) findRows(part, (value as Row)[field], inner, field)
}

function valueAt(row: Row, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? (value as Row)[name] : undefined),
    row,
  )
}

/** Fields that were shown, by kind: endpoints that give rows of the same kind do not try them again. */
const known = new Map<string, Set<string>>()

/** Fields of rows that no component shows. */
function findHidden(kind: string, page: FieldPage, rows: readonly Row[]): string[] {
  const shown = known.get(kind) ?? new Set()
  known.set(kind, shown)
  const hidden: string[] = []
  for (const path of listPaths(page.schema as Schema)) {
    const name = path.join('.')
    if (shown.has(name) || hasReason(page, name)) continue
    const having = rows.filter((row) => valueAt(row, path) !== undefined && valueAt(row, path) !== null)
    if (having.length === 0) continue
    if (having.slice(0, tried).some((row) => showsField(page, row, path))) shown.add(name)
    else hidden.push(name)
  }
  return hidden
}

// No component shows the answers of API v2 yet.
const shown = endpoints.filter(({ name, service }) => !needsNode.has(name) && service !== 'v2')

describe.each(shown)('$name', (endpoint: AnyEndpoint) => {
  test('shows every field of its rows', async () => {
    const found: Found = { rows: new Map(), rest: new Set() }
    const params = exampleParams(endpoint.name, masterchain.last.seqno) as Readonly<Record<string, unknown>>
    const { body } = await chain.transport.request(endpoint, params)
    findRows(endpoint.result, body, found)
    expect([...found.rest].filter((name) => !Object.hasOwn(envelope, name))).toEqual([])
    const components = findComponents(endpoint).map(({ name }) => name)
    for (const [kind, rows] of found.rows) {
      const page = pages[kind] as FieldPage
      expect(components, `${kind} is shown by ${page.component}`).toContain(page.component)
      expect(findHidden(kind, page, rows), kind).toEqual([])
    }
  })
})
