import { describe, expect, test } from 'vitest'
import { createClient, type Client } from '../../src/sources/client/client.ts'
import { buildPortfolio, readPortfolioPart, type PartAnswers, type Price } from '../../src/entries/ledger.ts'
import { priceAssets } from '../../src/ledger/portfolio/priceAssets.ts'
import { portfolioParts } from '../../src/ledger/portfolio/parts.ts'
import { createMemoryIndex } from '../../src/entries/memory.ts'
import type { JettonWallet } from '../../src/service/rows/jetton.ts'
import type { NftItem } from '../../src/service/rows/nft.ts'
import { accounts, index } from '../chain/read.ts'
import { chainAnswers } from './chainLedger.ts'

const answers = chainAnswers()
const memory = createMemoryIndex([...answers.values()] as never, { version: '1.3' })
const { alice = '', bruno = '', chiara = '' } = index.showcase.people
const { wallets, items } = {
  wallets: (answers.get('jetton-wallets.json') as unknown as { jetton_wallets: JettonWallet[] }).jetton_wallets,
  items: (answers.get('nft-items.json') as unknown as { nft_items: NftItem[] }).nft_items,
}

async function readAll(
  own: readonly string[],
  client = createClient({ network: 'testnet', transport: memory.transport }),
): Promise<PartAnswers> {
  const read = portfolioParts.map(async (name) => [name, { data: await readPortfolioPart(client, name, own) }] as const)
  return Object.fromEntries(await Promise.all(read))
}

/** Client that counts its requests, and cuts each list after some rows. */
function createCountingClient(): { readonly client: Client; readonly paths: string[] } {
  const paths: string[] = []
  const client = createClient({
    network: 'testnet',
    transport: {
      ...memory.transport,
      request: (endpoint, params, init) => {
        paths.push(endpoint.path)
        return memory.transport.request(endpoint, params, init)
      },
    },
  })
  return { client, paths }
}

describe('a portfolio', () => {
  test('adds up what the index states for every account', async () => {
    const own = [alice, bruno, chiara]
    const portfolio = buildPortfolio(own, await readAll(own))
    const stated = accounts.filter(({ address }) => own.includes(address))
    expect(portfolio.coin?.balance).toBe(String(stated.reduce((sum, { balance }) => sum + BigInt(balance ?? 0), 0n)))
    const held = new Map<string, bigint>()
    for (const { owner, jetton, balance } of wallets) {
      if (own.includes(owner) && balance !== '0') held.set(jetton, (held.get(jetton) ?? 0n) + BigInt(balance))
    }
    const jettons = [...portfolio.jettons, ...portfolio.scams]
    expect(
      new Map(jettons.map(({ asset, balance }) => [asset.kind === 'jetton' ? asset.jetton : '', BigInt(balance)])),
    ).toEqual(held)
    const owned = items.filter(({ owner_address, real_owner, on_sale }) =>
      own.includes((on_sale === true ? real_owner : owner_address) ?? ''),
    )
    const collections = [...portfolio.collections, ...portfolio.scamCollections]
    expect(collections.flatMap(({ items: found }) => found.map(({ address }) => address)).toSorted()).toEqual(
      owned.map(({ address }) => address).toSorted(),
    )
    expect(collections.every(({ count, items: found }) => count === found.length)).toBe(true)
    expect(portfolio.domains.map(({ domain }) => domain)).toContain('alice.ton')
    expect(portfolio.staking.positions).toHaveLength(2)
    expect(portfolio.staking.balance).toBe(String(60049259977282n + 5000000000000n + 48539818481635n))
    expect(portfolio.multisigs).toMatchObject([
      { multisig: { address: index.showcase.multisig }, signers: own, proposers: [] },
    ])
    expect(portfolio.multisigs[0]?.multisig.balance).toBe(
      accounts.find(({ address }) => address === index.showcase.multisig)?.balance,
    )
    expect(Object.values(portfolio.parts).map(({ status }) => status)).toEqual([
      'complete',
      'complete',
      'complete',
      'complete',
      'complete',
    ])
  })

  test('keeps scams apart and out of the total, even if somebody gives them a price', async () => {
    const parts = await readAll([alice])
    const prices = new Map<string, Price>([
      ['coin', { value: '2', decimals: 9 }],
      ...wallets.map(({ jetton }): [string, Price] => [`jetton ${jetton}`, { value: '1', decimals: 0 }]),
    ])
    const { scams, jettons, coin, staking, total } = buildPortfolio([alice], parts, prices)
    expect(scams.map(({ asset, value }) => [asset.kind === 'jetton' && asset.jetton, value])).toEqual([
      [index.showcase['scamJettonMaster'], null],
    ])
    const sum = [coin, staking, ...jettons].reduce(
      (all, each) => all + BigInt((each?.value ?? '0').replace('.', '')),
      0n,
    )
    expect(total.value?.replace('.', '')).toBe(String(sum))
    expect(total.isComplete).toBe(true)
  })

  test('marks a missing price, and never counts it as zero', async () => {
    const parts = await readAll([alice])
    const without = buildPortfolio([alice], parts)
    expect(without.total).toMatchObject({ value: null, isComplete: false })
    const coinOnly = buildPortfolio([alice], parts, new Map([['coin', { value: '2', decimals: 9 }]]))
    expect(coinOnly.total).toMatchObject({ unpriced: coinOnly.jettons.length, isComplete: false })
    expect(coinOnly.jettons.length).toBeGreaterThan(0)
    expect(coinOnly.jettons.every(({ value }) => value === null)).toBe(true)
  })

  test('tells parts that failed, wait, or hold an amount that cannot be read', async () => {
    const parts = await readAll([alice])
    const error = new Error('refused') as never
    const broken = buildPortfolio([alice], {
      accounts: { error },
      jettons: {
        data: {
          ...parts.jettons!.data!,
          rows: parts.jettons!.data!.rows.map((row, at) => (at === 0 ? { ...row, balance: '1e9' } : row)),
        },
      },
      nfts: { data: parts.nfts!.data!, error },
      staking: { data: { ...parts.staking!.data!, hasMore: true } },
    })
    expect(broken.coin).toBe(null)
    expect(Object.fromEntries(Object.entries(broken.parts).map(([name, { status }]) => [name, status]))).toEqual({
      accounts: 'error',
      jettons: 'partial',
      nfts: 'partial',
      staking: 'partial',
      multisigs: 'pending',
    })
  })

  test('of an account that the index does not know has no coins', async () => {
    const nobody = `0:${'0'.repeat(63)}1`
    const portfolio = buildPortfolio([nobody], await readAll([nobody]))
    expect(portfolio).toMatchObject({
      coin: { balance: '0' },
      jettons: [],
      collections: [],
      multisigs: [],
      staking: { balance: '0' },
    })
  })
})

describe('reading a portfolio', () => {
  test('takes one request for each part, one for each account with stakes, and one for the coins of multisigs', async () => {
    const { client, paths } = createCountingClient()
    await readAll([alice, bruno, chiara], client)
    expect(paths.toSorted()).toEqual([
      '/accountStates',
      '/accountStates',
      '/jetton/wallets',
      '/multisig/wallets',
      '/nft/items',
      '/staking/nominatorPools/nominator',
      '/staking/nominatorPools/nominator',
      '/staking/nominatorPools/nominator',
    ])
  })

  test('reads on after a full page, and says where it stopped or the list changed', async () => {
    const template = wallets.find(({ owner }) => owner === alice)!
    const many = Array.from({ length: 2500 }, (_, at) => ({
      ...template,
      address: `0:${String(at).padStart(64, '0')}`,
      jetton: `0:${'1'.repeat(60)}${String(at).padStart(4, '0')}`,
      balance: '1',
    }))
    const transport = createMemoryIndex([{ jetton_wallets: many, address_book: {}, metadata: {} }] as never).transport
    const client = createClient({ network: 'testnet', transport })
    const all = await readPortfolioPart(client, 'jettons', [alice])
    expect([new Set(all.rows.map(({ address }) => address)).size, all.hasMore]).toEqual([2500, false])
    const cut = await readPortfolioPart(client, 'jettons', [alice], { pages: 2 })
    expect([cut.rows.length, cut.hasMore]).toEqual([1999, true])
    let asked = 0
    const shifting = createClient({
      network: 'testnet',
      transport: {
        ...transport,
        // A row went away between the first and the second page.
        request: (endpoint, params, init) => {
          const { offset = 0, ...rest } = params as { offset?: number }
          return transport.request(endpoint, { ...rest, offset: asked++ === 0 ? offset : offset + 1 }, init)
        },
      },
    })
    expect((await readPortfolioPart(shifting, 'jettons', [alice])).hasMore).toBe(true)
  })
})

test('one price that fails, or is none, leaves the others', async () => {
  const assets = [
    { kind: 'coin' },
    { kind: 'currency', id: '1' },
    { kind: 'currency', id: '2' },
    { kind: 'currency', id: '3' },
  ] as const
  const { prices, failure } = await priceAssets(
    assets,
    (asset) => {
      if (asset.kind === 'coin') return { value: '3', decimals: 9 }
      if (asset.kind === 'currency' && asset.id === '1') throw new Error('no answer')
      return { value: asset.kind === 'currency' && asset.id === '2' ? 'NaN' : '-1', decimals: 9 }
    },
    0,
  )
  expect(prices).toEqual(
    new Map<string, unknown>([
      ['coin', { value: '3', decimals: 9 }],
      ['currency 1', null],
      ['currency 2', null],
      ['currency 3', null],
    ]),
  )
  expect(failure).toEqual(new Error('no answer'))
})
