import { describe, expect, expectTypeOf, test } from 'vitest'
import { Action, isAction } from '../../../src/service/rows/action.ts'
import { actionDetails, findDetailIssues } from '../../../src/service/rows/details/actionDetails.ts'
import { TraceNode } from '../../../src/service/rows/trace.ts'

const action = {
  trace_id: 'qg0lmOzCu4ZfPVvzfEKdVH8JpBX/qvGUKVzHpBWtXfE=',
  action_id: 'qg0lmOzCu4ZfPVvzfEKdVH8JpBX/qvGUKVzHpBWtXfE=',
  start_lt: '1',
  end_lt: '2',
  start_utime: 1,
  end_utime: 2,
  trace_end_lt: '2',
  trace_end_utime: 2,
  trace_mc_seqno_end: 3,
  transactions: [],
  success: true,
}

describe('Action', () => {
  test('keeps an unknown type with its details', () => {
    const unknown = { ...action, type: 'teleport', details: { from: 'here', nested: { deep: [1] } } }
    expect(Action.parse(unknown)).toEqual(unknown)
  })

  test('names the detail that differs from its type', () => {
    const wrong = { ...action, type: 'multisig_approve', details: { signer_index: 'x' } }
    const found = findDetailIssues({ actions: [action, wrong], traces: [{ actions: null }, { actions: [wrong] }] })
    const places = found.map(({ path }) => path.join('.')).filter((place) => place.endsWith('signer_index'))
    expect(places).toEqual(['actions.1.details.signer_index', 'traces.1.actions.0.details.signer_index'])
  })

  test.each([null, 'x', {}, { actions: 'many' }, { actions: [null, 7, { type: 'tick_tock' }] }])(
    'looks for details in anything: %j',
    (answer) => {
      expect(() => findDetailIssues(answer)).not.toThrow()
    },
  )

  test('finds nothing wrong with details of an unknown type', () => {
    expect(findDetailIssues({ actions: [{ ...action, type: 'teleport', details: { from: 'here' } }] })).toEqual([])
  })

  test('does not take a name from the prototype for a known type', () => {
    const hostile = { ...action, type: 'constructor', details: {} }
    expect(Action.safeParse(hostile).success).toBe(true)
    expect(findDetailIssues({ actions: [hostile] })).toEqual([])
  })

  test('isAction narrows the details', () => {
    const tick = Action.parse({ ...action, type: 'tick_tock', details: {} })
    if (isAction(tick, 'jetton_swap')) {
      expectTypeOf(tick.details.asset_in).toEqualTypeOf<string | null>()
    }
    expect(isAction(tick, 'jetton_swap')).toBe(false)
    expect(isAction(tick, 'jetton_swap', 'tick_tock')).toBe(true)
  })

  test('knows every documented type', () => {
    expect(Object.keys(actionDetails)).toHaveLength(85)
  })
})

describe('TraceNode', () => {
  test('takes a chain of 10,000 nodes', () => {
    let node: unknown = { tx_hash: 'leaf', children: [] }
    for (let depth = 0; depth < 10_000; depth += 1) node = { tx_hash: 'x', children: [node] }
    expect(TraceNode.safeParse(node).success).toBe(true)
  })

  test('refuses children that are not a list', () => {
    expect(TraceNode.safeParse({ tx_hash: 'x', children: 'many' }).success).toBe(false)
  })
})
