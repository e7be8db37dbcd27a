import { describe, expect, test } from 'vitest'
import { splitFrames } from '../../../stories/chain/playback/frames.mjs'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { mergeRows } from '../../../src/react/live/tracked/mergeRows.ts'
import { initialTrackedState } from '../../../src/react/live/tracked/trackedState.ts'
import { afterInvalidation, addIndexed, addTrackedRows } from '../../../src/react/live/tracked/stateUpdates.ts'
import { traceBody } from '../../../stories/chain/playback/traceBody.mjs'
import { message, transaction } from '../../fixtures/transactions.ts'
import { createRandom } from '../../helpers/random.ts'
import { hasRecorded, recordedTrace, traceFiles } from '../../helpers/recorded.ts'

const files = hasRecorded ? traceFiles() : []

/** Recordings lack fields that the service sends; those that the rows are read by are added. */
function recordedRows(file: string): Transaction[] {
  const { transactions, trace_id } = recordedTrace(file)
  const block_ref = { workchain: 0, shard: '0', seqno: 0 }
  return transactions.map((row) => ({ ...row, trace_id, block_ref: row.block_ref ?? block_ref }))
}

const describeRows = (rows: readonly Transaction[]) =>
  rows.map((row) => `${row.hash} ${row.finality ?? 'finalized'}`).toSorted()

describe.runIf(hasRecorded)('every recorded trace, told again in disorder (needs ../shared/data)', () => {
  test.each(files)('%s ends as the same model, no row twice', (file) => {
    const rows = recordedRows(file)
    const random = createRandom(file.length * 31 + rows.length)
    const frames = splitFrames(rows, random.chance() ? { invalidateAfter: random.integer(4) } : {})
    let state = initialTrackedState('hash', undefined)
    for (const frame of frames) {
      if (frame.invalidated === true) state = afterInvalidation(state)
      // Any earlier frame of the same attempt may come late, twice or not at all.
      const began = frames.findLastIndex((each, at) => each.rows.length === 0 && at <= frames.indexOf(frame))
      const near = frames.slice(began, frames.indexOf(frame) + 1)
      for (let copies = random.integer(3); copies > 0; copies--) {
        const told = random.pick(near).rows
        const part = told.filter(() => random.chance())
        state = random.chance()
          ? addTrackedRows(state, random.chance() ? told : told.toReversed(), 'whole')
          : addTrackedRows(state, part, 'part')
        const hashes = state.trace?.transactions.map(({ hash }) => hash) ?? []
        expect(new Set(hashes).size).toBe(hashes.length)
        const consumed = state.trace?.transactions.flatMap(({ in_msg }) => in_msg?.hash ?? []) ?? []
        expect(new Set(consumed).size).toBe(consumed.length)
      }
    }
    const last = frames.at(-1)
    if (last === undefined) throw new Error('no frames')
    const complete = addTrackedRows(state, last.rows, 'whole')
    const once = assembleTrace(last.rows)
    expect(describeRows(complete.trace?.transactions ?? [])).toEqual(describeRows(once.transactions))
    expect(complete.trace?.parent).toEqual(once.parent)
    expect(complete.trace?.depth).toEqual(once.depth)
    const body = traceBody(last, [])
    const told = addIndexed(complete, body)
    expect(told.trace).toEqual(assembleTrace(body))
    expect(told.stage).toBe('classified')
    expect(told.settled).toBe(true)
  })
})

describe('rows of one trace', () => {
  const row = (hash: string, finality: Transaction['finality'], received: string, sends: string[] = []): Transaction =>
    transaction({
      hash,
      finality,
      emulated: finality === 'pending',
      lt: hash.length.toString(),
      account: hash,
      in_msg: message({ hash: received, source: 'x' }),
      out_msgs: sends.map((each) => message({ hash: each, destination: 'y' })),
    })
  const hashes = (rows: readonly Transaction[]) => rows.map(({ hash }) => hash).toSorted()

  test('an emulated row gives way to the real one with the same inbound message', () => {
    const known = [row('emulated', 'pending', 'a', ['b'])]
    expect(hashes(mergeRows(known, [row('real', 'confirmed', 'a', ['b'])], 'part'))).toEqual(['real'])
  })

  test('what was emulated after a row that turned out otherwise goes with it', () => {
    const known = [row('one', 'pending', 'a', ['b']), row('two', 'pending', 'b', ['c']), row('three', 'pending', 'c')]
    const merged = mergeRows(known, [row('real', 'confirmed', 'a', ['other'])], 'part')
    expect(hashes(merged)).toEqual(['real'])
  })

  test('a confirmed row gives way to a finalized one of another hash', () => {
    const known = [row('fork', 'confirmed', 'a')]
    expect(hashes(mergeRows(known, [row('kept', 'finalized', 'a')], 'part'))).toEqual(['kept'])
  })

  test('an overtaken picture of the whole trace takes nothing away', () => {
    const known = [row('one', 'finalized', 'a', ['b']), row('two', 'confirmed', 'b')]
    const late = [row('emulated', 'pending', 'a', ['b'])]
    expect(hashes(mergeRows(known, late, 'whole'))).toEqual(['one', 'two'])
  })

  test('a newer picture of the whole trace removes what it no longer holds, save what is final', () => {
    const known = [row('one', 'finalized', 'a', ['b', 'c']), row('two', 'pending', 'b'), row('three', 'pending', 'c')]
    const newer = [row('one', 'finalized', 'a', ['b', 'c']), row('two', 'pending', 'b')]
    expect(hashes(mergeRows(known, newer, 'newer'))).toEqual(['one', 'two'])
    expect(hashes(mergeRows(known, [], 'newer'))).toEqual(['one'])
  })

  test('a withdrawal leaves what is final, or nothing', () => {
    const state = addTrackedRows(
      initialTrackedState('hash', undefined),
      [row('one', 'finalized', 'a', ['b']), row('two', 'pending', 'b')],
      'whole',
    )
    expect(afterInvalidation(state).trace?.transactions.map(({ hash }) => hash)).toEqual(['one'])
    const emulated = addTrackedRows(initialTrackedState('hash', undefined), [row('one', 'pending', 'a')], 'whole')
    expect(afterInvalidation(emulated)).toMatchObject({ stage: 'invalidated', trace: undefined, settled: false })
  })
})
