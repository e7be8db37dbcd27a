import { expect, test } from 'vitest'
import { findSameCode } from '../../../src/meaning/contracts/sameCode.ts'

const hash = 'aW5zdGVhZCBvZiBhIGhhc2ggb2YgMzIgYnl0ZXMuLi4='

test('finds states, wallets and accounts of transactions that have the code, each once', () => {
  const answer = {
    accounts: [
      { address: '0:A', code_hash: hash },
      { address: '0:B', code_hash: 'other' },
      { address: '0:A', code_hash: hash },
    ],
    transactions: [
      { account: '0:C', account_state_after: { code_hash: hash } },
      { account: '0:D', account_state_before: { code_hash: hash }, account_state_after: null },
    ],
    jetton_masters: [
      { address: '0:E', code_hash: hash, jetton_wallet_code_hash: 'x' },
      { address: '0:F', jetton_wallet_code_hash: hash },
    ],
  }
  expect(findSameCode(answer, hash)).toEqual(['0:A', '0:C', '0:E'])
  expect(findSameCode([{ address: '0:A', code_hash: hash }], hash)).toEqual(['0:A'])
})

test('malformed answers have none', () => {
  for (const answer of [
    undefined,
    null,
    'text',
    5,
    [null, 'x'],
    { accounts: { code_hash: hash } },
    { accounts: [{ code_hash: hash, address: 7 }] },
  ]) {
    expect(findSameCode(answer, hash)).toEqual([])
  }
})
