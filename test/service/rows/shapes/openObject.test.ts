import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openObject } from '../../../../src/service/rows/shapes/openObject.ts'

const row = openObject({ hash: z.string() })

test('fields that a newer service adds are kept', () => {
  const parsed = row.parse({ hash: 'x', new_field: { deep: 1 } })
  expect(parsed).toEqual({ hash: 'x', new_field: { deep: 1 } })
})

test('no shape has an index signature by way of looseObject', () => {
  const root = fileURLToPath(new URL('../../../../src', import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const loose = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('looseObject('))
  expect(loose.map((file) => file.replaceAll('\\', '/'))).toEqual(['service/rows/shapes/openObject.ts'])
})
