import { opcodeHex, opcodeName } from '../../../src/meaning/contracts/opcode.ts'
import { expect, test } from 'vitest'
import { readMessageComment } from '../../../src/text/bodies/comment.ts'
import { opcodeWords } from '../../../src/text/bodies/opcodeWords.ts'

test('an opcode is one thing as hex and as the signed integer of older servers', () => {
  expect(opcodeHex(-718_113_061)).toBe('0xd53276db')
  expect(opcodeHex(260_734_629)).toBe('0x0f8a7ea5')
  expect(opcodeHex('0xF8A7EA5')).toBe('0x0f8a7ea5')
  expect([null, undefined, '', 'f8a7ea5', '0x', '0x123456789', 1.5].map(opcodeHex)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  )
})

test('the name that the service gives is preferred, cleaned', () => {
  expect(opcodeName('0x0f8a7ea5', 'my\u202E_name')).toBe('my_name')
  expect(opcodeName('0x0f8a7ea5', null)).toBe('jetton_transfer')
  expect(opcodeWords(-718_113_061)).toBe('Excess')
  expect(opcodeWords('0x4eb1f0f9')).toBe('Change DNS record')
  expect(opcodeWords('0x12345678')).toBeUndefined()
  expect(opcodeWords('0x0f8a7ea5', null, { jetton_transfer: 'Перевод' })).toBe('Перевод')
  expect(opcodeWords('0x0f8a7ea5', 'constructor', { jetton_transfer: 'Перевод' })).toBe('Constructor')
})

const content = (decoded: Record<string, unknown> | null) => ({ hash: null, body: null, decoded })

test('a comment is read in each form in which servers write it', () => {
  const opcode = '0x00000000'
  for (const decoded of [
    { type: 'text_comment', comment: 'hi' },
    { '@type': 'text_comment', text: 'hi' },
    { '@type': 'text_comment', type: 'text_comment', comment: 'hi' },
  ]) {
    expect(readMessageComment({ opcode, message_content: content(decoded) })).toEqual({ type: 'text', text: 'hi' })
  }
})

test('the comment of a token transfer is found in its payload', () => {
  const forward_payload = { '@type': 'second_from_either', value: { '@type': 'text_comment', text: 'rent' } }
  const decoded = { '@type': 'jetton_transfer', forward_payload }
  expect(readMessageComment({ opcode: '0x0f8a7ea5', message_content: content(decoded) })?.text).toBe('rent')
})

test('a comment that cannot be read says so and is not taken for none', () => {
  expect(readMessageComment({ opcode: 0, message_content: content(null) })?.type).toBe('undecoded')
  expect(readMessageComment({ opcode: '0x2167da4b', message_content: null })?.type).toBe('encrypted')
  expect(readMessageComment({ opcode: null, message_content: null })).toBeUndefined()
})

test('hostile decodings are no comment', () => {
  const deep: Record<string, unknown> = {}
  deep['value'] = deep
  expect(readMessageComment({ opcode: '0x1', message_content: content(deep) })).toBeUndefined()
  const wrong = content({ '@type': 'text_comment', comment: { toString: 1 }, text: ['x'] })
  expect(readMessageComment({ opcode: '0x00000000', message_content: wrong })?.type).toBe('undecoded')
})
