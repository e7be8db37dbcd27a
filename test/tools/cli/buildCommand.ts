import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '../../..')

/** Builds the command `tonlens` into a folder, with the package's layout. @returns Path of the program. */
export async function buildCommand(folder: string): Promise<string> {
  const outdir = join(folder, 'dist/tools/cli')
  await build({
    entryPoints: [join(root, 'src/tools/cli/tonlens.ts')],
    bundle: true,
    // A command is a file of its own, so that packages of one are not needed by the others.
    splitting: true,
    format: 'esm',
    platform: 'node',
    external: [
      '@modelcontextprotocol/*',
      '@tanstack/react-query',
      'react',
      'react-dom',
      '@ton/*',
      '@ton-community/*',
      'ton-assembly',
      'ioredis',
      'prom-client',
      'rate-limiter-flexible',
      'unstorage',
      'ws',
    ],
    outdir,
    outExtension: { '.js': '.mjs' },
  })
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'))
  return join(outdir, 'tonlens.mjs')
}
