import { describe, expect, test } from 'vitest'
import { readControlHistory } from '../../../src/meaning/contracts/controlChanges.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { parseAddress } from '../../../src/ton/cells/address.ts'
import { Builder } from '../../../src/ton/cells/builder.ts'
import { buildDictionary } from '../../../src/ton/cells/buildDictionary.ts'
import { bytesToBase64, bytesToHex } from '../../../src/ton/cells/bytes.ts'
import { writeBoc } from '../../../src/ton/cells/writeBoc.ts'
import { catalogueKinds } from '../../../src/ton/facts/contractKinds.ts'
import { controlledWallet } from '../../fixtures/control.ts'
import { external, message, people, transaction } from '../../fixtures/transactions.ts'

const { bob, carol } = people
const wallet = controlledWallet('wallet_v5r1', { others: 0 })
const oldWallet = controlledWallet('wallet_v4r2', { others: 0 })
const state = transaction({}).account_state_after
if (state === null) throw new Error('no state')
const changed = {
  account_state_before: { ...state, data_hash: 'A'.repeat(43) + '=' },
  account_state_after: { ...state, data_hash: 'B'.repeat(43) + '=' },
}

/** Transaction of an account that takes a message with this body. */
function take(account: string, body: Builder, from: string | null, given: Partial<Transaction> = {}): Transaction {
  const message_content = { hash: null, body: bytesToBase64(writeBoc(body.cell())), decoded: null }
  const in_msg =
    from === null
      ? { ...external(), message_content }
      : message({ source: from, destination: account, message_content })
  return transaction({ account, now: 7, hash: 'change', prev_trans_lt: '0', ...changed, in_msg, ...given })
}

const actions = (body: Builder) =>
  body
    .bit(false)
    .bit(true)
    .uint(2, 8)
    .address(parseAddress(bob))
    .ref(new Builder().uint(3, 8).address(parseAddress(carol)).ref(new Builder().uint(4, 8).bit(false).cell()).cell())
const told = { utime: 7, transaction: 'change' }

describe('a wallet v5 takes actions on itself', () => {
  test.each([
    ['by a signed message from outside', 0x7369676e, 96, null],
    ['by a signed message of a relayer', 0x73696e74, 96, carol],
    ['by a message of an extension', 0x6578746e, 64, carol],
  ])('%s', (_, opcode, bits, from) => {
    const row = take(wallet.address, actions(new Builder().uint(opcode, 32).uint(0, bits)), from)
    expect(readControlHistory(wallet, [row])).toEqual({
      changes: [
        { kind: 'added', account: bob, ...told },
        { kind: 'keyOff', ...told },
      ],
      count: 1,
      since: 7,
      isComplete: true,
    })
    // The wallet ignores what strangers ask for, and does not fail.
    const ignored = { ...row, account_state_after: changed.account_state_before }
    expect(readControlHistory(wallet, [ignored]).changes).toEqual([])
  })
})

test('a wallet v4 installs plugins, and those that it deploys', () => {
  const signed = (operation: number) => new Builder().uint(0, 512).uint(0, 96).uint(operation, 8)
  const init = new Builder().uint(5, 8).cell()
  const read = (body: Builder, from: string | null = null) =>
    readControlHistory(oldWallet, [take(oldWallet.address, body, from)]).changes
  expect(read(signed(2).int(0, 8).uint(5, 256))).toEqual([
    { kind: 'added', account: `0:${'5'.padStart(64, '0')}`, ...told },
  ])
  expect(read(signed(1).int(0, 8).coins(1n).ref(init))).toEqual([
    { kind: 'added', account: `0:${bytesToHex(init.hash()).toUpperCase()}`, ...told },
  ])
  expect(read(signed(0))).toEqual([])
  expect(read(signed(2).int(0, 8).uint(5, 256), bob)).toEqual([])
})

test('a vesting adds recipients, and a multisig changes its signers', () => {
  const list = (write: (builder: Builder) => void) => buildDictionary([[0n, write]], 8) ?? new Builder().cell()
  const update = new Builder()
    .uint(0x1d0cfbd3, 32)
    .uint(1, 8)
    .ref(list((builder) => void builder.address(parseAddress(carol))))
    .bit(false)
  const account = { address: carol, code_hash: catalogueKinds['multisig_v2']?.[0] ?? '' }
  const order = list((builder) => void builder.ref(update.cell()))
  const rows = [
    new Builder().uint(0x7258a69b, 32).uint(0, 64).address(parseAddress(bob)),
    new Builder().uint(0x75097f5d, 32).uint(0, 64).ref(order),
  ].map((body) => readControlHistory(account, [take(carol, body, bob)]).changes)
  expect(rows).toEqual([[{ kind: 'added', account: bob, ...told }], [{ kind: 'signers', ...told }]])
})

test('says how far it looked: up to the first gap', () => {
  const row = (hash: string, prev: string, now: number, prev_trans_lt = '1') =>
    take(wallet.address, new Builder(), null, { hash, prev_trans_hash: prev, now, prev_trans_lt })
  const [third, second, first] = [row('c', 'b', 3), row('b', 'a', 2), row('a', '', 1, '0')]
  expect(readControlHistory(wallet, [third, second, first])).toMatchObject({ count: 3, since: 1, isComplete: true })
  expect(readControlHistory(wallet, [third, second])).toMatchObject({ count: 2, since: 2, isComplete: false })
  expect(readControlHistory(wallet, [third, first])).toMatchObject({ count: 1, since: 3, isComplete: false })
  expect(readControlHistory(wallet, [])).toEqual({ changes: [], count: 0, since: undefined, isComplete: false })
})
