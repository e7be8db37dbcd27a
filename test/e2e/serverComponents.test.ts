// The package as a server-component compiler sees it: modules with 'use client' are references, all others run
// under the condition `react-server`, where React has no state and no context.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build, type Plugin } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService } from '../../scripts/service.mjs'
import { showcase } from '../../stories/chain/index.json'
import { readDocument } from '../docs/samples.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const isOfTheBrowser = /^\s*['"]use client['"]/
const workshop = mkdtempSync(join(tmpdir(), 'tonlens-server-'))
let service: Awaited<ReturnType<typeof startService>>

beforeAll(async () => {
  service = await startService({ port: 0, rate: Infinity })
})

afterAll(async () => {
  await service?.close()
  rmSync(workshop, { recursive: true, force: true })
})

test('nothing but the doors of servers has the directive, about which other bundlers warn', () => {
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  const marked = files.filter((file) => isOfTheBrowser.test(readFileSync(join(root, 'dist', file), 'utf8')))
  expect(marked.length).toBeGreaterThan(50)
  expect(marked.filter((file) => !file.startsWith('doors/client/'))).toEqual([])
})

test('every entry point for servers is named by the manifest', () => {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>
  }
  const named = Object.values(exports).flatMap((door) =>
    typeof door === 'object' && door['react-server'] !== undefined
      ? [door['react-server'].replace('./dist/entries/', '')]
      : [],
  )
  const written = readdirSync(join(root, 'dist/entries')).filter((file) => file.endsWith('.server.js'))
  expect(named.toSorted()).toEqual(written.toSorted())
})

test.each([
  'tonlens',
  'tonlens/client',
  'tonlens/memory',
  'tonlens/mirror',
  'tonlens/trace',
  'tonlens/ton',
  'tonlens/widgets',
  'tonlens/devtools',
])('a server component may import %s', async (door) => {
  expect(await runOnServer(`import * as door from '${door}'\nconsole.log(Object.keys(door).length > 0)`)).toBe('true')
})

test('no module that a server component reaches asks React for state, effects or a context', async () => {
  const reached = Object.keys((await bundleOnServer(`export * from 'tonlens'`)).metafile.inputs).filter((file) =>
    file.startsWith('dist/'),
  )
  const ofServers = reached
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
    .filter(([, text]) => !isOfTheBrowser.test(text))
  expect(ofServers.length).toBeGreaterThan(50)
  const asking = ofServers.filter(([, text]) =>
    /import \{[^}]*\b(?:use[A-Z]\w*|createContext)\b[^}]*\} from ["']react["']/.test(text),
  )
  expect(asking.map(([file]) => file)).toEqual([])
})

test('the page of the guide prefetches on the server', async () => {
  const sample = readDocument('stories/guides/ServerRendering.mdx').find(({ file }) => file === 'page.tsx')?.code ?? ''
  const page = sample
    .replace(`import { History } from './History'`, 'const History = () => null')
    .replace(`network: 'mainnet'`, `network: { name: 'embedded', baseUrl: '${service.url}' }`)
  expect(page).toContain(service.url)
  const before = service.requests.length
  const printed = await runOnServer(`${page}
const element = await Page({ params: Promise.resolve({ account: encodeURIComponent('${showcase.wallet}') }) })
const [query] = element.props.state.queries
console.log(query.state.data.transactions.length)`)
  expect(printed).toBe('5')
  expect(service.requests.length - before).toBe(1)
})

/** Runs a module as server code. @returns what it prints */
async function runOnServer(code: string): Promise<string> {
  const { outputFiles } = await bundleOnServer(code)
  const file = join(workshop, 'page.mjs')
  writeFileSync(file, outputFiles[0]?.contents ?? '')
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=react-server', file])
  return stdout.trim()
}

function bundleOnServer(code: string) {
  return build({
    stdin: { contents: code, resolveDir: root, loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    conditions: ['react-server'],
    // The package itself, not its sources, which the paths of tsconfig.json name.
    tsconfigRaw: '{}',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [references],
    metafile: true,
    absWorkingDir: root,
    logLevel: 'error',
  })
}

/** Modules of the browser, as names that a server can pass on and not call. */
const references: Plugin = {
  name: 'references',
  setup(plugin) {
    plugin.onLoad({ filter: /\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      if (!isOfTheBrowser.test(text)) return undefined
      const lists = [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','))
      const names = lists.map((name) => name.trim().split(' as ').at(-1) ?? '').filter((name) => name !== '')
      const lines = names.map(
        (name) => `export const ${name} = () => { throw new Error('${name} was called on the server') }`,
      )
      return { contents: lines.join('\n'), loader: 'js' }
    })
  },
}
