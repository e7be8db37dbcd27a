import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { version } from '../../../package.json'
import { buildCommand } from './buildCommand.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonlens-command-'))
let program = ''
const run = (...args: readonly string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })

beforeAll(async () => {
  program = await buildCommand(folder)
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

test.each(['--version', '-v'])('tonlens %s prints the version of the package, and nothing else', (argument) => {
  expect(run(argument)).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' })
})

test.each([[], ['help'], ['--help']])('tonlens %s lists the commands', (...args) => {
  const { status, stdout } = run(...args)
  expect(status).toBe(0)
  for (const text of ['check', 'explorer', 'mcp', 'tlb', 'vm', '--version'])
    expect(stdout).toContain(`tonlens ${text} `)
})

test('an unknown command is refused', () => {
  expect(run('chek')).toMatchObject({ status: 1, stderr: 'There is no command chek.\n' })
})
