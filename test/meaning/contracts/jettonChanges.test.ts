import { expect, test } from 'vitest'
import { readJettonChanges } from '../../../src/meaning/contracts/jettonChanges.ts'
import type { JettonMaster } from '../../../src/service/rows/jetton.ts'
import { jettonTransaction } from '../../fixtures/control.ts'
import { people } from '../../fixtures/transactions.ts'

const { alice, bob, carol } = people
const jetton = `0:${'7'.repeat(64)}`
const nobody = `0:${'0'.repeat(64)}`
const master = (admin_address: string | null) => [{ address: jetton, admin_address } as JettonMaster]
const take = (opcode: string, to: string | undefined, utime: number, from = alice) =>
  jettonTransaction({ address: jetton }, { opcode, from, utime, ...(to !== undefined && { to }) })
const read = (admin: string | null, ...rows: ReturnType<typeof take>[]) =>
  readJettonChanges(master(admin), rows).map(({ kind, account, utime }) => [kind, account, utime])

test('tells who became the admin of a jetton, to whom the rights are offered, and who gave them up', () => {
  expect(read(bob, take('0x00000003', bob, 5))).toEqual([['admin', bob, 5]])
  expect(read(bob, take('0x6501f354', carol, 9), take('0xfb88e119', undefined, 5, bob))).toEqual([
    ['offered', carol, 9],
    ['admin', bob, 5],
  ])
  expect(read(null, take('0x7431f221', undefined, 5))).toEqual([['dropped', undefined, 5]])
  expect(read(nobody, take('0x00000003', nobody, 5))).toEqual([['dropped', undefined, 5]])
  expect(read(bob, take('0x2508d66a', undefined, 5))).toEqual([['upgraded', undefined, 5]])
})

test('tells nothing of changes that do not lead to the present admin', () => {
  expect(read(carol, take('0x00000003', bob, 5))).toEqual([])
  expect(read(bob, take('0x7431f221', undefined, 5))).toEqual([])
})

test('leaves out requests that were refused, and other contracts', () => {
  const row = take('0x00000003', bob, 5)
  expect(read(bob, { ...row, account_state_after: row.account_state_before })).toEqual([])
  expect(read(bob, { ...row, account: carol })).toEqual([])
})
