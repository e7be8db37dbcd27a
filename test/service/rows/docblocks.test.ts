import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../src/service', import.meta.url))
const files = ['rows', 'rows/details', 'rows/dns', 'rows/staking', 'endpoints'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`),
)
/** A key of an answer or a parameter: indented, and its value is a schema or a kind. */
const KEY = /^ +(?:'[^']+'|\w+): (?:z\.|[A-Z]\w+\b,$|optional\(|list\(|address,|hash,|seqno,|boc,|text,)/

describe('editor documentation', () => {
  test.each(files)('every schema key of %s says what it means', (file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    const bare = lines.filter(
      (line, index) =>
        KEY.test(line) &&
        !/^ +(params|result): /.test(line) &&
        !isInsideResult(lines, index) &&
        !lines[index - 1]?.endsWith('*/'),
    )
    expect(bare).toEqual([])
  })
})

/** Keys of an answer are lists of documented entities. */
function isInsideResult(lines: readonly string[], index: number): boolean {
  const opening = lines.slice(0, index).findLastIndex((line) => /^ {2}\S.*[({]$/.test(line))
  return /^ {2}result: /.test(lines[opening] ?? '')
}
