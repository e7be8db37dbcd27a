// A look at the benches that take seconds. Counts are exact; what is measured in time may be ten times its target,
// so that a busy machine fails nobody, and what grew by an order of magnitude does.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BenchRow } from '../bench/bench.ts'
import { targets } from '../bench/targets.mjs'
import { promises } from '../bench/tests.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tonlens-bench-'))
const sections = ['types', 'requests', 'validation']
let rows: readonly (BenchRow & { readonly section: string })[]
let said = ''

beforeAll(async () => {
  const out = join(folder, 'rows.json')
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, ['test/bench/run.mjs', ...sections, `--out=${out}`], {
    cwd: root,
    env,
  })
  said = stdout
  const report = JSON.parse(readFileSync(out, 'utf8')) as {
    readonly rows: typeof rows
    readonly failed: readonly string[]
  }
  expect(report.failed).toEqual([])
  rows = report.rows
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a run measures every target of its sections, in one table', () => {
  const wanted = targets.filter(([section]) => sections.includes(section))
  expect(wanted.length).toBeGreaterThan(3)
  expect(
    wanted
      .filter(([section, , pattern]) => !rows.some((row) => row.section === section && pattern.test(row.what)))
      .map(([, what]) => what),
  ).toEqual([])
  const table = said.slice(said.indexOf('All of it:'))
  for (const { what } of rows) expect(table).toContain(what)
})

test('every target that tests hold has its tests', () => {
  const held = targets.filter(([section]) => section === 'tests')
  expect(held.length).toBeGreaterThan(3)
  expect(
    held.filter(([, , pattern]) => !promises.some(([what]) => pattern.test(what))).map(([, what]) => what),
  ).toEqual([])
})

test('what misses its target is named after the table', () => {
  const named = said.slice(said.lastIndexOf('┘'))
  for (const { what, target, holds } of rows) expect(named.includes(`- ${what}: `), what).toBe(target !== '' && !holds)
})

test('requests are counted, and no more than the targets allow', () => {
  const counted = rows.filter(({ unit }) => unit === 'requests')
  expect(counted).toHaveLength(2)
  expect(counted.filter(({ holds }) => !holds)).toEqual([])
})

test('nothing that takes time takes ten times what it may', () => {
  const timed = rows.filter(({ unit, target }) => unit === 'ms' && target.startsWith('≤'))
  expect(timed).toHaveLength(2)
  for (const { what, ratio, target } of timed) expect(ratio, what).toBeLessThan(10 * Number(target.slice(2)))
})
