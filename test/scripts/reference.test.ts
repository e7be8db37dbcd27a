import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { formatReference, readReference } from '../../scripts/reference.mjs'

let reference: Awaited<ReturnType<typeof readReference>>
let text: string
beforeAll(async () => {
  reference = await readReference()
  text = formatReference(reference)
})

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  exports: Record<string, unknown>
}
const lists = new URL('../exports/', import.meta.url)
const exported = readdirSync(lists).flatMap((list) => readFileSync(new URL(list, lists), 'utf8').split('\n'))

test('every entry point of the package is listed', () => {
  const entries = Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === 'string' || path.endsWith('.css') ? [] : [`tonlens${path.slice(1)}`],
  )
  expect(reference.entries.map(({ name }) => name)).toEqual(entries.toSorted())
})

test('every hook is described, with the route and the parameters of its endpoint', () => {
  expect(reference.hooks.map(({ name }) => name)).toEqual(exported.filter((name) => /^use[A-Z]/.test(name)).toSorted())
  expect(reference.hooks.filter(({ summary }) => !/^\S.*\.$/.test(summary))).toEqual([])
  const hook = reference.hooks.find(({ name }) => name === 'useNftItems')
  expect(hook).toMatchObject({
    endpoint: 'GET /nft/items',
    params: expect.arrayContaining([{ name: 'owner_address', text: expect.any(String) as string }]) as object,
  })
})

test('every component has a family, a summary and its props', () => {
  expect(reference.components.length).toBeGreaterThan(80)
  expect(reference.components.filter(({ family, summary }) => family === '' || summary === '')).toEqual([])
  expect(reference.components.find(({ name }) => name === 'TransactionCard')?.props.map(({ name }) => name)).toContain(
    'transaction',
  )
})

test('the text has each hook, component and example once', () => {
  const count = (part: string) => text.split(part).length - 1
  for (const { name } of reference.hooks) expect(count(`\n- \`${name}\`: `), name).toBe(1)
  for (const { name } of reference.components) expect(count(`\n- \`<${name}>\`: `), name).toBe(1)
  expect(reference.examples.length).toBeGreaterThan(10)
  for (const { title, code } of reference.examples) expect(count(code), title).toBeGreaterThan(0)
})
