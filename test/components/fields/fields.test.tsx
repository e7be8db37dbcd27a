// Every field of every row has a labelled place on the screen, or a reason why it has none.
import { describe, expect, test, vi } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  describeFields,
  type FieldPage,
  listPaths,
  makeRow,
  type Schema,
} from '../../helpers/components/describeFields.tsx'
import { cardPages } from './cardPages.tsx'
import { pages } from './pages.ts'

vi.mock('../../../src/components/parts/Disclosure.tsx', () => import('./openSections.tsx'))
vi.mock('../../../src/components/states/card/RawSection.tsx', () => import('./openSections.tsx'))
vi.mock('../../../src/components/lists/table/RowDetails.tsx', () => import('./openSections.tsx'))

test('all fields of the rows are walked', () => {
  const counts = Object.values(pages).map(({ schema }) => listPaths(schema as Schema).length)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(400)
})

for (const [kind, page] of Object.entries(pages)) describeFields(kind, page)

const markup = ({ render, schema, base }: FieldPage): string =>
  renderToStaticMarkup(render({ ...makeRow(schema), ...base }))

test.each(Object.entries(cardPages))('the card of a %s has a raw view of all fields', (_kind, page) => {
  expect(markup(page)).toContain('Raw data')
})

describe('fields that the reader opens', () => {
  test.each([
    ['Message', 'Raw data'],
    ['Message', 'State init'],
    ['NFT item', 'Content'],
    ['NFT item', 'Raw metadata'],
    ['NFT collection', 'Raw data'],
    ['Transaction', 'Code (BOC)'],
    ['Transaction', 'Data (BOC)'],
    ['complaint', 'Description'],
  ])('%s has the label %s', (name, label) => {
    expect(markup(pages[name] as FieldPage)).toContain(label)
  })
})
