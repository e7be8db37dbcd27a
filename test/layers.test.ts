import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/** From the bottom up: a folder imports only from itself and from folders before it. */
const LAYERS = [
  'ton',
  'net',
  'schema',
  'model',
  'trace',
  'verify',
  'abi',
  'tlb',
  'code',
  'endpoints',
  'rules',
  'client',
  'memory',
  'conformance',
  'mirror',
  'vm',
  'query',
  'ledger',
  'live',
  'format',
  'locales',
  'graph',
  'picture',
  'display',
  'hooks',
  'components',
  'widgets',
  'devtools',
  'testing',
  'apps',
  'cli',
]
/** Folders that may not be imported although the order allows it. */
const FORBIDDEN: Readonly<Record<string, readonly string[]>> = {
  components: ['client', 'memory', 'mirror', 'query', 'live', 'hooks'],
  // Applications use the public entry points only.
  apps: LAYERS.filter((name) => name !== 'apps'),
}
const REACT_PACKAGES = /^(react|react-dom|@tanstack\/react-query)$/
/** Packages that each folder may import; a family of components may have packages of its own. Folders that are not named import none. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  'mirror/collection': /^@tanstack\/db$/,
  schema: /^zod\/mini$/,
  tlb: /^@ton-community\/tlb-parser$/,
  code: /^(ton-assembly|@ton\/core)$/,
  endpoints: /^zod\/mini$/,
  client: /^zod\/mini$/,
  query: /^@tanstack\/react-query$/,
  live: /^@tanstack\/react-query$/,
  display: /^react$/,
  hooks: /^(react|@tanstack\/react-query)$/,
  components: /^react(-dom)?$/,
  'components/charts': /^(react|d3-scale|d3-shape)$/,
  widgets: /^(react|react-dom\/client|@tanstack\/react-query)$/,
  devtools: REACT_PACKAGES,
  testing: /^(react|@tanstack\/react-query|@testing-library\/react|virtual:embedded-\w+)$/,
  cli: /^node:/,
  apps: /^(tonlens(\/.+)?|react|react-dom\/client|@tanstack\/react-query|next(\/.+)?|vite|@vitejs\/plugin-react|buffer|zod\/mini)$/,
}

const root = fileURLToPath(new URL('../src', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => file.split(sep).join('/'))

describe.each(files.filter((file) => file.includes('/')))('%s', (file) => {
  const [layer = '', family = ''] = file.split('/')

  test('imports only from its own folder and those below it', () => {
    expect(LAYERS).toContain(layer)
    const below = LAYERS.slice(0, LAYERS.indexOf(layer)).filter((name) => !FORBIDDEN[layer]?.includes(name))
    for (const name of readImports(file)) {
      // Shadow roots bring the style sheets of what they show; nothing else does.
      if ((layer === 'widgets' || layer === 'devtools') && name.endsWith('.css?inline')) continue
      if (name.startsWith('.')) {
        const target = posix.join(posix.dirname(file), name).split('/')[0] ?? ''
        expect([layer, ...below], `${file} imports ${name}`).toContain(target)
      } else {
        expect(name, `${file} imports ${name}`).toMatch(PACKAGES[`${layer}/${family}`] ?? PACKAGES[layer] ?? /^(?!)/)
      }
    }
  })
})

function readImports(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const found = source.matchAll(/(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g)
  return [...found].map(([, from, dynamic, bare]) => from ?? dynamic ?? bare ?? '')
}
