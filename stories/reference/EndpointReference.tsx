import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { type AnyEndpoint, type Client, type PagedEndpoint, type PageParams } from 'tonlens'
import { endpointQueryOptions } from 'tonlens/query'
import { describeParams, type ParamDescription } from '../../src/service/endpoints/describe.ts'
import blocks from '../chain/masterchain-info.json'
import { endpointDocs } from './docblocks.ts'
import { exampleParams } from './examples.ts'
import { hookNames } from './matrix.ts'
import './reference.css'

/** Everything about one endpoint: its hooks, parameters, errors, and a call that runs. */
export function EndpointReference({
  endpoint,
  client,
}: {
  readonly endpoint: AnyEndpoint
  readonly client: Client
}): ReactElement {
  const docs = endpointDocs.get(endpoint.name)
  const params = describeParams(endpoint)
  const id = useId()
  return (
    <section className="reference" aria-labelledby={id}>
      <h2 id={id}>{hookNames(endpoint).join(', ')}</h2>
      <p>{endpoint.summary}</p>
      <p>
        <code>
          {endpoint.method} {endpoint.path}
        </code>
        {endpoint.since !== undefined && ` (since version ${endpoint.since} of the service)`}
      </p>
      {'page' in endpoint && <p>{pagingText(endpoint as unknown as PagedEndpoint<PageParams, unknown>)}</p>}
      {params.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on phones
        <div className="reference-scroll" role="region" aria-label={`Parameters of ${endpoint.name}`} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Parameter</th>
                <th scope="col">Type</th>
                <th scope="col">Bounds</th>
                <th scope="col">Meaning</th>
              </tr>
            </thead>
            <tbody>
              {params.map((param) => (
                <tr key={param.name}>
                  <th scope="row">
                    <code>{param.name}</code>
                    {param.required ? ' (required)' : ''}
                  </th>
                  <td>
                    <code>{typeText(param)}</code>
                  </td>
                  <td>{boundsText(param)}</td>
                  <td>{docs?.params.get(param.name)?.replace('@default', 'Default:')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {docs !== undefined && docs.errors.length > 0 && (
        <>
          <h3>Errors of the service</h3>
          <ul>
            {docs.errors.map(({ status, text, when }) => (
              <li key={`${status} ${text}`}>
                <strong>{status}</strong> <code>{text}</code>: {when}
              </li>
            ))}
          </ul>
        </>
      )}
      <LiveCall endpoint={endpoint} client={client} />
    </section>
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

function pagingText({ page }: PagedEndpoint<PageParams, unknown>): string {
  if (page.after !== undefined)
    return 'The infinite hook pages by the cursor that the service gives: rows that arrive between two requests shift nothing.'
  return page.cursor === undefined
    ? 'The infinite hook pages by offset: rows that arrive between two requests shift the pages, so a row can repeat or be missed until the next refetch.'
    : 'The infinite hook pages by cursor: rows that arrive between two requests shift nothing. With an offset, or where the service sorts by something else than time, it pages by offset.'
}

function typeText({ type, array, enum: values }: ParamDescription): string {
  const item = values === undefined ? type : values.map((value) => `'${value}'`).join(' | ')
  return array ? `${values === undefined ? item : `(${item})`}[]` : item
}

function boundsText({ minimum, maximum, maxItems }: ParamDescription): string {
  const range = [
    minimum === undefined ? '' : `from ${minimum}`,
    maximum === undefined ? '' : `to ${maximum}`,
    maxItems === undefined ? '' : `at most ${maxItems} values`,
  ]
  return range.filter((part) => part !== '').join(' ')
}

/** Shown in part: the whole answer is in the network panel. */
function clip(text: string): string {
  const most = 4000
  return text.length > most ? `${text.slice(0, most)}\n… ${text.length - most} more characters` : text
}
