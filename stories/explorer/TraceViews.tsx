import { type ReactElement, useState } from 'react'
import {
  ActionList,
  MessageChainGraph,
  TraceOutline,
  TraceTable,
  TraceTimeline,
  TraceVerdict,
  useTrace,
  ValueFlow,
} from 'tonlens'
import { Tabs } from './Layout.tsx'
import { useRouter } from './router.ts'

/**
 * A whole trace in every form, and one selection for all of them.
 * @param id Any hash of the trace.
 * @param selected Hash of the transaction that is selected at first.
 * @param more Further parts of the page, after those of the trace.
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
  const { go } = useRouter()
  const [selected, onSelect] = useState(initial)
  const { trace, data, status, error, progress, refetch } = useTrace(id, { include_actions: true })
  const actions = data?.trace?.actions ?? []
  const view = { trace, loading: status === 'pending', error: error ?? undefined, onRetry: refetch }
  const choice = { selected, onSelect }
  return (
    <>
      <TraceVerdict {...view} progress={progress} onSelect={onSelect} />
      <Tabs
        label="Views of the trace"
        tabs={{
          graph: {
            title: 'Graph',
            content: (
              <MessageChainGraph {...view} {...choice} actions={actions} onOpen={(hash) => go('transaction', hash)} />
            ),
          },
          outline: { title: 'Outline', content: <TraceOutline {...view} {...choice} /> },
          table: { title: 'Table', content: <TraceTable {...view} {...choice} /> },
          timeline: { title: 'Timeline', content: <TraceTimeline {...view} {...choice} /> },
          value: { title: 'Value flow', content: <ValueFlow {...view} metadata={data?.metadata} /> },
          actions: { title: 'Actions', content: <ActionList {...view} actions={actions} /> },
          ...more,
        }}
      />
    </>
  )
}
