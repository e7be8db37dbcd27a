import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Writes a page with this script to a folder. */
export async function bundlePage(script: URL, folder: string): Promise<void> {
  await build({
    entryPoints: { page: fileURLToPath(script) },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    tsconfigRaw: {},
  })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="/page.js"></script>')
}
