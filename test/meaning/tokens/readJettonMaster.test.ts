import { beginCell } from '@ton/core'
import { expect, test } from 'vitest'
import { readJettonMaster } from '../../../src/entries/contracts.ts'
import type { AccountStateFull } from '../../../src/service/rows/account.ts'
import { index } from '../../chain/read.ts'

const text = (build: ReturnType<typeof beginCell>) => build.endCell().toBoc().toString('base64')
const state = {
  address: index.showcase['jettonMaster']!,
  code_hash: 'code',
  data_hash: 'data',
  last_transaction_lt: '77',
} as AccountStateFull
const walletCode = beginCell().storeUint(7, 8)
const stack = [
  { type: 'num', value: '0x3e8' },
  { type: 'num', value: '-0x1' },
  { type: 'slice', value: text(beginCell().storeUint(0, 2)) },
  { type: 'cell', value: text(beginCell().storeUint(1, 8).storeStringTail('https://a.example/j.json')) },
  { type: 'cell', value: text(walletCode) },
]
const answer = (changed = stack, exit_code = 0) => ({ gas_used: 1, exit_code, stack: changed })

test('a jetton without an admin is read as its contract states itself', () => {
  expect(readJettonMaster(state, answer())).toEqual({
    address: state.address,
    total_supply: '1000',
    mintable: true,
    admin_address: null,
    jetton_content: { uri: 'https://a.example/j.json' },
    jetton_wallet_code_hash: walletCode.endCell().hash().toString('base64'),
    code_hash: 'code',
    data_hash: 'data',
    last_transaction_lt: '77',
  })
})

test('what is no jetton is not read as one', () => {
  expect(readJettonMaster(state, answer(stack, 11))).toBeUndefined()
  for (const at of stack.keys()) {
    expect(readJettonMaster(state, answer(stack.slice(0, at)))).toBeUndefined()
    expect(readJettonMaster(state, answer(stack.with(at, { type: 'unsupported', value: '' })))).toBeUndefined()
  }
})
