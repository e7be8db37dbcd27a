import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import type { LinkRules } from '../../../react/display/links.ts'
import { readFinality } from '../../../service/rows/finality.ts'
import type { Action } from '../../../service/rows/action.ts'
import { actionIcons } from '../../../text/actions/actionIcons.ts'
import {
  directionIn,
  fillSentence,
  findActionShape,
  isAccount,
  type SlotValue,
} from '../../../text/actions/readAction.ts'
import { sumSentence } from '../../../text/actions/foldRepeats.ts'
import { type ActionAmount, summarizeAction } from '../../../text/actions/summarizeAction.ts'
import { actionMessages } from '../../../text/en/transactions/actions.ts'
import { formatCount } from '../../../text/format/count.ts'
import { hashText } from '../../../text/format/hash.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { addressKey, addressLike } from '../../../text/format/address.ts'
import { Loadable, Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Comment } from '../../values/comment/Comment.tsx'
import { FinalityBadge } from '../../values/finality-badge/FinalityBadge.tsx'
import { Drawing } from '../../values/icon/Icon.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import { Link } from '../../values/link/Link.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { ActionSentence } from './ActionSentence.tsx'

interface ActionLineProps {
  /** First of the actions; undefined while they load. */
  readonly action: Action | undefined
  /** Actions that say the same, this one included. @default only this one */
  readonly repeats?: readonly [Action, ...Action[]] | undefined
  /** Whether there may be more of them than are known. @default false */
  readonly continues?: boolean | undefined
  readonly perspective: string | undefined
  /** Whether the line is a row of a list: one link, with amounts at the edge. */
  readonly compact: boolean
}

/**
 * Icon, title, sentence and time of an action. As a row, it tells counterparty and amounts as the perspective sees
 * them.
 */
export function ActionLine({
  action,
  repeats,
  continues = false,
  perspective,
  compact,
}: ActionLineProps): ReactElement {
  const { links, locale } = useDisplay()
  const messages = useTexts('action', actionMessages)
  const shape = action && findActionShape(action.type)
  const direction = action && directionIn(action, perspective)
  const icon = shape === undefined ? 'unknown' : ((shape.icon === 'transfer' ? direction : undefined) ?? shape.icon)
  const finality = action === undefined ? 'finalized' : readFinality({ finality: action.finality })
  const sentence = action && fillSentence(action, messages, compact ? perspective : undefined)
  const isFolded = repeats !== undefined && repeats.length > 1
  const summary = compact && action !== undefined ? summarizeAction(action, perspective) : undefined
  const named = [perspective, summary?.counterparty].map((account) => addressKey(account))
  // Where the sentence would name the reader, the counterparty and what else it tells are enough.
  const short =
    summary !== undefined &&
    (summary.amounts.length > 0 || sentence?.parts.some((part) => isAccount(part, named[0])) === true)
      ? summary
      : undefined
  const others = (sentence?.parts ?? []).filter(
    (part): part is SlotValue =>
      typeof part === 'object' &&
      !named.some((key) => isAccount(part, key)) &&
      (part.kind !== 'amount' || short?.amounts.length === 0),
  )
  const amounts = summary === undefined || !isFolded ? (summary?.amounts ?? []) : sumAmounts(repeats, perspective)
  const count = isFolded ? `${formatNumber(repeats.length, locale)}${continues ? '+' : ''} × ` : ''
  const title = sentence && `${count}${sentence.title}`
  return (
    <div
      part="action-card-line"
      data-direction={direction}
      data-status={action?.success === false ? 'failed' : undefined}
    >
      <span part="action-card-icon" data-icon={icon}>
        {action !== undefined && <Drawing path={actionIcons[icon]} />}
      </span>
      <span part="action-card-headline">
        <Link
          part="action-card-title card-link"
          href={compact && !isFolded && action !== undefined ? traceHref(action, links) : undefined}
        >
          <Loadable like="Transfer">{title && <bdi>{title}</bdi>}</Loadable>
        </Link>
        {action?.success === false && <StatusBadge status="failed" />}
        {finality !== 'finalized' && <FinalityBadge finality={finality} />}
      </span>
      <div part="action-card-words">
        {sentence === undefined ? (
          <p part="action-card-sentence">
            <Skeleton like={`${addressLike} sent 1.23 GRAM to ${addressLike}`} />
          </p>
        ) : short?.counterparty !== undefined && short.direction !== undefined ? (
          <ActionSentence
            parts={[
              `${messages.ends[short.direction]} `,
              { kind: 'account', address: short.counterparty },
              ...others.flatMap((part, at) => [at === 0 ? ': ' : ', ', part]),
            ]}
            linked={!isFolded}
          />
        ) : (
          <ActionSentence
            parts={
              isFolded
                ? sumSentence(sentence.parts, repeats, (count) => messages.accounts(count, locale))
                : sentence.parts
            }
            linked={!isFolded}
          />
        )}
        {action !== undefined && <ActionComment details={action.details} />}
      </div>
      {amounts.length > 0 && (
        <span part="action-card-amounts">
          {amounts.map((amount, at) => (
            <EdgeAmount key={at} {...amount} />
          ))}
        </span>
      )}
      <span part="action-card-time">
        {action === undefined ? (
          <Skeleton like="12 minutes ago" />
        ) : (
          <Timestamp value={action.end_utime} show="short" />
        )}
      </span>
    </div>
  )
}

/** Amount at the end of a row, with its sign. */
function EdgeAmount({ amount, master, direction }: ActionAmount): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('action', actionMessages)
  if (master === undefined) return <bdi>{messages.units(formatCount(amount, locale))}</bdi>
  if (master === null) return <CoinAmount amount={amount} direction={direction} part="action-card-amount" />
  return <JettonAmount amount={amount} master={master} direction={direction} part="action-card-amount" />
}

/** Sum of actions that move one asset in one direction. */
function sumAmounts(actions: readonly Action[], perspective: string | undefined): readonly ActionAmount[] {
  const all = actions.flatMap((action) => summarizeAction(action, perspective).amounts)
  const [first] = all
  if (first === undefined) return []
  return [{ ...first, amount: String(all.reduce((sum, { amount }) => sum + BigInt(amount), 0n)) }]
}

/** Link to the trace of an action; a pending one has only the hash of the message that started it. */
function traceHref(
  { trace_id, trace_external_hash_norm, trace_external_hash }: Action,
  links: LinkRules,
): string | undefined {
  const hash = hashText(trace_id ?? trace_external_hash_norm ?? trace_external_hash, { form: 'base64' })
  return hash.length >= 43 ? links.trace?.(hash) : undefined
}

/** Comment of an action as plain text; an encrypted comment is only mentioned. */
function ActionComment({ details }: { readonly details: Action['details'] }): ReactElement | null {
  // Details of an undocumented shape are passed on, so their types are checked here.
  const { comment, encrypted, is_encrypted_comment } = (details ?? {}) as Readonly<Record<string, unknown>>
  if (typeof comment !== 'string' || comment === '') return null
  const locked = encrypted === true || is_encrypted_comment === true
  return (
    <Comment
      part="action-card-comment"
      comment={locked ? { type: 'encrypted', text: '' } : { type: 'text', text: comment }}
      maximum={200}
    />
  )
}
