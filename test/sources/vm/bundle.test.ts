import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

async function bundle(code: string, root = false) {
  const { outputFiles, metafile } = await build({
    ...(root
      ? { entryPoints: [fileURLToPath(new URL(`../../../src/${code}`, import.meta.url))] }
      : {
          stdin: { contents: code, resolveDir: fileURLToPath(new URL('../../../src', import.meta.url)), loader: 'ts' },
        }),
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query', 'zod/mini'],
    logLevel: 'silent',
  })
  const inputs = Object.values(metafile.outputs)
    .flatMap((output) => Object.entries(output.inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  return { size: gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length, files: inputs.map(([name]) => name) }
}

test('a page that does not import the VM loads nothing of it', async () => {
  for (const door of ['index', 'client', 'memory', 'mirror', 'trace', 'verify', 'ton']) {
    const { files } = await bundle(`entries/${door}.ts`, true)
    expect(
      files.filter((name) => name.includes('src/sources/vm')),
      door,
    ).toEqual([])
  }
})

test('the page loads neither the BOC code nor the jobs before the worker does', async () => {
  const { size, files } = await bundle(`export { openVm } from './entries/vm.ts'`)
  expect(files.filter((name) => /vm\/(jobs|rows|engine)\//.test(name))).toEqual([])
  expect(size).toBeLessThan(4000)
})

test('the driver in the worker is at most 9.6 KB on top of the code for cells and their hashes, and of the reader of logs', async () => {
  const cells = await bundle(
    `import { parseBoc } from './ton/cells/boc.ts'; import { writeBoc } from './ton/cells/writeBoc.ts'; import { Builder } from './ton/cells/builder.ts'; import { Slice } from './ton/cells/slice.ts'; import { parseAddress } from './ton/cells/address.ts'; import { readDictionary } from './ton/cells/dictionary.ts'; import { parseExternalMessage } from './ton/facts/message.ts'; import { buildAccountCell } from './meaning/verify/accountState.ts'; import { buildMessageCell } from './meaning/verify/message.ts'; import { addStacks, parseLog } from './sources/vm/steps/parseLog.ts'; console.log(addStacks, parseLog, parseBoc, writeBoc, Builder, Slice, parseAddress, readDictionary, parseExternalMessage, buildAccountCell, buildMessageCell)`,
  )
  const worker = await bundle('sources/vm/engine/worker.ts', true)
  expect(worker.files.filter((name) => name.includes('node_modules'))).toEqual([])
  expect(worker.size - cells.size).toBeLessThan(9600)
  expect(worker.size).toBeLessThan(20_600)
})
