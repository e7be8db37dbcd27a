import { type ReactElement, useState } from 'react'
import { ErrorState, type Transaction, useClient } from 'tonlens'
import { transactions } from 'tonlens/endpoints'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Newest transactions among which an example is looked for. */
const looked = 50

/** Button that fills a tool with data of the network: one request for the newest transactions. */
export function Example({
  onLoad,
}: {
  /** Returns false if none of the transactions is an example. */ readonly onLoad: (
    newest: readonly Transaction[],
  ) => boolean
}): ReactElement {
  const texts = useExplorerTexts('tools')
  const client = useClient()
  const [state, setState] = useState<{ readonly loading?: boolean; readonly error?: unknown }>({})
  const load = () => {
    setState({ loading: true })
    client.request(transactions, { limit: looked, sort: 'desc' }).then(
      (page) => setState({ error: onLoad(page.transactions) ? undefined : texts.noExample }),
      (error: unknown) => setState({ error }),
    )
  }
  return (
    <>
      <p className="explorer-kind">
        <button type="button" part="button" onClick={load} disabled={state.loading}>
          {texts.example}
        </button>
      </p>
      {state.error !== undefined && <ErrorState error={state.error} onRetry={load} />}
    </>
  )
}
