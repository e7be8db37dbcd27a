import { useName } from '../../../react/display/useName.ts'
import { addressKey } from '../../../text/format/address.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { accountTitle } from '../../../graph/items/accountTitle.ts'
import { coinText } from '../../../graph/items/amounts.ts'
import { nameMark, type NameMark } from '../../../graph/items/nameMarks.ts'
import { operationText, transactionFacts } from '../../../graph/items/transactionFacts.ts'
import type { TransactionStatus } from '../../../meaning/outcome/outcome.ts'
import { compareBranches } from '../../../meaning/trace/branches.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { useGraphContext } from '../message-chain-graph/useGraphContext.ts'
import type { OutlineRow } from './traceRows.ts'

/** Everything that a line of a trace shows, in the reader's language. */
export interface Line {
  /** Domain, else the short address. */
  readonly account: string
  /** Who gives the name of the account. */
  readonly mark: NameMark | undefined
  /** Raw address; undefined where there is none. */
  readonly address: string | undefined
  readonly status: TransactionStatus
  readonly operation: string | undefined
  readonly amount: string | undefined
  /** Why it failed, or what is special about it. */
  readonly note: string | undefined
  readonly comment: string | undefined
  readonly fee: string | undefined
  /** The line as one sentence, for screen readers. */
  readonly sentence: string
}

/**
 * Describes one line of a trace.
 * @param moment Place of the transaction on the axis of a timeline, which its sentence names after the operation. A
 * timeline shows the comment or the note of a transaction that has no operation.
 */
export function useLine(
  trace: TraceModel,
  { transaction: index, message, kind, state }: OutlineRow,
  moment?: string,
): Line {
  const context = useGraphContext()
  const { messages, locale } = context
  const edge = trace.messages[message]
  const transaction = trace.transactions[index]
  const address = transaction?.account ?? edge?.message.destination
  const key = addressKey(address)
  const known = useName(address)
  const account = accountTitle(address, context, known)
  const mark = nameMark(known, context)
  const operation = edge === undefined ? undefined : operationText(edge.message, context)
  const amount = edge === undefined ? undefined : coinText(edge.message.value, context)
  if (transaction === undefined) {
    const ending = kind === 'log' ? 'log' : 'waiting'
    const asked = moment === undefined ? operation : (operation ?? messages.transfer)
    const [shown, note] = typeof address === 'string' ? [account, messages[ending]] : [messages[ending], undefined]
    return {
      account: shown,
      mark: typeof address === 'string' ? mark : undefined,
      address: key,
      status: ending === 'log' ? 'skipped' : 'pending',
      operation: asked,
      amount,
      note,
      comment: undefined,
      fee: undefined,
      sentence: messages.end(ending, words(shown, asked, moment, note, amount)),
    }
  }
  const { status, note, comment } = transactionFacts(transaction, context)
  const shown = moment === undefined ? operation : (operation ?? comment ?? (message < 0 ? note : messages.transfer))
  const fee = coinText(transaction.total_fees, context)
  const sent = transaction.out_msgs.length
  const hidden = state === 'closed' ? (compareBranches(trace).following[index] ?? 0) : 0
  const sentence = messages.item({
    seen: words(
      account,
      shown,
      moment,
      note === shown ? undefined : note,
      comment === shown ? undefined : comment,
      amount,
      mark?.text,
    ),
    outcome: messages.outcome[status],
    sent,
    hidden,
    position: formatNumber(index + 1, locale),
    total: formatNumber(trace.transactions.length, locale),
    locale,
  })
  return { account, mark, address: key, status, operation: shown, amount, note, comment, fee, sentence }
}

function words(...parts: readonly (string | undefined)[]): string[] {
  return parts.filter((part) => part !== undefined && part !== '') as string[]
}
