import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { nftDetailsMessages } from '../../../text/en/assets/nfts.ts'
import type { SafeLink } from '../../../service/rows/plainText.ts'
import { MetadataLink } from '../../values/link/Link.tsx'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'

/** Links named by metadata, each labeled with the host it leads to. */
export function LinkList({ links }: { readonly links: readonly SafeLink[] }): ReactElement {
  const messages = useTexts('nftDetails', nftDetailsMessages)
  return (
    <section part="card-section">
      <p part="card-heading">{messages.links}</p>
      <ul part="card-list">
        <FoldedList items={links} first={20} frame={listFold}>
          {({ href, host }) => (
            <li key={href}>
              <MetadataLink href={href} host={host} />
            </li>
          )}
        </FoldedList>
      </ul>
    </section>
  )
}
