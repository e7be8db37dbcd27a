import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatCount } from '../../../text/format/count.ts'
import { unknownText } from '../../../text/format/intl.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { Portfolio, PortfolioCollection } from '../../../ledger/portfolio/portfolio.ts'
import { portfolioMessages } from '../../../text/en/contracts/portfolio.ts'
import { parseAmount } from '../../../service/rows/amount.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { JettonName } from '../../jettons/jetton-card/JettonName.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { LineAmount } from '../../transactions/ledger-table/LineAmount.tsx'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { type Holding, HoldingList } from './HoldingList.tsx'

/** Sections of a portfolio below its assets: NFTs by collection, domains, stakes, multisigs, and scams, folded. */
export function Holdings({ portfolio }: { readonly portfolio: Portfolio }): ReactElement {
  const { locale } = useDisplay()
  const texts = useTexts('portfolio', portfolioMessages)
  const { collections, domains, staking, multisigs, scams, scamCollections } = portfolio
  const scamCount = scams.length + scamCollections.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <HoldingList heading={texts.nfts} holdings={collections.map((each) => describeCollection(each, texts, locale))} />
      <HoldingList
        heading={texts.domains}
        holdings={domains.map(({ domain, item }) => ({
          id: item,
          name: <Address value={item} of="nft" name={plainText(domain, { maximum: 128 })} />,
          amount: '',
        }))}
      />
      <HoldingList heading={texts.staking} holdings={describeStakes(portfolio, staking.positions, texts)} />
      <HoldingList
        heading={texts.multisigs}
        note={texts.multisigNote}
        holdings={multisigs.map((each) => describeMultisig(each, texts, locale))}
      />
      {scamCount > 0 && (
        <Disclosure label={texts.scams(scamCount, locale)}>
          {() => (
            <HoldingList
              note={texts.scamNote}
              holdings={[
                ...scams.map(({ asset, balance }, at): Holding => {
                  const jetton = asset.kind === 'jetton' ? asset.jetton : null
                  return {
                    id: `jetton ${jetton} ${at}`,
                    name: <JettonName master={jetton} />,
                    amount: <LineAmount asset={asset} amount={balance} />,
                  }
                }),
                ...scamCollections.map((each) => describeCollection(each, texts, locale)),
              ]}
            />
          )}
        </Disclosure>
      )}
    </>
  )
}

function describeCollection(
  { collection, count, onSale }: PortfolioCollection,
  texts: Texts['portfolio'],
  locale: string,
): Holding {
  return {
    id: `collection ${collection}`,
    name: collection === null ? texts.noCollection : <Address value={collection} of="collection" />,
    amount: <bdi>{texts.itemCount(count, locale)}</bdi>,
    note: onSale === 0 ? undefined : <bdi>{texts.onSale(onSale, locale)}</bdi>,
  }
}

function describeStakes(
  { accounts }: Portfolio,
  positions: Portfolio['staking']['positions'],
  texts: Texts['portfolio'],
): readonly Holding[] {
  return positions.map(({ nominator, pool_address, balance, pending_balance }) => {
    const waits = (parseAmount(pending_balance) ?? 0n) > 0n
    return {
      id: `${nominator} ${pool_address}`,
      name: <Address value={pool_address} />,
      amount: <CoinAmount amount={balance} />,
      note:
        accounts.length === 1 && !waits ? undefined : (
          <>
            {accounts.length > 1 && <Address value={nominator} />}{' '}
            {waits && (
              <bdi>
                {texts.pendingStake} <CoinAmount amount={pending_balance} />
              </bdi>
            )}
          </>
        ),
    }
  })
}

function describeMultisig(
  { multisig, signers }: Portfolio['multisigs'][number],
  texts: Texts['portfolio'],
  locale: string,
): Holding {
  const { address, balance, threshold, signers: all } = multisig
  const count = all?.length
  return {
    id: address,
    name: <Address value={address} />,
    amount: balance === null ? unknownText : <CoinAmount amount={balance} />,
    note: (
      <bdi>
        {`${signers.length > 0 ? texts.signer : texts.proposer} · ${texts.required(formatCount(threshold, locale), formatCount(count, locale))}`}
      </bdi>
    ),
  }
}
