// Targets that are counts of failures: the tests that hold them, run and counted.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @import { BenchRow } from './bench.ts' */

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Faults that must never happen, and the tests that try them. @type {readonly (readonly [what: string, projects: string[], files: string[]])[]} */
export const promises = [
  [
    'more requests than allowed, 200 calls from three tabs',
    ['browser-apart'],
    ['test/sources/client/limits/tabs.browser.test.ts'],
  ],
  [
    'more than 400 elements for a list of 10,000 rows',
    ['browser'],
    ['test/components/transactions/transaction-table.browser.test.tsx'],
  ],
  [
    'partial mirrors and the index in memory differ, random queries',
    ['unit'],
    ['test/sources/mirror/coverage/randomWorlds.test.ts'],
  ],
  [
    'a part passed off as whole: random pages, evictions, kills',
    ['unit', 'browser'],
    ['test/sources/mirror/coverage', 'test/sources/mirror/answers/partial.test.ts'],
  ],
  [
    'a torn batch: tab, renderer, browser killed in the middle of writing, two backends',
    ['e2e'],
    ['test/e2e/mirror-reliability.test.ts'],
  ],
  [
    'hostile metadata runs, asks a host or breaks a layout',
    ['e2e', 'browser'],
    ['test/e2e/nft-hostile.test.ts', 'test/components/nfts/nft-grid-safety.browser.test.tsx'],
  ],
  ['axe finds something in a story, light or dark', ['stories'], []],
]

/** @returns {BenchRow[]} */
export function measureTests() {
  return promises.map(([what, projects, files]) => {
    for (const file of files) {
      if (!existsSync(join(root, file))) throw new Error(`There is no ${file}.`)
    }
    const folder = mkdtempSync(join(tmpdir(), 'tonlens-tests-'))
    try {
      const report = join(folder, 'report.json')
      const chosen = projects.flatMap((name) => ['--project', name])
      spawnSync(
        'npx',
        ['--no-install', 'vitest', 'run', ...chosen, ...files, '--reporter', 'json', '--outputFile', report],
        { cwd: root, stdio: 'ignore', shell: process.platform === 'win32' },
      )
      /** @type {{ numTotalTests: number, numFailedTests: number, success: boolean }} */
      const { numTotalTests: all, numFailedTests: failed, success } = JSON.parse(readFileSync(report, 'utf8'))
      return {
        what,
        ours: failed,
        peer: all,
        unit: 'of tests',
        ratio: failed / all,
        target: '0',
        holds: success && failed === 0 && all > 0,
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
}
