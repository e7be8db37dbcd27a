import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readDocblock } from '../../stories/handbook/describeComponent.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
)
const sources = files.map((file) => readFileSync(join(root, 'src', file), 'utf8'))

/** Names of other packages, which document them. */
const foreign = new Set(['skipToken'])

test.each(readdirSync(join(root, 'test/exports')))(
  'every name that %s lists is documented where it is declared',
  (list) => {
    const names = readFileSync(join(root, 'test/exports', list), 'utf8')
      .trim()
      .split('\n')
    expect(names.filter((name) => name !== '' && !foreign.has(name) && !isDocumented(name))).toEqual([])
  },
)

function isDocumented(name: string): boolean {
  const declaration = new RegExp(`export (?:async )?(?:const |function\\*? |class |\\* as )${name}\\b`)
  return sources.some((source) => declaration.test(source) && readDocblock(source, declaration).text !== '')
}
