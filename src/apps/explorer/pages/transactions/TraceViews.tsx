import { type ReactElement, useState } from 'react'
import { cardState,
  ActionCard,
  ActionList,
  BalanceChangeTable,
  MessageChainGraph,
  skipToken,
  TraceDetails,
  TraceOutline,
  TraceTable,
  TraceTimeline,
  TraceVerdict,
  useBalanceChanges,
  useTrace,
  ValueFlow,
  ValueFlowDiagram,
} from 'tonlens'
import { Tabs } from '../../shell/Layout.tsx'
import { useRouter } from '../../shell/router.ts'

/** Number of actions shown above the trace; all of them are in their own tab. */
const inShort = 3

/**
 * All views of a trace, with a shared selection.
 * @param id Any hash of the trace.
 * @param selected Hash of the initially selected transaction.
 * @param more Additional tabs, after those of the trace.
 */
export function TraceViews({
  id,
  selected: initial,
  more = {},
}: {
  readonly id: string
  readonly selected?: string | undefined
  readonly more?: Parameters<typeof Tabs>[0]['tabs']
}): ReactElement {
  const { route, go, hrefOf } = useRouter()
  const [selected, onSelect] = useState(initial)
  const { trace, data, status, error, progress, refetch } = useTrace(id, { include_actions: true })
  const actions = data?.trace?.actions ?? []
  const view = { trace, loading: status === 'pending', error: error, onRetry: refetch }
  const choice = { selected, onSelect }
  // An emulated transaction has no page, because its hash may never exist on chain.
  const onOpen = (hash: string) => {
    const opened = trace?.transactions.find((transaction) => transaction.hash === hash)
    if (opened?.emulated !== true) go('transaction', hash)
  }
  return (
    <>
      <TraceVerdict {...view} progress={progress} onSelect={onSelect} />
      <div className="explorer-columns">
        {view.loading && <ActionCard loading compact />}
        {actions.slice(0, inShort).map((action) => (
          <ActionCard key={action.action_id} action={action} compact />
        ))}
      </div>
      {actions.length > inShort && <a href={hrefOf(route.page, route.id, 'actions')}>All {actions.length} actions</a>}
      <Tabs
        label="Views of the trace"
        tabs={{
          graph: {
            title: 'Graph',
            content: (
              <MessageChainGraph {...view} {...choice} actions={actions} onOpen={onOpen} />
            ),
          },
          outline: { title: 'Outline', content: <TraceOutline {...view} {...choice} /> },
          table: { title: 'Table', content: <TraceTable {...view} {...choice} /> },
          timeline: { title: 'Timeline', content: <TraceTimeline {...view} {...choice} /> },
          value: {
            title: 'Value flow',
            content: (
              <>
                <ValueFlowDiagram {...view} metadata={data?.metadata} />
                <ValueFlow {...view} metadata={data?.metadata} />
              </>
            ),
          },
          changes: { title: 'Balance changes', content: <Changes trace={data?.trace?.trace_id} /> },
          actions: { title: 'Actions', content: <ActionList {...view} actions={actions} /> },
          details: { title: 'Details', content: <TraceDetails loading={view.loading} error={error} onRetry={refetch} trace={data?.trace} /> },
          ...more,
        }}
      />
    </>
  )
}

/** Value flow as computed by the service, which knows a trace by its id once it is committed. */
function Changes({ trace }: { readonly trace: string | null | undefined }): ReactElement {
  const query = useBalanceChanges(trace == null ? skipToken : { trace_id: trace })
  return <BalanceChangeTable {...cardState(query)} loadingRows={4} changes={query.data} />
}
