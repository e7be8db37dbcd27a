import { readFileSync } from 'node:fs'
import { Address, beginCell, Cell as CoreCell, Dictionary, internal, storeMessageRelaxed } from '@ton/core'
import { describe, expect, test } from 'vitest'
import type { MultisigOrder } from '../../../src/service/rows/contracts/multisig.ts'
import { parseOrder, readComment } from '../../../src/entries/ton.ts'
import { readDictionary } from '../../../src/ton/cells/dictionary.ts'
import { parseCell } from '../../../src/ton/cells/boc.ts'
import { createRandom } from '../../helpers/random.ts'

const random = createRandom(5)
const account = () => new Address(0, Buffer.from(random.bytes(32)))
const raw = (address: Address) => address.toRawString().toUpperCase()
const boc = (cell: CoreCell) => cell.toBoc().toString('base64')

function order(...steps: readonly CoreCell[]): string {
  const dictionary = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Cell())
  steps.forEach((step, at) => dictionary.set(at, step))
  return boc(beginCell().storeDictDirect(dictionary).endCell())
}

function send(message: Parameters<typeof internal>[0], mode = 1): CoreCell {
  const cell = beginCell()
    .store(storeMessageRelaxed(internal(message)))
    .endCell()
  return beginCell().storeUint(0xf1381e5b, 32).storeUint(mode, 8).storeRef(cell).endCell()
}

function accounts(list: readonly Address[]): Dictionary<number, Address> {
  const dictionary = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Address())
  list.forEach((address, at) => dictionary.set(at, address))
  return dictionary
}

describe('parseOrder', () => {
  test('reads transfers in the order in which they will be done', () => {
    const to = Array.from({ length: 255 }, account)
    const steps = parseOrder(
      order(...to.map((address, at) => send({ to: address, value: BigInt(at), body: `no. ${at}` }, 3))),
    )
    expect(
      steps?.map((step) => step.type === 'send' && [step.destination, step.value, step.mode, step.deploys]),
    ).toEqual(to.map((address, at) => [raw(address), String(at), 3, false]))
    const last = steps?.at(-1)
    expect(last?.type === 'send' && readComment(last.body)).toMatchObject({ text: 'no. 254' })
  })

  test('finds the body behind an initial state', () => {
    const init = { code: beginCell().storeUint(1, 8).endCell(), data: beginCell().endCell() }
    const body = beginCell().storeUint(7, 32).endCell()
    const [step] = parseOrder(order(send({ to: account(), value: 5n, init, body }))) ?? []
    expect(step).toMatchObject({ type: 'send', value: '5', deploys: true, body: { bitLength: 32 } })
  })

  test('reads a change of signers', () => {
    const [signers, proposers] = [[account(), account(), account()], [account()]]
    const update = beginCell()
      .storeUint(0x1d0cfbd3, 32)
      .storeUint(2, 8)
      .storeRef(beginCell().storeDictDirect(accounts(signers)).endCell())
      .storeDict(accounts(proposers))
      .endCell()
    expect(parseOrder(order(update))).toEqual([
      { type: 'update', threshold: 2, signers: signers.map(raw), proposers: proposers.map(raw) },
    ])
  })

  test('keeps what it does not know as a cell, beside what it knows', () => {
    const odd = beginCell().storeUint(1, 32).endCell()
    const cut = beginCell().storeUint(0xf1381e5b, 32).storeUint(1, 8).endCell()
    const steps = parseOrder(order(odd, send({ to: account(), value: 1n }), cut))
    expect(steps?.map(({ type }) => type)).toEqual(['unknown', 'send', 'unknown'])
  })

  test.each(['', 'te6cckEBAQEAAgAAAEysuc0=', 'hello', boc(beginCell().storeUint(123, 40).endCell())])(
    'answers null for what is no order: %j',
    (text) => expect(parseOrder(text)).toBeNull(),
  )

  test('agrees with the service on every order of the embedded chain', () => {
    const file = new URL('../../../stories/chain/multisig-orders.json', import.meta.url)
    const { orders } = JSON.parse(readFileSync(file, 'utf8')) as { orders: MultisigOrder[] }
    expect(orders.length).toBeGreaterThan(0)
    for (const { order_boc, actions } of orders) {
      const steps = parseOrder(order_boc ?? '')
      expect(steps?.map((step) => step.type === 'send' && [step.destination, step.value, step.mode])).toEqual(
        actions?.map(({ destination, value, send_mode }) => [destination, value, send_mode]),
      )
    }
  })
})

describe('readDictionary', () => {
  test.each([8, 9, 64, 256, 264])('reads keys of %i bits, smallest first', (length) => {
    const dictionary = Dictionary.empty(Dictionary.Keys.BigUint(length), Dictionary.Values.Uint(16))
    const bits = () =>
      BigInt(`0x${Buffer.from(random.bytes(Math.ceil(length / 8))).toString('hex')}`) >> BigInt(-length & 7)
    for (let at = 0; at < 60; at++) dictionary.set(bits(), at)
    dictionary.set(0n, 60)
    dictionary.set(2n ** BigInt(length) - 1n, 61)
    const cell = beginCell().storeDictDirect(dictionary).endCell()
    const entries = readDictionary(parseCell(boc(cell)), length).map(([key, value]) => [key, Number(value.uint(16))])
    const expected = [...dictionary].sort(([a], [b]) => (a < b ? -1 : 1))
    expect(entries).toEqual(expected)
  })

  test('stops at its maximum, however many entries a few shared cells spell', () => {
    let cell = beginCell().storeUint(0, 2).endCell()
    for (let depth = 0; depth < 64; depth++) cell = beginCell().storeUint(0, 2).storeRef(cell).storeRef(cell).endCell()
    expect(() => readDictionary(parseCell(boc(cell)), 64)).toThrow('nested deeper than 1000')
  })
})
