import { expect, test } from 'vitest'
import { exitCodeReason, externalCodeReason, getMethodReason } from '../../../src/meaning/outcome/exitCodes.ts'

test('exit code 11 is an unknown get-method where one was called, and an unknown message elsewhere', () => {
  expect(getMethodReason(11)).toBe('unknownGetMethod')
  expect(exitCodeReason(11)).not.toBe('unknownGetMethod')
  expect(externalCodeReason(11)).not.toBe('unknownGetMethod')
})

test('codes that are no numbers have no reason', () => {
  for (const code of [null, undefined, '11', {}] as never[])
    expect([getMethodReason(code), exitCodeReason(code), externalCodeReason(code)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
})
