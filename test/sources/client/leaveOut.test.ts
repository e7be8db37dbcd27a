import { expect, test } from 'vitest'
import { withPolicy } from '../../../src/entries/client.ts'
import { accountStates, sendMessage, transactions } from '../../../src/service/endpoints/index.ts'
import { json } from '../../helpers/servers/faultServer.ts'
import { createTestClient, noAccounts, noTransactions, testAddress, withServer } from './setup.ts'

const server = withServer(noTransactions)
const sent = () => server().requests.map(({ query }) => query)

test('a client can leave out the address book and the metadata, without a header that needs a preflight', async () => {
  const client = createTestClient(server(), { noAddressBook: true, noMetadata: true })
  await client.request(transactions, {})
  await client.request(transactions, { limit: 1 }, { noAddressBook: false })
  expect(sent().map((query) => query.get('x_no_address_book'))).toEqual(['true', null])
  expect(sent().map((query) => query.get('x_no_metadata'))).toEqual(['true', 'true'])
  expect(Object.keys(server().requests[0]?.headers ?? {})).not.toContain('x-no-metadata')
})

test('requests with and without names are not joined', async () => {
  server().answerWith(noAccounts)
  const client = createTestClient(server())
  await Promise.all([
    client.request(accountStates, { address: [testAddress(1)] }),
    client.request(accountStates, { address: [testAddress(1)] }, { noAddressBook: true }),
    client.request(accountStates, { address: [testAddress(2)] }, { noAddressBook: true }),
  ])
  expect(
    Object.fromEntries(sent().map((query) => [query.get('x_no_address_book'), query.getAll('address').length])),
  ).toEqual({
    null: 1,
    true: 2,
  })
})

test('answers without names have cache entries of their own', () => {
  const client = createTestClient(server())
  const bare = withPolicy(client, { noAddressBook: true })
  expect(bare.key).not.toBe(client.key)
  expect(withPolicy(client, { noAddressBook: false }).key).not.toBe(bare.key)
  expect(createTestClient(server(), { noMetadata: true }).key).not.toBe(client.key)
})

test('the body of a message stays as it is', async () => {
  server().answerWith(json({ message_hash: '', message_hash_norm: '' }))
  await createTestClient(server(), { noAddressBook: true }).request(sendMessage, { boc: 'te6cckEBAQEAAgAAAA==' })
  expect(String(server().requests[0]?.query)).toBe('')
})
