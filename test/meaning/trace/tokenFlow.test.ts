import { expect, test } from 'vitest'
import { Builder, writeBoc } from 'tonlens/ton'
import { bytesToBase64 } from '../../../src/ton/cells/bytes.ts'
import { tokenFlow } from '../../../src/meaning/trace/tokenFlow.ts'
import type { TraceMessage, TraceModel } from '../../../src/meaning/trace/model.ts'
import { message, transaction } from './build.ts'

const count = 3000
const account = (index: number): string => `0:${index.toString(16).padStart(64, '0')}`
const body = bytesToBase64(
  writeBoc(new Builder().uint(0x178d4519, 32).uint(0, 64).coins(5n).uint(0, 4).coins(0n).bit(false).cell()),
)

test('the bounced messages of one transaction are looked through once, however many it rejects', () => {
  let reads = 0
  // A malformed trace: thousands of transfers are consumed by one transaction, which sends thousands of messages back.
  const sent = Array.from(
    { length: count },
    (_, index): TraceMessage =>
      ({
        message: message(`s${index}`, {
          source: account(index),
          destination: account(9999),
          opcode: '0x178d4519',
          message_content: { hash: null, body, decoded: null },
        }),
        from: 0,
        to: 1,
        kind: 'internal',
      }) as unknown as TraceMessage,
  )
  const back = Array.from(
    { length: count },
    (_, index): TraceMessage =>
      ({
        message: message(`b${index}`, {
          source: account(9999),
          destination: account(count - 1 - index),
          bounced: true,
        }),
        from: 1,
        to: -1,
        kind: 'internal',
      }) as unknown as TraceMessage,
  )
  for (const edge of back)
    Object.defineProperty(edge, 'message', {
      value: new Proxy(edge.message, {
        get: (target, key) => (key === 'bounced' && (reads += 1), Reflect.get(target, key)),
      }),
    })
  const trace = {
    transactions: [
      transaction({ hash: 'a' }),
      transaction({ hash: 'b', account: account(9999), description: { aborted: true } }),
    ],
    messages: [...sent, ...back],
    outStart: Uint32Array.of(0, count, 2 * count),
    inbound: Int32Array.of(-1, 0),
  } as unknown as TraceModel
  const flows = tokenFlow(trace)
  expect(flows.length).toBeGreaterThan(0)
  expect(reads).toBeLessThanOrEqual(2 * count)
})
