// What honest accounts and tokens look like must not be marked: everything recorded on mainnet, and the embedded chain.
import { describe, expect, test } from 'vitest'
import { findNftForgery } from '../../../src/components/nfts/nft-facts/nftFacts.ts'
import { findAlike } from '../../../src/meaning/names/alike.ts'
import { findImitators, listDealings } from '../../../src/meaning/names/dealings.ts'
import { forgeryCheck } from '../../../src/meaning/tokens/lookalike.ts'
import type { AddressMetadata, Metadata } from '../../../src/service/rows/names.ts'
import type { NftItem } from '../../../src/service/rows/nft.ts'
import { groupBy } from '../../../src/service/rows/readRow.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { gram } from '../../../src/ton/facts/nativeCoin.ts'
import { captureBody, captures, hasRecorded, recordedTrace, traceFiles } from '../../helpers/recorded.ts'
import { embeddedWorld } from '../../tools/conformance/worlds.ts'

interface Found {
  readonly metadata: Map<string, AddressMetadata>
  readonly transactions: Map<string, Transaction>
  readonly items: NftItem[]
}

/** Every transaction, item and name in some answers, wherever it lies. */
function collect(answers: readonly unknown[]): Found {
  const found: Found = { metadata: new Map(), transactions: new Map(), items: [] }
  const open = [...answers]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    const row = value as { readonly metadata?: Metadata; readonly hash?: string }
    for (const [address, each] of Object.entries(row.metadata ?? {})) found.metadata.set(address, each)
    if ('prev_trans_lt' in row && 'description' in row) found.transactions.set(row.hash ?? '', row as Transaction)
    if ('collection_address' in row && 'init' in row) found.items.push(row as unknown as NftItem)
    open.push(...Object.values(row).filter((part) => part !== undefined))
  }
  return found
}

const findForgery = forgeryCheck(gram, false)

function listForgeries({ metadata, items }: Found): readonly string[] {
  const ofNames = [...metadata].flatMap(([address, each]) => findForgery(address, each) ?? [])
  const ofItems = items.flatMap(
    (item) => findNftForgery(item, findForgery, metadata.get(item.address), undefined) ?? [],
  )
  return [...ofNames, ...ofItems]
}

function listAlerts({ transactions }: Found): readonly string[] {
  return [...groupBy(transactions.values(), ({ account }) => account)].flatMap(([account, rows]) =>
    [...findImitators(listDealings(rows, account), [account])].flatMap(([address, { tier }]) =>
      tier === 'alert' ? [`${address} at ${account}`] : [],
    ),
  )
}

/** Accounts of one trace that resemble each other. */
function listAlike({ transactions }: Found): readonly string[] {
  return [...groupBy(transactions.values(), ({ trace_id }) => trace_id)].flatMap(([, rows]) => [
    ...findAlike(rows, new Map()).keys(),
  ])
}

test('the embedded chain has no mark of the strong kind', () => {
  const found = collect(embeddedWorld())
  expect(found.transactions.size).toBeGreaterThan(1000)
  expect(found.metadata.size).toBeGreaterThan(20)
  expect([...new Set(listForgeries(found))]).toEqual([])
  expect(listAlerts(found)).toEqual([])
  expect(listAlike(found)).toEqual([])
})

// Without the recordings beside the checkout there is nothing to read.
describe.skipIf(!hasRecorded)('recordings of mainnet (skipped where there are none)', () => {
  test('have no mark', () => {
    const found = collect([...captures().map(captureBody), ...traceFiles().map(recordedTrace)])
    expect(found.transactions.size).toBeGreaterThan(700)
    expect(listForgeries(found)).toEqual([])
    expect(listAlerts(found)).toEqual([])
    expect(listAlike(found)).toEqual([])
  })
})
