import { describe, expect, test, vi } from 'vitest'
import { reconcileJettons, type LedgerLine } from '../../src/entries/ledger.ts'
import type { JettonBurn, JettonTransfer, JettonWallet } from '../../src/service/rows/jetton.ts'
import type { NftItem, NftTransfer } from '../../src/service/rows/nft.ts'
import { groupBy, readBody } from '../chain/read.ts'
import { createClient } from '../../src/sources/client/client.ts'
import { createMemoryIndex } from '../../src/entries/memory.ts'
import { chainAnswers, createIndexClient, readLines } from './chainLedger.ts'

const { jetton_wallets: wallets } = readBody('jetton-wallets.json') as { jetton_wallets: JettonWallet[] }
const { jetton_transfers: transfers } = readBody('jetton-transfers.json') as { jetton_transfers: JettonTransfer[] }
const { jetton_burns: burns } = readBody('jetton-burns.json') as { jetton_burns: JettonBurn[] }
const { nft_items: items } = readBody('nft-items.json') as { nft_items: NftItem[] }
const { nft_transfers: nftTransfers } = readBody('nft-transfers.json') as { nft_transfers: NftTransfer[] }

const client = createIndexClient(chainAnswers().values())
const assets = ['jetton', 'nft'] as const
const byAccount = groupBy(({ account }) => account)
const sum = (lines: readonly LedgerLine[]) => lines.reduce((total, { amount }) => total + BigInt(amount), 0n)

describe('tokens of every account of the embedded chain', () => {
  test('each jetton ends with the balance of the index, and its lines add up to it', async () => {
    for (const owner of new Set(wallets.map((wallet) => wallet.owner))) {
      const lines = await readLines(client, owner, { assets: ['jetton'] })
      expect(lines.filter(({ kind }) => kind === 'unexplained')).toEqual([])
      for (const wallet of wallets.filter((each) => each.owner === owner)) {
        const own = lines.filter(({ asset }) => asset.kind === 'jetton' && asset.wallet === wallet.address)
        expect(String(sum(own))).toBe(wallet.balance)
        expect(own[0]?.balance ?? '0').toBe(wallet.balance)
        let balance = 0n
        for (const { amount, balance: stated } of own.toReversed())
          expect(stated).toBe(String((balance += BigInt(amount))))
      }
    }
  })

  test('the NFTs of a ledger are those that the index lists', async () => {
    const owners = new Set([...byAccount.keys(), ...items.map(({ owner_address }) => owner_address ?? '')])
    let count = 0
    for (const owner of owners) {
      const lines = await readLines(client, owner, { assets: ['nft'], actions: false })
      expect(lines.filter(({ kind }) => kind === 'unexplained')).toEqual([])
      const held = new Map<string, bigint>()
      for (const { asset, amount, balance } of lines.toReversed()) {
        if (asset.kind !== 'nft') continue
        held.set(asset.item, (held.get(asset.item) ?? 0n) + BigInt(amount))
        expect(balance).toBe(String(held.get(asset.item)))
      }
      const wanted = items.filter(({ owner_address }) => owner_address === owner).map(({ address }) => address)
      expect([...held].flatMap(([item, balance]) => (balance === 1n ? [item] : [])).toSorted()).toEqual(
        wanted.toSorted(),
      )
      count += lines.length
    }
    expect(count).toBeGreaterThan(items.length)
  })

  test('jetton lines agree with the transfers and burns that the index lists, but for the transfer that has not arrived', async () => {
    const owners = [...new Set(wallets.map(({ owner }) => owner))]
    const differences = (await Promise.all(owners.map((owner) => reconcileJettons(client, owner)))).flat()
    expect(differences).toEqual([
      {
        reason: 'not-booked',
        transfer: expect.objectContaining({ amount: '3000000000', transaction_now: 1760139029 }),
      },
    ])
    expect(transfers.length + burns.length).toBeGreaterThan(40)
  })

  test('a transfer that the index lost or made up is found', async () => {
    const [lost, spoiled] = [transfers[3]!, transfers[5]!]
    const changed = { ...spoiled, amount: String(BigInt(spoiled.amount) + 1n) }
    const rows = transfers.filter((row) => row !== lost).map((row) => (row === spoiled ? changed : row))
    const answers = chainAnswers()
    answers.set('jetton-transfers.json', { ...answers.get('jetton-transfers.json'), jetton_transfers: rows })
    const spoiledClient = createIndexClient(answers.values())
    expect(await reconcileJettons(spoiledClient, lost.source)).toContainEqual({
      reason: 'not-listed',
      line: expect.objectContaining({ hash: lost.transaction_hash }),
    })
    const differences = await reconcileJettons(spoiledClient, spoiled.source)
    expect(differences).toContainEqual({
      reason: 'not-booked',
      transfer: expect.objectContaining({ amount: changed.amount }),
    })
    expect(differences).toContainEqual({
      reason: 'not-listed',
      line: expect.objectContaining({ hash: spoiled.transaction_hash }),
    })
  })

  test('the transfers of a jetton wallet that the index no longer lists are found', async () => {
    const lost = wallets.find(({ owner, address }) =>
      transfers.some((row) => row.source === owner && row.source_wallet === address),
    )!
    const answers = chainAnswers()
    answers.set('jetton-wallets.json', {
      ...answers.get('jetton-wallets.json'),
      jetton_wallets: wallets.filter((wallet) => wallet !== lost),
    })
    const differences = await reconcileJettons(createIndexClient(answers.values()), lost.owner)
    const found = differences.flatMap((each) => (each.reason === 'not-booked' ? [each.transfer.transaction_hash] : []))
    const sent = transfers.filter(
      (row) => row.source_wallet === lost.address && row.transaction_aborted !== true && row.amount !== '0',
    )
    expect(found).toEqual(expect.arrayContaining(sent.map((row) => row.transaction_hash)))
  })

  test('lines are newest first, over all assets', async () => {
    const owner = wallets[0]!.owner
    const lines = await readLines(client, owner, { limit: 7 })
    expect(new Set(lines.map(({ asset }) => asset.kind))).toEqual(new Set(['coin', 'jetton', 'nft']))
    for (const [at, { lt }] of lines.slice(1).entries()) expect(BigInt(lt) <= BigInt(lines[at]!.lt)).toBe(true)
  })

  test.each(['time', 'lt'])('a range by %s has the same lines as the whole ledger within it', async (by) => {
    for (const owner of [wallets[0]!.owner, nftTransfers[0]!.old_owner]) {
      const whole = await readLines(client, owner, { assets })
      const [first, last] = [whole.at(Math.floor(whole.length * 0.7))!, whole[Math.floor(whole.length * 0.2)]!]
      const range =
        by === 'time' ? { start_utime: first.now, end_utime: last.now } : { start_lt: first.lt, end_lt: last.lt }
      const inRange = ({ now, lt }: LedgerLine) =>
        by === 'time'
          ? now >= first.now && now <= last.now
          : BigInt(lt) >= BigInt(first.lt) && BigInt(lt) <= BigInt(last.lt)
      expect(await readLines(client, owner, { assets, ...range })).toEqual(whole.filter(inRange))
    }
  })

  test('swaps, purchases and sales are told from plain transfers', async () => {
    const kinds = new Map<string, number>()
    for (const owner of byAccount.keys()) {
      for (const { kind, asset } of await readLines(client, owner)) {
        const key = `${asset.kind} ${kind}`
        kinds.set(key, (kinds.get(key) ?? 0) + 1)
      }
    }
    expect(Object.fromEntries([...kinds].toSorted(([a], [b]) => (a < b ? -1 : 1)))).toMatchInlineSnapshot(`
      {
        "coin bounce": 28,
        "coin deploy": 499,
        "coin fee": 3716,
        "coin purchase": 12,
        "coin sale": 26,
        "coin swap": 71,
        "coin transfer": 1791,
        "jetton burn": 3,
        "jetton mint": 33,
        "jetton swap": 16,
        "jetton transfer": 61,
        "nft mint": 144,
        "nft purchase": 5,
        "nft sale": 5,
        "nft transfer": 78,
      }
    `)
  })
})

describe('what a ledger of tokens cannot explain', () => {
  const wallet = wallets.find(
    ({ balance, owner }) => balance !== '0' && wallets.filter((each) => each.owner === owner).length === 1,
  )!

  test('tokens that a wallet had before its first transaction are a line of their own', async () => {
    const answers = chainAnswers()
    const balance = String(BigInt(wallet.balance) + 5n)
    const rows = wallets.map((each) => (each === wallet ? { ...each, balance } : each))
    answers.set('jetton-wallets.json', { ...answers.get('jetton-wallets.json'), jetton_wallets: rows })
    const lines = await readLines(createIndexClient(answers.values()), wallet.owner, { assets: ['jetton'] })
    expect(lines.at(-1)).toMatchObject({ kind: 'unexplained', amount: '5', balance: '5' })
    expect(String(sum(lines))).toBe(balance)
  })

  test('a gap in the history of a jetton wallet is refused, wherever it is', async () => {
    const answers = chainAnswers()
    const all = answers.get('transactions.json') as { transactions: { hash: string }[] }
    let count = 0
    for (const { address, owner } of wallets) {
      const own = byAccount.get(address) ?? []
      for (const { hash } of own.slice(0, -1)) {
        answers.set('transactions.json', { ...all, transactions: all.transactions.filter((row) => row.hash !== hash) })
        await expect(
          readLines(createIndexClient(answers.values()), owner, { assets: ['jetton'] }),
          hash,
        ).rejects.toThrow(/is missing/)
        count++
        if (count % 12 === 0) break
      }
      if (count > 20) break
    }
    expect(count).toBeGreaterThan(10)
  })

  test('a wallet whose newest transaction is missing is refused', async () => {
    const answers = chainAnswers()
    const all = answers.get('transactions.json') as { transactions: { hash: string }[] }
    const newest = byAccount.get(wallet.address)!.at(-1)!
    answers.set('transactions.json', {
      ...all,
      transactions: all.transactions.filter((row) => row.hash !== newest.hash),
    })
    const read = readLines(createIndexClient(answers.values()), wallet.owner, { assets: ['jetton'] })
    await expect(read).rejects.toThrow(/is newer than its history/)
  })

  test('an NFT transfer that the index lost is read from the transactions of the item', async () => {
    const answers = chainAnswers()
    const lost = nftTransfers.find(({ old_owner, transaction_aborted }) => !transaction_aborted && old_owner !== '')!
    answers.set('nft-transfers.json', {
      ...answers.get('nft-transfers.json'),
      nft_transfers: nftTransfers.filter((row) => row !== lost),
    })
    const lines = await readLines(createIndexClient(answers.values()), lost.new_owner, {
      assets: ['nft'],
      actions: false,
    })
    const own = lines.filter(({ asset }) => asset.kind === 'nft' && asset.item === lost.nft_address)
    const held = items.some(
      ({ address, owner_address }) => address === lost.nft_address && owner_address === lost.new_owner,
    )
    expect(own).toContainEqual(
      expect.objectContaining({
        kind: 'transfer',
        hash: lost.transaction_hash,
        counterparty: lost.old_owner,
        amount: '1',
      }),
    )
    expect(String(sum(own))).toBe(held ? '1' : '0')
  })
})

describe('a ledger that ends early', () => {
  const index = createMemoryIndex([...chainAnswers().values()]).transport
  const owner = wallets[0]!.owner
  const stuck = wallets.find((wallet) => wallet.owner === owner)!.address
  /** Never answers for one jetton wallet, and records which requests were aborted. */
  function createStuckClient(aborted: string[], fails: boolean) {
    return createClient({
      network: 'testnet',
      transport: {
        name: 'stuck',
        request: (endpoint, params, init) => {
          const [account] = (params['account'] ?? []) as string[]
          if (endpoint.name === 'transactions' && account === stuck) {
            return new Promise((_resolve, reject) => {
              init?.signal?.addEventListener('abort', () => {
                aborted.push(stuck)
                reject(init.signal?.reason as Error)
              })
            })
          }
          if (fails && endpoint.name === 'transactions' && account === owner)
            return Promise.reject(new TypeError('broken'))
          return index.request(endpoint, params, init)
        },
      },
    })
  }

  test('ends with the first error, without waiting for the other histories', async () => {
    const aborted: string[] = []
    await expect(readLines(createStuckClient(aborted, true), owner, { assets: ['coin', 'jetton'] })).rejects.toThrow()
    await vi.waitFor(() => expect(aborted).toEqual([stuck]))
  })

  test('ends with the reason of its signal', async () => {
    const aborted: string[] = []
    const controller = new AbortController()
    const read = readLines(createStuckClient(aborted, false), owner, { signal: controller.signal })
    setTimeout(() => controller.abort(new Error('enough')), 20)
    await expect(read).rejects.toThrow('enough')
    await vi.waitFor(() => expect(aborted).toEqual([stuck]))
  })
})
