// Runs one sample of the documents in a page, with what the text around it takes for granted.
import { QueryClient } from '@tanstack/react-query'
import { createElement, isValidElement, type FunctionComponent, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createClient, mirrored, TonlensProvider } from 'tonlens'
import { traces } from 'tonlens/endpoints'
import { openMirror } from 'tonlens/mirror'
import 'tonlens/styles.css'

/** Entities of the embedded chain that samples request. */
export interface Known {
  readonly account: string
  /** Id of a trace. */
  readonly trace: string
  /** Hash of the message that began it. */
  readonly message: string
}

declare global {
  /** Imports a sample, calls what it exports, and renders its components. @returns their names */
  var runSample: (path: string, known: Known) => Promise<readonly string[]>
  /** Takes away what the sample has rendered. */
  var endSample: () => void
}

const opening = openMirror({ name: 'at-hand' })
const client = createClient({ network: 'mainnet', rate: 1000, transport: (service) => mirrored(opening, service) })
const roots: Root[] = []

globalThis.runSample = async (path, { account, trace: id, message }) => {
  const mirror = await opening
  const answer = await client.request(traces, { trace_id: [id] })
  await mirror.sync({ kind: 'transactions', account }, { service: client.service })
  const atHand = {
    account,
    owner: account,
    hash: id,
    boc: message,
    validUntil: 2_000_000_000,
    items: [],
    messages: [],
    client,
    mirror,
    opening,
    queryClient: new QueryClient(),
    trace: answer.traces[0],
    transaction: Object.values(answer.traces[0]?.transactions ?? {})[0],
  }
  Object.assign(globalThis, atHand)

  const { parts, loader } = (await import(path)) as {
    readonly parts: Readonly<Record<string, unknown>>
    readonly loader?: (given: object) => Promise<unknown>
  }
  const loaderData = await loader?.({ params: { account } })
  const props: Readonly<Record<string, unknown>> = {
    ...atHand,
    id,
    accounts: [account],
    address: account,
    domain: 'alice.ton',
    locale: 'ru',
    report: { endpoints: [] },
    children: <p>What stands inside</p>,
    params: Promise.resolve({ account }),
    loaderData,
    state: undefined,
    result: { transactions: [] },
    table: { TON: '3.10' },
    request: { from: account, messages: [{ address: account, amount: '1000000' }] },
    error: new Error('none'),
  }
  const shown: string[] = []
  for (const [name, value] of Object.entries(parts)) {
    if (value === loader) continue
    const element = await createSampleElement(name, value, props)
    if (element === undefined) continue
    shown.push(name)
    findRoot(name).render(<TonlensProvider client={client}>{element}</TonlensProvider>)
  }
  document.dispatchEvent(
    new CustomEvent('tonlens-select', { cancelable: true, detail: { kind: 'account', key: account } }),
  )
  return shown
}

globalThis.endSample = () => {
  for (const root of roots.splice(0)) root.unmount()
  document.body.replaceChildren()
}

function findRoot(name: string): Root {
  const section = document.createElement('section')
  section.dataset['sample'] = name
  const root = createRoot(document.body.appendChild(section))
  roots.push(root)
  return root
}

/** Components and elements are shown; any other function is called with what its parameters are named after. */
async function createSampleElement(
  name: string,
  value: unknown,
  props: Readonly<Record<string, unknown>>,
): Promise<ReactNode> {
  if (isValidElement(value)) return value
  // A hook of a sample is called by the components that its page describes.
  if (typeof value !== 'function' || /^use[A-Z]/.test(name)) return undefined
  if (/^[A-Z]/.test(name) && value.constructor.name === 'Function')
    return createElement(value as FunctionComponent<object>, props)
  const [, parameters = ''] = /^(?:async )?(?:function\s*\w*)?\s*\(?([\w, ]+)/.exec(String(value)) ?? []
  const given = /^[A-Z]/.test(name) ? [props] : parameters.split(',').map((parameter) => props[parameter.trim()])
  const result: unknown = await (value as (...given: unknown[]) => unknown)(...given)
  return isValidElement(result) ? result : undefined
}
