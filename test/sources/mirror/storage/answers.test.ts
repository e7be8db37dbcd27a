import { expect, test } from 'vitest'
import type { AnyEndpoint } from '../../../../src/service/endpoints/endpoint.ts'
import { transactions } from '../../../../src/service/endpoints/transactions.ts'
import { requestKey } from '../../../../src/sources/mirror/storage/answers.ts'
import { testAccount } from '../../../fixtures/testRows.ts'

test('answers to requests that differ in any parameter have different keys, also in one of another version', () => {
  const endpoint: AnyEndpoint = transactions
  const account = [testAccount(1)]
  expect(requestKey(endpoint, { account, of_another_version: '1' })).not.toBe(requestKey(endpoint, { account }))
  expect(requestKey(endpoint, { account, of_another_version: undefined, offset: 0 })).toBe(
    requestKey(endpoint, { account }),
  )
})
