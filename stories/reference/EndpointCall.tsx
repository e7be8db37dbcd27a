import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactElement, useState } from 'react'
import { type AnyEndpoint, type Client, TonlensProvider } from 'tonlens'
import * as endpoints from 'tonlens/endpoints'
import { endpointQueryOptions } from 'tonlens/query'
import { useEmbeddedClient } from '../chain/embedded.ts'
import blocks from '../chain/masterchain-info.json'
import { exampleParams } from './examples.ts'
import type { EndpointName } from './matrix.ts'
import './reference.css'

const table: { readonly [Name in keyof typeof endpoints]: (typeof endpoints)[Name] } = endpoints

/** A form that calls an endpoint of the embedded chain. */
export function EndpointCall({ name }: { readonly name: EndpointName }): ReactElement {
  const client = useEmbeddedClient()
  if (client === undefined) return <p role="status">Opening the embedded chain…</p>
  return (
    <TonlensProvider client={client}>
      <LiveCall endpoint={table[name]} client={client} />
    </TonlensProvider>
  )
}

const lastSeqno = blocks.last.seqno

function LiveCall({ endpoint, client }: { readonly endpoint: AnyEndpoint; readonly client: Client }) {
  const [text, setText] = useState(() => JSON.stringify(exampleParams(endpoint.name, lastSeqno), null, 2))
  const [call, setCall] = useState<unknown>(undefined)
  const [problem, setProblem] = useState('')
  const query = useQuery({ ...endpointQueryOptions(client, endpoint, call), enabled: call !== undefined })
  const send = (event: FormEvent) => {
    event.preventDefault()
    try {
      setCall(JSON.parse(text))
      setProblem('')
    } catch (error) {
      setProblem(`The parameters are not JSON: ${String(error)}`)
    }
  }
  const failure = problem === '' ? query.error?.message : problem
  return (
    <form className="reference-call" onSubmit={send}>
      <label>
        Parameters
        <textarea
          value={text}
          rows={Math.min(8, text.split('\n').length)}
          onChange={(event) => setText(event.target.value)}
          spellCheck={false}
        />
      </label>
      <button type="submit">Call {endpoint.name}</button>
      <div role="status">
        {query.isFetching && 'Asking…'}
        {failure !== undefined && <p className="reference-error">{failure}</p>}
      </div>
      {query.data !== undefined && failure === undefined && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        <pre tabIndex={0} aria-label={`Answer of ${endpoint.name}`}>
          {clip(JSON.stringify(query.data, null, 2))}
        </pre>
      )}
    </form>
  )
}

/** Shown in part: the whole answer is in the network panel. */
function clip(text: string): string {
  const most = 4000
  return text.length > most ? `${text.slice(0, most)}\n… ${text.length - most} more characters` : text
}
