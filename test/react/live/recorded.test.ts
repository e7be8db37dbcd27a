// Tests results of wallets on mainnet and testnet: `sendTransaction` of TonConnect resolves with
// `{ boc }`, the signed message as a bag of cells.
import { Address, beginCell, Cell, external, storeMessage } from '@ton/core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createClient } from '../../../src/sources/client/client.ts'
import { createTracker } from '../../../src/react/live/tracked/tracker.ts'
import { readTrackedSubject } from '../../../src/react/live/tracked/subject.ts'
import type { Trace } from '../../../src/service/rows/trace.ts'
import { messageHash } from '../../../src/ton/facts/message.ts'
import { captureBody, captures, hasRecorded } from '../../helpers/recorded.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'
import { until } from './world.ts'

/** Recorded traces that began with a signed message and carry its body and normalised hash. */
const recordings = hasRecorded
  ? captures()
      .filter(({ endpoint, shape }) => endpoint === 'traces' && shape === 'element of traces')
      .flatMap((capture) => {
        const trace = captureBody(capture) as Trace
        const message = findRoot(trace)?.in_msg
        const known = message?.hash_norm !== undefined && message.message_content?.body != null
        return known && message.init_state === null ? [{ file: capture.file, trace, message }] : []
      })
  : []

function findRoot({ trace, transactions }: Trace) {
  return transactions?.[trace?.tx_hash ?? '']
}

/** `{ boc }` of a wallet that signed this message. */
function sendTransactionResult({ destination, message_content }: (typeof recordings)[number]['message']): {
  boc: string
} {
  const to = Address.parseRaw(destination ?? '')
  const body = Cell.fromBase64(message_content?.body ?? '')
  const message = external({ to, body })
  return { boc: beginCell().store(storeMessage(message)).endCell().toBoc().toString('base64') }
}

describe.runIf(hasRecorded)('results of recorded wallets (needs ../shared/data)', () => {
  test('there are some', () => {
    expect(recordings.length).toBeGreaterThanOrEqual(5)
  })

  test.each(recordings)(
    '$file leads to the hash that the index knows, and to its trace',
    async ({ trace, message }) => {
      const { boc } = sendTransactionResult(message)
      expect([message.hash, message.hash_norm]).toContain(messageHash(boc))
      const subject = readTrackedSubject(boc)
      expect(subject).toMatchObject({ hash: message.hash_norm, account: message.destination })
      const transport = scriptedTransport((name, { msg_hash }) => {
        const found = name === 'traces' && (msg_hash as string[]).includes(message.hash_norm ?? '')
        return { traces: found ? [trace] : [], transactions: [], actions: [], address_book: {}, metadata: {} }
      })
      const client = createClient({ network: { name: 'recorded', baseUrl: 'http://127.0.0.1:1/api/v3' }, transport })
      const tracker = createTracker(client, subject, { interval: 20, streamingInterval: 40, patience: 120 })
      onTestFinished(tracker.subscribe(() => undefined))
      // As far as the index had come when they were recorded: all there, not yet understood.
      await until(() => tracker.current().stage === 'finalized')
      const { trace: model } = tracker.current()
      expect(trace.trace_info.classification_state).toBe('unclassified')
      expect(model?.whole).toBe(true)
      expect(model?.transactions[0]?.hash).toBe(trace.trace?.tx_hash)
      expect(model?.transactions).toHaveLength(trace.trace_info.transactions)
    },
  )
})
