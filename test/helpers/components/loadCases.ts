// The cases of the components' conformance suite in Node, for what needs no page.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { componentCases } from './componentCases.mjs'
import type { ComponentCase } from './describeComponent.tsx'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Cases, and the provider that their components read. */
export interface LoadedCases {
  readonly cases: readonly ComponentCase[]
  readonly DisplayProvider: typeof DisplayProvider
}

/** Bundles the tests that declare cases, and loads them without the tests. React stays outside: it is the caller's. */
export async function loadCases(): Promise<LoadedCases> {
  // Below node_modules, where its imports of packages are found.
  const outfile = join(root, 'node_modules/.cache/tonlens-cases/cases.mjs')
  await build({
    stdin: {
      contents: `export { cases } from 'component-cases'
        export { DisplayProvider } from './src/react/display/DisplayProvider.tsx'`,
      resolveDir: root,
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    // Some packages are CommonJS and ask for modules of Node.
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)`,
    },
    define: { 'import.meta.env': '{}' },
    loader: { '.css': 'empty' },
    plugins: [componentCases],
  })
  return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as LoadedCases
}
