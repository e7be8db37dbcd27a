import { describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '../../src/service/endpoints/endpoint.ts'
import * as table from '../../src/service/endpoints/index.ts'
import type { ActionType } from '../../src/service/rows/action.ts'
import { actionDetails } from '../../src/service/rows/details/actionDetails.ts'
import { readPastBody } from '../../src/service/rules/rows/readPast.ts'
import { accounts, actions, index, listMessages, readBody, readText, transactions } from './read.ts'

const rows: Readonly<Record<string, AnyEndpoint>> = table

describe('answers of the embedded chain', () => {
  test.each(index.files)('$name parses as the answer of $endpoint', ({ name, endpoint }) => {
    // Cells and configurations of the past are no answer.
    if (endpoint === 'past') return expect(() => readPastBody(readBody(name))).not.toThrow()
    const parsed = rows[endpoint]?.result.safeParse(readBody(name))
    expect(parsed?.error?.issues ?? []).toEqual([])
    expect(parsed?.success).toBe(true)
  })

  test.each(index.files)('$name has the rows and the size that the index states', ({ name, rows: expected, bytes }) => {
    const body = readBody(name)
    const list = Array.isArray(body) ? body : Object.values(body as object).find(Array.isArray)
    expect(list?.length ?? 1).toBe(expected)
    expect(new TextEncoder().encode(readText(name)).length).toBe(bytes)
  })

  test('the details of every action have the shape of its type', () => {
    const wrong = actions.flatMap(({ type, details, action_id }) => {
      const shape = actionDetails[type as ActionType]
      const parsed = shape?.safeParse(details)
      return parsed?.success ? [] : [{ action_id, type, issues: parsed?.error.issues }]
    })
    expect(wrong).toEqual([])
  })

  test('amounts, addresses, hashes and opcodes have the forms of the service', () => {
    const forms = {
      address: /^-?\d:[0-9A-F]{64}$/,
      hash: /^[A-Za-z0-9+/]{43}=$/,
      amount: /^\d+$/,
      opcode: /^0x[0-9a-f]{8}$/,
    }
    const found = transactions.flatMap((transaction) => [
      ['address', transaction.account] as const,
      ['hash', transaction.hash] as const,
      ['hash', transaction.prev_trans_hash] as const,
      ['hash', transaction.trace_id] as const,
      ['amount', transaction.lt] as const,
      ['amount', transaction.total_fees] as const,
      ...listMessages(transaction).flatMap((message) => [
        ['address', message.source] as const,
        ['address', message.destination] as const,
        ['hash', message.hash] as const,
        ['amount', message.value] as const,
        ['opcode', message.opcode] as const,
      ]),
    ])
    expect(found.filter(([form, value]) => value !== null && !forms[form].test(String(value)))).toEqual([])
  })

  test('transactions of the elector and of a pool have logical times of their own', () => {
    const hashes = new Map<string, Set<string>>()
    for (const name of ['validator-events', 'nominator-pool-nominator-events', 'nominator-pool-validator-events']) {
      const [events] = Object.values(readBody(`${name}.json`) as { events: { tx_hash: string; tx_lt: string }[] })
      const contract = name === 'validator-events' ? 'elector' : 'pool'
      for (const { tx_hash, tx_lt } of events ?? []) {
        const key = `${contract} ${tx_lt}`
        hashes.set(key, (hashes.get(key) ?? new Set<string>()).add(tx_hash))
      }
    }
    expect(Array.from(hashes).filter(([, { size }]) => size > 1)).toEqual([])
  })

  test('the hash of the signers of an order is base64', () => {
    const found = actions.flatMap(({ details }) => ('signers_hash' in details ? [details.signers_hash] : []))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((hash) => !/^[A-Za-z0-9+/]{43}=$/.test(String(hash)))).toEqual([])
  })

  test('the address book of the accounts covers every address of the transactions', () => {
    const { address_book } = readBody('account-states.json') as { address_book: object }
    const named = transactions.flatMap(({ account, in_msg, out_msgs }) => [
      account,
      in_msg?.source,
      ...out_msgs.map(({ destination }) => destination),
    ])
    expect(named.filter((address) => address && !(address in address_book))).toEqual([])
  })

  test('the metadata of the accounts covers every token', () => {
    const { metadata } = readBody('account-states.json') as { metadata: object }
    const tokens = accounts.filter(({ interfaces }) =>
      interfaces?.some((name) => /^(jetton_|nft_item|nft_collection)/.test(name)),
    )
    expect(tokens.length).toBeGreaterThan(150)
    expect(tokens.filter(({ address }) => !(address in metadata))).toEqual([])
  })

  test('wallets have the form that does not bounce, contracts the one that does', () => {
    const { address_book } = readBody('account-states.json') as {
      address_book: Record<string, { user_friendly: string; domain: string | null }>
    }
    const { wallet = '', nftCollection = '' } = index.showcase
    expect(address_book[wallet]?.user_friendly).toMatch(/^UQ/)
    expect(address_book[wallet]?.domain).toBe('alice.ton')
    expect(address_book[nftCollection]?.user_friendly).toMatch(/^EQ/)
  })
})
