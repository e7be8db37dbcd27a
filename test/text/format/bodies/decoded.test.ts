import { describe, expect, test } from 'vitest'
import { bodyValue, readDecoded } from '../../../../src/text/bodies/decoded.ts'
import type { Message } from '../../../../src/service/rows/message.ts'
import { captureBody, captures, hasRecorded, recordedTrace, traceFiles } from '../../../helpers/recorded.ts'

describe('readDecoded', () => {
  test.each([
    [
      { '@type': 'nanograms', amount: { '@type': 'var_uint', len: 4, value: '5' } },
      'x',
      { kind: 'coins', amount: '5' },
    ],
    ['1740429815', 'valid_until', { kind: 'time', utime: '1740429815' }],
    ['1740429815', 'query_id', { kind: 'number', digits: '1740429815', isCount: false }],
    ['12', 'jetton_amount', { kind: 'number', digits: '12', isCount: true }],
    ['7'.repeat(64), 'key', { kind: 'number', digits: '7'.repeat(64), isCount: false }],
    ['A'.repeat(64), 'key', { kind: 'hash', hash: 'A'.repeat(64) }],
    [
      { '@type': 'just_from_maybe', value: 'te6cckEBAQEAAgAAAEysuc0=' },
      'x',
      { kind: 'cell', cell: 'te6cckEBAQEAAgAAAEysuc0=' },
    ],
    [{ '@type': 'addr_none' }, 'x', { kind: 'nothing' }],
    [{ '@type': 'addr_std', workchain_id: '0', address: 'zz' }, 'x', expect.objectContaining({ kind: 'fields' })],
    [false, 'x', { kind: 'flag', flag: false }],
    ['', 'x', { kind: 'nothing' }],
  ])('%j', (value, name, expected) => {
    expect(bodyValue(value, name)).toEqual(expected)
  })

  test('something that is no structure is one field', () => {
    expect(readDecoded('hi').fields).toEqual([{ name: '', value: { kind: 'text', text: 'hi' } }])
    expect(readDecoded(null).fields).toEqual([])
  })
})

test.skipIf(!hasRecorded)(
  'every recorded body is read without a left-over wrapper (skipped without recordings)',
  () => {
    const leftovers = new Set<string>()
    const look = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      const decoded = (value as Partial<Message>).message_content?.decoded
      if (decoded != null) {
        const found = JSON.stringify(readDecoded(decoded)).match(
          /"type":"(?:var_uint|addr_std|nanograms|\w+_from_\w+)"/g,
        )
        for (const name of found ?? []) leftovers.add(name)
      }
      for (const part of Object.values(value)) look(part)
    }
    for (const capture of captures()) look(captureBody(capture))
    for (const file of traceFiles()) look(recordedTrace(file))
    expect([...leftovers]).toEqual([])
  },
)
