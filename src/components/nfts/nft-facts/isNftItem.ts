import type { NftItem } from '../../../service/rows/nft.ts'

/** Whether a row of a response, which may have an unexpected shape, has the address that identifies an item. */
export function isNftItem(row: NftItem | null): boolean {
  return typeof row?.address === 'string'
}
