// Builds dist/web/: the elements as scripts for pages without a bundler, and what goes with them.
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { writeManifest } from './manifest.mjs'
import { classicConfig, languages, root, scriptEntry, webChunks, webConfig } from './web/options.mjs'
import { findPackages, formatNotices } from './web/notices.mjs'
import { writePage } from './web/page.mjs'
import { formatReserve } from './web/reserve.mjs'
import { loadTable } from './web/table.mjs'

const out = join(root, 'dist/web')
/** Licenses of the packages whose code is in the scripts. */
const NOTICES = 'NOTICES.txt'

/**
 * Builds the scripts.
 * @returns {Promise<Record<string, string>>} Integrity of each file, for `<script integrity>`.
 */
export async function buildWeb() {
  const modules = {
    tonlens: scriptEntry,
    embed: join(root, 'src/widgets/elements/embed/embed.ts'),
    networks: join(root, 'src/widgets/elements/embed/openNetworks.ts'),
    ...Object.fromEntries(languages.map((name) => [`locales/${name}`, join(root, `src/entries/locales/${name}.ts`)])),
  }
  const bundles = [
    await build(webConfig(out, { entry: modules, formats: ['es'] }, webChunks())),
    await build(classicConfig(out)),
    await build(
      webConfig(out, {
        entry: { frame: join(root, 'src/widgets/elements/embed/frame.ts') },
        formats: ['iife'],
        name: 'tonlensFrame',
      }),
    ),
  ]
  const files = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (bundles.flat()).flatMap(({ output }) => output)
  const bundled = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  writeFileSync(join(out, NOTICES), formatNotices(root, findPackages(bundled)))
  for (const file of ['embed.html', 'embed.css'])
    cpSync(join(root, 'src/widgets/elements/embed', file), join(out, file))
  const table = await loadTable()
  await writeManifest(join(root, 'dist'), table)
  writeFileSync(join(out, 'tonlens.css'), formatReserve(table))
  writePage(out, table)
  const scripts = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const integrity = Object.fromEntries(
    scripts.sort().map((file) => {
      const hash = createHash('sha384')
        .update(readFileSync(join(out, file)))
        .digest('base64')
      return [file.replaceAll('\\', '/'), `sha384-${hash}`]
    }),
  )
  writeFileSync(join(out, 'integrity.json'), `${JSON.stringify(integrity, undefined, 2)}\n`)
  return integrity
}
