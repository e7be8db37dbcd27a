// The sizes of `npm run size` as rows of the table, and what of the mirror and of others comes along.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** @import { BenchRow } from './bench.ts' */

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** @returns {Promise<BenchRow[]>} */
export async function measureSizes() {
  /** @type {{ what: string, 'KB gzip': string, budget: string }[]} */
  const sizes = JSON.parse(
    execFileSync(process.execPath, [join(root, 'scripts/size.mjs'), '--json'], { encoding: 'utf8' }),
  )
  const rows = sizes
    .filter(({ budget }) => budget !== '')
    .map(({ what, budget, ...size }) => bounded(what, Number(size['KB gzip']), Number(budget.replace('≤ ', '')), 'KB'))
  /** @type {{ dependencies: object }} */
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return [
    ...rows,
    bounded(
      'bytes of the mirror in all of tonlens',
      await measureBytes('dist/sources/mirror/', `export * from 'tonlens'`),
      0,
      'bytes',
    ),
    bounded('runtime dependencies', Object.keys(dependencies).length, 3, 'packages'),
  ]
}

/** @param {string} what @param {number} ours @param {number} most @param {BenchRow['unit']} unit @returns {BenchRow} */
function bounded(what, ours, most, unit) {
  return {
    what,
    ours,
    peer: most,
    unit,
    ratio: most === 0 ? ours : ours / most,
    target: most === 0 ? '0' : '≤ 1',
    holds: ours <= most,
  }
}

/**
 * Bytes of the files of a folder that are loaded at once with the code.
 * @param {string} folder
 * @param {string} code
 */
async function measureBytes(folder, code) {
  const { metafile } = await build({
    stdin: { contents: code, resolveDir: root },
    bundle: true,
    splitting: true,
    outdir: root,
    absWorkingDir: root,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    external: ['react', 'react-dom', '@tanstack/react-query'],
  })
  const { outputs } = metafile
  const open = Object.keys(outputs).filter((name) => outputs[name]?.entryPoint === '<stdin>')
  const reached = new Set(open)
  for (const name of reached) {
    for (const { path, kind, external } of outputs[name]?.imports ?? [])
      if (external !== true && kind === 'import-statement') reached.add(path)
  }
  const inputs = [...reached].flatMap((name) => Object.entries(outputs[name]?.inputs ?? {}))
  return inputs
    .filter(([name]) => name.startsWith(folder))
    .reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0)
}
