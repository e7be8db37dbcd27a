import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { JettonBurn, JettonMaster, JettonTransfer, JettonWallet } from '../../src/service/rows/jetton.ts'
import type { MultisigOrder, MultisigWallet } from '../../src/service/rows/contracts/multisig.ts'
import type { AddressMetadata } from '../../src/service/rows/names.ts'
import type { NftCollection, NftItem, NftTransfer } from '../../src/service/rows/nft.ts'
import type { Trace } from '../../src/service/rows/trace.ts'
import { byHash, index, readBody } from './read.ts'

const { jetton_masters } = readBody('jetton-masters.json') as { jetton_masters: JettonMaster[] }
const { jetton_wallets } = readBody('jetton-wallets.json') as { jetton_wallets: JettonWallet[] }
const { nft_items, metadata } = readBody('nft-items.json') as {
  nft_items: NftItem[]
  metadata: Record<string, AddressMetadata>
}
const { nft_collections } = readBody('nft-collections.json') as { nft_collections: NftCollection[] }
const { nft_transfers } = readBody('nft-transfers.json') as { nft_transfers: NftTransfer[] }
const hostile = (name: string) => metadata[index.showcase.hostileItems[name] ?? '']?.token_info[0]

describe('jettons', () => {
  test('balances, and what is on its way, add up to the supply', () => {
    const onTheWay = (readBody('pending.json') as { traces: Trace[] }).traces
      .flatMap(({ actions }) => actions ?? [])
      .filter(({ type }) => type === 'jetton_transfer')
      .map(({ details }) => details as { asset: string; amount: string })
    expect(jetton_masters).toHaveLength(3)
    for (const { address, total_supply } of jetton_masters) {
      const sum =
        jetton_wallets
          .filter(({ jetton }) => jetton === address)
          .reduce((total, { balance }) => total + BigInt(balance), 0n) +
        onTheWay.filter(({ asset }) => asset === address).reduce((total, { amount }) => total + BigInt(amount), 0n)
      expect(String(sum)).toBe(total_supply)
    }
  })

  test('transfers and burns belong to transactions and wallets of the chain', () => {
    const { jetton_transfers } = readBody('jetton-transfers.json') as {
      jetton_transfers: JettonTransfer[]
    }
    const { jetton_burns } = readBody('jetton-burns.json') as { jetton_burns: JettonBurn[] }
    const owners = new Map(jetton_wallets.map(({ address, owner, jetton }) => [address, { owner, jetton }]))
    expect(jetton_transfers.length).toBeGreaterThan(30)
    for (const row of jetton_transfers) {
      expect(byHash.get(row.transaction_hash)?.account).toBe(row.source_wallet)
      expect(owners.get(row.source_wallet)).toEqual({
        owner: row.source,
        jetton: row.jetton_master,
      })
    }
    expect(jetton_burns).toHaveLength(3)
    for (const row of jetton_burns) expect(byHash.get(row.transaction_hash)?.lt).toBe(row.transaction_lt)
  })

  test('one jetton has nine decimals, one six, one none', () => {
    const { metadata: names } = readBody('jetton-masters.json') as {
      metadata: Record<string, AddressMetadata>
    }
    const decimals = jetton_masters.map(({ address }) => names[address]?.token_info[0]?.extra?.['decimals'])
    expect(decimals).toEqual(['9', '6', 0])
  })
})

describe('items', () => {
  test('each collection counts its items', () => {
    expect(nft_items.length).toBeGreaterThanOrEqual(120)
    for (const collection of nft_collections) {
      const items = nft_items.filter(({ collection_address }) => collection_address === collection.address)
      expect(items.length).toBeGreaterThan(0)
      if (collection.next_item_index !== '-1') expect(String(items.length)).toBe(collection.next_item_index)
      expect(items.every((item) => JSON.stringify(item.collection) === JSON.stringify(collection))).toBe(true)
    }
  })

  test('an item on sale belongs to a sale that names its seller', () => {
    const { nft_sales } = readBody('nft-sales.json') as {
      nft_sales: { address: string; nft_owner_address?: string; nft_address?: string }[]
    }
    const listed = nft_items.filter(({ on_sale }) => on_sale)
    expect(listed.length).toBeGreaterThan(3)
    for (const item of listed) {
      const sale = nft_sales.find(
        ({ address }) => address === (item.sale_contract_address ?? item.auction_contract_address),
      )
      expect(item.owner_address).toBe(sale?.address)
      expect(item.real_owner).toBe(sale?.nft_owner_address)
      expect(item.address).toBe(sale?.nft_address)
    }
    expect(listed.some(({ auction_contract_address }) => auction_contract_address)).toBe(true)
  })

  test('the owner of an item is the one its last transfer names', () => {
    const last = new Map(
      nft_transfers
        .toReversed()
        .filter((row) => !row.transaction_aborted)
        .map((row) => [row.nft_address, row.new_owner]),
    )
    expect(last.size).toBeGreaterThan(20)
    for (const item of nft_items) if (last.has(item.address)) expect(item.owner_address).toBe(last.get(item.address))
    expect(nft_transfers.some((row) => row.transaction_aborted)).toBe(true)
  })

  test('metadata attacks in every way that a reader must survive', () => {
    expect(hostile('script')?.name).toContain('<script>')
    expect(hostile('javascriptUrl')?.image).toMatch(/^javascript:/)
    expect(hostile('dataUrl')?.image).toMatch(/^data:image\/svg/)
    expect(hostile('bidi')?.name).toContain('\u202e')
    expect(hostile('arrays')?.extra?.['attributes']).toBe('none')
    expect(Object.keys(hostile('prototype')?.extra ?? {})).toContain('__proto__')
    expect(hostile('hugeName')?.name?.length).toBeGreaterThan(3000)
    expect(hostile('foreignHost')?.image).toContain('tracker.example')
    expect(hostile('lookalike')?.is_scam).toBe(true)
    expect(hostile('nsfw')?.is_nsfw).toBe(true)
    expect(hostile('invalid')).toMatchObject({ valid: false, type: 'nft_items' })
    expect(metadata[index.showcase.hostileItems['unindexed'] ?? '']?.is_indexed).toBe(false)
  })
})

describe('pictures', () => {
  const folder = new URL('../../stories/chain/media/', import.meta.url)
  const addresses = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as Record<string, string>
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'))

  test('every address leads to a file and every file has an address', () => {
    expect(new Set(Object.values(addresses))).toEqual(new Set(files))
  })

  test('the pictures and previews of harmless items are all there', () => {
    const harmless = nft_items.filter(({ address }) => !Object.values(index.showcase.hostileItems).includes(address))
    const wanted = harmless.flatMap(({ address }) => {
      const info = metadata[address]?.token_info[0]
      return [info?.image, info?.extra?.['_image_small'], info?.extra?.['_image_medium'], info?.extra?.['_image_big']]
    })
    expect(wanted.filter((url) => typeof url !== 'string' || !(url in addresses))).toEqual([])
  })

  test('no picture runs anything, asks for anything, or is larger than two kilobytes', () => {
    for (const file of files) {
      const text = readFileSync(new URL(file, folder), 'utf8')
      expect(text, file).not.toMatch(/<script|\son\w+=|href=|<image|<foreignObject/i)
      expect(statSync(new URL(file, folder)).size, file).toBeLessThan(2048)
    }
  })
})

describe('custody', () => {
  test('orders are executed, waiting and expired, and lie under their multisig', () => {
    const { multisigs } = readBody('multisig-wallets.json') as { multisigs: MultisigWallet[] }
    const { orders } = readBody('multisig-orders.json') as { orders: MultisigOrder[] }
    expect(
      multisigs
        .flatMap(({ orders: own }) => own ?? [])
        .map(({ address }) => address)
        .toSorted(),
    ).toEqual(orders.map(({ address }) => address).toSorted())
    expect(orders.filter(({ sent_for_execution }) => sent_for_execution)).toHaveLength(2)
    for (const { approvals_mask, approvals_num, threshold, sent_for_execution } of orders) {
      expect(
        BigInt(approvals_mask ?? 0)
          .toString(2)
          .replaceAll('0', ''),
      ).toHaveLength(approvals_num ?? 0)
      expect(sent_for_execution).toBe((approvals_num ?? 0) >= (threshold ?? 0))
    }
    expect(orders.flatMap(({ actions }) => actions ?? []).map(({ parsed_body_type }) => parsed_body_type)).toContain(
      'jetton_transfer',
    )
  })

  test('a vesting contract keeps its whitelist sorted', () => {
    const { vesting_contracts } = readBody('vesting.json') as {
      vesting_contracts: { whitelist: string[] }[]
    }
    expect(vesting_contracts.map(({ whitelist }) => whitelist.length)).toEqual([2, 1])
    for (const { whitelist } of vesting_contracts) expect(whitelist).toEqual(whitelist.toSorted())
  })
})
