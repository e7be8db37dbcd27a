import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { doorFile, formatReference, readReference } from '../../scripts/reference.mjs'

let reference: Awaited<ReturnType<typeof readReference>>
let files: ReadonlyMap<string, string>
beforeAll(async () => {
  reference = await readReference()
  files = formatReference(reference)
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

test('the index is as llmstxt.org proposes, and links to each entry point and each skill', () => {
  const index = files.get('llms.txt') ?? ''
  expect(index).toMatch(/^# tonlens\n\n> \S/)
  expect(index.match(/^#.*$/gm)).toEqual(['# tonlens', '## Entry points', '## Skills', '## Optional'])
  const lists = index.slice(index.indexOf('## Entry points')).split('\n')
  expect(lists.filter((line) => !/^(?:|## .*|- \[[^\]]+\]\([^)]+\)(?:: \S.*)?)$/.test(line))).toEqual([])
  expect(index).not.toContain('undefined')
  const links = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file)
  expect(links).toEqual(expect.arrayContaining(reference.entries.map(({ name }) => doorFile(name))))
  const built = ['reference.json', 'custom-elements.json']
  const missing = links.filter((file) => !files.has(file) && !built.includes(file))
  for (const file of missing) expect(existsSync(new URL(`../../dist/${file}`, import.meta.url)), file).toBe(true)
})

test('the page of an entry point has each name that it exports, and no other', () => {
  for (const { name: door, exports } of reference.entries) {
    const page = files.get(doorFile(door)) ?? ''
    expect(page).toMatch(new RegExp(`^# ${door}\\n\\n> \\S`))
    const listed = [...page.matchAll(/^- `<?(\w+)>?`/gm)].map(([, name = '']) => name)
    expect(listed.toSorted(), door).toEqual(exports.filter((name) => name !== '').toSorted())
    const titles = page.match(/^## .*$/gm) ?? []
    expect(new Set(titles).size, door).toBe(titles.length)
  }
})

test('each example is on one page, and its names are exported by an entry point', () => {
  expect(reference.examples.length).toBeGreaterThan(10)
  const all = [...files.values()].join('')
  for (const { title, code } of reference.examples) expect(all.split(code).length - 1, title).toBe(1)
})
