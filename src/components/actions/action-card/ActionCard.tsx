'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { type ActionRenderers, useDisplay, useTexts } from '../../../react/display/display.ts'
import { actionMessages } from '../../../text/en/transactions/actions.ts'
import type { Texts } from '../../../text/en/index.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { readDecoded } from '../../../text/bodies/decoded.ts'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { actionShape } from '../../../service/rows/shapes/tables.ts'
import type { Action } from '../../../service/rows/action.ts'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { hashFact, logicalTimeFact } from '../../states/card/cardParts.tsx'
import { Facts, type Fact } from '../../states/card/Facts.tsx'
import { FieldList } from '../../values/decoded-body/FieldList.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { Slot } from '../../states/card/slots.tsx'
import { ActionLine } from './ActionLine.tsx'
import { drawAction } from './drawAction.ts'
import { directionIn, findActionShape } from '../../../text/actions/readAction.ts'
import { copiedHashLike } from '../../../text/format/hash.ts'

/** Props of {@link ActionCard}; the rest go to the `<article>`. */
export interface ActionCardProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<Action, 'header' | 'facts'> {
  /** Null or undefined when there is none, or none yet. */
  readonly action?: Action | null | undefined
  /** Account from which to look, in any form: tells in from out. @default none */
  readonly perspective?: string | undefined
  /**
   * Shows one row without border and facts, for lists: it links to the trace, and seen from a perspective it has the
   * counterparty and the amounts at its end. @default false
   */
  readonly compact?: boolean | undefined
  /** Draws the sentence of actions of some types, or of all. @default the display's `renderAction` */
  readonly renderAction?: ActionRenderers | undefined
}

/**
 * One action as a sentence. Types that this version does not know are shown too, with their accounts
 * and amounts. Feed it from {@link useActions}.
 */
export const ActionCard = forwardRef<HTMLElement, ActionCardProps>(function ActionCard(
  { action, perspective, compact = false, renderAction, part, ...rest },
  ref,
) {
  const display = useDisplay()
  const { locale } = display
  const messages = useTexts('action', actionMessages)
  const shown = checkRow(actionShape, action)
  const shape = shown && findActionShape(shown.type)
  const line = <ActionLine action={shown} perspective={perspective} compact={compact} />
  return (
    <Card
      {...rest}
      ref={ref}
      kind="action-card"
      part={part}
      label={messages.title}
      given={action}
      entity={shown}
      emptyText={messages.empty}
      data-density={compact ? 'compact' : 'full'}
      data-status={shown === undefined ? undefined : shown.success === false ? 'failed' : 'done'}
      data-direction={shown && directionIn(shown, perspective)}
      data-group={shown === undefined ? undefined : (shape?.group ?? 'other')}
    >
      <Slot name="header">
        {shown === undefined ? line : <>{drawAction(shown, line, renderAction, display.renderAction)}</>}
      </Slot>
      {!compact && <Facts slotted facts={actionFacts(shown, messages, locale)} loading={shown === undefined} />}
      {!compact && shown !== undefined && (
        <Disclosure label={messages.fields}>
          {() => (
            <>
              <Facts facts={idFacts(shown, messages)} loading={false} />
              <FieldList fields={readDecoded(shown.raw_action ?? shown.details).fields} />
            </>
          )}
        </Disclosure>
      )}
    </Card>
  )
})

/** Facts that few readers need. */
function idFacts({ action_id, start_lt, end_lt }: Action, messages: Texts['action']): readonly Fact[] {
  return [
    hashFact('id', messages.actionId, action_id),
    logicalTimeFact('start-lt', messages.startLt, start_lt),
    logicalTimeFact('end-lt', messages.endLt, end_lt),
  ]
}

function actionFacts(action: Action | undefined, messages: Texts['action'], locale: string): readonly Fact[] {
  const { type, start_utime, end_utime, trace_id, transactions } = action ?? {}
  const count = Array.isArray(transactions) ? transactions.length : 0
  return [
    {
      id: 'type',
      term: messages.type,
      value: <code part="action-card-type">{plainText(type, { maximum: 60 })}</code>,
      like: 'jetton_transfer',
    },
    {
      id: 'start',
      term: messages.from,
      value: <Timestamp value={start_utime} show="absolute" />,
      like: 'Nov 21, 2026, 09:41:53 AM UTC',
    },
    {
      id: 'end',
      term: messages.until,
      value: end_utime === start_utime ? undefined : <Timestamp value={end_utime} show="absolute" />,
    },
    {
      id: 'trace',
      term: messages.trace,
      like: `${copiedHashLike} · 3 transactions`,
      value: (
        <>
          {trace_id != null && <Hash value={trace_id} of="trace" copy />}
          <bdi part="card-note">{messages.transactions(count, locale)}</bdi>
        </>
      ),
    },
  ]
}
