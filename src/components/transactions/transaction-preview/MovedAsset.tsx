import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { useName } from '../../../react/display/useName.ts'
import { addressKey } from '../../../text/format/address.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import { previewMessages } from '../../../text/en/transactions/preview.ts'
import type { Lookalike } from '../../../meaning/tokens/lookalike.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { findTokenInfo, worstFlag } from '../../../meaning/tokens/tokenInfo.ts'
import type { Asset } from '../../../meaning/trace/assets.ts'
import { JettonMarks } from '../../jettons/jetton-card/JettonMarks.tsx'
import { MarkedAmount } from '../../jettons/jetton-transfer-table/MarkedAmount.tsx'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'

interface MovedAssetProps {
  readonly asset: Asset
  /** Signed decimal string of the smallest unit. */
  readonly amount: string
  /** Tokens that look like another one, by raw address. */
  readonly lookalikes: ReadonlyMap<string, Lookalike>
}

/** Amount of an asset, with the name, the address and the warnings of a token. */
export function MovedAsset({ asset, amount: signed, lookalikes }: MovedAssetProps): ReactElement {
  const messages = useTexts('preview', previewMessages)
  const amount = signed.replace('-', '')
  const direction = amount === '0' ? undefined : signed === amount ? 'in' : 'out'
  switch (asset.kind) {
    case 'coin':
      return <CoinAmount amount={amount} direction={direction} />
    case 'currency':
      return (
        <CoinAmount amount={amount} decimals={0} symbol={plainText(asset.id, { maximum: 16 })} direction={direction} />
      )
    case 'nft': {
      const words = direction === undefined ? messages.nothing : `${direction === 'out' ? '−' : '+'}${messages.nft}`
      return <MovedNft item={asset.item} words={words} lookalike={lookalikes.get(addressKey(asset.item) ?? '')} />
    }
    case 'jetton':
      if (asset.jetton !== undefined) {
        const lookalike = lookalikes.get(addressKey(asset.jetton) ?? '')
        return (
          <span part="transaction-preview-asset">
            <MarkedAmount amount={amount} master={asset.jetton} direction={direction} lookalike={lookalike} />{' '}
            <TokenAddress value={asset.jetton} of="jetton" />
          </span>
        )
      }
      return (
        <span part="transaction-preview-asset">
          <JettonAmount amount={amount} master={undefined} direction={direction} /> {messages.unknownJetton}{' '}
          <Address value={asset.wallet} name={false} />
        </span>
      )
  }
}

function MovedNft({
  item,
  words,
  lookalike,
}: {
  readonly item: string
  readonly words: string
  readonly lookalike: Lookalike | undefined
}): ReactElement {
  const messages = useTexts('jetton', jettonMessages)
  const { scam, metadata } = useName(item)
  const flag = worstFlag(findTokenInfo(metadata, 'nft_items'))
  return (
    <span part="transaction-preview-asset">
      <JettonMarks facts={{ scam, nsfw: flag === 'nsfw' }} lookalike={lookalike} messages={messages} /> {words}{' '}
      <TokenAddress value={item} of="nft" />
    </span>
  )
}

/** Address of a token beside its name. The name of a scam is left out: it is often a link. */
function TokenAddress({ value, of }: { readonly value: string; readonly of: 'jetton' | 'nft' }): ReactElement {
  const { scam } = useName(value)
  return <Address value={value} of={of} name={scam ? false : undefined} />
}
