import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readRegistry } from '../../scripts/registry.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const items = readRegistry()

test('every source is an item', () => {
  const files = readdirSync(`${root}src/apps/registry/items`)
  expect(items.map(({ name }) => name)).toEqual(files.map((file) => file.replace(/\.\w+$/, '')).toSorted())
  expect(items.length).toBeGreaterThan(7)
})

describe.each(items.map((item) => [item.name, item] as const))('%s', (_, item) => {
  test('says what it is, and installs what it imports', () => {
    expect(item.description).toMatch(/^[A-Z].+\.$/)
    expect(item.dependencies?.filter((name) => name.startsWith('tonlens@^'))).toHaveLength(1)
    for (const { content } of item.files) {
      const imported = [...content.matchAll(/from '(@[^/']+\/[^/']+|[^/']+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => name !== 'react')
      for (const name of imported)
        expect(item.dependencies?.map((wanted) => wanted.replace(/(.)@.*/, '$1'))).toContain(name)
    }
  })

  test('has fields of the schema only', () => {
    const { $schema, name, type, title, description, dependencies, files, css, docs, ...rest } = item
    expect(rest).toEqual({})
    expect($schema).toBe('https://ui.shadcn.com/schema/registry-item.json')
    expect([name, title, description, docs ?? ''].every((text) => typeof text === 'string')).toBe(true)
    expect(['registry:component', 'registry:style']).toContain(type)
    expect(dependencies?.every((one) => typeof one === 'string')).toBe(true)
    for (const file of files) expect(Object.keys(file).toSorted()).toEqual(['content', 'path', 'type'])
    if (css !== undefined)
      expect(
        Object.values(css)
          .flatMap((rule) => Object.values(rule))
          .every((value) => typeof value === 'string'),
      ).toBe(true)
  })
})
