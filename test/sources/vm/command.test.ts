import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findSandbox, runVmCommand, writeVmFolder } from '../../../src/tools/cli/vm.ts'
import { chainConfig, emulatorWasm } from '../../fixtures/emulator.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonlens-vm-'))
const sandbox = dirname(createRequire(import.meta.url).resolve('@ton/sandbox/package.json'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the emulator and its glue are copied byte for byte, and vm.json has the hash of every file', () => {
  const target = join(folder, 'site/vm')
  const { files, source } = writeVmFolder(target, sandbox, new TextEncoder().encode('worker'))
  expect(source).toMatch(/^@ton\/sandbox \d+\.\d+\.\d+$/)
  expect(readdirSync(target).toSorted()).toEqual([...Object.keys(files), 'vm.json'].toSorted())
  for (const [name, hash] of Object.entries(files)) {
    expect(
      createHash('sha256')
        .update(readFileSync(join(target, name)))
        .digest('hex'),
    ).toBe(hash)
  }
  expect(readFileSync(join(target, 'emulator.wasm')).equals(emulatorWasm())).toBe(true)
  expect(WebAssembly.validate(readFileSync(join(target, 'emulator.wasm')))).toBe(true)
  expect(readFileSync(join(target, 'emulator.js'), 'utf8')).toBe(
    readFileSync(join(sandbox, 'dist/executor/emulator-emscripten.js'), 'utf8'),
  )
  expect(readFileSync(join(target, 'config.boc')).toString('base64')).toBe(chainConfig)
  expect(JSON.parse(readFileSync(join(target, 'vm.json'), 'utf8'))).toMatchObject({ protocol: 1, source, files })
})

test('without the sandbox, the command says how to install it', () => {
  expect(() => findSandbox(folder)).toThrow(
    expect.objectContaining({ name: 'TonlensError', message: expect.stringContaining('npm install') as string }),
  )
})

test('a sandbox without the known files is refused, and nothing is written', () => {
  const other = join(folder, 'other')
  mkdirSync(other)
  writeFileSync(join(other, 'package.json'), '{ "version": "9.0.0" }')
  cpSync(join(sandbox, 'LICENSE'), join(other, 'LICENSE'))
  expect(() => writeVmFolder(join(folder, 'never'), other, new Uint8Array())).toThrow(
    '@ton/sandbox 9.0.0 does not have the emulator',
  )
  expect(readdirSync(folder)).not.toContain('never')
})

test('the command takes one folder', () => {
  for (const args of [[], ['a', 'b']]) expect(() => runVmCommand(args)).toThrow('Pass one folder')
  expect(() => runVmCommand(['--nope'])).toThrow('See tonlens vm --help')
  expect(runVmCommand(['--help'])).toContain('tonlens vm <folder>')
})
