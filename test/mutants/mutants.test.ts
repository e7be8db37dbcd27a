import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { applyEdits, readMutants } from './readMutants.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const mutants = await readMutants()

describe('every known fault can be brought back', () => {
  test.each(mutants)('$fault', ({ edits, tests }) => {
    for (const file of new Set(edits.map((edit) => edit.file))) {
      const text = readFileSync(join(root, file), 'utf8')
      expect(
        applyEdits(
          text,
          edits.filter((edit) => edit.file === file),
        ),
      ).not.toBe(text)
    }
    for (const file of tests) expect(existsSync(join(root, file)), file).toBe(true)
  })
})
