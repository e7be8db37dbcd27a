import { describe, expect, test } from 'vitest'
import { Trace } from '../../src/schema/trace.ts'
import type { Transaction } from '../../src/schema/transaction.ts'
import { assembleTrace } from '../../src/trace/assemble.ts'
import { traceTotals } from '../../src/trace/totals.ts'
import { verdictOf } from '../../src/trace/verdict.ts'
import { captureBody, captures, hasRecorded, recordedTrace, traceFiles } from '../helpers/recorded.ts'
import { randomFrom, shuffled } from './build.ts'

interface Edge {
  readonly msg_hash: string
  readonly left_tx: string | null
  readonly right_tx: string | null
}

// Traces with a transaction that really failed; the other aborted ones are notices without gas.
const failing: Readonly<Record<string, string>> = {
  '002.json': 'exit code 46',
  '016.json': 'exit code -14: it ran out of gas',
  '026.json': 'exit code 9: a message or cell ended too early',
  '048.json': 'exit code 56',
}

test.skipIf(hasRecorded)('recorded traces are absent: ../shared/data is not beside this checkout', () => {
  expect(hasRecorded).toBe(false)
})

describe.runIf(hasRecorded)('recorded traces', () => {
  const files = hasRecorded ? traceFiles() : []

  test('there are seventy', () => {
    expect(files).toHaveLength(70)
  })

  test.each(files)('%s assembles with exactly its transactions, messages and edges', (file) => {
    const recorded = recordedTrace(file)
    const { transactions } = recorded
    const { edges } = (recorded as unknown as { derived: { edges: Edge[] } }).derived
    const messages = new Set(
      transactions.flatMap(({ in_msg, out_msgs }) =>
        [...(in_msg === null ? [] : [in_msg]), ...out_msgs].map(({ hash }) => hash),
      ),
    )
    const linked = edges.filter(({ left_tx, right_tx }) => left_tx !== null && right_tx !== null)
    for (const order of [transactions, shuffled(transactions, randomFrom(Number.parseInt(file, 10)))]) {
      const trace = assembleTrace(order)
      expect(traceTotals(trace)).toMatchObject({ transactions: transactions.length, messages: messages.size })
      const found = trace.messages.filter(({ from, to }) => from >= 0 && to >= 0)
      const hash = (index: number): string => trace.transactions[index]?.hash ?? ''
      expect(new Set(found.map(({ message, from, to }) => `${message.hash} ${hash(from)} ${hash(to)}`))).toEqual(
        new Set(linked.map(({ msg_hash, left_tx, right_tx }) => `${msg_hash} ${left_tx} ${right_tx}`)),
      )
      expect(trace.transactions.map(({ hash }) => hash)).toEqual(
        assembleTrace(transactions).transactions.map(({ hash }) => hash),
      )
    }
  })

  test('only the four with a failed transaction are judged to have failed in part or whole', () => {
    const found: Record<string, string> = {}
    for (const file of files) {
      const verdict = verdictOf(assembleTrace(recordedTrace(file).transactions))
      if (verdict.first !== undefined) found[file] = verdict.first.failure.text
    }
    expect(found).toEqual(failing)
  })

  const whole = hasRecorded
    ? captures().filter(({ endpoint, real, shape }) => endpoint === 'traces' && real === true && shape === 'element of traces')
    : []

  test.each(whole)('the service and we agree on the tree and the counts of $file', (capture) => {
    const answer = Trace.parse(captureBody(capture))
    const trace = assembleTrace(answer)
    const { trace_info, trace: tree } = answer
    const { transactions, messages } = traceTotals(trace)
    expect(transactions).toBe(trace_info.transactions)
    expect(messages).toBe(trace_info.messages + trace_info.pending_messages)
    const pairs: string[] = []
    const walk = (node: NonNullable<typeof tree>): void => {
      for (const child of node.children ?? []) {
        pairs.push(`${node.tx_hash} ${child.tx_hash}`)
        walk(child)
      }
    }
    if (tree !== undefined && tree !== null) walk(tree)
    const hash = (index: number): string => (trace.transactions[index] as Transaction).hash
    const ours = [...trace.parent].flatMap((parent, index) => (parent < 0 ? [] : [`${hash(parent)} ${hash(index)}`]))
    expect(ours.sort()).toEqual(pairs.sort())
  })
})
