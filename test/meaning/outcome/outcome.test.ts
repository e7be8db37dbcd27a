import { describe, expect, test } from 'vitest'
import { english } from '../../../src/text/en/index.ts'
import { readOutcome, transactionStatus } from '../../../src/meaning/outcome/outcome.ts'
import { message, refused, transaction } from '../../fixtures/transactions.ts'

describe('status', () => {
  test('is success when all phases are', () => {
    expect(transactionStatus(transaction())).toBe('success')
  })

  test('is failed with the reason when the contract refused', () => {
    const { status, failure } = readOutcome(transaction({ description: refused(11) }))
    expect(status).toBe('failed')
    expect(failure).toMatchObject({ kind: 'compute', code: 11, returned: true })
    expect(failure && english.status.failure(failure)).toBe('Exit code 11: the contract does not support this message')
  })

  test('is not failed when value came to an account without code, and stayed', () => {
    const description = { type: 'ord', aborted: true, compute_ph: { skipped: true, reason: 'no_state' } }
    const outcome = readOutcome(transaction({ description }))
    expect(outcome).toMatchObject({ status: 'skipped', skipped: 'no_state', failure: undefined })
    expect(english.status.notExecuted('no_state')).toBe('Account not deployed, nothing was executed')
  })

  test('is pending while the chain may drop it, and failed when it is to fail', () => {
    expect(transactionStatus(transaction({ emulated: true }))).toBe('pending')
    expect(transactionStatus(transaction({ finality: 'pending' }))).toBe('pending')
    expect(transactionStatus(transaction({ finality: 'confirmed' }))).toBe('success')
    const failing = readOutcome(transaction({ emulated: true, description: refused(9) }))
    expect(failing).toMatchObject({ status: 'failed', pending: true })
  })

  test('tells a message that came back from one that arrived', () => {
    expect(readOutcome(transaction({ in_msg: message({ bounced: true }) })).bounced).toBe(true)
    expect(readOutcome(transaction({ in_msg: null })).bounced).toBe(false)
  })
})
