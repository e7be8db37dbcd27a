import { describe, expect, test } from 'vitest'
import type { TransactionDescription } from '../../../src/service/rows/transaction.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { readFailure } from '../../../src/meaning/outcome/failure.ts'
import { judgeTrace } from '../../../src/meaning/trace/verdict.ts'
import { message, transaction } from './build.ts'

const failed: Partial<TransactionDescription> = {
  aborted: true,
  compute_ph: { skipped: false, success: false, exit_code: 706 },
  action: null,
  bounce: { type: 'ok' },
}
const skipped = (reason: string): Partial<TransactionDescription> => ({
  aborted: true,
  compute_ph: { skipped: true, reason },
  action: null,
})
const going = message('going', { opcode: '0x0f8a7ea5' })
const back = message('back', { bounced: true })
const root = transaction({ hash: 'root', lt: '1', out_msgs: [going] })
const bounce = transaction({ hash: 'back', lt: '3', in_msg: back })
const refused = transaction({ hash: 'refused', lt: '2', in_msg: going, out_msgs: [back], description: failed })

const failure = (description: Partial<TransactionDescription>, more = {}): string | undefined =>
  readFailure(transaction({ hash: 'x', in_msg: message('m', more), description }))?.text

describe('one transaction', () => {
  test('names an exit code by what the contract was asked', () => {
    expect(failure(failed, { opcode: '0x0f8a7ea5' })).toBe('exit code 706: not enough jettons')
    expect(failure(failed, { opcode: 260_734_629 })).toBe('exit code 706: not enough jettons')
    expect(failure(failed, { opcode: '0x12345678' })).toBe('exit code 706')
    expect(failure(failed)).toBe('exit code 706')
  })

  test('the same exit code means what the asked contract means by it', () => {
    const code = (exit_code: number): Partial<TransactionDescription> => ({
      ...failed,
      compute_ph: { skipped: false, success: false, exit_code },
    })
    expect(failure(code(135), { opcode: '0x7369676e' })).toBe('exit code 135: invalid signature')
    expect(failure(code(135), { opcode: '0x00000001' })).toBe('exit code 135: contract code not found')
    expect(failure(code(107), { opcode: '0xa762230f' })).toBe('exit code 107: this signer has already approved')
    expect(failure(code(1007), { opcode: '0xf718510f' })).toBe('exit code 1007: the sender may not create orders')
    expect(failure(code(1007))).toBe('exit code 1007')
  })

  test('names a result code of the action phase', () => {
    const action = { success: false, result_code: 37 }
    expect(failure({ aborted: true, action })).toBe('action result code 37: not enough funds to send messages')
  })

  test('a transfer to an account without code succeeded', () => {
    expect(failure(skipped('no_state'), { bounce: false })).toBeUndefined()
  })

  test('a transfer that came back from an account without code failed', () => {
    expect(failure({ ...skipped('no_state'), bounce: { type: 'ok' } })).toBe('not executed: account not deployed')
  })

  test('a notice worth one nanogram is not a failure, whether it may bounce or not', () => {
    expect(failure(skipped('no_gas'), { value: '1', bounce: false })).toBeUndefined()
    expect(failure({ ...skipped('no_gas'), bounce: { type: 'nofunds' } }, { value: '1' })).toBeUndefined()
    expect(failure({ ...skipped('no_gas'), bounce: { type: 'nofunds' } }, { value: '100000' })).toMatch(
      'not enough funds for gas',
    )
  })

  test('exit code 1 is success', () => {
    expect(failure({ compute_ph: { skipped: false, success: true, exit_code: 1 } })).toBeUndefined()
  })

  test('an abort without more is a failure', () => {
    expect(failure({ aborted: true })).toBe('aborted')
  })
})

describe('a trace', () => {
  test('without failures succeeded', () => {
    const trace = assembleTrace([root, transaction({ hash: 'ok', lt: '2', in_msg: going })])
    expect(judgeTrace(trace)).toMatchObject({ status: 'succeeded', failures: [], text: 'Success.' })
  })

  test('whose only message came back failed', () => {
    const verdict = judgeTrace(assembleTrace([root, refused, bounce]))
    expect(verdict.status).toBe('failed')
    expect(verdict.first).toMatchObject({ index: 1, failure: { code: 706, returned: true } })
    expect(verdict.text).toBe('Failed: exit code 706: not enough jettons.')
  })

  test('with another branch that went well failed in part', () => {
    const other = message('other')
    const trace = assembleTrace([
      { ...root, out_msgs: [going, other] },
      refused,
      bounce,
      transaction({ hash: 'fine', lt: '4', in_msg: other }),
    ])
    expect(judgeTrace(trace)).toMatchObject({
      status: 'partial',
      text: 'Partially failed: exit code 706: not enough jettons.',
    })
  })

  test('with a message on its way is pending, and says what failed so far', () => {
    const verdict = judgeTrace(assembleTrace([root, refused]))
    expect(verdict.status).toBe('pending')
    expect(verdict.text).toBe(
      'Pending: 1 message has no transaction yet. Failed so far: exit code 706: not enough jettons.',
    )
  })

  test('with an emulated transaction is pending', () => {
    const trace = assembleTrace([root, transaction({ hash: 'ok', lt: '2', in_msg: going, emulated: true })])
    expect(judgeTrace(trace).text).toBe('Pending: 1 transaction is not final.')
  })

  test('that is not whole never counts as succeeded', () => {
    const lost = transaction({ hash: 'lost', lt: '9', in_msg: message('from nowhere') })
    expect(judgeTrace(assembleTrace([lost])).status).toBe('broken')
    expect(judgeTrace(assembleTrace([])).status).toBe('broken')
    const truncated = assembleTrace({ transactions: { root: { ...root, out_msgs: [] } }, is_incomplete: true })
    expect(judgeTrace(truncated).status).toBe('broken')
  })

  test('that is not whole and shows a failure failed at least in part', () => {
    const truncated = assembleTrace({
      transactions: { root, refused, back: bounce },
      is_incomplete: true,
    })
    expect(judgeTrace(truncated).status).toBe('partial')
  })

  test('whose wallet skipped its only action failed', () => {
    const action = { success: true, tot_actions: 1, skipped_actions: 1, msgs_created: 0 }
    const verdict = judgeTrace(assembleTrace([transaction({ hash: 'root', description: { action } })]))
    expect(verdict).toMatchObject({
      status: 'failed',
      text: 'Failed: 1 action was skipped: the balance is probably too low.',
    })
  })

  test('whose wallet skipped one of two actions failed in part', () => {
    const action = { success: true, tot_actions: 2, skipped_actions: 1, msgs_created: 1 }
    const trace = assembleTrace([
      { ...root, description: { ...root.description, action } },
      transaction({ hash: 'ok', lt: '2', in_msg: going }),
    ])
    expect(judgeTrace(trace).status).toBe('partial')
  })
})
