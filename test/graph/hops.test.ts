import { expect, test } from 'vitest'
import type { Message } from '../../src/service/rows/message.ts'
import type { Transaction } from '../../src/service/rows/transaction.ts'
import { labelOf } from '../../src/graph/items/describeItem.ts'
import { groupsHiding, groupSiblings } from '../../src/graph/tree/folding.ts'
import { buildTraceGraph, type TraceGraph } from '../../src/graph/tree/traceGraph.ts'
import { traceSvg } from '../../src/graph/svg/traceSvg.ts'
import { assembleTrace } from '../../src/meaning/trace/assemble.ts'
import type { TraceModel } from '../../src/meaning/trace/model.ts'
import { message, randomFrom, transaction } from '../meaning/trace/build.ts'

const opcodes = { transfer: '0x0f8a7ea5', internal: '0x178d4519', notify: '0x7362d09c', excess: '0xd53276db' } as const
const failing = { aborted: true, compute_ph: { skipped: false, success: false, exit_code: 706 } }
const account = (name: string): string => `0:${Buffer.from(name).toString('hex').padStart(64, '0')}`
const withCode = (code_hash: string): Pick<Transaction, 'account_state_after'> => ({
  account_state_after: {
    hash: 'state',
    balance: '1',
    extra_currencies: null,
    account_status: 'active',
    frozen_hash: null,
    code_hash,
    data_hash: null,
  },
})

/** What is unusual about a transfer; the first kind is folded, the others are not. */
const kinds = [
  'usual',
  'silent',
  'fails at the first wallet',
  'fails at the second wallet',
  'bounces',
  'pays a stranger',
  'logs',
  'has wallets of two codes',
  'waits',
] as const
type Kind = (typeof kinds)[number]

/** A row of transfers: each recipient starts the next one. Names of transactions: `s`, then `a0 b0 r0 e0 a1 b1 …`. */
function transfers(list: readonly Kind[]): Transaction[] {
  const rows: Transaction[] = []
  let lt = 1000
  let sender = { name: 's', in_msg: message('in s', { source: null, value: null }), out: [] as Message[] }
  const close = (): void => {
    const { name, in_msg, out } = sender
    rows.push(transaction({ hash: name, account: account(name), lt: String((lt += 10)), in_msg, out_msgs: out }))
  }
  list.forEach((kind, at) => {
    const send = (name: string, opcode: string, value: number, more: Partial<Message> = {}): Message =>
      message(`to ${name}${at}`, { opcode, value: String(value), ...more })
    const asked = send('a', opcodes.transfer, 400 + at)
    const moved = send('b', opcodes.internal, 300 + at, { bounced: kind === 'bounces' })
    const told = send('r', opcodes.notify, 100 + at)
    const spare = send('e', opcodes.excess, 150 + at)
    sender.out.push(asked)
    close()
    const add = (
      name: string,
      in_msg: Message,
      out_msgs: Message[],
      more: Omit<Parameters<typeof transaction>[0], 'hash'> = {},
    ): void => {
      rows.push(
        transaction({
          hash: `${name}${at}`,
          account: account(`${name}${at}`),
          lt: String((lt += 10)),
          in_msg,
          out_msgs,
          ...more,
        }),
      )
    }
    const stopsFirst = kind === 'fails at the first wallet'
    add('a', asked, [moved], { ...withCode('wallet'), ...(stopsFirst && { description: failing }) })
    const log = kind === 'logs' ? [message(`log ${at}`, { destination: null, value: null })] : []
    const second = [
      ...(kind === 'silent' ? [] : [told]),
      spare,
      ...log,
      ...(kind === 'waits' ? [send('w', '0x1', 1)] : []),
    ]
    add('b', moved, second, {
      ...withCode(kind === 'has wallets of two codes' ? 'other' : 'wallet'),
      ...(kind === 'fails at the second wallet' && { description: failing }),
    })
    add('e', spare, [], {
      account: account(kind === 'pays a stranger' ? 'stranger' : at % 2 === 0 ? 's' : sender.name),
    })
    sender =
      kind === 'silent'
        ? { name: `x${at}`, in_msg: message(`in x${at}`, { source: null }), out: [] }
        : { name: `r${at}`, in_msg: told, out: [] }
  })
  close()
  return rows
}

const graphOf = (trace: TraceModel, expanded: ReadonlySet<string> = new Set()): TraceGraph =>
  buildTraceGraph(trace, { folding: groupSiblings(trace, { hops: true, siblings: 0, chain: 0, expanded }) })
const cardOf = ({ trace, items }: TraceGraph, hash: string) =>
  items.find(({ transaction: index }) => trace.transactions[index]?.hash === hash)

test('the wallets of a transfer and its excess are a line of the recipient', () => {
  const graph = graphOf(assembleTrace(transfers(['usual'])))
  expect(graph.items.map(({ transaction: index }) => graph.trace.transactions[index]?.hash)).toEqual(['s', 'r0'])
  const card = cardOf(graph, 'r0')
  expect(card?.via).toMatchObject({ count: 2, hidden: 3, value: '400' })
  expect(graph.trace.messages[card?.via?.message ?? -1]?.message.hash).toBe('to a0')
  expect(card?.id).toBe('to r0')
})

test.each(kinds.slice(1))('a transfer that is unusual stays: it %s', (kind) => {
  const trace = assembleTrace(transfers([kind]))
  expect(groupSiblings(trace, { hops: true }).groups).toEqual([])
  expect(graphOf(trace).items.filter(({ via, group }) => via !== undefined || group !== undefined)).toEqual([])
})

test('of rows of transfers exactly the usual ones are folded, and nothing is lost', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const random = randomFrom(seed * 977 + 1)
    const list = Array.from({ length: 1 + Math.floor(random() * 6) }, (): Kind =>
      random() < 0.6 ? 'usual' : (kinds[Math.floor(random() * kinds.length)] ?? 'usual'),
    )
    const trace = assembleTrace(transfers(list))
    const graph = graphOf(trace)
    const hops = graph.items.flatMap(({ via }) => via ?? [])
    expect(hops.map(({ id }) => id).toSorted()).toEqual(
      list.flatMap((kind, at) => (kind === 'usual' ? [`hop to a${at}`] : [])).toSorted(),
    )
    // Every transaction is a card or behind one, and no card stands for one that failed besides itself.
    const hidden = hops.reduce((sum, hop) => sum + hop.hidden, 0)
    const cards = graph.items.filter(({ transaction: index }) => index >= 0).length
    expect(cards + hidden).toBe(trace.transactions.length)
    expect([...graph.placeOfTransaction].every((place) => place >= 0)).toBe(true)
    expect(hops.every(({ failed }) => failed === 0)).toBe(true)
    // The recipient's line is labelled with what it received, and the hop knows what was sent into it.
    for (const { via, message: at } of graph.items) {
      if (via === undefined) continue
      const sent = Number(via.value)
      expect(sent).toBe(400 + Number(/\d+$/.exec(via.id)?.[0]))
      expect(trace.messages[at]?.message).toMatchObject({ opcode: opcodes.notify, value: String(sent - 300) })
    }
    // Opened, all of it is as without folding.
    const opened = graphOf(trace, new Set(hops.map(({ id }) => id)))
    expect(opened.items.map(({ id }) => id)).toEqual(buildTraceGraph(trace).items.map(({ id }) => id))
  }
})

test('a transaction inside of a hop is shown by opening that hop alone', () => {
  const trace = assembleTrace(transfers(['usual', 'usual', 'usual']))
  for (const hash of ['a1', 'b1', 'e1']) {
    const ids = groupsHiding(trace, trace.indexByHash.get(hash) ?? -1, { hops: true })
    expect(ids).toEqual(['hop to a1'])
    const graph = graphOf(trace, new Set(ids))
    expect(cardOf(graph, hash)).toBeDefined()
    expect(graph.items.flatMap(({ via }) => via?.id ?? [])).toEqual(['hop to a0', 'hop to a2'])
    expect(cardOf(graph, 'a1')?.headOf).toBe('hop to a1')
  }
})

test('a recipient whose transaction failed is shown as failed', () => {
  const rows = transfers(['usual']).map((row) =>
    row.hash === 'r0' ? { ...row, description: { ...row.description, ...failing } } : row,
  )
  const graph = graphOf(assembleTrace(rows))
  expect(cardOf(graph, 'r0')?.via).toBeDefined()
  const svg = traceSvg(graph.trace, { fold: { hops: true } })
  expect(svg).toMatch(/aria-label="Jetton transfer, [^"]*via 2 jetton wallets, grouped, failed, transaction \d of 5"/)
})

test('the label of the transfer is that of the recipient', () => {
  const graph = graphOf(assembleTrace(transfers(['usual'])))
  const card = cardOf(graph, 'r0')!
  const label = { operation: 'Swap', amounts: undefined }
  expect(labelOf(new Map([[card.via?.message ?? -1, label]]), card)).toBe(label)
  expect(labelOf(new Map([[card.message, label]]), card)).toBe(label)
  expect(labelOf(undefined, card)).toBeUndefined()
})
