import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../src', import.meta.url))
/** Files with code of their own: no entry points, which export the names of others, and no copies for applications. */
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && !/^entries\/|^text\/(?:ru|zh)\/|^apps\/create\/templates\//.test(file),
  )

test('no two files export a function of one name', () => {
  const homes = new Map<string, ReadonlySet<string>>()
  for (const [file, name] of find(
    /^export (?:async )?function\*? (\w+)|^export const (\w+)[^=\n]* = (?:async )?(?:<[^>\n]*>)?\([^=]*=>/gm,
  ))
    homes.set(name, new Set([...(homes.get(name) ?? []), file]))
  expect(homes.size).toBeGreaterThan(1500)
  expect([...homes].filter(([, places]) => places.size > 1)).toEqual([])
})

test('constants are written in camelCase', () => {
  const found = find(/^(?:export )?(?:const|let) ([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)\b(?=\s*[:=])/gm)
  expect(found).toEqual([])
})

test('bounds are called max or min', () => {
  // Those are comparisons and positions, not bounds.
  const others = ['largestFirst', 'largestStakeFirst', 'mostRow', 'shortestFirst', 'shortestOfSeveralBlocks']
  const found = find(
    /^(?:export )?(?:const|let) ((?:maximum|minimum|most|least|largest|longest|smallest|shortest)[A-Z]\w*)\b(?=\s*[:=])/gm,
  )
  expect(found.filter(([, name]) => !others.includes(name))).toEqual([])
})

test('no folder has more than 24 files', () => {
  const sizes = new Map<string, number>()
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  // One file for each row of the service, and for each part of the format.
  const rows = ['service/rows', 'ton/abi']
  expect([...sizes].filter(([folder, size]) => size > 24 && !rows.includes(folder))).toEqual([])
})

/** Every file with a name that a pattern finds in it. */
function find(pattern: RegExp): (readonly [file: string, name: string])[] {
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(
      (match) => [file, match[1] ?? match[2] ?? ''] as const,
    ),
  )
}
