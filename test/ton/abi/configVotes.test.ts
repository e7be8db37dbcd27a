import { beginCell, Dictionary } from '@ton/core'
import { expect, test } from 'vitest'
import { readConfigProposals } from '../../../src/entries/abi.ts'

const parameters = beginCell().storeUint(1, 8).endCell()

/** Data of the configuration contract, as its own code writes it. */
function writeData(votes: Dictionary<bigint, unknown> | null): string {
  return beginCell()
    .storeRef(parameters)
    .storeUint(7, 32)
    .storeUint(8n, 256)
    .storeDict(votes)
    .endCell()
    .toBoc()
    .toString('base64')
}

function writeVotes(tag: number, value: boolean) {
  const voters = Dictionary.empty(Dictionary.Keys.Uint(16), Dictionary.Values.Bool())
  for (const voter of [1, 5, 77]) voters.set(voter, true)
  const proposal = beginCell()
    .storeUint(0xf3, 8)
    .storeInt(-71, 32)
    .storeMaybeRef(value ? parameters : null)
  const status = beginCell()
    .storeUint(tag, 8)
    .storeUint(1_800_000_000, 32)
    .storeRef(proposal.storeBit(0).endCell())
    .storeBit(1)
    .storeDict(voters)
    .storeInt(-5n, 64)
    .storeUint(9n, 256)
    .storeUint(3, 8)
    .storeUint(2, 8)
    .storeUint(1, 8)
  const votes = Dictionary.empty(Dictionary.Keys.BigUint(256), {
    serialize: (_: unknown, builder) => void builder.storeBuilder(status),
    parse: () => undefined,
  })
  return votes.set(0xabcn, null)
}

test('reads a proposal under vote to the last field', () => {
  expect(readConfigProposals(writeData(writeVotes(0xce, true)))).toMatchObject([
    {
      hash: 'abc'.padStart(64, '0'),
      id: -71,
      expires: 1_800_000_000,
      isCritical: true,
      voters: 3,
      remainingWeight: '-5',
      roundsRemaining: 3,
      wins: 2,
      losses: 1,
    },
  ])
  expect(readConfigProposals(writeData(writeVotes(0xce, false)))?.[0]?.value).toBeNull()
})

test('no vote is an empty list; another layout, and the parameters by themselves, are not read', () => {
  expect(readConfigProposals(writeData(null))).toEqual([])
  expect(readConfigProposals(writeData(writeVotes(0xcd, true)))).toBeUndefined()
  expect(readConfigProposals(parameters.toBoc().toString('base64'))).toBeUndefined()
  expect(readConfigProposals('nothing')).toBeUndefined()
})
