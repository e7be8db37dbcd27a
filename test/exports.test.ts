import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const doors = {
  tonlens: () => import('../src/entries/index.ts'),
  'tonlens/abi': () => import('../src/entries/abi.ts'),
  'tonlens/code': () => import('../src/entries/code.ts'),
  'tonlens/devtools': () => import('../src/entries/devtools.ts'),
  'tonlens/client': () => import('../src/entries/client.ts'),
  'tonlens/endpoints': () => import('../src/entries/endpoints.ts'),
  'tonlens/memory': () => import('../src/entries/memory.ts'),
  'tonlens/conformance': () => import('../src/entries/conformance.ts'),
  'tonlens/mirror': () => import('../src/entries/mirror.ts'),
  'tonlens/mirror-worker': () => import('../src/entries/mirror-worker.ts'),
  'tonlens/names': () => import('../src/entries/names.ts'),
  'tonlens/picture': () => import('../src/entries/picture.ts'),
  'tonlens/testing': () => import('../src/entries/testing.ts'),
  'tonlens/tlb': () => import('../src/entries/tlb.ts'),
  'tonlens/ton': () => import('../src/entries/ton.ts'),
  'tonlens/trace': () => import('../src/entries/trace.ts'),
  'tonlens/verify': () => import('../src/entries/verify.ts'),
  'tonlens/charts': () => import('../src/entries/charts.ts'),
  'tonlens/contracts': () => import('../src/entries/contracts.ts'),
  'tonlens/query': () => import('../src/entries/query.ts'),
  'tonlens/server': () => import('../src/entries/server.ts'),
  'tonlens/staking': () => import('../src/entries/staking.ts'),
  'tonlens/ledger': () => import('../src/entries/ledger.ts'),
  'tonlens/tanstack-db': () => import('../src/entries/tanstack-db.ts'),
  'tonlens/views': () => import('../src/entries/views.ts'),
  'tonlens/vm': () => import('../src/entries/vm.ts'),
  'tonlens/widgets': () => import('../src/entries/widgets.ts'),
  'tonlens/locales/en': () => import('../src/entries/locales/en.ts'),
  'tonlens/locales/ru': () => import('../src/entries/locales/ru.ts'),
  'tonlens/locales/zh': () => import('../src/entries/locales/zh.ts'),
}

/** A name that appears or goes is a decision: it must be seen in a change. */
describe.each(Object.entries(doors))('%s', (name, load) => {
  test('exports exactly these names', async () => {
    const names = Object.keys(await load()).toSorted()
    await expect(`${names.join('\n')}\n`).toMatchFileSnapshot(`exports/${name.replaceAll('/', '-')}.txt`)
  })
})

test('no two files of the library export a type of one name', () => {
  const root = join(import.meta.dirname, '../src')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('apps'),
  )
  const homes = new Map<string, string[]>()
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8')
    for (const [, name = ''] of source.matchAll(
      /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm,
    )) {
      const known = homes.get(name) ?? []
      if (!known.includes(file)) homes.set(name, [...known, file])
    }
  }
  expect(homes.size).toBeGreaterThan(500)
  expect([...homes].filter(([, places]) => places.length > 1)).toEqual([])
})
