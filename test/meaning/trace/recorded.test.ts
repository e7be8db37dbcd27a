import { describe, expect, test } from 'vitest'
import { Trace } from '../../../src/service/rows/trace.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { childTransactions, type TraceModel } from '../../../src/meaning/trace/model.ts'
import { traceTotals } from '../../../src/meaning/trace/totals.ts'
import { judgeTrace } from '../../../src/meaning/trace/verdict.ts'
import { captureBody, captures, hasRecorded, recordedTrace, traceFiles } from '../../helpers/recorded.ts'
import { randomFrom, shuffled } from './build.ts'

interface Edge {
  readonly msg_hash: string
  readonly left_tx: string | null
  readonly right_tx: string | null
}

// Traces with a transaction that really failed; the other aborted ones are notices without gas.
const failing: Readonly<Record<string, string>> = {
  '002.json': 'exit code 46',
  '016.json': 'exit code -14: out of gas',
  '026.json': 'exit code 9: cell underflow: the message or a cell ended too early',
  '048.json': 'exit code 56',
}

function depthBelow(trace: TraceModel, root: number): number {
  const inside = (index: number): boolean => index === root || (index >= 0 && inside(trace.parent[index] ?? -1))
  return Math.max(...[...trace.depth].filter((_, index) => inside(index))) - (trace.depth[root] ?? 0)
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
    const { derived } = recorded as unknown as { derived: { edges: Edge[]; depth: number; root_tx_hash: string } }
    const { edges } = derived
    const messages = new Set(
      transactions.flatMap(({ in_msg, out_msgs }) =>
        [...(in_msg === null ? [] : [in_msg]), ...out_msgs].map(({ hash }) => hash),
      ),
    )
    const linked = edges.filter(({ left_tx, right_tx }) => left_tx !== null && right_tx !== null)
    for (const order of [transactions, shuffled(transactions, randomFrom(Number.parseInt(file, 10)))]) {
      const trace = assembleTrace(order)
      expect(traceTotals(trace)).toMatchObject({ transactions: transactions.length, messages: messages.size })
      const root = trace.transactions.findIndex(({ hash }) => hash === derived.root_tx_hash)
      expect(trace.roots).toContain(root)
      expect(depthBelow(trace, root)).toBe(derived.depth)
      expect(
        trace.transactions.every(({ lt }, at) => at === 0 || BigInt(lt) >= BigInt(trace.transactions[at - 1]?.lt ?? 0)),
      ).toBe(true)
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
      const verdict = judgeTrace(assembleTrace(recordedTrace(file).transactions))
      if (verdict.first !== undefined) found[file] = verdict.first.failure.text
    }
    expect(found).toEqual(failing)
  })

  /** Every recorded trace with a tree of the service's own: as a body, or as one element of it. */
  const answers = (hasRecorded ? captures() : [])
    .filter(({ endpoint, real }) => endpoint === 'traces' && real === true)
    .flatMap((capture) => {
      const body = captureBody(capture)
      const elements = capture.shape === 'response' ? (body as { traces: unknown[] }).traces : [body]
      return elements.map((element, place) => ({ name: `${capture.file}, ${place + 1}`, answer: Trace.parse(element) }))
    })

  test('there are seventeen of these', () => {
    expect(answers).toHaveLength(17)
  })

  test.each(answers)('the service and we agree on the tree and the counts of $name', ({ answer }) => {
    const trace = assembleTrace(answer)
    const { trace_info, trace: tree } = answer
    const { transactions, messages } = traceTotals(trace)
    expect(transactions).toBe(trace_info.transactions)
    expect(messages).toBe(trace_info.messages + trace_info.pending_messages)
    type Node = NonNullable<typeof tree>
    const hash = (index: number): string => (trace.transactions[index] as Transaction).hash
    const ours = (index: number): unknown => ({
      tx_hash: hash(index),
      in_msg_hash: trace.messages[trace.inbound[index] ?? -1]?.message.hash,
      children: [...childTransactions(trace, index)].map(ours),
    })
    const theirs = ({ tx_hash, in_msg_hash, children }: Node): unknown => ({
      tx_hash,
      in_msg_hash,
      children: (children ?? []).map(theirs),
    })
    expect(trace.roots.map(ours)).toEqual([theirs(tree as Node)])
  })
})
