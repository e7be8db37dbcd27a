import { describe, expect, test } from 'vitest'
import { readNodeError } from '../../../src/meaning/outcome/nodeError.ts'

describe('errors of the node in words', () => {
  const said = (text: string) => readNodeError({ name: 'HttpError', text })

  test('a wallet that refuses a sequence number', () => {
    const error = said(
      'LITE_SERVER_UNKNOWN: cannot apply external message to current state : External message was not accepted\nexitcode=33, steps=23, gas_used=0',
    )
    expect(error).toMatchObject({ kind: 'refused', code: 33 })
    expect(error.meaning).toContain('seqno')
    expect(error.text).toContain('seqno')
  })

  test('a node that is not ready may be asked again', () => {
    expect(said('LITE_SERVER_NOTREADY: not in db').kind).toBe('node')
  })

  test('an account without a contract', () => {
    expect(said('Failed to unpack account state').kind).toBe('inactive')
  })

  test('words it has never heard are not explained away', () => {
    expect(said('something else')).toEqual({ kind: 'unknown', text: 'The node rejected the request.' })
  })
})
