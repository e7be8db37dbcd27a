// The registry for the shadcn tool from the packed package: its items by the tool's own schema, and compiled in an
// empty app.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installPackages } from '../helpers/sharedWork.ts'
import { npm, npx, run, write } from '../helpers/strangers.ts'

interface Item {
  readonly name: string
  readonly dependencies?: readonly string[]
  readonly files?: readonly { readonly path: string; readonly content: string }[]
}

const isLong = process.env['TONLENS_LONG'] === '1'
const app = mkdtempSync(join(tmpdir(), 'tonlens-registry-'))
const registry = join(app, 'node_modules/tonlens/dist/registry')
let items: readonly Item[] = []

beforeAll(async () => {
  await installPackages(app)
  items = readdirSync(registry)
    .filter((file) => file !== 'registry.json')
    .map((file) => JSON.parse(readFileSync(join(registry, file), 'utf8')) as Item)
})

afterAll(() => rmSync(app, { recursive: true, force: true }))

test('every item compiles, and imports only its dependencies', async () => {
  const installed = ['tonlens', '@tanstack/react-query']
  for (const { name, dependencies = [], files = [] } of items) {
    expect(
      dependencies.map((wanted) => wanted.replace(/(.)@.*/, '$1')).filter((wanted) => !installed.includes(wanted)),
      name,
    ).toEqual([])
    for (const { path, content } of files) {
      // More is installed here than an item may ask for.
      const imported = Array.from(
        content.matchAll(/(?:from|import) '((?:@[^/']+\/)?[^./'][^/']*)/g),
        ([, from]) => from,
      )
      expect(
        imported.filter((from = '') => from !== 'react' && !installed.includes(from)),
        name,
      ).toEqual([])
      mkdirSync(dirname(join(app, 'src', path)), { recursive: true })
      write(app, join('src', path), content)
    }
  }
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['react'],
  }
  write(app, 'src/css.d.ts', `declare module '*.css'\n`)
  write(app, 'tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }))
  await npx(app, 'tsc')
  expect(items.length).toBeGreaterThan(7)
})

test('the list names every item', () => {
  const list = JSON.parse(readFileSync(join(registry, 'registry.json'), 'utf8')) as { readonly items: readonly Item[] }
  expect(list.items.map(({ name }) => name)).toEqual(items.map(({ name }) => name))
})

// The tool has 160 packages.
test.runIf(isLong)('every item and the list fit the schema of the tool', async () => {
  const tool = join(app, 'tool')
  mkdirSync(tool)
  write(tool, 'package.json', '{ "private": true, "type": "module" }')
  await npm(tool, 'install', '--no-audit', '--no-fund', '--prefer-offline', 'shadcn@4.23.0')
  const script = `import { readdirSync, readFileSync } from 'node:fs'
import { registryItemSchema, registrySchema } from 'shadcn/schema'
for (const file of readdirSync(process.argv[1])) {
  const schema = file === 'registry.json' ? registrySchema : registryItemSchema
  schema.parse(JSON.parse(readFileSync(process.argv[1] + '/' + file, 'utf8')))
}
let refused = 0
try { registryItemSchema.parse({ name: 1, type: 'registry:nothing' }) } catch { refused += 1 }
console.log('fits', refused)`
  write(tool, 'check.mjs', script.replaceAll('process.argv[1]', 'process.argv[2]'))
  expect((await run(process.execPath, ['check.mjs', registry], tool)).trim()).toBe('fits 1')
})
