import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import {
  FinalityBadge,
  MessageChainGraph,
  NewRows,
  TonlensProvider,
  TraceOutline,
  TransactionCard,
  TransactionProgress,
  useLiveTransactions,
  useTrackedMessage,
} from 'tonlens'
import { readFinality } from 'tonlens/trace'
import index from '../chain/index.json'
import { type OpenedReplay, openReplay, type ReplaySetting } from '../chain/replay.ts'

const { swapTrace } = index.showcase

interface StageProps extends ReplaySetting {
  readonly children: (replay: OpenedReplay) => ReactNode
}

/** A chain on which one trace is about to happen; a button lets it happen again. */
function Stage({ children, ...setting }: StageProps): ReactElement {
  const [round, setRound] = useState(0)
  const [opened, setOpened] = useState<{ readonly replay: OpenedReplay; readonly round: number }>()
  const [failure, setFailure] = useState<unknown>()
  const asked = JSON.stringify(setting)
  useEffect(() => {
    let replay: OpenedReplay | undefined
    let over = false
    openReplay(JSON.parse(asked) as ReplaySetting).then((ready) => {
      replay = ready
      if (over) ready.replay.stop()
      else setOpened({ replay: ready, round })
    }, setFailure)
    return () => {
      over = true
      replay?.replay.stop()
    }
  }, [asked, round])
  if (failure !== undefined) throw failure
  return (
    <div
      style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', font: '14px system-ui, sans-serif' }}
    >
      <div>
        <button type="button" part="button" onClick={() => setRound((last) => last + 1)}>
          Again
        </button>
      </div>
      {opened === undefined ? (
        <p role="status">Opening the chain</p>
      ) : (
        <TonlensProvider key={opened.round} client={opened.replay.client} timeZone="UTC">
          {children(opened.replay)}
        </TonlensProvider>
      )}
    </div>
  )
}

/** A dApp after `sendTransaction`: one hook feeds three views. */
function Tracked({ message }: { readonly message: string }): ReactElement {
  const tracked = useTrackedMessage(message)
  const [selected, setSelected] = useState<string>()
  const shared = { trace: tracked.trace, loading: tracked.trace === undefined, selected, onSelect: setSelected }
  return (
    <>
      <TransactionProgress tracked={tracked} />
      <MessageChainGraph {...shared} height={320} />
      <TraceOutline {...shared} />
    </>
  )
}

function History({ replay }: OpenedReplay): ReactElement {
  const { account } = replay
  const list = useLiveTransactions(account, { limit: 5 })
  useEffect(() => {
    if (!list.isPending) replay.start()
  }, [list.isPending, replay])
  return (
    <div style={{ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <NewRows count={list.newRows} onShow={list.showNew} />
      {list.isPending && <TransactionCard compact loading />}
      {list.rows.map((row) => (
        <div key={row.in_msg?.hash ?? row.hash} style={{ display: 'grid', gap: 4, justifyItems: 'stretch' }}>
          {readFinality(row) !== 'finalized' && (
            <div>
              <FinalityBadge finality={readFinality(row)} />
            </div>
          )}
          <TransactionCard compact transaction={row} perspective={account} />
        </div>
      ))}
      {list.hasMore && (
        <div>
          <button type="button" part="button" disabled={list.isLoadingMore} onClick={list.loadMore}>
            Older
          </button>
        </div>
      )}
    </div>
  )
}

const meta = {
  title: 'Guides/Live data and sending/Examples',
  component: Stage,
  args: { trace: swapTrace, interval: 900, children: ({ replay }) => <Tracked message={replay.hash} /> },
  // Its data come by themselves; controls would only restart it.
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

/** A swap happens hop by hop: progress, graph and outline show the same moment. */
export const Swap: Story = {}

/** The first emulation is withdrawn; what was shown of it goes, and the real one comes. */
export const Withdrawn: Story = { args: { invalidateAfter: 3 } }

/** Lines break, events get lost, come twice or in disorder: the end is the same. */
export const BadConnection: Story = { args: { drop: 0.3, duplicate: 0.3, reorder: 0.3, cutAt: [3, 7, 12] } }

/** Without a stream the service is asked again and again. */
export const ByAsking: Story = { args: { stream: false } }

/** An account's list does not move while it is read: it counts what is new. */
export const NewTransactions: Story = {
  args: {
    children: (opened) => <History {...opened} />,
  },
}
