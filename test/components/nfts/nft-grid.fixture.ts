import type { AddressMetadata } from '../../../src/service/rows/names.ts'
import type { NftItem } from '../../../src/service/rows/nft.ts'

/** Raw address number `n`. */
export function itemAddress(n: number, workchain = 0): string {
  return `${workchain}:${n.toString(16).toUpperCase().padStart(64, '0')}`
}

const collectionAddress = itemAddress(0xc0ffee)

/** Item number `n` of one collection. */
export function createItem(n: number, changes: Partial<NftItem> = {}): NftItem {
  return {
    address: itemAddress(n + 1),
    init: true,
    index: String(n),
    collection_address: collectionAddress,
    owner_address: itemAddress(0xabc),
    content: { uri: `https://meta.example/${n}.json` },
    last_transaction_lt: '1000',
    code_hash: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    data_hash: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    collection: null,
    on_sale: false,
    ...changes,
  }
}

/** Items number `from` to before `to`. */
export function createItems(from: number, to: number): NftItem[] {
  return Array.from({ length: to - from }, (_, n) => createItem(from + n))
}

/** Metadata of items, with a picture each, and of their collection. */
export function createMetadata(
  items: readonly NftItem[],
  token: Record<string, unknown> = {},
): Record<string, AddressMetadata> {
  const map: Record<string, AddressMetadata> = {
    [collectionAddress]: role({ type: 'nft_collections', name: 'Lanterns' }),
  }
  for (const item of items) {
    const image = `https://art.example/${item.index}.png`
    map[item.address] = role({
      type: 'nft_items',
      name: `Lantern ${item.index}`,
      image,
      extra: { _image_medium: `https://preview.example/medium/${item.index}` },
      ...token,
    })
  }
  return map
}

function role(token: Record<string, unknown>): AddressMetadata {
  return { is_indexed: true, token_info: [{ valid: true, ...token }] }
}
