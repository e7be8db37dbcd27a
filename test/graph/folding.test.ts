import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../src/service/rows/transaction.ts'
import { assembleTrace } from '../../src/meaning/trace/assemble.ts'
import { groupSiblings, groupsHiding } from '../../src/graph/tree/folding.ts'
import type { TraceModel } from '../../src/meaning/trace/model.ts'
import { message, randomFrom, shuffled, transaction, tree } from '../meaning/trace/build.ts'

const fan = (count: number, failed: readonly number[] = []): Transaction[] => {
  const out = Array.from({ length: count }, (_, place) => message(`m${place}`, { opcode: '0x00000001' }))
  return [
    transaction({ hash: 'root', lt: '1', out_msgs: out }),
    ...out.map((in_msg, place) =>
      transaction({
        hash: `c${place}`,
        lt: String(place + 2),
        in_msg,
        ...(failed.includes(place) && {
          description: { aborted: true, compute_ph: { skipped: false, success: false, exit_code: 100 } },
        }),
      }),
    ),
  ]
}
const chain = (count: number): Transaction[] => tree(Array.from({ length: count }, (_, index) => index - 1))
const shown = (trace: TraceModel, groupOf: Int32Array): string[] =>
  trace.transactions.flatMap(({ hash }, index) => (groupOf[index] === -1 ? [hash] : []))

describe('siblings', () => {
  test('that are alike are one group with their number and sum', () => {
    const trace = assembleTrace(fan(20))
    const { groups, groupOf } = groupSiblings(trace)
    expect(groups).toMatchObject([
      { kind: 'siblings', parent: 0, hidden: 20, failed: 0, value: '20000000000', state: 'closed' },
    ])
    expect(shown(trace, groupOf)).toEqual(['root'])
  })

  test('say how they differ: their accounts, and the least and the largest value', () => {
    const rows = fan(9).map((row, at) =>
      at === 0
        ? row
        : {
            ...row,
            account: `0:${String(at % 3).repeat(64)}`,
            in_msg: row.in_msg && { ...row.in_msg, value: String(at * 1000) },
          },
    )
    const [root, ...others] = rows
    const sent = others.map(({ in_msg }) => in_msg!)
    const [group] = groupSiblings(assembleTrace([{ ...root!, out_msgs: sent }, ...others])).groups
    expect(group?.spread).toEqual({ accounts: 3, least: '1000', most: '9000' })
    expect(groupSiblings(assembleTrace(chain(30))).groups[0]?.spread).toBeUndefined()
  })

  test('that failed are not among those that did not', () => {
    const trace = assembleTrace(fan(20, [3, 7]))
    const { groups, groupOf } = groupSiblings(trace)
    expect(groups[0]?.members).toHaveLength(18)
    expect(shown(trace, groupOf)).toEqual(['root', 'c3', 'c7'])
  })

  test('with whole branches below them are grouped when the branches are alike', () => {
    const parents = [-1, ...Array.from({ length: 12 }, () => 0), ...Array.from({ length: 11 }, (_, place) => place + 1)]
    const { groups } = groupSiblings(assembleTrace(tree(parents)))
    expect(groups).toMatchObject([{ kind: 'siblings', hidden: 22 }])
    expect(groups[0]?.members).toHaveLength(11)
  })

  test('of an open group are shown, and the group still says that it is open', () => {
    const trace = assembleTrace(fan(10))
    const id = groupSiblings(trace).groups[0]?.id ?? ''
    const { groups, groupOf } = groupSiblings(trace, { expanded: new Set([id]) })
    expect(groups).toMatchObject([{ id, state: 'open', hidden: 10 }])
    expect(shown(trace, groupOf)).toHaveLength(11)
  })

  test('fewer than asked for stay', () => {
    expect(groupSiblings(assembleTrace(fan(7))).groups).toEqual([])
    expect(groupSiblings(assembleTrace(fan(7)), { siblings: 7 }).groups).toHaveLength(1)
    expect(groupSiblings(assembleTrace(fan(50)), { siblings: 0 }).groups).toEqual([])
  })

  test('that wait for something stay in sight', () => {
    const rows = fan(20).map((row) => (row.hash === 'c5' ? { ...row, emulated: true } : row))
    const trace = assembleTrace(rows)
    expect(shown(trace, groupSiblings(trace).groupOf)).toEqual(['root', 'c5'])
  })
})

describe('a chain', () => {
  test('keeps its ends and folds between them', () => {
    const trace = assembleTrace(chain(40))
    const { groups, groupOf } = groupSiblings(trace)
    expect(groups).toMatchObject([{ kind: 'chain', parent: 0, hidden: 38 }])
    expect(shown(trace, groupOf)).toEqual(['0', '39'])
  })

  test('is not folded over a failure', () => {
    const rows = chain(40).map((row) =>
      row.hash === '20'
        ? { ...row, description: { ...row.description, compute_ph: { success: false, exit_code: 9 } } }
        : row,
    )
    const trace = assembleTrace(rows)
    expect(shown(trace, groupSiblings(trace).groupOf)).toEqual(['0', '20', '21', '39'])
  })

  test('of ten thousand takes no stack', () => {
    expect(groupSiblings(assembleTrace(chain(10_000))).groups[0]?.hidden).toBe(9998)
  })
})

test('a jetton transfer is one hop, and its receiver stays', () => {
  const read = JSON.parse(readFileSync(new URL('../../stories/chain/transactions.json', import.meta.url), 'utf8')) as {
    transactions: Transaction[]
  }
  const index = JSON.parse(readFileSync(new URL('../../stories/chain/index.json', import.meta.url), 'utf8')) as {
    showcase: { traces: { jettonTransfer: string } }
  }
  const trace = assembleTrace(
    read.transactions.filter(({ trace_id }) => trace_id === index.showcase.traces.jettonTransfer),
  )
  const { groups, groupOf } = groupSiblings(trace, { plumbing: true })
  expect(groups.map(({ kind }) => kind)).toEqual(['hop'])
  expect(shown(trace, groupOf)).toHaveLength(2)
  expect(groupSiblings(trace).groups).toEqual([])
})

test('the same input gives the same groups, whatever the order of arrival', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const random = randomFrom(seed)
    const parents = Array.from({ length: 400 }, (_, index) =>
      index === 0 ? -1 : Math.floor(random() * Math.min(index, random() < 0.5 ? 4 : index)),
    )
    const rows = tree(parents)
    const first = groupSiblings(assembleTrace(rows), { plumbing: true })
    const second = groupSiblings(assembleTrace(shuffled(rows, random)), { plumbing: true })
    expect(second).toEqual(first)
  }
})

test('every transaction can be brought to sight by opening what hides it', () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const random = randomFrom(seed)
    const parents = Array.from({ length: 300 }, (_, index) =>
      index === 0 ? -1 : Math.floor(index / (1 + Math.floor(random() * 12))) % index,
    )
    const trace = assembleTrace(tree(parents))
    trace.transactions.forEach((_, index) => {
      const expanded = new Set(groupsHiding(trace, index, { siblings: 3, chain: 3 }))
      expect(groupSiblings(trace, { siblings: 3, chain: 3, expanded }).groupOf[index]).toBe(-1)
    })
  }
})
