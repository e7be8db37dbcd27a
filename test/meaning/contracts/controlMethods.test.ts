import { expect, test } from 'vitest'
import { readControl } from '../../../src/meaning/contracts/control.ts'
import {
  listControlMethods,
  listPluginRequests,
  readControlMethods,
} from '../../../src/meaning/contracts/controlMethods.ts'
import { parseAddress } from '../../../src/ton/cells/address.ts'
import { Builder } from '../../../src/ton/cells/builder.ts'
import { buildDictionary } from '../../../src/ton/cells/buildDictionary.ts'
import { bytesToBase64 } from '../../../src/ton/cells/bytes.ts'
import type { Cell } from '../../../src/ton/cells/cell.ts'
import { methodId } from '../../../src/ton/cells/checksum.ts'
import { writeBoc } from '../../../src/ton/cells/writeBoc.ts'
import { controlledWallet, controller } from '../../fixtures/control.ts'
import { message, transaction } from '../../fixtures/transactions.ts'

const account = { ...controlledWallet('wallet_v5r1', { others: 0 }), code_hash: 'unknown' }
const cell = (type: 'cell' | 'slice', value: Cell) => ({ type, value: bytesToBase64(writeBoc(value)) })
const number = (value: number | bigint) => ({ type: 'num', value: `0x${value.toString(16)}` })
const none = { type: 'null', value: null }
const answer = (...stack: { type: string; value: unknown }[]) => ({ gas_used: 1, exit_code: 0, stack })
const readId = (address: string) => BigInt(`0x${address.slice(2)}`)
const addresses = (count: number) =>
  buildDictionary(
    Array.from(
      { length: count },
      (_, at) => [BigInt(at), (builder) => void builder.address(parseAddress(controller(at)))] as const,
    ),
    8,
  ) ?? new Builder().cell()

test('asks for the methods that the code has', () => {
  const contract_methods = [methodId('seqno'), methodId('get_owner'), methodId('get_extensions')]
  expect(listControlMethods({ contract_methods })).toEqual(['get_extensions', 'get_owner'])
  expect(listControlMethods({ contract_methods: null })).toEqual([])
  expect(listControlMethods(undefined)).toEqual([])
})

test('names whom an unknown contract names, as its own word', () => {
  const extensions = buildDictionary([[readId(controller(0)), (builder) => void builder.int(-1, 1)]], 256)
  if (extensions === null) throw new Error('no dictionary')
  const pair = (at: number) => ({ type: 'tuple', value: [number(0), number(readId(controller(at)))] })
  const methods = {
    get_multisig_data: answer(number(5), number(2), cell('cell', addresses(3)), none),
    get_plugin_list: answer({ type: 'tuple', value: [pair(0), { type: 'tuple', value: [pair(1), none] }] }),
    get_extensions: answer(cell('cell', extensions)),
    get_owner: answer(cell('slice', new Builder().address(parseAddress(controller(4))).cell())),
  }
  expect(readControl(account, undefined, { methods })).toEqual({
    kind: 'unknown',
    source: 'contract',
    parties: [
      { role: 'signer', accounts: [controller(0), controller(1), controller(2)] },
      { role: 'plugin', accounts: [controller(0), controller(1)] },
      { role: 'extension', accounts: [controller(0)] },
      { role: 'owner', accounts: [controller(4)] },
    ],
  })
})

test('answers that failed or are malformed name nobody', () => {
  const failed = { gas_used: 1, exit_code: 11, stack: [] }
  for (const get_owner of [
    failed,
    answer(),
    answer(none),
    answer({ type: 'num', value: '0x1' }),
    answer({ type: 'slice', value: '?' }),
  ]) {
    expect(readControlMethods({ get_owner }, account.address).flatMap(([, accounts]) => accounts)).toEqual([])
  }
  expect(readControl(account, undefined, { methods: { get_owner: failed } })).toEqual({ kind: 'unknown', parties: [] })
})

test('tells which coins lockup wallets and lockers say they keep back', () => {
  const read = (methods: object) => readControl(account, undefined, { methods })
  expect(read({ get_balances: answer(number(9), number(3), number(2)) })).toEqual({
    kind: 'unknown',
    source: 'contract',
    parties: [],
    locks: [
      { kind: 'locked', amount: '2' },
      { kind: 'restricted', amount: '3' },
    ],
  })
  const terms = [number(1000), number(500), number(10), number(0), number(7), number(0)]
  expect(read({ get_lockup_data: answer(...terms) }).locks).toEqual([{ kind: 'gradual', amount: '7', until: 1500 }])
  const locker = [number(7), number(2), number(900), number(1000), number(500), number(10)]
  expect(read({ get_locker_data: answer(...locker) }).locks).toEqual([{ kind: 'gradual', amount: '9', until: 1500 }])
  expect(read({ get_balances: answer(number(9), number(0), number(0)) })).toEqual({ kind: 'unknown', parties: [] })
  expect(read({ get_balances: answer(number(9), none, number(1)) })).toEqual({ kind: 'unknown', parties: [] })
})

test('asks about locked coins only where the code looks like such a wallet', () => {
  const list = (...names: string[]) => listControlMethods({ contract_methods: names.map(methodId) })
  expect(list('get_balances')).toEqual([])
  expect(list('get_balances', 'check_destination')).toEqual(['get_balances'])
})

test('asks whether those that took coins as plugins are plugins, and names those that are', () => {
  const wallet = { ...account, contract_methods: [methodId('is_plugin_installed')] }
  const request = (from: string, opcode: string) =>
    transaction({ account: account.address, in_msg: message({ source: from, destination: account.address, opcode }) })
  const rows = [
    request(controller(0), '0x706c7567'),
    request(controller(1), '0x706c7567'),
    request(controller(0), '0x706c7567'),
    request(controller(2), '0x00000000'),
  ]
  expect(listPluginRequests(wallet, rows)).toEqual([controller(0), controller(1)])
  const listing = { ...wallet, contract_methods: ['is_plugin_installed', 'get_plugin_list'].map(methodId) }
  expect(listPluginRequests(listing, rows)).toEqual([])
  const plugins = {
    [controller(0)]: answer({ type: 'num', value: '-0x1' }),
    [controller(1)]: answer(number(0)),
    [controller(2)]: { gas_used: 1, exit_code: 11, stack: [] },
  }
  expect(readControl(account, undefined, { plugins })).toEqual({
    kind: 'unknown',
    source: 'contract',
    parties: [{ role: 'plugin', accounts: [controller(0)] }],
  })
})
