import { type ReactElement, useState } from 'react'
import { useConfig } from '../../config/configContext.ts'
import {
  type CustomNetwork,
  isHostAllowed,
  removeCustomNetwork,
  useCustomNetworks,
} from '../../networks/customNetworks.ts'
import { useNetworks } from '../../networks/networksContext.ts'
import { Section } from '../../shell/Layout.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { nameChain, NetworkForm } from './NetworkForm.tsx'
import '../../pages/favorites/label.css'
import './networks.css'
import { clearNetworkMirror } from '../../networks/networkMirror.ts'
import { findRecentStore } from '../../pages/search/recentSearches.ts'
import { forgetSnapshots } from '../../snapshot/snapshot.ts'

/** Networks that the reader added: a list, and a form for another, if the site allows them. */
export function CustomNetworks(): ReactElement | null {
  const texts = useExplorerTexts('networks')
  const config = useConfig()
  const custom = useCustomNetworks()
  const { customNetworks = false } = config ?? {}
  // Networks from a time when the site allowed them can still be removed.
  if (config === undefined || (customNetworks === false && custom.length === 0)) return null
  return (
    <Section title={texts.title}>
      <p className="explorer-kind">
        {typeof customNetworks === 'boolean' ? texts.note : texts.allowedHosts(customNetworks.join(', '))}
      </p>
      {custom.length > 0 && (
        <ul className="explorer-list">
          {custom.map((network) => (
            <li key={network.name} className="explorer-label">
              <NetworkRow network={network} isAllowed={isHostAllowed(config, network.baseUrl)} />
            </li>
          ))}
        </ul>
      )}
      {customNetworks !== false && <NetworkForm />}
    </Section>
  )
}

interface NetworkRowProps {
  readonly network: CustomNetwork
  readonly isAllowed: boolean
}

function NetworkRow({ network, isAllowed }: NetworkRowProps): ReactElement {
  const { name, title = name, baseUrl, color, globalId, apiKey } = network
  const texts = useExplorerTexts('networks')
  const { route, hrefOfRoute } = useRouter()
  const [first] = useNetworks()
  const [step, setStep] = useState<'shown' | 'asking' | 'removing' | 'failed'>('shown')
  const remove = async () => {
    setStep('removing')
    try {
      await removeNetworkData(network)
    } catch {
      setStep('failed')
      return
    }
    if (route.network === name) window.location.hash = hrefOfRoute({ ...route, network: first?.name ?? '' })
    removeCustomNetwork(name)
    forgetSnapshots()
  }
  const facts = [
    globalId === undefined ? '' : `global_id ${nameChain(globalId)}`,
    apiKey === undefined ? '' : texts.withKey,
    isAllowed ? '' : texts.hostNotAllowed,
  ]
  return (
    <>
      <div>
        <span className="explorer-swatch" style={{ backgroundColor: color }} />
        {isAllowed ? (
          <a href={hrefOfRoute({ network: name, page: 'home', id: '', tab: '', query: {} })}>
            <bdi>{title}</bdi>
          </a>
        ) : (
          <bdi>{title}</bdi>
        )}
        <code className="explorer-path">
          <bdi>{baseUrl}</bdi>
        </code>
        <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      </div>
      {step === 'shown' ? (
        <button type="button" part="button" aria-label={texts.removeName(title)} onClick={() => setStep('asking')}>
          {texts.remove}
        </button>
      ) : (
        <div role={step === 'failed' ? 'alert' : 'group'} aria-label={texts.removeName(title)}>
          <span>{step === 'failed' ? texts.notRemoved : texts.confirm}</span>
          <button type="button" part="button" disabled={step === 'removing'} onClick={() => void remove()}>
            {texts.removeNow}
          </button>
          <button type="button" part="button" disabled={step === 'removing'} onClick={() => setStep('shown')}>
            {texts.keep}
          </button>
        </div>
      )}
    </>
  )
}

/** Deletes what this browser keeps of a network: its answers and recent searches. */
async function removeNetworkData(network: CustomNetwork): Promise<void> {
  findRecentStore(network.name).clear()
  await clearNetworkMirror(network)
}
