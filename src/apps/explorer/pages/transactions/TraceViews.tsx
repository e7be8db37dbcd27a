import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import {
  ActionList,
  MessageChainGraph,
  ShareMenu,
  TraceDetails,
  TraceOutline,
  TraceTable,
  TraceTimeline,
  TraceVerdict,
  useClient,
  useTrace,
  ValueFlow,
  BalanceChangeTable,
  cardState,
  skipToken,
  useBalanceChanges,
  EmptyState,
} from 'tonlens'
import { FeeBar, ValueFlowDiagram } from 'tonlens/charts'
import { judgeTrace, type TraceModel } from 'tonlens/trace'
import { laterPart } from '../../shell/laterPart.tsx'
import { Tabs } from '../../shell/Layout.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { Advice } from './Advice.tsx'
import { Compare } from './Compare.tsx'
import { LeadingActions } from './LeadingActions.tsx'
import { Neighbors } from './Neighbors.tsx'
import { TransactionNotFound } from './TransactionNotFound.tsx'
import { Raw } from './Raw.tsx'
import { BesideSelected } from './Selected.tsx'
import { Steps } from './Steps.tsx'
import { useUrlTransaction } from './useSelection.ts'
import './transactions.css'
import { CheckedRows } from './CheckedRows.tsx'

const Progress = laterPart(async () => (await import('./Progress.tsx')).default)

interface TraceViewsProps {
  /** Any hash of the trace. */
  readonly id: string
  /** Hash of the transaction that the page is about. @default the first that failed, or the first of all */
  readonly own?: string | undefined
  /** Says that there is no such trace. */
  readonly missing: string
  /** Content in place of the views if the trace cannot be shown. @default none */
  readonly fallback?: ReactNode
}

/** The outcome of a trace, and all its views with a shared selection, which the URL holds. */
export function TraceViews({ id, own, missing, fallback }: TraceViewsProps): ReactElement {
  const texts = useExplorerTexts('transactions')
  const { route, hrefOf } = useRouter()
  const { network } = useClient()
  const [followed, follow] = useState<string>()
  // The progress of the trace tells when to request it again.
  const { trace, data, status, error, progress, origin, refetch, isFetching } = useTrace(id, {
    include_actions: true,
    ...(followed !== undefined && { refetchInterval: false }),
  })
  const pending = findPending(trace)
  if (pending !== undefined && followed === undefined) follow(pending)
  const verdict = useMemo(() => trace && judgeTrace(trace), [trace])
  const { transaction, selection, onOpen } = useUrlTransaction(
    trace,
    own ?? trace?.transactions[verdict?.first?.index ?? 0]?.hash,
  )
  if (status === 'notFound' && fallback === undefined)
    return <TransactionNotFound hash={id} text={missing} onRetry={refetch} loading={isFetching} />
  const actions = data?.trace?.actions ?? []
  const view = { trace, loading: status === 'pending', error, onRetry: refetch }
  const flow = <ValueFlow {...view} metadata={data?.metadata} />
  const beside = (content: ReactNode, below?: ReactNode) => (
    <BesideSelected transaction={transaction} below={below}>
      {content}
    </BesideSelected>
  )
  return (
    <>
      <ShareMenu
        subject={trace && { trace, actions, asOf: origin?.asOf }}
        network={network}
        link={window.location.href}
      />
      <TraceVerdict {...view} origin={origin} progress={progress} onSelect={selection.onSelect} />
      {followed !== undefined && <Progress message={followed} onChange={refetch} />}
      {trace !== undefined && <Advice trace={trace} verdict={verdict} />}
      {trace === undefined && status !== 'pending' ? (
        fallback
      ) : (
        <>
          <LeadingActions actions={actions} loading={view.loading} />
          <Tabs
            label={texts.views}
            hrefOf={(name) => hrefOf(route.page === 'trace' ? 'trace' : 'transaction', route.id, name, route.query)}
            tabs={{
              graph: {
                title: texts.graph,
                content: beside(<MessageChainGraph {...view} {...selection} actions={actions} onOpen={onOpen} />, flow),
              },
              outline: { title: texts.outline, content: beside(<TraceOutline {...view} {...selection} />) },
              table: { title: texts.table, content: beside(<TraceTable {...view} {...selection} />) },
              timeline: { title: texts.timeline, content: beside(<TraceTimeline {...view} {...selection} />) },
              value: {
                title: texts.value,
                content: (
                  <>
                    <ValueFlowDiagram {...view} metadata={data?.metadata} />
                    {flow}
                  </>
                ),
              },
              changes: { title: texts.changes, content: <Changes trace={data?.trace?.trace_id} /> },
              fees: {
                title: texts.fees,
                content: (
                  <>
                    {/* The chart has a heading of its own, a level below. */}
                    <h2 part="visually-hidden">{texts.fees}</h2>
                    <FeeBar {...view} transactions={trace?.transactions ?? []} partial={trace?.whole === false} />
                  </>
                ),
              },
              actions: { title: texts.actions, content: <ActionList {...view} actions={actions} /> },
              details: { title: texts.details, content: beside(<TraceDetails {...view} trace={data?.trace} />) },
              verification: { title: texts.verification, content: <Verification trace={trace} /> },
              vm: { title: texts.vm, content: <Steps key={transaction?.hash} transaction={transaction} /> },
              neighbors: { title: texts.neighbors, content: <Neighbors transaction={transaction} /> },
              compare: { title: texts.compare, content: <Compare trace={trace} /> },
              raw: { title: texts.raw, content: <Raw transaction={transaction} trace={data?.trace} /> },
            }}
          />
        </>
      )}
    </>
  )
}

/** Hash of the message that started a trace that has not ended; undefined for other traces. */
function findPending(trace: TraceModel | undefined): string | undefined {
  const { trace_info, external_hash } = trace?.answer ?? {}
  return trace_info?.trace_state === 'pending' ? (external_hash ?? undefined) : undefined
}

/** Balance changes as the service computes them; it knows a trace by its id once the trace is committed. */
function Changes({ trace }: { readonly trace: string | null | undefined }): ReactElement {
  const query = useBalanceChanges(trace == null ? skipToken : { trace_id: trace })
  return <BalanceChangeTable {...cardState(query)} loadingRows={4} changes={query.data} />
}

/** Checks of all loaded transactions of a trace against their hashes. */
function Verification({ trace }: { readonly trace: TraceModel | undefined }): ReactElement {
  const texts = useExplorerTexts('transactions').verify
  if (trace === undefined) return <EmptyState label={texts.running} role="status" />
  return <CheckedRows rows={trace.transactions} partial={!trace.whole} />
}
