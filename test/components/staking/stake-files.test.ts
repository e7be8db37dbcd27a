import { expect, test } from 'vitest'
import { writeFile } from '../../../src/components/lists/table/file/writeFile.ts'
import { noNames } from '../../../src/react/display/names.ts'
import { stakeEventColumns, type StakeEvent } from '../../../src/entries/staking.ts'

const account = (digit: string) => `0:${digit.repeat(64)}`

test('a file of stake events has every field of each kind of event', () => {
  const event = {
    tx_hash: `${'A'.repeat(43)}=`,
    tx_lt: '111',
    utime: 222,
    type: 'stake_accepted',
    amount: '3330000000',
    stake_holder_address: account('1'),
    pool_address: account('2'),
    validator_pubkey: 'KEY',
    adnl_addr: 'ADNL',
    election_id: 444,
    cycle_start: 555,
    query_id: '666',
    reason: 777,
    balance_delta: '8000000000',
    balance_before: '9000000000',
    balance_after: '10000000000',
    pending_balance_delta: '11000000000',
    pending_balance_before: '12000000000',
    pending_balance_after: '13000000000',
    withdraw_request_before: false,
    withdraw_request_after: true,
    validator_reward_share: 1414,
  } as unknown as StakeEvent
  const file = writeFile([event], 'csv', stakeEventColumns(), {
    naming: { names: noNames },
    decimals: 9,
    testOnly: false,
  })
  const [names, values] = file
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  const row = Object.fromEntries(names!.map((name, at) => [name, values![at]]))
  expect(row).toMatchObject({
    logical_time: '111',
    public_key: 'KEY',
    adnl: 'ADNL',
    election: '444',
    cycle: '1970-01-01T00:09:15Z',
    query_id: '666',
    reason: '777',
    amount: '3.33',
    balance_change: '8',
    balance_before: '9',
    balance_after: '10',
    pending_change: '11',
    pending_before: '12',
    pending_after: '13',
    request_before: 'false',
    request_after: 'true',
    reward_share: '1414',
  })
  expect(row['pool']).toMatch(/^EQ/)
})
