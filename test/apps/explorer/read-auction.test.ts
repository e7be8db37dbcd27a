import { expect, test } from 'vitest'
import { readAuction } from '../../../src/apps/explorer/pages/assets/readAuction.ts'
import { writeStack, defineAbi } from '../../../src/entries/abi.ts'

const bidder = `0:${'AB'.repeat(32)}`
const contract = defineAbi({
  name: 'Contract',
  types: { Info: { fields: { bidder: 'address?', bid: 'int', end: 'int' } } },
  getMethods: { told: { parameters: { bidder: 'address?', bid: 'int', end: 'int' } } },
})
const result = (exit_code: number, bid: bigint, end: bigint, address: string | null = bidder) =>
  ({
    gas_used: 1,
    exit_code,
    stack: writeStack(contract, 'told', { bidder: address, bid, end }),
  }) as unknown as Parameters<typeof readAuction>[0]

test('an auction has its leading bidder, bid and end', () => {
  expect(readAuction(result(0, 126_000_000_000n, 1_760_165_029n))).toEqual({
    bidder,
    bid: '126000000000',
    end: 1_760_165_029,
  })
})

test.each([
  ['no answer', undefined],
  ['a contract without the method', result(11, 1n, 1n)],
  ['a domain that is owned', result(0, 0n, 0n, null)],
  ['an auction without an end', result(0, 5n, 0n)],
  ['an end beyond all times', result(0, 5n, 1n << 200n)],
  ['an empty stack', { gas_used: 1, exit_code: 0, stack: [] }],
])('%s tells no auction', (_, told) => {
  expect(readAuction(told)).toBeUndefined()
})
