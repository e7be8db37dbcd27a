import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const hooks = readdirSync(join(root, 'test/exports'))
  .flatMap((file) => readFileSync(join(root, 'test/exports', file), 'utf8').split('\n'))
  .filter((name) => /^use[A-Z]/.test(name))
const source = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^react\/.*\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
  .join('\n')

/** The docblock right above the declaration of a hook. */
function docblock(hook: string): string {
  const at = source.search(new RegExp(`^export (const|function) ${hook}\\b`, 'm'))
  return at < 0 ? '' : source.slice(source.lastIndexOf('/**', at), at)
}

test.each([...new Set(hooks)])('%s has an example that calls it', (hook) => {
  expect(docblock(hook)).toMatch(new RegExp(`@example[^]*\\b${hook}\\(`))
})
