// The page of preview.test.ts: previews of messages on the service, or by the TVM in a worker, and what follows once
// they are sent.
import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createClient, TonlensProvider, TransactionPreview, useTransactionPreview } from '../../src/entries/index.ts'
import { type EmulationRequest } from '../../src/entries/query.ts'
import { openVm, withVm } from '../../src/entries/vm.ts'

/** Parts of a preview that a page shows. */
export interface ShownPreview {
  readonly state: string | undefined
  readonly source: string | undefined
  readonly exitCode: number | undefined
  readonly text: string
  /** Hashes of the transactions, sorted. */
  readonly forecast: readonly string[]
  readonly actual: readonly string[]
}

interface Question {
  readonly baseUrl: string
  readonly request: EmulationRequest
  /** Message that was sent. */
  readonly sent?: string | undefined
  /** Time of the chain in Unix seconds; makes the forecast by the TVM in the page. */
  readonly vmTime?: number | undefined
}

// A busy machine takes its time.
const vm = openVm({ url: '/vm/', timeLimit: 60_000 })
const network = (baseUrl: string) => ({ name: 'embedded', baseUrl })
/** The state of a preview that is not final. */
const isOpen = ({ state, forecast, actual }: ShownPreview, isSent: boolean) =>
  state === undefined || (isSent && (forecast.length === 0 || actual.length === 0))

const page = {
  /** Renders a preview in an application of its own, and waits until it stands. */
  preview({ baseUrl, request, sent, vmTime }: Question): Promise<ShownPreview> {
    const client = createClient({
      network: network(baseUrl),
      rate: 1000,
      ...(vmTime !== undefined && {
        transport: (service) => withVm(vm, service, { config: () => vm.snapshotConfig(), now: () => vmTime }),
      }),
    })
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    return new Promise((resolve) => {
      function Shown({ isSent }: { readonly isSent: boolean }) {
        const { preview, emulation } = useTransactionPreview(request, { sent: isSent ? sent : undefined })
        useEffect(() => {
          const box = document.querySelector<HTMLElement>('[part~="transaction-preview"]')
          const hashes = (trace: typeof preview.forecast) =>
            trace?.transactions.map(({ hash }) => hash).toSorted() ?? []
          const shown: ShownPreview = {
            state: box?.dataset['preview'],
            source: emulation.origin?.source,
            exitCode: emulation.exitCode,
            text: box?.textContent ?? '',
            forecast: hashes(preview.forecast),
            actual: hashes(preview.actual),
          }
          if (isOpen(shown, isSent)) return
          if (sent !== undefined && !isSent) draw(true)
          else {
            resolve(shown)
            setTimeout(() => root.unmount())
          }
        })
        return <TransactionPreview {...preview} />
      }
      const draw = (isSent: boolean) =>
        root.render(
          <StrictMode>
            <TonlensProvider client={client}>
              <Shown isSent={isSent} />
            </TonlensProvider>
          </StrictMode>,
        )
      draw(false)
    })
  },
}

declare global {
  // eslint-disable-next-line no-var -- a property of the page's global object
  var previewPage: typeof page
}
globalThis.previewPage = page
