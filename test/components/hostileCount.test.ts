// The conformance suite runs in a browser, file by file: its cases are counted here, over all files.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { componentCases } from '../bench/lists/componentCases.mjs'
import type { ComponentCase } from '../helpers/components/describeComponent.tsx'
import { countHostileRenderings } from '../helpers/components/hostileVariants.ts'

test('the conformance suite renders thousands of hostile rows, and 10,000 in the long run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tonlens-cases-'))
  const outfile = join(folder, 'cases.mjs')
  await build({
    stdin: {
      contents: `export { cases } from 'component-cases'`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)` },
    loader: { '.css': 'empty' },
    plugins: [componentCases],
  })
  const { cases } = (await import(pathToFileURL(outfile).href)) as { readonly cases: readonly ComponentCase[] }
  rmSync(folder, { recursive: true, force: true })
  const count = (isLong: boolean) => cases.reduce((sum, each) => sum + countHostileRenderings(each, isLong), 0)
  console.log(`Hostile renderings: ${count(false)}, with TONLENS_LONG=1 ${count(true)}.`)
  expect(cases.length).toBeGreaterThan(80)
  expect(count(false)).toBeGreaterThan(5000)
  expect(count(true)).toBeGreaterThanOrEqual(10_000)
}, 180_000)
