import { type ReactElement, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { ErrorState, formatNumber, useDisplay } from 'tonlens'
import { useConfig } from '../../config/configContext.ts'
import {
  addCustomNetworks,
  type CustomNetwork,
  isHostAllowed,
  maxNetworks,
  useCustomNetworks,
} from '../../networks/customNetworks.ts'
import { useNetworks } from '../../networks/networksContext.ts'
import { SettingField } from '../../shell/SettingField.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { type CheckedService, checkCustomNetwork, NoIndexError, PolicyError } from './checkService.ts'
import { type NetworkFields, type WrongNetworkField, writeNetwork } from './writeNetwork.ts'

const empty: NetworkFields = { title: '', baseUrl: '', apiKey: '', color: '#7a4fc9', testOnly: false }

/** `global_id` of the public networks. */
const publicNetworks: Readonly<Record<string, string>> = { '-239': 'mainnet', '-3': 'testnet' }

type Progress =
  | { readonly step: 'typing' | 'checking' }
  | { readonly step: 'checked'; readonly network: CustomNetwork; readonly service: CheckedService }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'added'; readonly title: string }

const typing: Progress = { step: 'typing' }

/** Adds a network of the reader, after its service has answered. */
export function NetworkForm(): ReactElement {
  const texts = useExplorerTexts('networks')
  const { locale } = useDisplay()
  const config = useConfig()
  const custom = useCustomNetworks()
  const known = [...useNetworks(), ...custom]
  const id = useId()
  const [fields, setFields] = useState(empty)
  const [wrong, setWrong] = useState<readonly WrongNetworkField[]>([])
  const [progress, setProgress] = useState(typing)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const change = (changes: Partial<NetworkFields>) => {
    running.current?.abort()
    setFields({ ...fields, ...changes })
    setWrong([])
    setProgress(typing)
  }
  const check = async (network: CustomNetwork) => {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setProgress({ step: 'checking' })
    try {
      const service = await checkCustomNetwork(network, signal)
      if (!signal.aborted)
        setProgress({ step: 'checked', network: { ...network, globalId: service.globalId }, service })
    } catch (error) {
      if (!signal.aborted) setProgress({ step: 'failed', error })
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (progress.step === 'checking') return
    if (progress.step === 'checked') {
      try {
        addCustomNetworks([progress.network])
      } catch (error) {
        setProgress({ step: 'failed', error })
        return
      }
      setFields(empty)
      setProgress({ step: 'added', title: progress.network.title ?? progress.network.name })
      return
    }
    const written = writeNetwork(fields, known)
    if (!('name' in written)) setWrong(written)
    else if (config === undefined || !isHostAllowed(config, written.baseUrl))
      setProgress({ step: 'failed', error: new PolicyError() })
    else void check(written)
  }
  if (custom.length >= maxNetworks) return <p>{texts.full(maxNetworks)}</p>
  return (
    <form part="card tool-form" aria-label={texts.add} onSubmit={submit} noValidate>
      <SettingField
        label={texts.name}
        value={fields.title}
        maxLength={40}
        error={wrong.includes('title') ? texts.noName : wrong.includes('sameTitle') ? texts.sameName : undefined}
        onValue={(title) => change({ title })}
      />
      <SettingField
        type="url"
        label={texts.baseUrl}
        hint={texts.baseUrlHint}
        value={fields.baseUrl}
        error={wrong.includes('baseUrl') ? texts.noAddress : undefined}
        onValue={(baseUrl) => change({ baseUrl })}
      />
      <SettingField
        type="password"
        label={texts.apiKey}
        hint={texts.apiKeyHint}
        value={fields.apiKey}
        maxLength={200}
        onValue={(apiKey) => change({ apiKey })}
      />
      <div part="tool-field">
        <label part="card-term" htmlFor={id}>
          {texts.color}
        </label>
        <input id={id} type="color" value={fields.color} onChange={(event) => change({ color: event.target.value })} />
      </div>
      <label part="tool-check">
        <input
          type="checkbox"
          checked={fields.testOnly}
          onChange={(event) => change({ testOnly: event.target.checked })}
        />
        {texts.testOnly}
      </label>
      <div role="status">
        {progress.step === 'checking' && texts.checking}
        {progress.step === 'checked' &&
          texts.answers(formatNumber(progress.service.seqno, locale), nameChain(progress.service.globalId))}
        {progress.step === 'added' && texts.added(progress.title)}
      </div>
      {progress.step === 'failed' && <Failure error={progress.error} />}
      <div part="tool-actions">
        <button type="submit" part="button tool-ask" disabled={progress.step === 'checking'}>
          {progress.step === 'checked' ? texts.addNow : texts.check}
        </button>
      </div>
    </form>
  )
}

/** `-239 (mainnet)` */
export function nameChain(globalId: number): string {
  const name = publicNetworks[globalId]
  return name === undefined ? String(globalId) : `${globalId} (${name})`
}

function Failure({ error }: { readonly error: unknown }): ReactElement {
  const texts = useExplorerTexts('networks')
  const reason = error instanceof PolicyError ? texts.policy : error instanceof NoIndexError ? texts.noIndex : undefined
  return (
    <div>
      <ErrorState error={reason ?? error} />
      {reason === undefined && <p className="explorer-hint">{texts.unreachable}</p>}
    </div>
  )
}
