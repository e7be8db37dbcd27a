import { expect, test } from 'vitest'
import { readControl } from '../../../src/meaning/contracts/control.ts'
import type { AccountStateFull } from '../../../src/service/rows/account.ts'
import { parseCell } from '../../../src/ton/cells/boc.ts'
import { accounts, multisigs, vestings } from '../../fixtures/entities.ts'
import { controlledWallet, controller, lockupAccount } from '../../fixtures/control.ts'

const [multisig] = multisigs.multisigs
const [vesting] = vestings.vesting_contracts
const read = (account: AccountStateFull, rows = {}) =>
  readControl(account, account.data_boc ? parseCell(account.data_boc) : undefined, rows)
const find = (address: string | undefined) => {
  const found = accounts.accounts.find((account) => account.address === address)
  if (found === undefined) throw new Error('no account')
  return found
}

test.each([
  ['wallet_v5r1', true, 0, 'key'],
  ['wallet_v5r1', false, 0, 'key'],
  ['wallet_v5r1', true, 2, 'extensions'],
  ['wallet_v5r1', false, 2, 'keyOff'],
  ['wallet_v4r2', true, 0, 'key'],
  ['wallet_v4r2', true, 3, 'plugins'],
] as const)('%s, key on: %s, with %i other contracts: %s', (wallet, isKeyOn, others, kind) => {
  const role = wallet === 'wallet_v5r1' ? 'extension' : 'plugin'
  expect(read(controlledWallet(wallet, { isKeyOn, others }))).toEqual({
    kind,
    source: 'data',
    parties: others === 0 ? [] : [{ role, accounts: Array.from({ length: others }, (_, at) => controller(at)) }],
  })
})

test('every wallet of the embedded chain belongs to its key, and to nobody else', () => {
  const wallets = accounts.accounts.filter(({ interfaces }) => interfaces?.some((name) => name.startsWith('wallet_')))
  expect(wallets.length).toBeGreaterThan(30)
  expect(wallets.map((wallet) => read(wallet).kind)).toEqual(wallets.map(() => 'key'))
})

test('reads a multisig and a vesting from the rows of the service, of this account only', () => {
  expect(read(find(multisig?.address), { multisig })).toMatchObject({
    kind: 'signers',
    source: 'service',
    threshold: 2,
    parties: [
      { role: 'signer', accounts: multisig?.signers },
      { role: 'proposer', accounts: multisig?.proposers },
    ],
  })
  const contract = { ...find(multisig?.address), address: vesting?.address ?? '' }
  expect(read(contract, { vesting }).parties.map(({ role }) => role)).toEqual(['owner', 'vestingSender', 'recipient'])
  expect(read(contract, { multisig }).kind).toBe('unknown')
})

test('says nothing about code that it does not know, whatever interfaces the service lists', () => {
  const wallet = controlledWallet('wallet_v5r1', { others: 0 })
  expect(read({ ...wallet, code_hash: multisig?.code_hash ?? '' })).toEqual({ kind: 'unknown', parties: [] })
})

test('says nothing about data that is missing, malformed or of another hash', () => {
  const wallet = controlledWallet('wallet_v5r1', { others: 1 })
  const other = controlledWallet('wallet_v5r1', { others: 2 })
  const rows = [
    { ...wallet, data_boc: null },
    { ...wallet, data_boc: other.data_boc },
  ]
  // Empty data has the hash of the empty cell.
  for (const row of rows) expect(read(row)).toEqual({ kind: 'unreadable', parties: [] })
  expect(readControl({ ...wallet, data_hash: null }, parseCell('te6cckEBAQEAAgAAAEysuc0='))).toEqual({
    kind: 'unreadable',
    parties: [],
  })
})

test('an account without code, or frozen, is nobody’s at the moment', () => {
  const wallet = controlledWallet('wallet_v5r1', { others: 0 })
  expect(read({ ...wallet, status: 'uninit', code_hash: null }).kind).toBe('noCode')
  expect(read({ ...wallet, status: 'frozen' }).kind).toBe('frozen')
})

test('reads which coins an old lockup wallet keeps back, and until when', () => {
  expect(read(lockupAccount(1000, [5n, 7n]))).toEqual({
    kind: 'locked',
    source: 'data',
    parties: [],
    locks: [
      { kind: 'locked', amount: '5', until: 1000 },
      { kind: 'locked', amount: '7', until: 1001 },
      { kind: 'restricted', amount: '5', until: 1000 },
      { kind: 'restricted', amount: '7', until: 1001 },
    ],
  })
  expect(read(lockupAccount(1000, []))).toEqual({ kind: 'key', source: 'data', parties: [] })
})
