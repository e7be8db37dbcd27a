import type { ReactElement } from 'react'
import { useName } from 'tonlens'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import '../parts.css'

/** Says whether the index warns about a jetton, an NFT or a collection, and how little it means if it does not. */
export function Trust({ address }: { readonly address: string }): ReactElement {
  const { trust } = useExplorerTexts('assets')
  const { metadata } = useName(address)
  // Room for the sentence, which comes with the name.
  if (metadata === undefined)
    return (
      <p className="explorer-hint explorer-room" aria-hidden="true">
        {trust.unmarked}
      </p>
    )
  const isScam = metadata.token_info.some((role) => role?.is_scam === true)
  return (
    <p className={isScam ? 'explorer-advice' : 'explorer-hint'}>
      {isScam && <strong>{trust.scam} </strong>}
      {isScam ? trust.advice : trust.unmarked}
    </p>
  )
}
