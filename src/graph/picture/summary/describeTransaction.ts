import { readMessageComment } from '../../../text/bodies/comment.ts'
import { explainFailure } from '../../../text/naming/explainFailure.ts'
import { operationLabel } from '../../../text/naming/operationWords.ts'
import { hashText } from '../../../text/format/hash.ts'
import { readOutcome, type TransactionOutcome } from '../../../meaning/outcome/outcome.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { transactionShape } from '../../../service/rows/shapes/tables.ts'
import { parseTime } from '../../../service/rows/amount.ts'
import type { Message } from '../../../service/rows/message.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { readAmount } from '../../../meaning/trace/assets.ts'
import type { ShareOptions, TransactionSubject } from '../subject.ts'
import { actionHeadline } from './actionHeadline.ts'
import { type ShareContext, isolate, checkFact, malformedSummary, presentFacts } from './context.ts'
import type { ChangeGroup, Move, Summary } from './summary.ts'

/** Most messages in a receipt. */
const maxMessages = 24

/** Describes one transaction: its outcome, the messages that it received and sent, and its fees. */
export function describeTransaction(
  { transaction: given, actions, asOf }: TransactionSubject,
  options: ShareOptions,
  context: ShareContext,
): Summary {
  const transaction = checkRow(transactionShape, given)
  const { words, time } = context
  if (transaction === undefined) return malformedSummary('transaction', context)
  const outcome = readOutcome(transaction)
  const { now, hash, account, total_fees } = transaction
  const messages = valueMessages(transaction)
  return {
    kind: 'transaction',
    label: words.share.kinds.transaction,
    network: context.network,
    status: { status: outcome.status, word: words.status[outcome.status] },
    headline:
      actionHeadline(actions, outcome.status === 'success' && !outcome.pending, context) ??
      operationText(transaction, context),
    reason: reasonText(transaction, outcome, context),
    notices: outcome.pending ? [words.share.pending] : [],
    moves: messages.slice(0, maxMessages).map((message) => messageMove(message, context)),
    changes: messageChanges(transaction, messages, outcome.status === 'failed', context),
    hiddenChanges: 0,
    holdings: [],
    hasMoreHoldings: false,
    facts: presentFacts([
      { id: 'account', term: words.transaction.account, value: context.account(account) },
      { id: 'time', term: words.share.time, value: parseTime(now) === undefined ? undefined : time(now) },
      {
        id: 'asOf',
        term: words.share.asOf,
        value: outcome.pending && parseTime(asOf) !== undefined ? time(asOf) : undefined,
      },
      { id: 'fees', term: words.share.fees, value: context.coins(total_fees).exact },
      { id: 'comment', term: words.share.comment, value: commentText(transaction, context) },
      { id: 'hash', term: words.transaction.hash, value: hashText(hash), code: true },
      checkFact(options, context),
    ]),
    link: context.link,
  }
}

/** Messages that carry coins: the inbound one, then those that were sent. */
function valueMessages({ in_msg, out_msgs }: Transaction): Message[] {
  return [...(in_msg === null ? [] : [in_msg]), ...out_msgs].filter(({ value }) => readAmount(value) > 0n)
}

function messageMove({ source, destination, value }: Message, { words, account, coins }: ShareContext): Move {
  const name = (address: string | null) => (address === null ? words.address.outside : account(address))
  return { from: name(source), to: name(destination), amount: coins(value ?? '').short, note: undefined, scam: false }
}

function messageChanges(
  transaction: Transaction,
  messages: readonly Message[],
  failed: boolean,
  context: ShareContext,
): ChangeGroup[] {
  if (messages.length === 0) return []
  const { words, account, coins, symbol } = context
  const rows = messages.slice(0, maxMessages).map((message) => {
    const isIn = message === transaction.in_msg
    const other = isIn ? message.source : message.destination
    return {
      who: other === null ? words.address.outside : account(other),
      amount: `${isIn ? '+' : '−'}${coins(message.value ?? '').exact}`,
      // A failed transaction gains nothing.
      direction: isIn && !failed ? ('in' as const) : ('out' as const),
    }
  })
  return [{ caption: symbol, note: undefined, scam: false, rows, hidden: messages.length - rows.length }]
}

function operationText({ in_msg }: Transaction, { words, sources }: ShareContext): string | undefined {
  if (in_msg === null) return undefined
  if (in_msg.source === null) return words.transaction.external
  return operationLabel(in_msg, sources)
}

function reasonText(
  transaction: Transaction,
  { failure, skipped, bounced }: TransactionOutcome,
  { words, sources }: ShareContext,
): string | undefined {
  if (failure !== undefined) {
    const reason = words.status.failure(explainFailure(failure, transaction, sources))
    return failure.returned ? `${reason}, ${words.trace.returned}` : reason
  }
  if (bounced) return words.status.bounced
  return skipped === undefined ? undefined : words.status.notExecuted(skipped)
}

function commentText({ in_msg, out_msgs }: Transaction, { words }: ShareContext): string | undefined {
  const [sent] = out_msgs
  const message = in_msg?.source === null && out_msgs.length === 1 ? sent : in_msg
  const comment = message == null ? undefined : readMessageComment(message)
  if (comment === undefined) return undefined
  if (comment.type !== 'text')
    return comment.type === 'encrypted' ? words.transaction.encrypted : words.transaction.undecoded
  const text = plainText(comment.text, { maximum: 240 })
  return text === '' ? undefined : `“${isolate(text)}”`
}
