import { expect, test } from 'vitest'
import { readJettonControl } from '../../../src/meaning/contracts/jettonControl.ts'
import type { JettonMaster, JettonWallet } from '../../../src/service/rows/jetton.ts'
import { governedWallets, plainWallets } from '../../../src/ton/facts/jettonWallets.ts'
import { people } from '../../fixtures/transactions.ts'

const { alice, bob } = people
const jettons = ['1', '2', '3', '4', '5', '6'].map((digit) => `0:${digit.repeat(64)}`)
const [one = '', two = '', three = '', four = '', five = '', six = ''] = jettons
const wallet = (jetton: string, code_hash: string | null) =>
  ({ address: alice, owner: alice, balance: '1', jetton, code_hash }) as JettonWallet
const master = (address: string, admin_address: string | null, mintable = true) =>
  ({ address, admin_address, mintable }) as JettonMaster

test('tells what others can do with each jetton, the strongest power first', () => {
  const [plain = ''] = plainWallets
  const [governed = ''] = governedWallets
  const wallets = [
    wallet(one, plain),
    wallet(two, plain),
    wallet(three, null),
    wallet(four, governed),
    wallet(five, plain),
    wallet(six, plain),
  ]
  const masters = [
    master(one, null),
    master(two, bob),
    master(three, bob),
    master(four, bob),
    master(five, `0:${'0'.repeat(64)}`),
  ]
  expect(readJettonControl(wallets, masters)).toEqual([
    { power: 'lock', jetton: four, admin: bob },
    { power: 'unknown', jetton: three, admin: bob },
    { power: 'unknown', jetton: six, admin: null },
    { power: 'mint', jetton: two, admin: bob },
    { power: 'nothing', jetton: one, admin: null },
    { power: 'nothing', jetton: five, admin: null },
  ])
})

test('an admin who cannot mint has no power over a plain jetton', () => {
  const [plain = ''] = plainWallets
  expect(readJettonControl([wallet(one, plain)], [master(one, bob, false)])[0]?.power).toBe('nothing')
})
