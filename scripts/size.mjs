// Prints bundle sizes as an application pays them: built from dist/, minified, gzipped, peers external.
import { Console } from 'node:console'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { parseSync } from 'vite'
import { measureEsbuild, measureVite, measureWebpack } from './size/bundlers.mjs'
import { collectImports } from './web/options.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

if (!existsSync(join(root, 'dist/entries/index.js'))) throw new Error('Nothing to measure: run `npm run build` first.')
const hooks = Object.keys(await import(pathToFileURL(join(root, 'dist/entries/index.js')).href)).filter((name) =>
  /^use[A-Z]/.test(name),
)
const ton = [
  'parseAddress',
  'formatAddress',
  'isAddress',
  'parseHash',
  'formatHash',
  'parseBoc',
  'Slice',
  'readComment',
]

/**
 * Name of the row, the code that esbuild bundles with splitting, and its budget in KB of 1,000 bytes. The check fails
 * above the budget, or above the limit of a row that is known to exceed its budget.
 * @type {[what: string, code: string, budget: number, limit?: number][]}
 */
const rows = [
  [
    'createClient + one hook',
    `export { createClient } from 'tonlens/client'; export { useTransactions } from 'tonlens'`,
    // Streams that let requests of the screen go first take 0.1 KB, tabs that leave each other their turns 0.2 KB.
    23.5,
    30.5,
  ],
  [
    'createClient + one endpoint',
    `export { createClient } from 'tonlens/client'; export { masterchainInfo } from 'tonlens/endpoints'`,
    19.5,
    22,
  ],
  // Lists of names take 0.2 KB of these rows; marks of addresses that resemble each other, and the comparison before
  // one is copied, take 0.5 KB of cards, addresses that keep their end where there is no room 0.1 KB, a minimap that is
  // lower in a low graph 0.1 KB of it, folded hops 0.6 KB.
  ['all hooks of tonlens', `export { ${hooks.join(', ')} } from 'tonlens'`, 48, 58.1],
  ['tonlens/ton: address, BOC, hash, comment', `export { ${ton.join(', ')} } from 'tonlens/ton'`, 6],
  ['TransactionCard', `export { TransactionCard } from 'tonlens'`, 19.5, 30.5],
  ['MessageChainGraph', `export { MessageChainGraph } from 'tonlens'`, 37, 49.2],
  ['tonlens/trace: assemble, verdict', `export { assembleTrace, judgeTrace } from 'tonlens/trace'`, 7.2],
  [
    'tonlens/verify, with tonlens/ton',
    `export { verifyMessage, verifyTransaction, verifyHistory, verifyAccountState, verifyTrace, buildMessageCell, buildTransactionCell, uncoveredFields } from 'tonlens/verify'; export { ${ton.join(', ')} } from 'tonlens/ton'`,
    12.5,
    13.1,
  ],
  [
    'tonlens/abi, readers, with all of tonlens/ton',
    `export { readBody, readStorage, readStack } from 'tonlens/abi'; export * from 'tonlens/ton'`,
    16,
    16.3,
  ],
  [
    'tonlens/abi, readers and writers, with all of tonlens/ton',
    `export { readBody, readStorage, readStack, writeBody, writeStack } from 'tonlens/abi'; export * from 'tonlens/ton'`,
    19,
    19.5,
  ],
  ['tonlens/picture', `export * from 'tonlens/picture'`, 42],
  ['oEmbed', `export { oEmbed } from 'tonlens/picture'`, 2],
  ['ShareMenu, before a press', `export { ShareMenu } from 'tonlens'`, 6, 7.1],
  ['tonlens/vm, without the worker', `export { openVm } from 'tonlens/vm'`, 4],
  // Scrolling by the page is 0.4 KB of it, marks of forged names and of accounts that imitate those of the reader 0.2
  // KB.
  ['NftGrid', `export { NftGrid } from 'tonlens'`, 15, 25.6],
  ['mirror', `export * from 'tonlens/mirror'`, 70],
  ['tonlens/memory', `export * from 'tonlens/memory'`, 50, 55.9],
]
/**
 * Limits of rows in other bundlers, in KB: their sizes of November 2026 plus 1.5 %.
 * @type {ReadonlyMap<string, { readonly Vite: number, readonly webpack: number }>}
 */
const others = new Map([
  ['createClient + one hook', { Vite: 24.6, webpack: 24.9 }],
  ['createClient + one endpoint', { Vite: 20.5, webpack: 20.3 }],
  ['TransactionCard', { Vite: 21.9, webpack: 22.1 }],
  ['MessageChainGraph', { Vite: 43, webpack: 45.2 }],
  ['NftGrid', { Vite: 16.9, webpack: 16.8 }],
])
const CARD_STYLES_BUDGET = 4
const FIRST_ELEMENT_BUDGET = 76
/** The check of forged names is 2 KB of it, marks of imitated addresses 2.1 KB. */
const FIRST_ELEMENT_LIMIT = 90.5
const FIRST_ACCOUNT_BUDGET = 200
/**
 * The check of forged names is 2 KB of it, marks of imitated addresses 2.1 KB, live jettons in the head 0.9 KB, and
 * 1.5 KB are chunks of their own for what the stream needs, so that it does not load 120 KB of the embedded chain and
 * other pages.
 */
const FIRST_ACCOUNT_LIMIT = 210.2
/** Rows whose lazily loaded part is printed, too. */
const lazy = new Map([
  ['all hooks of tonlens', 'all hooks, loaded on demand'],
  ['mirror', 'mirror, loaded on demand'],
  ['MessageChainGraph', 'MessageChainGraph, tools and other views'],
  ['ShareMenu, before a press', 'ShareMenu, loaded when pressed'],
])

/** @type {{ what: string, 'KB gzip': string, budget: string, holds: string }[]} */
const table = []
/** Rows over their limit. @type {string[]} */
const failed = []
for (const [what, code, budget, limit = budget] of rows) {
  const { initial, later } = await measureEsbuild(code)
  addRow(what, initial, budget)
  if (initial > limit * 1000) failed.push(what)
  const part = lazy.get(what)
  if (part !== undefined) addRow(part, later)
  const limits = others.get(what)
  if (limits === undefined) continue
  for (const [bundler, loaded] of /** @type {const} */ ([
    ['Vite', await measureVite(code)],
    ['webpack', await measureWebpack(code)],
  ])) {
    addRow(`${what}, ${bundler}`, loaded.initial, limits[bundler])
    if (loaded.initial > limits[bundler] * 1000) failed.push(`${what}, ${bundler}`)
  }
}
addRow('styles.css, all components', gzipSync(await styles(), { level: 9 }).length)
const cardStyles = Buffer.concat([
  await styles('src/components/states/card/card.css'),
  await styles('src/components/transactions/transaction-card/transaction-card.css'),
])
const fixed = /** @type {const} */ ([
  ['TransactionCard, CSS', gzipSync(cardStyles, { level: 9 }).length, CARD_STYLES_BUDGET],
  [
    'widget script, first transaction on screen',
    scriptSize('dist/web', ['tonlens', 'base']),
    FIRST_ELEMENT_BUDGET,
    FIRST_ELEMENT_LIMIT,
  ],
  ['explorer, first account on screen', explorerSize(), FIRST_ACCOUNT_BUDGET, FIRST_ACCOUNT_LIMIT],
])
for (const [what, bytes, budget, limit = budget] of fixed) {
  addRow(what, bytes, budget)
  if (bytes > limit * 1000) failed.push(what)
}

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(table))
  // Whoever watches the program that reads those rows sees the table as well.
  new Console(process.stderr).table(table)
} else console.table(table)
if (failed.length > 0) {
  console.error(`Over their limit: ${failed.join('; ')}.`)
  process.exitCode = 1
}

/**
 * @param {string} what
 * @param {number} bytes
 * @param {number} [budget] KB.
 */
function addRow(what, bytes, budget) {
  const isOver = budget !== undefined && bytes > budget * 1000
  table.push({
    what,
    'KB gzip': (bytes / 1000).toFixed(1),
    budget: budget === undefined ? '' : `≤ ${budget}`,
    holds: budget === undefined ? '' : isOver ? 'NO' : 'yes',
  })
}

/**
 * Bytes that a page loads for these chunks of a folder and what they import, style sheets included.
 * @param {string} built
 * @param {readonly string[]} names
 */
function scriptSize(built, names) {
  const folder = join(root, built)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
  const chunks = names.map((name) => {
    const found = files.find((file) => basename(file).replace(/(?:-[\w-]{8})?\.js$/, '') === name)
    if (found === undefined) throw new Error(`${built} holds no ${name}.`)
    return found
  })
  let bytes = 0
  for (const file of collectImports(chunks, importedFiles)) bytes += gzipSync(readFileSync(file), { level: 9 }).length
  return bytes
}

/**
 * Bytes of the page, styles and scripts of the explorer with which an account is shown, without the data of its
 * network.
 */
function explorerSize() {
  const folder = 'dist/explorer'
  const page = readFileSync(join(root, folder, 'index.html'))
  // The name of a file that several pages share has the names of all of them.
  const styles = readdirSync(join(root, folder, 'assets')).filter((file) =>
    /^(?:shell|(?:\w+_)?(?:account|history)(?:_\w+)?)-.*\.css$/.test(file),
  )
  if (styles.length < 2) throw new Error(`${folder} has no style sheets of the page and of accounts.`)
  let bytes = gzipSync(page, { level: 9 }).length + scriptSize(folder, ['index', 'AccountPage'])
  for (const file of styles) bytes += gzipSync(readFileSync(join(root, folder, 'assets', file)), { level: 9 }).length
  return bytes
}

/**
 * Files that a module imports or re-exports statically.
 * @param {string} file
 */
function importedFiles(file) {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
  )
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest), ...exported].map(({ value }) =>
    join(dirname(file), value),
  )
}

/** @param {string} [file] */
async function styles(file = 'src/components/styles/index.css') {
  const result = await build({ entryPoints: [join(root, file)], bundle: true, minify: true, write: false })
  return result.outputFiles[0]?.contents ?? new Uint8Array()
}
