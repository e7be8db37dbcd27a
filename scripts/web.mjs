// Builds dist/web/: the elements as scripts for pages without a bundler, and what goes with them.
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { writeManifest } from './manifest.mjs'
import { root, webOptions } from './web/options.mjs'
import { writePage } from './web/page.mjs'
import { loadTable } from './web/table.mjs'

const out = join(root, 'dist/web')

/**
 * Builds the scripts.
 * @returns {Promise<Record<string, string>>} Integrity of each file, for `<script integrity>`.
 */
export async function buildWeb() {
  await build({
    ...webOptions,
    entryPoints: {
      tonlens: 'src/widgets.ts',
      embed: 'src/widgets/embed/embed.ts',
      networks: 'src/widgets/embed/openNetworks.ts',
    },
    outdir: out,
    format: 'esm',
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
  })
  await build({
    ...webOptions,
    entryPoints: { 'tonlens.classic': 'src/widgets.ts' },
    outdir: out,
    format: 'iife',
    globalName: 'tonlens',
  })
  await build({ ...webOptions, entryPoints: { frame: 'src/widgets/embed/frame.ts' }, outdir: out, format: 'iife' })
  for (const file of ['embed.html', 'embed.css']) cpSync(join(root, 'src/widgets/embed', file), join(out, file))
  const table = await loadTable()
  await writeManifest(join(root, 'dist'), table)
  writePage(out, table)
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const integrity = Object.fromEntries(
    files.sort().map((file) => {
      const hash = createHash('sha384').update(readFileSync(join(out, file))).digest('base64')
      return [file.replaceAll('\\', '/'), `sha384-${hash}`]
    }),
  )
  writeFileSync(join(out, 'integrity.json'), `${JSON.stringify(integrity, undefined, 2)}\n`)
  return integrity
}
