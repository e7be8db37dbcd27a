import { Address, beginCell, Cell } from '@ton/core'
import { expect, test } from 'vitest'
import { addressCell } from '../../../src/entries/ton.ts'
import { createRandom } from '../../helpers/random.ts'

const random = createRandom(31)

test.each([0, -1, 5, -128, 127])('writes the cell that an address of workchain %i is stored in', (workchain) => {
  for (const hash of [random.bytes(32), new Uint8Array(32), new Uint8Array(32).fill(255)]) {
    const address = new Address(workchain, Buffer.from(hash))
    const [cell] = Cell.fromBoc(Buffer.from(addressCell(address.toRawString()), 'base64'))
    expect(cell?.equals(beginCell().storeAddress(address).endCell())).toBe(true)
    expect(addressCell(address.toString())).toBe(addressCell(address.toRawString()))
  }
})

test('refuses what is no address', () => {
  expect(() => addressCell('EQ')).toThrow('address')
})
