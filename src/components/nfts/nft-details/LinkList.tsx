import type { ReactElement } from 'react'
import { useMessages } from '../../../display/display.ts'
import { nftDetailsMessages } from '../../../locales/en/nfts.ts'
import type { SafeLink } from '../../../model/text.ts'

/** Links that metadata names, each under the host to which it leads. */
export function LinkList({ links }: { readonly links: readonly SafeLink[] }): ReactElement {
  const messages = useMessages('nftDetails', nftDetailsMessages)
  return (
    <section part="card-section">
      <p part="card-heading">{messages.links}</p>
      <ul part="card-list">
        {links.map(({ href, host }) => (
          <li key={href}>
            <a part="card-link" href={href} title={href} target="_blank" rel="noopener noreferrer nofollow ugc">
              <bdi dir="ltr">{host}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
