import { useRef, type KeyboardEvent, type ReactElement } from 'react'
import { useTexts } from '../../../../react/display/display.ts'
import { accountTitle } from '../../../../graph/items/accountTitle.ts'
import { coinText } from '../../../../graph/items/amounts.ts'
import { operationText } from '../../../../graph/items/transactionFacts.ts'
import { graphToolsMessages } from '../../../../text/en/transactions/graphTools.ts'
import type { TraceModel } from '../../../../meaning/trace/model.ts'
import { useRovingFocus } from '../../../parts/roving-focus/useRovingFocus.ts'
import { useGraphContext } from '../useGraphContext.ts'

/** Props of {@link JumpList}. */
export interface JumpListProps {
  readonly trace: TraceModel
  readonly title: string
  /** Indexes of messages. */
  readonly messages: readonly number[]
  /** The reader chose a message. */
  readonly onJump: (message: number) => void
  readonly onClose: () => void
}

/** Most messages that are listed. */
const maxRows = 200
const closeKey = 'close'

/** A menu of messages: arrow keys move, Enter goes to the message, Escape closes. */
export function JumpList({ trace, title, messages, onJump, onClose }: JumpListProps): ReactElement {
  const context = useGraphContext()
  const { messages: words, locale } = context
  const tools = useTexts('graphTools', graphToolsMessages)
  const list = useRef<HTMLDivElement>(null)
  const rows = messages.slice(0, maxRows)
  const hidden = messages.length - rows.length
  const keys = [...rows.map(String), closeKey]
  const { handlers } = useRovingFocus({
    container: list,
    items: keys,
    itemKey: (key) => key,
    orientation: 'vertical',
    wraps: true,
    autoFocus: keys[0],
  })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    handlers.onKeyDown(event)
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  return (
    <div part="message-chain-graph-panel message-chain-graph-jumps">
      <strong part="message-chain-graph-title">{title}</strong>
      {messages.length === 0 && <span part="message-chain-graph-title">{tools.nothingSent}</span>}
      <div ref={list} role="menu" aria-label={title} tabIndex={-1} {...handlers} onKeyDown={onKeyDown}>
        {rows.map((index) => {
          const edge = trace.messages[index]
          if (edge === undefined) return null
          const { source, destination } = edge.message
          return (
            <button
              key={index}
              data-id={index}
              type="button"
              role="menuitem"
              tabIndex={-1}
              part="message-chain-graph-choice"
              onClick={() => onJump(index)}
            >
              <bdi>{operationText(edge.message, context) ?? words.transfer}</bdi>{' '}
              <span part="message-chain-graph-amount">{coinText(edge.message.value, context)}</span>{' '}
              <bdi>
                {destination === null
                  ? words.log
                  : `${accountTitle(source, context)} → ${accountTitle(destination, context)}`}
              </bdi>
            </button>
          )
        })}
        <button
          data-id={closeKey}
          type="button"
          role="menuitem"
          tabIndex={-1}
          part="message-chain-graph-choice"
          onClick={onClose}
        >
          {tools.close}
        </button>
      </div>
      {hidden > 0 && <span part="message-chain-graph-title">{words.group('rest', hidden, locale)}</span>}
    </div>
  )
}
