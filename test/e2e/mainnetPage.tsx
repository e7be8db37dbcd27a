// The page of mainnet.test.ts: one trace, named by the fragment of the address.
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createClient,
  MessageChainGraph,
  TonlensProvider,
  useAdjacentTransactions,
  useTraces,
  useTransactions,
} from 'tonlens'

const baseUrl = new URL(window.location.href).searchParams.get('service') ?? ''
const client = createClient({ network: { name: 'recorded', baseUrl }, rate: 1000, strict: true })

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function Page() {
  const hash = useSyncExternalStore(subscribe, () => decodeURIComponent(window.location.hash.slice(1)))
  return hash === '' ? <p>No trace named</p> : <OneTrace key={hash} hash={hash} />
}

function OneTrace({ hash }: { readonly hash: string }) {
  const traces = useTraces({ tx_hash: [hash] })
  const root = useTransactions({ hash: [hash] })
  const children = useAdjacentTransactions({ hash, direction: 'out' })
  const trace = traces.data?.traces[0]
  if (traces.error !== null) throw traces.error
  return (
    <div
      data-trace={hash}
      data-root={root.data?.transactions[0]?.hash}
      data-children={children.data?.transactions.length}
    >
      {trace !== undefined && <MessageChainGraph trace={trace} />}
    </div>
  )
}

const container = document.getElementById('root')
if (container !== null) {
  createRoot(container).render(
    <TonlensProvider client={client}>
      <Page />
    </TonlensProvider>,
  )
}
