import { expect, test } from 'vitest'
import { readExpiry } from '../../../src/apps/explorer/pages/assets/Expiry.tsx'

const result = (exit_code: number, ...stack: readonly { readonly type: string; readonly value: unknown }[]) =>
  ({ gas_used: 1, exit_code, stack }) as unknown as Parameters<typeof readExpiry>[0]

test('a domain expires 366 days after its last renewal', () => {
  expect(readExpiry(result(0, { type: 'num', value: '0x68e7e780' }))).toBe(Date.UTC(2026, 9, 10, 16, 49, 4) / 1000)
})

test.each([
  ['no answer', undefined],
  ['a contract without the method', result(11)],
  ['a failed run that left a number', result(2, { type: 'num', value: '0x1' })],
  ['an empty stack', result(0)],
  ['a value of another type', result(0, { type: 'cell', value: 'te6cckEBAQEAAgAAAEysuc0=' })],
  ['a name that was never renewed', result(0, { type: 'num', value: '0x0' })],
  ['a negative number', result(0, { type: 'num', value: '-0x5' })],
  ['a number beyond all times', result(0, { type: 'num', value: `0x${'f'.repeat(64)}` })],
])('%s tells no time', (_, told) => {
  expect(readExpiry(told)).toBeUndefined()
})
