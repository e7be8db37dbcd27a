import { expect, test } from 'vitest'
import { readStackEntries } from '../../../src/ton/abi/getMethodStack.ts'
import { runGetMethod } from '../../../src/sources/vm/jobs/getMethod.ts'
import { chainConfig, jobSources, openEmulator } from '../../fixtures/emulator.ts'
import { sandboxCalls } from '../../fixtures/sandboxCalls.ts'
import { flattenValue } from '../../fixtures/stackForms.ts'

const isLong = process.env['TONLENS_LONG'] === '1'

test('get-methods answer as the sandbox does', async () => {
  const emulator = await openEmulator()
  const { libraries } = jobSources()
  const calls = await sandboxCalls(isLong ? 1 : 20)
  if (isLong) expect(calls.length).toBeGreaterThanOrEqual(500)
  else expect(calls.length).toBeGreaterThanOrEqual(25)
  let succeeded = 0
  for (const { input, expected } of calls) {
    const { exit_code, gas_used, stack } = await runGetMethod(emulator, { ...input, config: chainConfig }, libraries)
    expect(
      { exit_code, gas_used, stack: readStackEntries(stack).map(flattenValue) },
      `${input.method} of ${input.address}`,
    ).toEqual(expected)
    if (exit_code === 0) succeeded++
  }
  expect(succeeded).toBeGreaterThan(calls.length / 3)
}, 300_000)
