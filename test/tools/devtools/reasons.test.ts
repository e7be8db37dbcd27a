import { expect, test } from 'vitest'
import { HttpError, type Network, networks, NotMirroredError } from '../../../src/entries/client.ts'
import type { RecordedCall } from '../../../src/tools/devtools/recorder.ts'
import { isEmpty, reasonsFor } from '../../../src/tools/devtools/reasons.ts'
import { countRows } from '../../../src/tools/devtools/findCauses.ts'
import * as endpoints from '../../../src/service/endpoints/index.ts'
import type { AnyEndpoint } from '../../../src/service/endpoints/endpoint.ts'

const account = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'

function call(endpoint: unknown, params: object, more: Partial<RecordedCall> = {}): RecordedCall {
  return {
    id: 1,
    endpoint: endpoint as AnyEndpoint,
    params,
    policy: undefined,
    startedAt: 0,
    endedAt: 1,
    rows: 0,
    ...more,
  }
}

function reasons(
  endpoint: unknown,
  params: object,
  more?: Partial<RecordedCall>,
  network: Network = networks.mainnet,
): string {
  return reasonsFor(call(endpoint, params, more), { network }).join('\n')
}

test.each([
  ['an offset beyond the rows', endpoints.transactions, { offset: 50 }, 'skips the first 50 rows'],
  ['items for sale', endpoints.nftItems, { owner_address: [account] }, 'include_on_sale'],
  [
    'a range whose start is after its end',
    endpoints.transactions,
    { start_lt: '9', end_lt: '8' },
    'start_lt is after end_lt',
  ],
  ['the hash of a message instead of a transaction', endpoints.transactions, { hash: ['x'] }, 'useTrackedMessage'],
  ['rows that have left the pending endpoints', endpoints.pendingTraces, { account }, 'not final yet'],
  [
    'wallets without a balance',
    endpoints.jettonWallets,
    { owner_address: [account], exclude_zero_balance: true },
    'zero balance',
  ],
  [
    'filters that must all match',
    endpoints.messages,
    { source: account, opcode: '0x1' },
    'match all filters are returned: source, opcode',
  ],
])('names %s', (_, endpoint, params, reason) => {
  expect(reasons(endpoint, params)).toContain(reason)
})

test('does not blame a correct filter', () => {
  const text = reasons(endpoints.nftItems, { owner_address: [account], include_on_sale: true })
  expect(text).not.toContain('include_on_sale')
  expect(reasons(endpoints.transactions, { start_lt: '8', end_lt: '9' })).not.toContain('is after')
})

test('mentions a test-only address on mainnet, but not on testnet', () => {
  const params = { account: ['kQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqKYH'] }
  expect(reasons(endpoints.transactions, params)).toContain('account is an address for test networks')
  expect(reasons(endpoints.transactions, params, {}, networks.testnet)).not.toContain('test networks')
})

test('says what is missing in the mirror and that the policy does not ask the service', () => {
  const error = new NotMirroredError('nftItems', 'no sweep of this owner')
  const text = reasons(endpoints.nftItems, {}, { error, policy: 'mirror-only' })
  expect(text).toContain('no sweep of this owner')
  expect(text).toContain('mirror-only does not ask the service')
})

test('says how old a result from the mirror is', () => {
  const origin = { source: 'mirror', asOf: 1_700_000_000, transport: 'mirror' } as const
  expect(reasons(endpoints.nftItems, {}, { origin })).toContain('2023-11-14T22:13:20')
})

test('treats 404 as empty only for endpoints where it means that there is none', () => {
  const none = new HttpError('/x', 404, 'notFound', 'adjacent transactions not found')
  expect(isEmpty(call(endpoints.adjacentTransactions, {}, { error: none }))).toBe(true)
  expect(isEmpty(call(endpoints.masterchainBlockShardState, {}, { error: none }))).toBe(false)
  expect(isEmpty(call(endpoints.transactions, {}, { error: new HttpError('/x', 500, 'server', '') }))).toBe(false)
})

test('counts rows of listings, lists by key and maps by key only', () => {
  const any = (endpoint: unknown) => endpoint as AnyEndpoint
  expect(countRows(any(endpoints.transactions), { transactions: [1, 2], address_book: {} })).toBe(2)
  expect(countRows(any(endpoints.accountStates), { accounts: [], address_book: {} })).toBe(0)
  expect(countRows(any(endpoints.addressBook), { a: {}, b: {} })).toBe(2)
  expect(countRows(any(endpoints.masterchainInfo), { first: {}, last: {} })).toBeUndefined()
})
