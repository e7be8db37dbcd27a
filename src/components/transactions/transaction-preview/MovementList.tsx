import type { ReactElement } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { formatNumber } from '../../../format/intl.ts'
import { previewMessages } from '../../../locales/en/preview.ts'
import { plainText } from '../../../model/text.ts'
import type { Asset } from '../../../trace/assets.ts'
import { MarkedAmount } from '../../jettons/jetton-transfer-table/MarkedAmount.tsx'
import { FoldedList, listFold } from '../../lists/fold/FoldedList.tsx'
import { Skeleton } from '../../states/skeleton/Skeleton.tsx'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import type { Movement } from './movements.ts'

interface MovementListProps {
  readonly side: 'out' | 'in'
  readonly movements: readonly Movement[]
  readonly loading: boolean
}

/** Lists the assets that an account sends, or those that it receives. */
export function MovementList({ side, movements, loading }: MovementListProps): ReactElement {
  const messages = useMessages('preview', previewMessages)
  return (
    <div part="transaction-preview-side" data-direction={side}>
      <h4 part="transaction-preview-heading">{messages.side[side]}</h4>
      <ul part="transaction-preview-movements">
        {loading && (
          <li part="transaction-preview-movement">
            <Skeleton like="−12.5 TON" />
          </li>
        )}
        {!loading && movements.length === 0 && <li part="transaction-preview-nothing">{messages.nothing}</li>}
        <FoldedList items={movements} first={10} frame={listFold}>
          {(movement) => (
            <li key={movement.id} part="transaction-preview-movement" data-asset={movement.asset.kind} data-differs={movement.forecast !== undefined || undefined}>
              <MovedAsset asset={movement.asset} amount={movement.amount} />
              <Others side={side} accounts={movement.others} />
              {movement.forecast !== undefined && (
                <span part="transaction-preview-forecast">
                  {messages.forecastWas} <MovedAsset asset={movement.asset} amount={movement.forecast} />
                </span>
              )}
            </li>
          )}
        </FoldedList>
      </ul>
    </div>
  )
}

function Others({ side, accounts }: { readonly side: 'out' | 'in'; readonly accounts: readonly string[] }): ReactElement | null {
  const { locale } = useDisplay()
  const messages = useMessages('preview', previewMessages)
  const [first, ...more] = accounts
  if (first === undefined) return null
  return (
    <span part="transaction-preview-other">
      {messages.other[side]} <Address value={first} />
      {more.length > 0 && ` ${messages.moreAccounts(more.length, formatNumber(more.length, locale))}`}
    </span>
  )
}

function MovedAsset({ asset, amount: signed }: { readonly asset: Asset; readonly amount: string }): ReactElement {
  const messages = useMessages('preview', previewMessages)
  const amount = signed.replace('-', '')
  const direction = amount === '0' ? undefined : signed === amount ? 'in' : 'out'
  switch (asset.kind) {
    case 'coin':
      return <CoinAmount amount={amount} direction={direction} maximumFractionDigits={6} />
    case 'currency':
      return <CoinAmount amount={amount} decimals={0} symbol={plainText(asset.id, { maximum: 16 })} direction={direction} />
    case 'nft':
      return (
        <span part="transaction-preview-asset">
          {direction === undefined ? messages.nothing : `${direction === 'out' ? '−' : '+'}${messages.nft}`} <Address value={asset.item} />
        </span>
      )
    case 'jetton':
      if (asset.jetton !== undefined) return <MarkedAmount amount={amount} master={asset.jetton} direction={direction} />
      return (
        <span part="transaction-preview-asset">
          <JettonAmount amount={amount} master={undefined} direction={direction} /> {messages.unknownJetton} <Address value={asset.wallet} name={false} />
        </span>
      )
  }
}
