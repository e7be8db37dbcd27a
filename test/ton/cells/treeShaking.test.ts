import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Names of the files of `src/ton/cells` that end up in a bundle of `names`. */
async function filesFor(names: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: {
      contents: `export { ${names} } from './src/entries/ton.ts'`,
      resolveDir: fileURLToPath(new URL('../../..', import.meta.url)),
    },
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'unused',
  })
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => file.replace(/.*\//, ''))
    .filter((file) => file !== '<stdin>')
    .sort()
}

test('addresses and hashes come without SHA-256 and the cell reader', async () => {
  const names = 'parseAddress, toRawAddress, toFriendlyAddress, equalAddresses, toBase64Hash'
  expect(await filesFor(names)).toEqual(['address.ts', 'bytes.ts', 'checksum.ts', 'errors.ts', 'hash.ts'])
})

test('comments come without messages and standard bodies', async () => {
  const files = await filesFor('readComment')
  expect(files).toContain('boc.ts')
  expect(files).not.toContain('message.ts')
  expect(files).not.toContain('bodies.ts')
})

test('nothing outside the folder is needed', async () => {
  const files = await filesFor('parseBody, normalizedMessageHash, readComment, parseAddress')
  expect(files).not.toContain('sha2.js')
  expect(files.every((file) => file.endsWith('.ts'))).toBe(true)
})
