import { describe, expect, test } from 'vitest'
import { parseExternalMessage } from '../../src/entries/ton.ts'
import { buildMessageCell, writeBoc } from '../../src/entries/verify.ts'
import { bytesToBase64 } from '../../src/ton/cells/bytes.ts'
import { accounts, readBody, transactions } from './read.ts'

type Row = Readonly<Record<string, unknown>>
const rows = (file: string): readonly Row[] =>
  Object.values(readBody(file) as Record<string, unknown>).find(Array.isArray) as readonly Row[]
const named = new Map(accounts.map(({ address, interfaces }) => [address, interfaces ?? []]))

/** Listing that has the accounts with each interface. */
const listings: readonly (readonly [name: string, addresses: ReadonlySet<unknown>])[] = [
  ['jetton_master', new Set(rows('jetton-masters.json').map(({ address }) => address))],
  ['jetton_wallet', new Set(rows('jetton-wallets.json').map(({ address }) => address))],
  ['nft_collection', new Set(rows('nft-collections.json').map(({ address }) => address))],
  ['nft_item', new Set(rows('nft-items.json').map(({ address }) => address))],
  ['multisig_v2', new Set(rows('multisig-wallets.json').map(({ address }) => address))],
  ['multisig_order_v2', new Set(rows('multisig-orders.json').map(({ address }) => address))],
]

describe('interfaces of the embedded chain', () => {
  test('follow from the code: contracts with the same code have the same', () => {
    const byCode = new Map<string, Set<string>>()
    for (const { code_hash, interfaces } of accounts) {
      if (code_hash) byCode.set(code_hash, (byCode.get(code_hash) ?? new Set()).add(JSON.stringify(interfaces)))
    }
    expect(byCode.size).toBeGreaterThan(10)
    expect([...byCode].filter(([, found]) => found.size > 1)).toEqual([])
    expect(accounts.filter(({ code_hash, interfaces }) => !code_hash && (interfaces ?? []).length > 0)).toEqual([])
  })

  test('of wallets name the type that the service gives them, as it spells it', () => {
    const wallets = rows('wallet-states.json').filter(({ is_wallet }) => is_wallet === true)
    expect(wallets.length).toBeGreaterThan(20)
    for (const { address, wallet_type } of wallets) {
      expect(named.get(String(address))).toEqual([String(wallet_type).replace(/^wallet (\w+) ?(\w*)$/, 'wallet_$1$2')])
    }
  })

  test.each(listings)('%s is named of all accounts in that listing, and of no others', (name, addresses) => {
    const found = accounts.filter(({ interfaces }) => interfaces?.includes(name)).map(({ address }) => address)
    expect(addresses.size).toBeGreaterThan(0)
    expect(new Set(found)).toEqual(addresses)
  })

  test('of sales and auctions are named of every contract that sells an item', () => {
    for (const { address } of rows('nft-sales.json'))
      expect(named.get(String(address))?.some((name) => /^nft_(sale|auction)/.test(name))).toBe(true)
  })
})

test('the normalized hash of a signed message is the same before it is sent and in its transaction', () => {
  const signed = transactions.flatMap(({ in_msg }) =>
    in_msg !== null && in_msg.source === null && in_msg.destination !== null && in_msg.message_content?.body
      ? [in_msg]
      : [],
  )
  expect(signed.length).toBeGreaterThan(20)
  for (const message of signed) {
    const cell = buildMessageCell(message)
    if (cell === null) throw new Error(`The message ${message.hash} cannot be written`)
    const boc = bytesToBase64(writeBoc(cell))
    expect(parseExternalMessage(boc).hash_norm).toBe(message.hash_norm)
  }
})
