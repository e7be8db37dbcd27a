import { type ReactElement, useState, useSyncExternalStore } from 'react'
import { MirrorStatus, useMirror } from 'tonlens'
import { traces } from 'tonlens/endpoints'
import { showcase } from '../../../test/fixtures/chain.ts'
import { BundleButtons } from './BundleButtons.tsx'
import { MirroredAccount } from './MirroredAccount.tsx'
import { type MirrorStage, Staged, useMirrorStage } from './mirrorStage.tsx'
import '../guide.css'

const account = showcase.wallet

/** Props of {@link MirrorGuide}. */
export interface MirrorGuideProps {
  /** Name of the database: guides on one page do not share it. */
  readonly database: string
  /** Offers to save the mirror as a file, and to open one. @default false */
  readonly bundles?: boolean
  /** Milliseconds of one answer of the service: slow enough to watch. @default 250 */
  readonly latency?: number
}

/** An account of the embedded chain, a mirror of it, and a service that can be cut off. */
export function MirrorGuide(props: MirrorGuideProps): ReactElement {
  const { database, bundles = false, latency = 250 } = props
  const stage = useMirrorStage(database, latency)
  const [isOffline, setOffline] = useState(false)
  if (stage === undefined) return <p role="status">Opening the chain</p>
  const cut = (offline: boolean) => {
    stage.service.setReachable(!offline)
    setOffline(offline)
  }
  return (
    <Staged client={stage.client} policy={isOffline ? 'mirror-only' : 'mirror-first'}>
      <Guide stage={stage} isOffline={isOffline} onCut={cut} bundles={bundles} />
    </Staged>
  )
}

interface GuideProps {
  readonly stage: MirrorStage
  readonly isOffline: boolean
  readonly onCut: (offline: boolean) => void
  readonly bundles: boolean
}

function Guide({ stage, isOffline, onCut, bundles }: GuideProps): ReactElement {
  const { mirror, service } = stage
  const view = useMirror(mirror)
  const answered = useSyncExternalStore(service.subscribe, service.answered)
  const [graphs, setGraphs] = useState<'none' | 'coming' | 'here'>('none')
  const isWhole = view.scopes?.every(({ state }) => state === 'complete') === true
  const state = graphs === 'here' && !isWhole ? 'coming' : graphs
  const start = () => {
    view.start({ kind: 'transactions', account })
    view.start({ kind: 'nftItems', owner_address: account })
    setGraphs('coming')
    keepTraces(stage).then(
      () => setGraphs('here'),
      () => setGraphs('none'),
    )
  }
  return (
    <div className="guide">
      <div className="guide-row">
        <button type="button" part="button" disabled={isOffline || state === 'coming'} onClick={start}>
          {words[state]}
        </button>
        <button type="button" part="button" aria-pressed={isOffline} onClick={() => onCut(!isOffline)}>
          Offline
        </button>
        {bundles && <BundleButtons mirror={mirror} />}
        <span role="status">
          {isOffline ? 'The service cannot be reached.' : 'The service can be reached.'} Requests so far: {answered}
        </span>
      </div>
      <MirrorStatus mirror={view} />
      <MirroredAccount account={account} />
    </div>
  )
}

const words = { none: 'Mirror this account', coming: 'Mirroring…', here: 'Bring up to date' } as const

/** A graph shows a whole trace, of which an account's history holds only its own part. */
async function keepTraces({ client }: MirrorStage): Promise<void> {
  const limit = 10
  for (let offset = 0; ; offset += limit) {
    // Answers of the service are kept in the mirror on their way.
    const page = await client.request(
      traces,
      { account, limit, offset },
      { policy: 'service-only', priority: 'background' },
    )
    if (page.traces.length < limit) return
  }
}
