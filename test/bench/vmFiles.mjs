// The folder that `npx tonlens vm` writes, from the sources.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** @import { BuildOptions } from 'esbuild' */

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** @returns {Promise<string>} The folder. */
export async function writeVmFiles() {
  const folder = join(root, 'node_modules/.cache/tonlens-bench-vm')
  const command = join(folder, 'command.mjs')
  mkdirSync(folder, { recursive: true })
  writeFileSync(command, await bundle('src/tools/cli/vm.ts', { format: 'esm', platform: 'node' }))
  /** @type {typeof import('../../src/tools/cli/vm.ts')} */
  const { findSandbox, writeVmFolder } = await import(pathToFileURL(command).href)
  writeVmFolder(
    join(folder, 'files'),
    findSandbox(root),
    await bundle('src/sources/vm/engine/worker.ts', { format: 'iife', target: 'es2022' }),
  )
  return join(folder, 'files')
}

/** @param {string} file @param {BuildOptions} options */
async function bundle(file, options) {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [join(root, file)],
    bundle: true,
    minify: true,
    write: false,
  })
  return outputFiles?.[0]?.contents ?? new Uint8Array()
}
