import { useState, type ReactElement } from 'react'
import { checkService, type ConformanceReport, type EndpointReport } from 'tonlens/conformance'
import { openEmbeddedChain } from '../../chain/embedded.ts'
import '../guide.css'

/** Deployments of the embedded chain: as it is, and with one fault each. */
const deployments = {
  correct: { name: 'As it is', fault: (body: string) => body },
  order: {
    name: 'Sorts transactions the wrong way',
    fault: (body: string) => changeRows(body, (rows) => rows.toReversed()),
  },
  lost: { name: 'Leaves out a transaction', fault: (body: string) => changeRows(body, (rows) => rows.toSpliced(1, 1)) },
}

type Deployment = keyof typeof deployments

const endpoints = ['transactions', 'messages', 'jettonWallets', 'nftItems', 'blocks']
const budget = { requests: 120, seconds: 30 }

/** Changes the transactions of an answer, if it has several. */
function changeRows(body: string, change: (rows: readonly unknown[]) => readonly unknown[]): string {
  const answer = JSON.parse(body) as { transactions?: readonly unknown[] }
  if (!Array.isArray(answer.transactions) || answer.transactions.length < 2) return body
  return JSON.stringify({ ...answer, transactions: change(answer.transactions) })
}

/** Checks a deployment in this page, without a network: its requests go to an index in memory. */
async function check(deployment: Deployment): Promise<ConformanceReport> {
  const index = await openEmbeddedChain()
  const send: typeof fetch = async (...request) => {
    const response = await index.fetch(...request)
    return new Response(deployments[deployment].fault(await response.text()), {
      status: response.status,
      headers: response.headers,
    })
  }
  return checkService({ baseUrl: 'https://embedded.example/api/v3', fetch: send, rate: 1000, endpoints, budget })
}

/** A check of a deployment that the reader starts, and its report. */
export function ConformanceGuide(): ReactElement {
  const [deployment, setDeployment] = useState<Deployment>('correct')
  const [report, setReport] = useState<ConformanceReport>()
  const [isChecking, setChecking] = useState(false)
  const start = async () => {
    setChecking(true)
    setReport(await check(deployment))
    setChecking(false)
  }
  return (
    <div className="guide">
      <div className="guide-row">
        <label>
          Deployment{' '}
          <select
            value={deployment}
            disabled={isChecking}
            onChange={({ target }) => {
              setDeployment(target.value as Deployment)
              setReport(undefined)
            }}
          >
            {Object.entries(deployments).map(([key, { name }]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" part="button" disabled={isChecking} onClick={() => void start()}>
          Check
        </button>
        <span role="status">{isChecking ? 'Checking…' : report && sumUp(report)}</span>
      </div>
      {report !== undefined && <Report report={report} />}
    </div>
  )
}

function sumUp({ requests, endpoints: checked }: ConformanceReport): string {
  const sum = (count: (endpoint: EndpointReport) => number) =>
    checked.reduce((total, endpoint) => total + count(endpoint), 0)
  return `${requests} requests, ${sum(({ tried }) => tried)} cases compared, ${sum(({ different }) => different)} differ`
}

function Report({ report }: { readonly report: ConformanceReport }): ReactElement {
  const first = report.endpoints.flatMap(({ differences }) => differences)[0]
  return (
    <>
      <table>
        <thead>
          <tr>
            {['Endpoint', 'Compared', 'As expected', 'Refused as expected', 'Different'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.endpoints.map(({ endpoint, tried, equal, refused, different }) => (
            <tr key={endpoint}>
              <th scope="row">{endpoint}</th>
              {Object.entries({ tried, equal, refused, different }).map(([name, count]) => (
                <td key={name}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {first !== undefined && (
        <div className="guide-part">
          <h3>The first difference</h3>
          <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }}>
            {`${first.kind}, ${first.path}\nanswered  ${first.answered ?? 'nothing'}\nexpected  ${first.expected ?? 'nothing'}\nrepeat    ${first.url}`}
          </pre>
        </div>
      )}
    </>
  )
}
