import type { ReactElement } from 'react'
import { EmptyState, useClient } from 'tonlens'
import { useNetworkTitle } from '../../networks/networksContext.ts'
import { useRouter } from '../../shell/router.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** Says what was tried and on which network, and offers the same search on the others. */
export function NotFound({ tried }: { readonly tried: string }): ReactElement {
  const texts = useTexts('search')
  const { network } = useClient()
  const readTitle = useNetworkTitle()
  const { route, networks, hrefOfRoute } = useRouter()
  const others = networks.filter((name) => name !== route.network)
  return (
    <div className="explorer-missing">
      <EmptyState label={tried} />
      <p>{texts.onNetwork(readTitle(network.name))}</p>
      {others.length > 0 && (
        <ul className="explorer-list">
          {others.map((name) => (
            <li key={name}>
              <a href={hrefOfRoute({ ...route, network: name })}>{texts.searchOn(readTitle(name))}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
