// What a sync says of its age, whatever stands behind it.
import { expect, test } from 'vitest'
import { NotMirroredError } from '../../../../src/sources/client/errors.ts'
import type { Policy, Transport } from '../../../../src/sources/client/transports/transport.ts'
import { transactions } from '../../../../src/service/endpoints/transactions.ts'
import { createMemoryIndex } from '../../../../src/entries/memory.ts'
import { createBook, testAccount, transaction } from '../../../fixtures/testRows.ts'
import { freshMirror } from '../setup.ts'

const DAY = 86_400

test('a sync is as old as its source says, and no mirror answers it', async () => {
  const { transport } = createMemoryIndex([{ transactions: [transaction(1, 1, 10)], address_book: createBook(1, 2) }])
  const policies = new Set<Policy | undefined>()
  const yesterday: Transport = {
    name: 'yesterday',
    async request(endpoint, params, init) {
      policies.add(init?.policy)
      const answer = await transport.request(endpoint, params, init)
      return { ...answer, origin: { ...answer.origin, asOf: answer.origin.asOf - DAY } }
    },
  }
  const mirror = await freshMirror()
  await mirror.sync({ kind: 'transactions', account: testAccount(1) }, { service: yesterday })
  const ask = (maxAge: number) => mirror.transport.request(transactions, { account: [testAccount(1)] }, { maxAge })
  expect((await ask(Infinity)).origin.asOf).toBeLessThan(Date.now() / 1000 - DAY + 60)
  await expect(ask(DAY / 2)).rejects.toBeInstanceOf(NotMirroredError)
  expect([...policies]).toEqual(['service-only'])
})
