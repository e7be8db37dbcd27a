import { useMemo } from 'react'
import type { Lookalike, NamedToken } from '../../../meaning/tokens/lookalike.ts'
import { useLookalikes } from '../../jettons/jetton-balances/useLookalikes.ts'
import type { Movement } from './movements.ts'

/**
 * Finds jettons and NFTs whose names look like a trusted token or the native coin, and jettons whose names look
 * like another jetton of the preview. Items of one collection often have the same name, so that NFTs are not
 * compared with each other.
 * @param movements Pass the same array on every render.
 * @param trusted Genuine tokens. Pass the same array on every render.
 * @returns The imitated name, by raw address.
 */
export function useAssetLookalikes(
  movements: readonly Movement[],
  trusted: readonly NamedToken[],
): ReadonlyMap<string, Lookalike> {
  const masters = useMemo(
    () =>
      movements.flatMap(({ asset }) => (asset.kind === 'jetton' && asset.jetton !== undefined ? [asset.jetton] : [])),
    [movements],
  )
  const items = useMemo(() => movements.flatMap(({ asset }) => (asset.kind === 'nft' ? [asset.item] : [])), [movements])
  const jettons = useLookalikes(masters, trusted)
  const nfts = useLookalikes(items, trusted)
  return useMemo(() => new Map([...[...nfts].filter(([, other]) => other.trusted), ...jettons]), [nfts, jettons])
}
