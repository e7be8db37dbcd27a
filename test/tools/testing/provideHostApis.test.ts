import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../../../src/tools/testing/gunzip.ts', import.meta.url))

test('a context that has nothing but process, as that of Jest, unpacks the embedded chain', async () => {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    format: 'iife',
    globalName: 'made',
    write: false,
    tsconfigRaw: {},
  })
  const context = createContext({ process, atob, Uint8Array })
  expect(runInContext('typeof ReadableStream', context)).toBe('undefined')
  runInContext(outputFiles[0]?.text ?? '', context)
  const text = gzipSync('Привет').toString('base64')
  expect(await runInContext(`made.gunzip('${text}')`, context)).toBe('Привет')
  expect(
    ['fetch', 'TextEncoder', 'structuredClone'].map((name) => runInContext(`typeof ${name}`, context) as unknown),
  ).toEqual(Array(3).fill('function'))
})
