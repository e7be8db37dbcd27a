import { skipToken } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createClient } from '../../../src/entries/client.ts'
import type { SourceVerifier } from '../../../src/meaning/contracts/verifiedSource.ts'
import { sourceQueryOptions } from '../../../src/react/query/sourceQueryOptions.ts'
import { verifiedSource } from '../../fixtures/tools.ts'

const { codeHash } = verifiedSource
const createVerifier = (findSource: SourceVerifier['findSource']): SourceVerifier => ({ key: 'test', findSource })
const account = `0:${'12'.repeat(32)}`

function query(findSource: SourceVerifier['findSource'], hash: string = codeHash) {
  const fetch = vi.fn((url: string | URL | Request) => {
    const path = new URL(String(url instanceof Request ? url.url : url)).pathname
    const body = path.endsWith('/runGetMethod')
      ? { gas_used: 1, exit_code: 0, stack: [] }
      : { accounts: [{ address: account, status: 'active' }], address_book: {}, metadata: {} }
    return Promise.resolve(Response.json(body))
  })
  const client = createClient({ network: { name: 'test', baseUrl: 'https://service.example/api/v3' }, fetch })
  const { queryFn } = sourceQueryOptions(client, hash, createVerifier(findSource))
  if (typeof queryFn !== 'function') throw new Error('The query is skipped.')
  return queryFn({ signal: new AbortController().signal })
}

test('a verifier runs get-methods and asks for accounts through the client', async () => {
  const found = await query(async (hash, { runGetMethod, isActive }) => {
    expect(hash).toBe(codeHash)
    expect(await runGetMethod({ address: account, method: 'get_source_item_data', stack: [] })).toMatchObject({
      exit_code: 0,
    })
    expect(await isActive(account)).toBe(true)
    return verifiedSource
  })
  expect(found).toBe(verifiedSource)
})

test('the source of another code is an error, whatever the verifier says', async () => {
  await expect(query(() => Promise.resolve({ ...verifiedSource, codeHash: '00'.repeat(32) }))).rejects.toThrow(
    'another code',
  )
})

test('a code without a verified source is null, and a failed verifier is an error', async () => {
  await expect(query(() => Promise.resolve(null))).resolves.toBeNull()
  await expect(query(() => Promise.reject(new Error('gateway')))).rejects.toThrow('gateway')
})

test('asks nothing before the reader asks', () => {
  expect(
    sourceQueryOptions(
      createClient({ network: 'mainnet' }),
      skipToken,
      createVerifier(() => Promise.resolve(null)),
    ).queryFn,
  ).toBe(skipToken)
})
