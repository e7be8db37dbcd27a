import { beginCell, Cell as CoreCell, comment } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { readComment } from '../../../src/entries/ton.ts'
import { createRandom } from '../../helpers/random.ts'

function body(opcode: number, bytes: Uint8Array): Uint8Array {
  return beginCell().storeUint(opcode, 32).storeBuffer(Buffer.from(bytes)).endCell().toBoc()
}

/** `bytes` through cells that hold `size` bytes each. */
function snake(bytes: Uint8Array, size: number): CoreCell {
  const parts = Array.from({ length: Math.ceil(bytes.length / size) || 1 }, (_, i) =>
    Buffer.from(bytes.subarray(i * size, (i + 1) * size)),
  )
  return parts.reduceRight<CoreCell | null>((next, part) => {
    const builder = beginCell().storeBuffer(part)
    return (next ? builder.storeRef(next) : builder).endCell()
  }, null) as CoreCell
}

const texts = ['', 'thanks', 'Спасибо 💎', 'x'.repeat(123), 'длинный '.repeat(300), '<b>\0']
test.each(texts)('reads a comment that @ton/core wrote: %j', (text) => {
  expect(readComment(comment(text).toBoc())).toEqual({ type: 'text', text, complete: true })
})

test('reads text whose characters are torn apart by cell borders', () => {
  const text = '💎é'.repeat(40)
  const bytes = new TextEncoder().encode(text)
  for (let size = 1; size < 30; size++) {
    const cell = beginCell().storeUint(0, 32).storeRef(snake(bytes, size)).endCell()
    expect(readComment(cell.toBoc())).toEqual({ type: 'text', text, complete: true })
  }
})

test('reads the longest chain that a cell can have', () => {
  const bytes = new Uint8Array(1024 * 127).fill(97)
  const cell = beginCell().storeUint(0, 32).storeRef(snake(bytes, 127)).endCell()
  const read = readComment(cell.toBoc())
  expect(read).toMatchObject({ type: 'text', complete: true })
  expect(read?.type === 'text' && read.text.length).toBe(bytes.length)
})

test('replaces malformed UTF-8', () => {
  expect(readComment(body(0, Uint8Array.of(97, 0xc3, 98)))).toEqual({
    type: 'text',
    text: 'a\ufffdb',
    complete: true,
  })
})

test('tells encrypted and binary comments from text', () => {
  const bytes = createRandom(11).bytes(70)
  expect(readComment(body(0x2167da4b, bytes))).toEqual({ type: 'encrypted', bytes, complete: true })
  expect(readComment(body(0, Uint8Array.of(0xff, ...bytes)))).toEqual({
    type: 'binary',
    bytes,
    complete: true,
  })
})

describe('says that text is not all there is when', () => {
  const start = () => beginCell().storeUint(0, 32).storeBuffer(Buffer.from('ab'))
  test.each([
    ['bits stand behind the last byte', start().storeUint(5, 3)],
    ['the chain forks', start().storeRef(CoreCell.EMPTY).storeRef(CoreCell.EMPTY)],
    [
      'the chain runs into a library cell',
      start().storeRef(beginCell().storeUint(2, 8).storeUint(1, 256).endCell({ exotic: true })),
    ],
  ])('%s', (_, builder) => {
    expect(readComment(builder.endCell().toBoc())).toEqual({
      type: 'text',
      text: 'ab',
      complete: false,
    })
  })
})

describe('finds no comment in', () => {
  test.each<[string, string | Uint8Array]>([
    ['an empty body', CoreCell.EMPTY.toBoc()],
    ['a body too short for an opcode', beginCell().storeUint(0, 31).endCell().toBoc()],
    ['a body with another opcode', body(0xd53276db, new Uint8Array(8))],
    ['an exotic cell', beginCell().storeUint(2, 8).storeUint(0, 256).endCell({ exotic: true }).toBoc()],
    ['text that is no bag of cells', 'hello'],
    ['nothing', ''],
  ])('%s', (_, source) => {
    expect(readComment(source)).toBeNull()
  })
})
