'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useNaming } from '../../../react/display/useNaming.ts'
import { useVerification } from '../../../react/display/useVerification.ts'
import { readFinality } from '../../../service/rows/finality.ts'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { transactionShape } from '../../../service/rows/shapes/tables.ts'
import { explainFailure } from '../../../text/naming/explainFailure.ts'
import type { Failure } from '../../../meaning/outcome/failure.ts'
import { statusMessages } from '../../../text/en/transactions/failures.ts'
import { transactionDetailsMessages } from '../../../text/en/transactions/transactionDetails.ts'
import { transactionMessages } from '../../../text/en/transactions/transactions.ts'
import type { Message } from '../../../service/rows/message.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { CardHeader, CardTime } from '../../states/card/cardParts.tsx'
import { RawSection } from '../../states/card/RawSection.tsx'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { Slot } from '../../states/card/slots.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Address } from '../../values/address/Address.tsx'
import { Comment } from '../../values/comment/Comment.tsx'
import { FinalityBadge } from '../../values/finality-badge/FinalityBadge.tsx'
import { Icon } from '../../values/icon/Icon.tsx'
import { MessageCard } from '../message-card/MessageCard.tsx'
import { Loadable } from '../../parts/skeleton/Skeleton.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { VerifiedMark } from '../../states/verified-mark/VerifiedMark.tsx'
import { summarize } from '../transaction-card/summary.ts'
import { outcomeWords, transactionTitle } from '../transaction-card/transactionWords.ts'
import { detailFacts } from './detailFacts.tsx'
import { FeeList } from './FeeList.tsx'
import { flowFacts } from './flowFacts.tsx'
import { PhaseList } from './PhaseList.tsx'
import { BalanceChange, StateChange } from './StateChange.tsx'
import { FoldedList } from '../../parts/FoldedList.tsx'

/** Props of {@link TransactionDetails}; the rest go to the `<article>`. */
export interface TransactionDetailsProps
  extends
    Omit<ComponentPropsWithoutRef<'article'>, 'children'>,
    CardPartProps<Transaction, 'header' | 'facts' | 'raw'> {
  /**
   * Null when it was not found. If it is undefined and `loading` is not given, no query stands behind it: the card then
   * asks the reader to select one.
   */
  readonly transaction?: Transaction | null | undefined
  /** Account from which to look, in any form: tells in from out. @default none */
  readonly perspective?: string | undefined
  /** Checks the transaction against its hash, in this browser. @default the display's `verify` */
  readonly verify?: boolean | undefined
}

/**
 * All details of one transaction, each once: sender, recipient, value and comment, why it failed, and each part of the
 * fee; on request its phases, the account before and after, all messages, and hashes, logical times and blocks. Feed it
 * from {@link useTransactions}.
 * @example
 * const query = useTransactions({ hash: [hash] })
 * <TransactionDetails transaction={query.data?.transactions[0]} {...cardState(query)} />
 */
export const TransactionDetails = forwardRef<HTMLElement, TransactionDetailsProps>(function TransactionDetails(
  { transaction, perspective, verify: wanted, part, ...rest },
  ref,
) {
  const { verify: isDefault } = useDisplay()
  const messages = useTexts('transactionDetails', transactionDetailsMessages)
  const card = useTexts('transaction', transactionMessages)
  const status = useTexts('status', statusMessages)
  const shown = checkRow(transactionShape, transaction)
  const verify = wanted ?? isDefault
  const { resultFor } = useVerification(
    useMemo(() => (shown ? [shown] : []), [shown]),
    { enabled: verify },
  )
  const summary = shown && summarize(shown, perspective)
  const sources = useNaming(shown?.account, summary?.message?.destination)
  const outcome = summary?.outcome
  const reason = shown === undefined || outcome === undefined ? '' : outcomeWords(outcome, shown, status, sources)
  const finality = shown === undefined ? 'finalized' : readFinality(shown)
  return (
    <Card
      {...rest}
      ref={ref}
      kind="transaction-details"
      part={part}
      label={messages.transaction}
      given={transaction}
      entity={shown}
      emptyText={transaction === undefined && rest.loading === undefined ? messages.unselected : card.empty}
      data-status={outcome?.status}
    >
      <CardHeader>
        <Loadable like="✓ Success">{outcome && <StatusBadge status={outcome.status} />}</Loadable>
        {finality !== 'finalized' && finality !== outcome?.status && <FinalityBadge finality={finality} />}
        <span part="card-title">
          <Loadable like="Jetton transfer">
            {summary && <bdi>{transactionTitle(summary, card, status, sources)}</bdi>}
          </Loadable>
        </span>
        <CardTime value={shown?.now} />
      </CardHeader>
      {verify && shown !== undefined && <VerifiedMark result={resultFor(shown)} />}
      <Facts facts={flowFacts(summary, card)} loading={shown === undefined} part="transaction-details-flow" />
      {reason !== '' && (
        <p part="transaction-details-reason" data-status={outcome?.status}>
          <Icon name={outcome?.status === 'failed' ? 'warning' : 'dash'} /> <bdi>{reason}</bdi>
        </p>
      )}
      {shown !== undefined && isOwnCode(explainFailure(outcome?.failure, shown, sources)) && (
        <p part="card-note">
          {messages.ownCode} <Address value={shown.account} />
        </p>
      )}
      {summary?.comment !== undefined && <Comment comment={summary.comment} />}
      {shown !== undefined && (
        <>
          <Section title={messages.fees}>
            <FeeList transaction={shown} />
          </Section>
          <Fold title={messages.phases}>
            <PhaseList transaction={shown} />
          </Fold>
          <Fold title={messages.account} aside={<BalanceChange transaction={shown} />}>
            <StateChange transaction={shown} />
          </Fold>
          {shown.in_msg !== null && (
            <Fold title={messages.received}>
              <MessageCard message={shown.in_msg} />
            </Fold>
          )}
          <Sent sent={shown.out_msgs} />
        </>
      )}
      <Slot name="facts">
        {shown === undefined ? (
          <Disclosure label={messages.technical} loading>
            {() => null}
          </Disclosure>
        ) : (
          <Fold title={messages.technical}>
            <Facts facts={detailFacts(shown, messages)} loading={false} />
          </Fold>
        )}
      </Slot>
      {shown !== undefined && <RawSection row={shown} />}
    </Card>
  )
})

/** Tells whether a failure has an exit code that only its contract can explain. */
function isOwnCode(failure: Failure | undefined): boolean {
  return failure?.kind === 'compute' && failure.code !== undefined && failure.meaning === undefined
}

interface FoldProps {
  readonly title: string
  /** Shown beside the title, open or closed. */
  readonly aside?: ReactElement
  readonly children: ReactElement
}

/** Part of the details that a reader opens. */
function Fold({ title, aside, children }: FoldProps): ReactElement {
  return (
    <details part="card-disclosure">
      <summary part="card-summary">
        {title}
        {aside !== undefined && <span part="transaction-details-aside">{aside}</span>}
      </summary>
      {children}
    </details>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactElement }): ReactElement {
  return (
    <section part="card-section">
      <h3 part="card-heading">{title}</h3>
      {children}
    </section>
  )
}

/** Messages that are shown at first. */
const shownMessages = 10

/** Messages that the transaction sent: the first ones, and more on request. */
function Sent({ sent }: { readonly sent: readonly Message[] }): ReactElement | null {
  const { locale } = useDisplay()
  const messages = useTexts('transactionDetails', transactionDetailsMessages)
  if (sent.length === 0) return null
  return (
    <Fold title={messages.sent(sent.length, locale)}>
      <div part="transaction-details-messages">
        <FoldedList items={sent} first={shownMessages} step={20}>
          {(message) => <MessageCard key={message.hash} message={message} compact={sent.length > 1} />}
        </FoldedList>
      </div>
    </Fold>
  )
}
