import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '../../..')

/** Builds the command `tonlens` into a folder, with the package's layout. @returns Path of the program. */
export async function buildCommand(folder: string): Promise<string> {
  const program = join(folder, 'dist/tools/cli/tonlens.mjs')
  await build({
    entryPoints: [join(root, 'src/tools/cli/tonlens.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: [
      '@ton/*',
      '@ton-community/*',
      'ton-assembly',
      'ioredis',
      'prom-client',
      'rate-limiter-flexible',
      'unstorage',
      'ws',
    ],
    outfile: program,
  })
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'))
  return program
}
