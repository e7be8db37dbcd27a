import { expect, test } from 'vitest'
import { accountStates } from '../../../src/service/endpoints/index.ts'
import { testAddress, createTestClient, noAccounts, withServer } from './setup.ts'

const server = withServer()

test('a slow answer is as old as its request, because the service may have read its state at once', async () => {
  server().answerWith(async (...exchange) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await noAccounts(...exchange)
  })
  const askedAt = Date.now() / 1000
  const { origin } = await createTestClient(server()).ask(accountStates, { address: [testAddress(1)] })
  expect(origin.asOf).toBeGreaterThan(askedAt - 0.1)
  expect(origin.asOf).toBeLessThan(askedAt + 0.3)
})
