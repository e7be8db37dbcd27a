import { useMemo } from 'react'
import { useDisplay, useTexts, type Display } from '../../../react/display/display.ts'
import { useNaming } from '../../../react/display/useNaming.ts'
import type { ActionContext } from '../../../graph/items/actionLabels.ts'
import type { GraphContext } from '../../../graph/items/context.ts'
import type { Texts } from '../../../text/en/index.ts'
import { graphMessages } from '../../../text/en/transactions/graph.ts'
import { addressMessages } from '../../../text/en/addresses.ts'
import { jettonAmountMessages } from '../../../text/en/assets/jettons.ts'

/** Language, names and units of the surrounding display, for the items of a trace. */
export function useGraphContext(): GraphContext {
  const display = useDisplay()
  const sources = useNaming()
  const messages = useTexts('graph', graphMessages)
  const addresses = useTexts('address', addressMessages)
  return useMemo(() => graphContext(display, sources, messages, addresses), [display, sources, messages, addresses])
}

/** {@link useGraphContext}, with the texts of actions. */
export function useActionContext(): ActionContext {
  const { messages } = useDisplay()
  const { units } = useTexts('jettonAmount', jettonAmountMessages)
  const context = useGraphContext()
  return useMemo(() => ({ ...context, actionTypes: messages.action?.types, units }), [context, messages, units])
}

function graphContext(
  { locale, nativeCoin, testOnly, messages: { contract } }: Display,
  sources: GraphContext['sources'],
  messages: Texts['graph'],
  addresses: GraphContext['addresses'],
): GraphContext {
  return { messages, addresses, sources, contracts: contract, locale, nativeCoin, testOnly }
}
