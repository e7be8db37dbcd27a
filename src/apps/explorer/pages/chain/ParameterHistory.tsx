import { type ReactElement, useEffect, useRef, useState } from 'react'
import { ErrorState, formatNumber, type TonlensError, useClient, useDisplay } from 'tonlens'
import { masterchainInfo } from 'tonlens/endpoints'
import { configHistory, type ConfigHistoryProgress, type Moment, type ParameterHistory as Found } from 'tonlens/ledger'
import { useRouteQuery } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress?: ConfigHistoryProgress }
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'failed'; readonly error: TonlensError }

/** Finds since when a parameter has its value, when the reader asks: it takes some dozens of requests. */
export function ParameterHistory({ moment }: { readonly moment: Moment | undefined }): ReactElement {
  const texts = useExplorerTexts('chain').parameter
  const { locale } = useDisplay()
  const client = useClient()
  const [, setQuery] = useRouteQuery()
  const [id, setId] = useState('')
  const [state, setState] = useState<State>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function find(): Promise<void> {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setState({ kind: 'running' })
    try {
      const { first, last } = await client.request(masterchainInfo, {}, { signal })
      const to = moment !== undefined && 'seqno' in moment ? moment.seqno : last.seqno
      const onProgress = (progress: ConfigHistoryProgress) => setState({ kind: 'running', progress })
      const found = await configHistory(client, Number(id), { from: Math.min(first.seqno, to), to, onProgress, signal })
      setState({ kind: 'found', found })
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', error: error as TonlensError })
    }
  }

  const count = (number: number) => formatNumber(number, locale)
  const change = state.kind === 'found' ? state.found.changes[0] : undefined
  return (
    <div className="explorer-progress">
      <label className="explorer-choice">
        {texts.id}
        <input type="text" inputMode="numeric" size={5} value={id} onChange={({ target }) => setId(target.value)} />
      </label>
      <button type="button" part="button" disabled={!/^\d{1,9}$/.test(id)} onClick={() => void find()}>
        {texts.since}
      </button>
      <span role="status">
        {state.kind === 'running' &&
          (state.progress === undefined
            ? texts.starting
            : texts.progress(count(state.progress.requests), count(state.progress.to - state.progress.from)))}
        {state.kind === 'found' &&
          (change === undefined ? texts.unchanged(String(state.found.from)) : texts.changed(String(change.seqno)))}
      </span>
      {change !== undefined && (
        <button
          type="button"
          part="button"
          onClick={() => setQuery({ block: String(change.seqno), since: String(change.seqno - 1), time: '' })}
        >
          {texts.show}
        </button>
      )}
      {state.kind === 'failed' && <ErrorState error={state.error} onRetry={() => void find()} />}
    </div>
  )
}
