import type { ReactElement } from 'react'
import { unknownText } from '../../../text/format/intl.ts'
import { isRow } from '../../../service/rows/readRow.ts'
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
  readonly asset: unknown
  readonly amount: unknown
  readonly signed?: boolean
}): ReactElement {
  const text = typeof amount === 'string' ? amount : ''
  const size = text.replace('-', '')
  const direction = !signed || size === '' || size === '0' ? undefined : size === text ? 'in' : 'out'
  const { kind, id, jetton, item }: { kind?: unknown; id?: unknown; jetton?: unknown; item?: unknown } = isRow(asset)
    ? asset
    : {}
  if (kind === 'coin') return <CoinAmount amount={size} direction={direction} />
  if (kind === 'currency')
    return <CoinAmount amount={size} direction={direction} decimals={0} symbol={`#${plainText(id, { maximum: 15 })}`} />
  if (kind === 'jetton' && typeof jetton === 'string')
    return <MarkedAmount amount={size} master={jetton} direction={direction} />
  if (kind === 'nft' && typeof item === 'string') {
    return signed ? (
      <>
        {direction === 'out' ? '−' : '+'} <Address value={item} of="nft" />
      </>
    ) : (
      <bdi>{plainText(size, { maximum: 2 })}</bdi>
    )
  }
  return <>{unknownText}</>
}
