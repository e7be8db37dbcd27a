// Sizes as an application pays them: bundled from dist/, minified, gzip; peers stay outside.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { closureOf } from './web/merge.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const external = ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query']

if (!existsSync(join(root, 'dist/index.js'))) throw new Error('Nothing to measure: run `npm run build` first.')
const hooks = Object.keys(await import(pathToFileURL(join(root, 'dist/index.js')).href)).filter((name) => /^use[A-Z]/.test(name))
const ton = ['parseAddress', 'formatAddress', 'isAddress', 'parseHash', 'formatHash', 'parseBoc', 'Slice', 'readComment']

/**
 * What is measured, the code that uses it, the target, and the limit above which the check fails;
 * in KB of 1,000 bytes. Where the two differ, the target is known to be missed and the limit keeps
 * it from getting worse.
 * @type {[what: string, code: string, target: number, limit: number][]}
 */
const rows = [
  ['createClient + one hook', `export { createClient } from 'tonlens/client'; export { useTransactions } from 'tonlens'`, 12, 19.1],
  ['all hooks', `export { ${hooks.join(', ')} } from 'tonlens'`, 30, 30],
  ['tonlens/ton: address, BOC, hash, comment', `export { ${ton.join(', ')} } from 'tonlens/ton'`, 5, 5],
  ['TransactionCard', `export { TransactionCard } from 'tonlens'`, 6, 12.6],
  ['MessageChainGraph', `export { MessageChainGraph } from 'tonlens'`, 20, 27.3],
  ['tonlens/trace: assemble, verdict', `export { assembleTrace, verdictOf } from 'tonlens/trace'`, 5, 5],
  ['NftGrid', `export { NftGrid } from 'tonlens'`, 12, 12],
  ['mirror', `export * from 'tonlens/mirror'`, 18, 31.4],
]
/** What is loaded on first use by the row of that name, and its limit. */
const lazy = new Map([
  ['all hooks', { what: 'all hooks, what they load when it is needed', limit: 14.4 }],
  ['mirror', { what: 'mirror, what it loads when it is needed', limit: 36.5 }],
  ['MessageChainGraph', { what: 'MessageChainGraph, tools and other views', limit: 21.2 }],
])

let missed = 0
const table = []
for (const [what, code, target, limit] of rows) {
  const { initial, later } = await bundle(code)
  const holds = initial <= target * 1000
  if (initial > limit * 1000) missed += 1
  table.push({ what, 'KB gzip': (initial / 1000).toFixed(1), target: `≤ ${target}`, holds: holds ? 'yes' : 'NO' })
  const part = lazy.get(what)
  if (part === undefined) continue
  if (later > part.limit * 1000) missed += 1
  table.push({ what: part.what, 'KB gzip': (later / 1000).toFixed(1), target: '', holds: '' })
}
const css = gzipSync(await styles(), { level: 9 }).length
table.push({ what: 'styles.css, all components', 'KB gzip': (css / 1000).toFixed(1), target: '', holds: '' })
const card = gzipSync(await styles('src/components/transactions/transaction-card/transaction-card.css'), { level: 9 }).length
if (card > 4000) missed += 1
table.push({ what: 'TransactionCard, CSS', 'KB gzip': (card / 1000).toFixed(1), target: '≤ 4', holds: card <= 4000 ? 'yes' : 'NO' })
const first = scriptsOf(['tonlens', 'mount', 'transaction'])
if (first > 60_000) missed += 1
table.push({ what: 'widget script, first transaction on screen', 'KB gzip': (first / 1000).toFixed(1), target: '≤ 60', holds: first <= 60_000 ? 'yes' : 'NO' })
if (process.argv.includes('--json')) console.log(JSON.stringify(table))
else console.table(table)
if (missed > 0 && !process.argv.includes('--json')) {
  console.error(`${missed} over their limit.`)
  process.exitCode = 1
}

/**
 * Bytes of the chunks that are loaded with the code, and of those that it loads later.
 * @param {string} code
 */
async function bundle(code) {
  const used = await filesUsed(code)
  const { outputFiles, metafile } = await build({
    ...options(code),
    splitting: true,
    plugins: [
      {
        // esbuild cuts its chunks for the imports of code that is not used, too: hide these.
        name: 'used',
        setup(plugin) {
          plugin.onResolve({ filter: /^\./ }, ({ kind, importer, path }) =>
            kind === 'dynamic-import' && !used.has(importer) ? { path, external: true } : undefined,
          )
        },
      },
    ],
  })
  const entry = Object.keys(metafile.outputs).find((name) => metafile.outputs[name]?.entryPoint === '<stdin>') ?? ''
  const initial = reach(metafile, entry, ['import-statement'])
  const all = reach(metafile, entry, ['import-statement', 'dynamic-import'])
  const bytes = { initial: 0, later: 0 }
  for (const { path, contents } of outputFiles) {
    const name = relative(root, path).replaceAll('\\', '/')
    if (all.has(name)) bytes[initial.has(name) ? 'initial' : 'later'] += gzipSync(contents, { level: 9 }).length
  }
  return bytes
}

/**
 * Files of which something is left in the bundle.
 * @param {string} code
 */
async function filesUsed(code) {
  const { metafile } = await build(options(code))
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs))
  return new Set(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([name]) => join(root, name)))
}

/**
 * Chunks that are loaded from a chunk on over imports of these kinds.
 * @param {import('esbuild').Metafile} metafile
 * @param {string} entry
 * @param {string[]} kinds
 */
function reach({ outputs }, entry, kinds) {
  const reached = new Set([entry])
  for (const name of reached) {
    for (const { path, kind, external } of outputs[name]?.imports ?? []) {
      if (external !== true && kinds.includes(kind)) reached.add(path)
    }
  }
  return reached
}

/**
 * @param {string} code
 * @returns {import('esbuild').BuildOptions & { metafile: true, write: false }}
 */
function options(code) {
  return {
    stdin: { contents: code, resolveDir: root, loader: 'js' },
    bundle: true,
    outdir: root,
    absWorkingDir: root,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
  }
}

/**
 * Bytes that a page loads, style sheets included, for these files of dist/web and what they import.
 * @param {readonly string[]} names
 */
function scriptsOf(names) {
  const folder = join(root, 'dist/web')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const open = names.map((name) => {
    const found = files.find((file) => file === `${name}.js` || (file.startsWith(`parts/${name}-`) && file.endsWith('.js')))
    if (found === undefined) throw new Error(`dist/web holds no ${name}.`)
    return found
  })
  const code = new Map(
    files.filter((file) => file.endsWith('.js')).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  let bytes = 0
  for (const file of closureOf(code, open)) bytes += gzipSync(code.get(file) ?? '', { level: 9 }).length
  return bytes
}

/** @param {string} [file] */
async function styles(file = 'src/styles/index.css') {
  const result = await build({ entryPoints: [join(root, file)], bundle: true, minify: true, write: false })
  return result.outputFiles[0]?.contents ?? new Uint8Array()
}
