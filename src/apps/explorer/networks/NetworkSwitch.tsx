import type { ReactElement } from 'react'
import { maxSides, useRouter } from '../shell/router.ts'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'
import type { ShownNetwork } from './customNetworks.ts'
import { useNetworks } from './networksContext.ts'

/** Values of the choices that are no network, which a short name cannot be. */
const besidePrefix = '+'
const closing = '-'

/** Name of the network; with several, a choice that keeps the page, and that shows another one beside it. */
export function NetworkSwitch({ name }: { readonly name: string }): ReactElement {
  const networks = useNetworks()
  const { route, beside, hrefOfRoute, hrefBeside, hrefWithout } = useRouter()
  const texts = useExplorerTexts('shell')
  if (networks.length < 2) return <span className="explorer-network">{networks[0]?.title ?? name}</span>
  const current = networks.find((network) => network.name === route.network)
  const custom = networks.filter(({ isCustom }) => isCustom)
  const others = beside.length < maxSides ? networks.filter((network) => !beside.includes(network.name)) : []
  const findPlace = (chosen: string) => {
    if (chosen === closing) return hrefWithout
    if (!chosen.startsWith(besidePrefix)) return hrefOfRoute({ ...route, network: chosen })
    return hrefBeside({ ...route, network: chosen.slice(besidePrefix.length) })
  }
  return (
    <select
      className="explorer-network"
      aria-label={texts.network}
      title={current?.isCustom === true ? current.baseUrl : undefined}
      value={route.network}
      onChange={({ target }) => {
        window.location.hash = findPlace(target.value)
      }}
    >
      {networks.filter(({ isCustom }) => isCustom !== true).map(listNetwork)}
      {custom.length > 0 && <optgroup label={texts.ownNetworks}>{custom.map(listNetwork)}</optgroup>}
      {(others.length > 0 || beside.length > 1) && (
        <optgroup label={texts.sides}>
          {others.map((network) => (
            <option key={network.name} value={besidePrefix + network.name}>
              {texts.showBeside(network.title ?? network.name)}
            </option>
          ))}
          {beside.length > 1 && <option value={closing}>{texts.closeSide}</option>}
        </optgroup>
      )}
    </select>
  )
}

function listNetwork({ name, title }: ShownNetwork): ReactElement {
  return (
    <option key={name} value={name}>
      {title ?? name}
    </option>
  )
}
