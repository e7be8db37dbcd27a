import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../src', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
const imports = new Map(files.map((file) => [file.split(sep).join('/'), readStaticImports(file)]))

/** Modules that a module imports statically; types need none. */
function readStaticImports(file: string): readonly string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const found = source.matchAll(/(?:^|\n)(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'/g)
  return [...found].map(([, name = '']) => {
    const path = join(root, dirname(file), name)
    return name.startsWith('.') && existsSync(path) ? relative(root, path).split(sep).join('/') : name
  })
}

/** Packages that a bundle of a module contains. */
function packagesBehind(file: string): readonly string[] {
  const reached = new Set([file])
  for (const name of reached) for (const next of imports.get(name) ?? []) reached.add(next)
  return [...reached].filter((name) => name.startsWith('d3-'))
}

test('only charts load d3, and only those that need it', () => {
  // Lists of exports are not bundled as a whole.
  const loading = files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !/^(?:entries\/|components\/index\.ts$)/.test(file) && packagesBehind(file).length > 0)
  expect(loading.filter((file) => !/^components\/(?:charts|traces\/value-flow-diagram)\//.test(file))).toEqual([])
  const names = loading.filter((file) => /[A-Z]\w*\.tsx$/.test(file)).map((file) => file.split('/').at(-1))
  expect(new Set(names)).toEqual(new Set(['BalanceChart.tsx', 'ValueFlowDiagram.tsx']))
})
