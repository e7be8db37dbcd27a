import type { NftItem } from '../../../schema/nft.ts'

/** Whether a row of an answer, which may be of an unexpected shape, can be told from others. */
export function isItem(row: NftItem | null): boolean {
  return typeof row?.address === 'string'
}
