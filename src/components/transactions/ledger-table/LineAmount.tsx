import type { ReactElement } from 'react'
import type { LedgerAsset } from '../../../ledger/line.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { MarkedAmount } from '../../jettons/jetton-transfer-table/MarkedAmount.tsx'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'

/** Amount of an asset in a ledger: of a line with a sign, of a balance without one. */
export function LineAmount({
  asset,
  amount,
  signed = false,
}: {
  readonly asset: LedgerAsset
  readonly amount: string
  readonly signed?: boolean
}): ReactElement {
  const size = amount.replace('-', '')
  const direction = !signed || size === '0' ? undefined : size === amount ? 'in' : 'out'
  switch (asset.kind) {
    case 'coin':
      return <CoinAmount amount={size} direction={direction} />
    case 'currency': {
      const symbol = `#${plainText(asset.id, { maximum: 15 })}`
      return <CoinAmount amount={size} direction={direction} decimals={0} symbol={symbol} />
    }
    case 'jetton':
      return <MarkedAmount amount={size} master={asset.jetton} direction={direction} />
    case 'nft':
      return signed ? (
        <>
          {direction === 'out' ? '−' : '+'} <Address value={asset.item} of="nft" />
        </>
      ) : (
        <bdi>{plainText(size, { maximum: 2 })}</bdi>
      )
  }
}
