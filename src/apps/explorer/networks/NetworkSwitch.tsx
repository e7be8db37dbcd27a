import type { ReactElement } from 'react'
import { useRouter } from '../shell/router.ts'
import type { Route } from '../shell/routes.ts'
import { useTexts } from '../texts/useTexts.ts'
import { useNetworks } from './networksContext.ts'

/** Pages whose id exists on one network only. */
const ownPages: ReadonlySet<Route['page']> = new Set(['transaction', 'trace', 'block'])

/** Name of the network; with several, a choice that keeps the page where another network can have it. */
export function NetworkSwitch({ name }: { readonly name: string }): ReactElement {
  const networks = useNetworks()
  const { route, hrefOfRoute } = useRouter()
  const texts = useTexts('shell')
  if (networks.length < 2) return <span className="explorer-network">{networks[0]?.title ?? name}</span>
  const change = (network: string) => {
    const place: Route = ownPages.has(route.page) ? { network, page: 'home', id: '', tab: '', query: {} } : { ...route, network }
    window.location.hash = hrefOfRoute(place)
  }
  return (
    <select className="explorer-network" aria-label={texts.network} value={route.network} onChange={(event) => change(event.target.value)}>
      {networks.map((network) => (
        <option key={network.name} value={network.name}>
          {network.title ?? network.name}
        </option>
      ))}
    </select>
  )
}
