// Serves each bench as a page of its own, the embedded chain below /chain/, and the files of the VM below /vm/.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { mediaType } from '../../scripts/mediaTypes.mjs'
import { componentCases } from '../helpers/components/componentCases.mjs'
import { writeVmFiles } from './vmFiles.mjs'

/** @import { AddressInfo } from 'node:net' */

const folder = dirname(fileURLToPath(import.meta.url))
const root = join(folder, '..', '..')

/** @type {Promise<string> | undefined} */
let vmFiles

/** @type {Map<string, string>} */
const cut = new Map()

/** Style sheets as text, with those that they import. @type {import('esbuild').Plugin} */
const sheets = {
  name: 'sheets',
  setup(plugin) {
    plugin.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({ entryPoints: [path], bundle: true, write: false })
      return { contents: outputFiles[0]?.text ?? '', loader: 'text' }
    })
  },
}

/** @returns {Promise<{ url: string, close: () => unknown }>} An origin. */
export async function servePages() {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    // Alone among origins, a page has a clock of 5 µs instead of 100.
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    response.setHeader('Cross-Origin-Embedder-Policy', 'credentialless')
    const path = normalize(url.pathname)
    const vmFile = /^\/vm\/([\w-]+\.(\w+))$/.exec(path)
    const name = /^\/([\w-]+(?:\/[\w-]+)?)\.(html|js)$/.exec(path)
    if (vmFile?.[1] !== undefined && vmFile[2] !== undefined) {
      response.setHeader('content-type', mediaType(vmFile[1]))
      response.end(await readFile(join(await (vmFiles ??= writeVmFiles()), vmFile[1])))
    } else if (name?.[2] === 'html') {
      response.setHeader('content-type', 'text/html')
      response.end(`<!doctype html><meta charset="utf-8"><body><script type="module" src="/${name[1]}.js"></script>`)
    } else if (name?.[2] === 'js') {
      const result = await build({
        entryPoints: [
          [`${name[1]}.bench.ts`, `${name[1]}.ts`].map((file) => join(folder, file)).find(existsSync) ?? '',
        ],
        bundle: true,
        format: 'esm',
        target: 'es2022',
        jsx: 'automatic',
        write: false,
        minify: true,
        define: { 'process.env.NODE_ENV': '"production"' },
        plugins: [componentCases, sheets],
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
  const text = JSON.stringify(body, (_, value) =>
    Array.isArray(value) && value.length > rows ? value.slice(0, rows) : value,
  )
  cut.set(`${file} ${rows}`, text)
  return text
}
