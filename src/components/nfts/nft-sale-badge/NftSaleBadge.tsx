'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { useNow } from '../../../react/display/useTime.ts'
import { nftMarketMessages } from '../../../text/en/assets/nfts.ts'
import type { NftItem } from '../../../service/rows/nft.ts'
import type { NftSale } from '../../../service/rows/nft-sale.ts'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { saleFacts } from '../nft-facts/saleFacts.ts'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { nftItemShape } from '../../../service/rows/shapes/tables.ts'
import { amountPrecision } from '../../../text/format/precision.ts'

/** Props of {@link NftSaleBadge}; the rest go to the `<span>`. */
export interface NftSaleBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Row of `/nft/items`. The item nested in a row of `/nft/sales` does not say whether it is for sale. */
  readonly item: NftItem
  /** Row of the selling contract, from `/nft/sales`; adds the price. @default no price */
  readonly sale?: NftSale | null | undefined
  /** Whether the badge contains the price, if it is known. @default true */
  readonly price?: boolean | undefined
}

/**
 * Badge that says whether an item is for sale or at auction, with its price. Renders nothing for an
 * item that is not for sale. Feed it from {@link useNftItems}, and its `sale` from {@link useNftSales}.
 */
export const NftSaleBadge = forwardRef<HTMLSpanElement, NftSaleBadgeProps>(function NftSaleBadge(
  { item, sale, price: hasPrice = true, part, ...rest },
  ref,
) {
  const messages = useTexts('nftMarket', nftMarketMessages)
  const now = useNow()
  const given = checkRow(nftItemShape, item)
  const facts = given && saleFacts(given, sale, now)
  if (facts === undefined) return null
  const { kind, state, price, bid, minimumBid } = facts
  const open = kind === 'sale' ? messages.onSale : messages.auction
  const over = kind === 'sale' ? messages.saleEnded : messages.auctionEnded
  const amount = state === 'over' || !hasPrice ? undefined : (price ?? bid ?? minimumBid)
  return (
    <span {...rest} ref={ref} part={partNames('nft-sale-badge', part)} data-sale={kind} data-state={state}>
      {state === 'over' ? over : open}
      {amount !== undefined && (
        <>
          {' '}
          <CoinAmount amount={amount} {...amountPrecision('badge')} />
        </>
      )}
    </span>
  )
})
