import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = 'src/apps/explorer'
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.stories)\.tsx?$/.test(name),
)

test('the explorer is made of what a package gives to anybody', () => {
  expect(sources.length).toBeGreaterThan(10)
  const foreign = sources.flatMap((name) => {
    const imported = Array.from(
      readFileSync(join(folder, name), 'utf8').matchAll(/(?:\bfrom |\bimport\s*\(?)'([^']+)'/g),
      ([, from = '']) => from,
    )
    return imported
      .filter(
        (from) =>
          !/^(?:react|react-dom\/client|@tanstack\/react-query|buffer|zod\/mini|tonlens(?:\/[\w./-]+)?)$/.test(from),
      )
      .filter(
        (from) => !from.startsWith('.') || join(folder, name, '..', from).split('/').slice(0, 3).join('/') !== folder,
      )
      .map((from) => `${name}: ${from}`)
  })
  expect(foreign).toEqual([])
})
