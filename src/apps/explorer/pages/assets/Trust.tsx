import type { ReactElement } from 'react'
import { Address, useDisplay, useName } from 'tonlens'
import { isAddress, toRawAddress } from 'tonlens/ton'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import '../parts.css'

const noTokens: ReadonlyMap<string | null, unknown> = new Map()

/**
 * Says who knows or warns about a jetton, an NFT or a collection, what it can be mistaken for, and how little it means
 * if nobody does.
 */
export function Trust({ address }: { readonly address: string }): ReactElement {
  const { trust } = useExplorerTexts('assets')
  const { metadata, scam, forges, kind, listings } = useName(address)
  const { locale, findForgery } = useDisplay()
  const { genuine = noTokens } = findForgery
  if (scam) {
    const list = listings.find((listing) => listing.scam)
    const isMarked = metadata?.token_info.some((role) => role?.is_scam === true) === true
    return (
      <p className="explorer-advice">
        <strong>{isMarked || list === undefined ? trust.scam : trust.listedScam(list.source)} </strong>
        <span>{trust.advice}</span>
      </p>
    )
  }
  if (forges !== undefined) {
    const [other, another] = [...genuine].flatMap(([token, name]) => (token !== null && name === forges ? token : []))
    return (
      <p className="explorer-advice">
        <strong>
          {other === undefined || another !== undefined ? (
            trust.looksLikeOther(forges)
          ) : (
            <>
              {trust.looksLike(forges)} <Address value={other} name={false} />
            </>
          )}
        </strong>
        <span>{trust.forged}</span>
      </p>
    )
  }
  const sources = [
    ...(kind === 'label' ? [trust.ownLabel] : []),
    ...(isAddress(address) && genuine.has(toRawAddress(address)) ? [trust.ownList] : []),
    ...listings.map(({ source, name }) => trust.listedAs(source, name)),
  ]
  if (sources.length > 0) {
    return (
      <p className="explorer-hint">
        {trust.known} <bdi>{new Intl.ListFormat(locale).format(sources)}</bdi>
      </p>
    )
  }
  // Room for the sentence, which comes with the name.
  const isLoading = metadata === undefined
  return (
    <p className={isLoading ? 'explorer-hint explorer-room' : 'explorer-hint'} aria-hidden={isLoading || undefined}>
      {trust.unmarked}
    </p>
  )
}
