import type { ReactElement } from 'react'
import { maxSides, useRouter } from '../shell/router.ts'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'
import type { ShownNetwork } from './customNetworks.ts'
import { useNetworks } from './networksContext.ts'

/** Name of the network; with several, a choice that keeps the page, and a link that shows another one beside it. */
export function NetworkSwitch({ name }: { readonly name: string }): ReactElement {
  const networks = useNetworks()
  const { route, hrefOfRoute } = useRouter()
  const texts = useExplorerTexts('shell')
  if (networks.length < 2) return <span className="explorer-network">{networks[0]?.title ?? name}</span>
  const current = networks.find((network) => network.name === route.network)
  const custom = networks.filter(({ isCustom }) => isCustom)
  return (
    <>
      <select
        className="explorer-network"
        aria-label={texts.network}
        title={current?.isCustom === true ? current.baseUrl : undefined}
        value={route.network}
        onChange={(event) => {
          window.location.hash = hrefOfRoute({ ...route, network: event.target.value })
        }}
      >
        {networks.filter(({ isCustom }) => isCustom !== true).map(listNetwork)}
        {custom.length > 0 && <optgroup label={texts.ownNetworks}>{custom.map(listNetwork)}</optgroup>}
      </select>
      <Sides />
    </>
  )
}

/** Links that show this page on another network beside this one, and that close this side. */
function Sides(): ReactElement {
  const networks = useNetworks()
  const { route, beside, hrefBeside, hrefWithout } = useRouter()
  const { showBeside, closeSide } = useExplorerTexts('shell')
  const next = beside.length < maxSides ? networks.find(({ name }) => !beside.includes(name)) : undefined
  return (
    <>
      {next !== undefined && (
        <a className="explorer-beside-link" href={hrefBeside({ ...route, network: next.name })}>
          {showBeside(next.title ?? next.name)}
        </a>
      )}
      {beside.length > 1 && <a href={hrefWithout}>{closeSide}</a>}
    </>
  )
}

function listNetwork({ name, title }: ShownNetwork): ReactElement {
  return (
    <option key={name} value={name}>
      {title ?? name}
    </option>
  )
}
