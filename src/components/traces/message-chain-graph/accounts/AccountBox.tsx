import { memo, useRef, type ReactElement } from 'react'
import { useTexts } from '../../../../react/display/display.ts'
import { useName } from '../../../../react/display/useName.ts'
import { addressKey } from '../../../../text/format/address.ts'
import { accountTitle } from '../../../../graph/items/accountTitle.ts'
import { nameMark } from '../../../../graph/items/nameMarks.ts'
import { graphToolsMessages } from '../../../../text/en/transactions/graphTools.ts'
import { hasDescription } from '../../../../meaning/outcome/failure.ts'
import type { AccountNode } from '../../../../meaning/trace/accounts.ts'
import type { TraceModel } from '../../../../meaning/trace/model.ts'
import { useBrowserLayoutEffect } from '../../../parts/window/observeSizes.ts'
import { Icon } from '../../../values/icon/Icon.tsx'
import { NameMark } from '../../../values/address/AddressMark.tsx'
import { LineTitle } from '../../../values/hash/OneLine.tsx'
import { useGraphContext } from '../useGraphContext.ts'

/** Props of {@link AccountBox}. */
export interface AccountBoxProps {
  readonly node: AccountNode
  readonly trace: TraceModel
  readonly x: number
  readonly y: number
  readonly brief: boolean
  readonly current: boolean
  readonly selected: boolean
  readonly onList: (way: 'incoming' | 'outgoing') => void
  /** Shows the neighborhood of this account; undefined where all accounts are shown. */
  readonly onCenter: (() => void) | undefined
}

/** One account of the account view, with buttons that list its incoming and outgoing messages. */
export const AccountBox = memo(function AccountBox(props: AccountBoxProps): ReactElement {
  const { node, trace, x, y, brief, current, selected, onList, onCenter } = props
  const context = useGraphContext()
  const { messages: words, locale } = context
  const messages = useTexts('graphTools', graphToolsMessages)
  const element = useRef<HTMLDivElement>(null)
  useBrowserLayoutEffect(() => {
    element.current?.style.setProperty('transform', `translate(${x}px, ${y}px)`)
  }, [x, y])
  const known = useName(node.account)
  const name = accountTitle(node.account, context, known)
  const mark = nameMark(known, context)
  const count = node.transactions.length
  const note = [
    count === 0 ? words.waiting : words.transactions(count, locale),
    ...(node.failed > 0 ? [words.failed(node.failed, locale)] : []),
  ].join(' · ')
  const told = node.transactions.every((index) => {
    const transaction = trace.transactions[index]
    return transaction !== undefined && hasDescription(transaction)
  })
  const [incoming, outgoing] = [node.incoming.length, node.outgoing.length]
  const start = trace.transactions[0]?.account === node.account
  return (
    <div
      ref={element}
      role="group"
      aria-roledescription={messages.accountRole}
      aria-label={[name, note, ...(mark === undefined ? [] : [mark.text])].join(', ')}
      part={`message-chain-graph-card message-chain-graph-account${selected ? ' message-chain-graph-selected' : ''}`}
      data-id={node.account}
      data-address={addressKey(node.account)}
      data-status={node.failed > 0 ? 'failed' : count === 0 ? 'pending' : told ? 'success' : 'unknown'}
      data-start={start || undefined}
      aria-current={selected || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an account takes the focus like a tree item
      tabIndex={current ? 0 : -1}
    >
      <span part="message-chain-graph-name">
        {!brief && node.failed > 0 && <Icon name="cross" part="message-chain-graph-status" />}
        {mark !== undefined && <NameMark mark={mark} />}
        <bdi title={name}>
          <LineTitle text={name} />
        </bdi>
      </span>
      {!brief && (
        <>
          <bdi part="message-chain-graph-note" title={note}>
            {note}
          </bdi>
          <span part="message-chain-graph-ways">
            <button
              type="button"
              part="message-chain-graph-way"
              tabIndex={current ? 0 : -1}
              disabled={incoming === 0}
              onClick={() => onList('incoming')}
            >
              <bdi>{messages.incoming(incoming, locale)}</bdi>
            </button>
            <button
              type="button"
              part="message-chain-graph-way"
              tabIndex={current ? 0 : -1}
              disabled={outgoing === 0}
              onClick={() => onList('outgoing')}
            >
              <bdi>{messages.outgoing(outgoing, locale)}</bdi>
            </button>
            {onCenter !== undefined && (
              <button
                type="button"
                part="message-chain-graph-way"
                tabIndex={current ? 0 : -1}
                aria-label={messages.showNeighbors}
                title={messages.showNeighbors}
                onClick={onCenter}
              >
                ◎
              </button>
            )}
          </span>
        </>
      )}
    </div>
  )
})
