import type { ReactElement } from 'react'
import media from '../../../components/nfts/media/media.css?inline'
import card from '../../../components/nfts/nft-grid/nft-card.css?inline'
import grid from '../../../components/nfts/nft-grid/nft-grid.css?inline'
import { AccountNfts } from '../../views/AccountNfts.tsx'
import type { WidgetProps } from '../defineWidget.ts'

export const styles = [media, card, grid]

interface Values {
  readonly owner: string | undefined
  readonly collection: string | undefined
  readonly height: number | undefined
}

/** Items of an owner, of a collection, or of both. */
export default function NftGridContent({ values, view, open }: WidgetProps<Values>): ReactElement {
  const { owner, collection, height } = values
  return (
    <AccountNfts
      {...view}
      address={owner}
      collection={collection}
      height={height}
      onSelect={(address) => open('nft', address)}
    />
  )
}
