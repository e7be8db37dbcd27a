import type { ReactElement } from 'react'
import { useTexts } from '../../../../react/display/display.ts'
import { accountTitle } from '../../../../graph/items/accountTitle.ts'
import { graphToolsMessages } from '../../../../text/en/transactions/graphTools.ts'
import type { TraceModel } from '../../../../meaning/trace/model.ts'
import type { TreeNavigation } from '../tree/useTreeNavigation.ts'
import { useGraphContext } from '../useGraphContext.ts'
import { JumpList } from './JumpList.tsx'

/** The messages that the current transaction sent. */
export function SentList({
  trace,
  navigation,
  onClose,
}: {
  readonly trace: TraceModel
  readonly navigation: TreeNavigation
  readonly onClose: () => void
}): ReactElement {
  const tools = useTexts('graphTools', graphToolsMessages)
  const context = useGraphContext()
  const { graph, place, goToTransaction, goTo } = navigation
  const index = graph.items[place]?.transaction ?? -1
  const [from, to] = index < 0 ? [0, 0] : [trace.outStart[index] ?? 0, trace.outStart[index + 1] ?? 0]
  const account = accountTitle(trace.transactions[index]?.account, context)
  return (
    <JumpList
      trace={trace}
      title={tools.sentBy(account)}
      messages={Array.from({ length: to - from }, (_, order) => from + order)}
      onClose={onClose}
      onJump={(message) => {
        onClose()
        const receiver = trace.messages[message]?.to ?? -1
        const hash = trace.messages[message]?.message.hash ?? ''
        if (receiver >= 0) goToTransaction(receiver, true)
        else goTo(graph.placeById.get(hash) ?? place, true)
      }}
    />
  )
}
