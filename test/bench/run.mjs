// `npm run bench [name …]`: runs test/bench/*.bench.ts, and `mirror` and `types`, in a real Chromium and
// prints one table of ratios. `npm run bench mirror leveldb 10000` measures one backend at one size,
// `npm run bench worker` the mirror in a worker against that on the page.
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.mjs'
import { startService } from '../../scripts/service.mjs'
import { measureMirror } from './mirror.mjs'
import { measureThreads } from './mirrorThreads.mjs'
import { measureTypes } from './types.mjs'

/** @import { AddressInfo } from 'node:net' */
/** @import { BenchRow } from './bench.ts' */

const folder = dirname(fileURLToPath(import.meta.url))
const root = join(folder, '..', '..')
const wanted = process.argv.slice(2)
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name))

/** @type {Map<string, string>} */
const cut = new Map()
const service = await startService({ port: 0, rate: Infinity })
const pages = await servePages()
const { executablePath, env } = await findBrowser()
const browser = await chromium.launch({
  executablePath,
  args: [...BROWSER_ARGS, '--js-flags=--expose-gc'],
  env: { .../** @type {Record<string, string>} */ (process.env), ...env },
})

const table = []
try {
  for (const name of names) {
    const page = await openPage(name)
    const parts = await page.evaluate(() => Object.keys(/** @type {any} */ (globalThis).parts ?? {}))
    /** @type {Record<string, unknown>} */
    const measured = {}
    for (const part of parts) measured[part] = await measurePart(name, part)
    const rows = /** @type {BenchRow[]} */ (
      await page.evaluate(
        ([url, known]) => /** @type {any} */ (globalThis).bench(url, known),
        /** @type {const} */ ([service.url, measured]),
      )
    )
    table.push(...rows.map(lineOf))
    await page.close()
  }
  const environment = { .../** @type {Record<string, string>} */ (process.env), ...env }
  if (wanted.length === 0 || wanted.includes('mirror') || wanted.includes('worker')) {
    table.push(...(await measureThreads({ serve: servePages, executablePath, env: environment })).map(lineOf))
  }
  if (wanted.length === 0 || wanted.includes('mirror')) {
    // The large one takes many minutes: only when it is asked for.
    const usual = wanted.includes('mirror') ? [10_000, 100_000] : [10_000]
    const given = wanted.map(Number).filter((size) => size > 0)
    const sizes = given.length > 0 ? given : usual
    table.push(...(await measureMirror({ serve: servePages, executablePath, env: environment, sizes, backends: wanted })).map(lineOf))
  }
  if (wanted.length === 0 || wanted.includes('types')) table.push(lineOf(await measureTypes()))
} finally {
  await browser.close()
  await service.close()
  pages.close()
}
console.table(table)

/** @param {string} name */
async function openPage(name) {
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
  await page.goto(`${pages.url}/${name}.html`)
  return page
}

/** One part of a bench, in a page of its own. @param {string} name @param {string} part */
async function measurePart(name, part) {
  const start = Date.now()
  const page = await openPage(name)
  const value = /** @type {unknown} */ (await page.evaluate((key) => /** @type {any} */ (globalThis).parts[key](), part))
  await page.close()
  console.error(`${name}, ${part}: ${Math.round((Date.now() - start) / 1000)} s`)
  return value
}

/** @param {BenchRow} row */
function lineOf(row) {
  return {
    what: row.what,
    ours: format(row.ours, row.unit),
    'peer or limit': format(row.peer, row.unit),
    ratio: row.ratio.toPrecision(3),
    target: row.target,
    holds: row.target === '' ? '' : row.holds ? 'yes' : 'NO',
  }
}

/** Serves each bench as a page, and the embedded chain below /chain/. */
async function servePages() {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    // Alone among origins, a page has a clock of 5 µs instead of 100.
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    response.setHeader('Cross-Origin-Embedder-Policy', 'credentialless')
    const path = normalize(url.pathname)
    const name = /^\/([\w-]+)\.(html|js)$/.exec(path)
    if (name?.[2] === 'html') {
      response.setHeader('content-type', 'text/html')
      response.end(`<!doctype html><meta charset="utf-8"><body><script type="module" src="/${name[1]}.js"></script>`)
    } else if (name?.[2] === 'js') {
      const result = await build({
        entryPoints: [[`${name[1]}.bench.ts`, `${name[1]}.ts`].map((file) => join(folder, file)).find(existsSync) ?? ''],
        bundle: true,
        format: 'esm',
        target: 'es2022',
        jsx: 'automatic',
        write: false,
        minify: true,
        define: { 'process.env.NODE_ENV': '"production"' },
      })
      response.setHeader('content-type', 'text/javascript')
      response.end(result.outputFiles[0]?.contents)
    } else if (/^\/chain\/[\w-]+\.json$/.test(path) && existsSync(join(root, 'stories', path))) {
      response.setHeader('content-type', 'application/json')
      response.end(await firstRows(join(root, 'stories', path), Number(url.searchParams.get('rows') ?? Infinity)))
    } else {
      response.statusCode = 404
      response.end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {AddressInfo} */ (server.address())
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** An answer with at most so many rows in each list, made once: cutting must not count as loading. @param {string} file @param {number} rows */
async function firstRows(file, rows) {
  const known = cut.get(`${file} ${rows}`)
  if (known !== undefined) return known
  const body = /** @type {unknown} */ (JSON.parse(await readFile(file, 'utf8')))
  const text = JSON.stringify(body, (_, value) => (Array.isArray(value) && value.length > rows ? value.slice(0, rows) : value))
  cut.set(`${file} ${rows}`, text)
  return text
}

/** @param {number} value @param {string} unit */
function format(value, unit) {
  return `${value >= 100 || Number.isInteger(value) ? Math.round(value) : value.toPrecision(3)} ${unit}`
}
