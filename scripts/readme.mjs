// Writes what is counted in documents: the number of components, the table of entry points, the size of the emulator
// and the sizes of the package. `--lists` leaves out the last, which need a build; `--check` fails if something is out
// of date.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { familyMembers } from '../stories/handbook/exported.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const executor = 'node_modules/@ton/sandbox/dist/executor/emulator-emscripten'
/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8')

/** Families of the handbook, each with its components. */
function readFamilies() {
  /** @type {readonly { title: string, folders: readonly string[] }[]} */
  const families = JSON.parse(read('stories/handbook/families.json'))
  const doors = readdirSync(join(root, 'src/entries')).filter((file) => file.endsWith('.ts'))
  const index = ['src/components/index.ts', ...doors.map((file) => `src/entries/${file}`)].map(read).join('\n')
  return families.map(({ title, folders }) => /** @type {const} */ ([title, familyMembers(folders, index)]))
}

/** @param {string} text */
function withCount(text) {
  const counted = /\d+( accessible)? components/
  if (!counted.test(text)) throw new Error('A document does not say how many components there are.')
  return text.replace(
    counted,
    (_, kind = '') => `${readFamilies().flatMap(([, names]) => names).length}${kind} components`,
  )
}

/** Rows of the reference table: a name and its content. */
export function referenceRows() {
  const exported = readdirSync(join(root, 'test/exports')).flatMap((file) => read(`test/exports/${file}`).split('\n'))
  const hooks = exported.filter((name) => /^use[A-Z]/.test(name)).toSorted()
  const own = (/** @type {string} */ name) => !name.startsWith('useInfinite')
  const tables = readdirSync(join(root, 'src/service/endpoints'), { recursive: true, encoding: 'utf8' })
  const endpoints = tables
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...read(`src/service/endpoints/${file}`).matchAll(/^export const (\w+) = define\w*Endpoint\(/gm),
    ])
  const families = readFamilies()
  const tags = [...read('src/widgets/elements/table.ts').matchAll(/tag: '([^']+)'/g)].map(([, tag = '']) => tag)
  const composed = hooks
    .filter(own)
    .filter((name) => !endpoints.some(([, row = '']) => `use${row[0]?.toUpperCase()}${row.slice(1)}` === name))
  const code = (/** @type {readonly string[]} */ names) => names.map((name) => `\`${name}\``).join(', ')
  return [
    [
      'Hooks of endpoints',
      `${endpoints.length}, typed from parameter to answer, ${hooks.length - hooks.filter(own).length} of them also as infinite queries: \`useTransactions\`, \`useInfiniteTransactions\`, …; \`endpointQueryOptions\` of \`tonlens/query\` gives the same to loaders and servers`,
    ],
    ['Other hooks', code(composed)],
    ...families.map(([title, names]) => [title, code(names)]),
    ['Elements', code(tags.map((tag) => `<${tag}>`))],
    ['`tonlens/views`', 'Hook and component in one: `<AccountHistory address={address} />`'],
    ['`tonlens/query`', 'Options for TanStack Query without hooks, for loaders, prefetching and servers'],
    ['`tonlens/charts`, `tonlens/contracts`, `tonlens/staking`', 'Hooks and components that few pages need'],
    [
      '`tonlens/client`',
      'The client without React: rate limit for all tabs, priorities, merging, retries, policies, `observe`',
    ],
    [
      '`tonlens/endpoints`',
      'Every endpoint as a row, one export each, for `client.request` and `endpointQueryOptions`',
    ],
    ['`tonlens/memory`', '`createMemoryIndex`: an index in memory for tests, demos and fixed data'],
    [
      '`tonlens/conformance`',
      '`checkService`: compares a deployment of the index with the rule book, read-only and within a budget of requests. `npx tonlens check <base URL>` prints the report',
    ],
    [
      '`tonlens/server`',
      '`createGateway`: holds the key of a service for all visitors of a site, merges what they ask, and keeps answers as long as they can be true. For Node, Bun, Deno and Workers',
    ],
    [
      '`tonlens/testing`',
      '`renderWithChain` and `createTestClient`: an embedded chain for the tests of your application, in a browser and in jsdom',
    ],
    [
      '`tonlens/mirror`',
      'An index in IndexedDB: syncs whole histories, answers the same queries with the same JSON, and says when it cannot',
    ],
    ['`tonlens/mirror-worker`', 'The mirror in a worker, which keeps the page responsive during large syncs'],
    ['`tonlens/trace`', 'The trace model behind the graph, without React: assembly, verdict, value flow, layouts, SVG'],
    [
      '`tonlens/picture`',
      'Traces, transactions and accounts as SVG pictures for link previews, as receipts and as plain text, and oEmbed responses, on servers too',
    ],
    [
      '`tonlens/vm`',
      'The TVM in a worker of the page: get-methods, fees, forecasts and replays. `npx tonlens vm <folder>` copies the emulator out of your own `@ton/sandbox`',
    ],
    [
      '`tonlens/verify`',
      'Recomputes the hashes of transactions, messages, histories, account states and traces from their rows, in slices or in a worker',
    ],
    [
      '`tonlens/ledger`',
      "Every change of an account's coins, jettons and NFTs, with counterparty, kind and running balance, from histories without gaps; with its hooks and components",
    ],
    [
      '`tonlens/tanstack-db`',
      'Rows of a mirror as collections of TanStack DB: filter, join and aggregate complete data, reactively',
    ],
    ['`tonlens/code`', 'Disassembles the code of contracts, with your own `ton-assembly` and `@ton/core`'],
    [
      '`tonlens/abi`',
      'Reads and writes bodies, storage and stacks by an ABI given as data, with types that follow from it',
    ],
    [
      '`tonlens/names`',
      'Names of accounts from public registries, which an application or a reader chooses to load: `tonLabels`, and `readNameList` for other files',
    ],
    ['`tonlens/tlb`', 'Compiles TL-B schemes that a reader types to an ABI, with your own `@ton-community/tlb-parser`'],
    [
      '`tonlens/ton`',
      'Addresses, hashes, BOCs, normalized message hashes, comments and standard bodies, without Buffer',
    ],
    ['`tonlens/widgets`', 'The elements for bundlers; `dist/web` for pages without one'],
    ['`tonlens/locales/en`, `/ru`, `/zh`', 'English, Russian and Simplified Chinese'],
    ['`tonlens/devtools`', '`TonlensDevtools`: requests, waits, caches, mismatches, and why an answer is empty'],
  ]
}

/** Rows of the second table, from `npm run size`. */
function sizes() {
  /** @type {Record<string, string>[]} */
  const rows = JSON.parse(
    execFileSync(process.execPath, [join(root, 'scripts/size.mjs'), '--json'], { encoding: 'utf8' }),
  )
  return rows.map((row) => [row['what'] ?? '', row['KB gzip'] ?? ''])
}

/** Writes the size of the emulator of the local VM, as it is and compressed. */
function withEmulatorSize(/** @type {string} */ text) {
  const stated = /\d+(\.\d)? MB \(\d+(\.\d)? MB compressed\)/
  if (!stated.test(text)) throw new Error('The guide does not say how large the emulator is.')
  // An expression would need the stack of every letter of these megabytes.
  const [, base64] = read(`${executor}.wasm.js`).split("'")
  if (base64 === undefined) throw new Error('The emulator of @ton/sandbox is not found.')
  const emulator = Buffer.concat([Buffer.from(base64, 'base64'), readFileSync(join(root, `${executor}.js`))])
  const megabytes = (/** @type {Uint8Array} */ bytes) => `${(bytes.length / 1e6).toFixed(1)} MB`
  return text.replace(stated, `${megabytes(emulator)} (${megabytes(gzipSync(emulator))} compressed)`)
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
function table(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`
  return ['', '{/* prettier-ignore */}', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n')
}

/**
 * @param {string} text
 * @param {string} mark
 * @param {string} content
 */
function between(text, mark, content) {
  const [from, to] = [`{/* ${mark}: written by \`npm run readme\` */}\n`, '{/* end */}']
  const start = text.indexOf(from) + from.length
  const end = text.indexOf(to, start)
  if (start < from.length || end < 0) throw new Error(`The document has no place for "${mark}".`)
  return `${text.slice(0, start)}${content}${text.slice(end)}`
}

/** Sizes within a twentieth of each other count as equal, so that the table does not change with every commit. */
function close(/** @type {string} */ before, /** @type {string} */ after) {
  const numbers = (/** @type {string} */ text) =>
    (text.match(/\| [\d.]+ \|/g) ?? []).map((cell) => Number.parseFloat(cell.slice(2)))
  const [old, now] = [numbers(before), numbers(after)]
  const words = (/** @type {string} */ text) => text.replaceAll(/\| [\d.]+ \|/g, '| |')
  return words(before) === words(after) && now.every((size, at) => Math.abs(size - (old[at] ?? 0)) <= 0.2 + size / 20)
}

/**
 * Each document with generated parts, as it is and as it should be.
 * @param {{ sizes: boolean }} parts
 * @returns {{ file: string, before: string, after: string }[]}
 */
export function written({ sizes: withSizes }) {
  /** @type {readonly (readonly [string, (text: string) => string])[]} */
  const documents = [
    ['README.md', withCount],
    [
      'stories/handbook/pages/EntryPoints.mdx',
      (text) => between(text, 'reference', `${table(['part', 'contents'], referenceRows())}\n`),
    ],
    ['stories/guides/LocalVm.mdx', withEmulatorSize],
    [
      'stories/guides/Performance.mdx',
      (text) => {
        const counted = withCount(text)
        if (!withSizes) return counted
        const next = between(counted, 'sizes', `${table(['what', 'KB'], sizes())}\n`)
        return close(counted, next) ? counted : next
      },
    ],
  ]
  return documents.map(([file, change]) => {
    const before = read(file)
    return { file, before, after: change(before) }
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes('--check')
  const stale = written({ sizes: !process.argv.includes('--lists') }).filter(({ before, after }) => before !== after)
  for (const { file, after } of check ? [] : stale) writeFileSync(join(root, file), after)
  if (stale.length === 0) console.log('Documents are up to date.')
  else if (check) {
    console.error(
      `${stale.map(({ file }) => file).join(', ')}: out of date. Run \`npm run readme\` after \`npm run build\`, and look at the difference.`,
    )
    process.exitCode = 1
  }
}
