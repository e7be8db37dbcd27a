import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { describeComponents } from '../../stories/handbook/describeComponent.ts'
import { families } from '../../stories/handbook/families.ts'
import * as hooks from '../helpers/kit.ts'

const root = fileURLToPath(new URL('../../src', import.meta.url))
const sources = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(components|entries|widgets\/views)/.test(file) && /\.(tsx?|css)$/.test(file))
    .map((file) => [file.split(sep).join('/'), readFileSync(join(root, file), 'utf8')] as const),
)
const components = describeComponents(sources)

test('the reference knows the components that the package exports', () => {
  expect(components.length).toBeGreaterThan(40)
  const card = components.find(({ name }) => name === 'TransactionCard')
  expect(card).toMatchObject({ element: 'article', folder: 'transactions/transaction-card' })
  expect(card?.summary).not.toBe('')
  expect(card?.parts).toContain('transaction-card')
  expect(card?.states.find(({ name }) => name === 'data-status')?.values).toContain('failed')
  expect(card?.props.find(({ name }) => name === 'transaction')).toMatchObject({
    type: expect.stringContaining('Transaction') as string,
  })
  expect(card?.variables.find(({ name }) => name === '--tonlens-line-color')?.fallback).toMatch(/^#/)
})

test('props of interfaces that a component extends are among its own', () => {
  const names = components.find(({ name }) => name === 'MessageTable')?.props.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['messages', 'loading', 'onRetry', 'hasMore']))
})

test('so are props of generic interfaces, and of those in another file of the folder', () => {
  const listProps = (component: string) =>
    components.find(({ name }) => name === component)?.props.map(({ name }) => name)
  expect(listProps('JettonCard')).toEqual(expect.arrayContaining(['master', 'slots', 'onRetry', 'empty']))
  expect(listProps('Table')).toEqual(expect.arrayContaining(['rows', 'columns', 'loading', 'density']))
  expect(components.filter(({ props }) => props.length === 0).map(({ name }) => name)).toEqual([
    'AddressHighlight',
    'NftCardSkeleton',
  ])
})

test('a part that a component takes from the frame of cards is among its own', () => {
  expect(components.find(({ name }) => name === 'JettonCard')?.parts).toEqual(
    expect.arrayContaining(['card-header', 'jetton-card-title']),
  )
})

test('each component belongs to one family of the handbook', () => {
  const listed = families.flatMap((family) => family.components)
  expect(listed.toSorted()).toEqual([...new Set(listed)].toSorted())
  expect(listed.toSorted()).toEqual(components.map(({ name }) => name).toSorted())
})

/** Types of the service's rows, and of the traces that are assembled from them. */
const rowTypes = new Set([
  'TraceModel',
  ...readdirSync(join(root, 'service/rows'), { recursive: true, encoding: 'utf8' })
    // A finality is a value, which no hook gives alone.
    .filter((file) => file.endsWith('.ts') && file !== 'finality.ts')
    .flatMap((file) => [
      ...readFileSync(join(root, 'service/rows', file), 'utf8').matchAll(/^export (?:interface|type) (\w+)/gm),
    ])
    .map(([, name = '']) => name),
])
const showingRows = components.filter(({ props }) =>
  props.some(({ type }) => type.match(/\b[A-Z]\w+/g)?.some((name) => rowTypes.has(name))),
)

test('more than 35 components show rows of the service', () => {
  expect(showingRows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['TransactionTable', 'NftGrid', 'MessageChainGraph', 'SendBoc']),
  )
  expect(showingRows.length).toBeGreaterThan(35)
})

// Views ask by themselves.
test.each(showingRows.filter(({ folder }) => folder !== 'views'))('$name names a hook that feeds it', (component) => {
  expect(component.hooks).not.toEqual([])
})

describe.each(components)('$name', ({ summary, props, hooks: named }) => {
  test('names only hooks that the package exports', () => {
    expect(Object.keys(hooks)).toEqual(expect.arrayContaining([...named]))
  })

  test('is explained by a sentence, and so is each of its props', () => {
    expect(summary).not.toBe('')
    const silent = props.filter(({ text, fallback }) => text === '' && fallback === '')
    expect(silent.map(({ name }) => name)).toEqual([])
  })
})
