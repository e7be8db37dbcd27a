import type { ReactElement } from 'react'
import { EmptyState } from 'tonlens'
import { useNetworkName, useNetworkTitle } from '../../networks/networksContext.ts'
import { OtherNetworkLinks } from '../../networks/OnOtherNetworks.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Says what was tried and on which network, and offers the same search on the others. */
export function NothingFound({ tried }: { readonly tried: string }): ReactElement {
  const texts = useTexts('search')
  const name = useNetworkName()
  const readTitle = useNetworkTitle()
  return (
    <div className="explorer-missing">
      <EmptyState label={tried} />
      <p>{texts.onNetwork(readTitle(name))}</p>
      <OtherNetworkLinks words={texts.searchOn} />
    </div>
  )
}
