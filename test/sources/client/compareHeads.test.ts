import { expect, test } from 'vitest'
import { compareHeads, createClient, NetworkError } from '../../../src/entries/client.ts'
import type { AccountStateFull } from '../../../src/service/rows/account.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { chainStates, chainTransactions } from '../../fixtures/verify.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'

const rows = chainTransactions()
const state = chainStates().find(({ address }) => rows.filter(({ account }) => account === address).length > 3)!
const history = rows.filter(({ account }) => account === state.address)
const names = { address_book: {}, metadata: {} }

/** A service that knows this state, and these transactions. */
function service(given: AccountStateFull | Error, known: readonly Transaction[] = history) {
  const transport = scriptedTransport((name, params) => {
    if (given instanceof Error) throw given
    if (name === 'accountStates') return { accounts: [given], ...names }
    const { start_lt } = params as unknown as { start_lt: string }
    return { transactions: known.filter(({ lt }) => lt === start_lt), address_book: {} }
  })
  return createClient({ network: { name: 'test', baseUrl: 'http://127.0.0.1:9/api/v3' }, transport })
}

const behind: AccountStateFull = {
  ...state,
  last_transaction_hash: history[1]!.hash,
  last_transaction_lt: history[1]!.lt,
  account_state_hash: history[1]!.account_state_after!.hash,
}
const zero = `${'A'.repeat(43)}=`

test('two services with one head agree', async () => {
  const result = await compareHeads(state.address, [service(state), service(state)])
  expect(result.heads.map(({ relation }) => relation)).toEqual(['same', 'same'])
  expect(result).toMatchObject({ agreed: { hash: state.last_transaction_hash }, conflict: false })
})

test('a service that is behind agrees about its own head', async () => {
  const result = await compareHeads(state.address, [service(behind), service(state)])
  expect(result.heads.map(({ relation }) => relation)).toEqual(['older', 'same'])
  expect(result).toMatchObject({ agreed: { hash: behind.last_transaction_hash }, conflict: false })
})

test('another hash at the same time is a conflict', async () => {
  const same = await compareHeads(state.address, [service(state), service({ ...state, last_transaction_hash: zero })])
  expect(same).toMatchObject({ agreed: undefined, conflict: true })
  const older = await compareHeads(state.address, [service(state), service({ ...behind, last_transaction_hash: zero })])
  expect(older).toMatchObject({ agreed: undefined, conflict: true })
})

test('a service that fails, or lists nothing, is unknown and no agreement', async () => {
  const result = await compareHeads(state.address, [
    service(state, []),
    service(new NetworkError('/accountStates', 'offline')),
    service(behind),
  ])
  expect(result.heads.map(({ relation }) => relation)).toEqual(['same', 'unknown', 'unknown'])
  expect(result.heads[1]?.error).toBeInstanceOf(NetworkError)
  expect(result).toMatchObject({ agreed: undefined, conflict: false })
})
