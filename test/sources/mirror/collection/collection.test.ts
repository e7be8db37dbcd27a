import { createCollection, createLiveQueryCollection, count, eq, gt, sum } from '@tanstack/db'
import { expect, onTestFinished, test } from 'vitest'
import { createMemoryIndex } from '../../../../src/entries/memory.ts'
import { mirrorCollectionOptions } from '../../../../src/entries/tanstack-db.ts'
import type { Action } from '../../../../src/service/rows/action.ts'
import type { JettonTransfer } from '../../../../src/service/rows/jetton.ts'
import type { Transaction } from '../../../../src/service/rows/transaction.ts'
import { embeddedWorld } from '../../../tools/conformance/worlds.ts'
import { until } from '../../../react/live/world.ts'
import { testAccount } from '../../../fixtures/testRows.ts'
import { freshMirror } from '../setup.ts'

const world = embeddedWorld()
const index = createMemoryIndex(world)
const service = index.transport
const rowsIn = (field: string): readonly unknown[] =>
  world.flatMap((body) => ((body as Readonly<Record<string, unknown>>)[field] as unknown[] | undefined) ?? [])
const chain = rowsIn('transactions') as readonly Transaction[]
const allTransfers = rowsIn('jetton_transfers') as readonly JettonTransfer[]
const busy = busiest(chain.map(({ account }) => account))
const owner = busiest(allTransfers.map(({ source }) => source))

function busiest(accounts: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const account of accounts) counts.set(account, (counts.get(account) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/** Ends a collection after the test. */
function ending<C extends { cleanup: () => Promise<void> }>(collection: C): C {
  onTestFinished(() => collection.cleanup())
  return collection
}

test.each([
  ['transactions', { kind: 'transactions', account: busy }, '/transactions', 'transactions', 'hash', `account=${busy}`],
  ['actions', { kind: 'actions', account: busy }, '/actions', 'actions', 'action_id', `account=${busy}`],
  [
    'nftItems',
    { kind: 'nftItems', owner_address: owner },
    '/nft/items',
    'nft_items',
    'address',
    `owner_address=${owner}`,
  ],
  [
    'jettonWallets',
    { kind: 'jettonWallets', owner_address: owner },
    '/jetton/wallets',
    'jetton_wallets',
    'address',
    `owner_address=${owner}`,
  ],
  [
    'jettonTransfers',
    { kind: 'jettonTransfers', owner_address: owner },
    '/jetton/transfers',
    'jetton_transfers',
    'transaction_hash',
    `owner_address=${owner}`,
  ],
  [
    'nftTransfers',
    { kind: 'nftTransfers', owner_address: owner },
    '/nft/transfers',
    'nft_transfers',
    'transaction_hash',
    `owner_address=${owner}`,
  ],
] as const)('a collection of %s has the rows that the service lists', async (_name, scope, path, field, key, query) => {
  const mirror = await freshMirror()
  await mirror.sync(scope, { service })
  const collection = ending(createCollection(mirrorCollectionOptions({ mirror, scope })))
  await collection.preload()
  const answer = await index.fetch(`http://127.0.0.1/api/v3${path}?${query}&limit=1000`)
  const rows = ((await answer.json()) as Readonly<Record<string, readonly Record<string, string>[]>>)[field] ?? []
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(collection.keys())).toEqual(new Set(rows.map((row) => row[key])))
  expect(collection.utils.status()?.state).toBe('complete')
})

test('a collection is not ready before its scope is complete', async () => {
  const mirror = await freshMirror()
  const scope = { kind: 'transactions', account: busy } as const
  // Rows that were ingested are a part of the history at most.
  await mirror.ingest({ transactions: chain.filter(({ account }) => account === busy).slice(0, 3) })
  const collection = ending(createCollection(mirrorCollectionOptions({ mirror, scope })))
  collection.startSyncImmediate()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(collection.status).toBe('loading')
  expect(collection.size).toBe(0)
  await mirror.sync(scope, { service })
  await until(() => collection.status === 'ready')
  expect(collection.size).toBe(chain.filter(({ account }) => account === busy).length)
})

test('it follows the mirror: rows that a later sync adds, and a scope that is cleared', async () => {
  const mirror = await freshMirror()
  const scope = { kind: 'transactions', account: busy } as const
  const own = chain.filter(({ account }) => account === busy).toSorted((a, b) => (BigInt(a.lt) < BigInt(b.lt) ? -1 : 1))
  const growing = createMemoryIndex([{ transactions: own.slice(0, 10) }])
  await mirror.sync(scope, { service: growing.transport })
  const collection = ending(createCollection(mirrorCollectionOptions({ mirror, scope })))
  await collection.preload()
  expect(collection.size).toBe(10)
  const asOf = collection.utils.status()?.asOf ?? 0
  growing.ingest({ transactions: own })
  await mirror.sync(scope, { service: growing.transport })
  await until(() => collection.size === own.length)
  expect(collection.utils.status()?.asOf).toBeGreaterThanOrEqual(asOf)
  await mirror.clear(scope)
  await until(() => collection.size === 0)
  expect(collection.utils.status()).toBeUndefined()
})

test('live queries filter, join and aggregate', async () => {
  const mirror = await freshMirror()
  const [wallets, transfers] = [
    { kind: 'jettonWallets', owner_address: owner },
    { kind: 'jettonTransfers', owner_address: owner },
  ] as const
  for (const scope of [wallets, transfers]) await mirror.sync(scope, { service })
  const [walletRows, transferRows] = [
    ending(createCollection(mirrorCollectionOptions({ mirror, scope: wallets }))),
    ending(createCollection(mirrorCollectionOptions({ mirror, scope: transfers }))),
  ]
  const sent = ending(
    createLiveQueryCollection((q) =>
      q
        .from({ transfer: transferRows })
        .where(({ transfer }) => eq(transfer.source, owner))
        .groupBy(({ transfer }) => transfer.jetton_master)
        .select(({ transfer }) => ({
          master: transfer.jetton_master,
          times: count(transfer.transaction_hash),
          moments: sum(transfer.transaction_now),
        })),
    ),
  )
  await sent.preload()
  const expected = new Map<string, number>()
  for (const row of allTransfers)
    if (row.source === owner) expected.set(row.jetton_master, (expected.get(row.jetton_master) ?? 0) + 1)
  expect(new Map(sent.toArray.map(({ master, times }) => [master, times]))).toEqual(expected)
  const joined = ending(
    createLiveQueryCollection((q) =>
      q
        .from({ transfer: transferRows })
        .innerJoin({ wallet: walletRows }, ({ transfer, wallet }) => eq(transfer.jetton_master, wallet.jetton))
        .where(({ transfer }) => gt(transfer.transaction_now, 0))
        .select(({ transfer, wallet }) => ({ id: transfer.transaction_hash, balance: wallet.balance })),
    ),
  )
  await joined.preload()
  expect(joined.size).toBeGreaterThan(0)
})

test('an action that the service classifies anew is replaced', async () => {
  const mirror = await freshMirror()
  const [known] = world.flatMap((body) => (body as { readonly actions?: readonly Action[] }).actions ?? [])
  if (known === undefined) throw new Error('the embedded chain has no actions')
  const account = testAccount(1)
  const scope = { kind: 'actions', account } as const
  const listed = (type: string) =>
    createMemoryIndex([{ actions: [{ ...known, type, accounts: [account] }], address_book: {}, metadata: {} }])
  await mirror.sync(scope, { service: listed('call_contract').transport })
  const collection = ending(createCollection(mirrorCollectionOptions({ mirror, scope })))
  await collection.preload()
  expect(collection.toArray.map(({ type }) => type)).toEqual(['call_contract'])
  await mirror.sync(scope, { service: listed('jetton_transfer').transport })
  await until(() => collection.toArray[0]?.type === 'jetton_transfer')
})
