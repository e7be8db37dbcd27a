import { buildSync } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { findSandbox, writeVmFolder } from '../src/tools/cli/vm.ts'

/** Writes the files of the local VM for the stories, as `npx tonlens vm` does. @returns The folder. */
export function buildVmFolder(): string {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const folder = `${root}node_modules/.cache/tonlens-vm`
  const { outputFiles } = buildSync({
    entryPoints: [`${root}src/sources/vm/engine/worker.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  writeVmFolder(folder, findSandbox(root), outputFiles[0]?.contents ?? new Uint8Array())
  return folder
}
