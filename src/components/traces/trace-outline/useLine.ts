import { useDisplay, useMessages } from '../../../display/display.ts'
import { useName } from '../../../display/useName.ts'
import { addressKey, addressText, shortText } from '../../../format/address.ts'
import { formatNumber } from '../../../format/intl.ts'
import { graphMessages } from '../../../locales/en/graph.ts'
import type { TransactionStatus } from '../../../model/outcome.ts'
import { alikeIn } from '../../../trace/alike.ts'
import type { TraceModel } from '../../../trace/model.ts'
import { amountOf, cardFacts, messageOperation } from '../message-chain-graph/facts.ts'
import type { TraceRow } from './rows.ts'

/** What a line says, cleaned and in the reader's words. */
export interface Line {
  /** Domain, else the short address. */
  readonly account: string
  /** Raw; undefined where there is none. */
  readonly address: string | undefined
  readonly status: TransactionStatus
  readonly operation: string | undefined
  readonly amount: string | undefined
  /** Why it failed, or what is special about it. */
  readonly note: string | undefined
  readonly comment: string | undefined
  readonly fee: string | undefined
  /** All of it as one sentence, for screen readers. */
  readonly sentence: string
}

/** Words for one line of a trace. */
export function useLine(trace: TraceModel, { transaction: index, message, kind, state }: TraceRow): Line {
  const { locale, nativeCoin, testOnly, messages: { opcode } } = useDisplay()
  const messages = useMessages('graph', graphMessages)
  const edge = trace.messages[message]
  const transaction = trace.transactions[index]
  const address = transaction?.account ?? edge?.message.destination
  const key = addressKey(address)
  const known = useName(address)
  const friendly = known.row?.user_friendly ?? ''
  const short = shortText(
    addressText(address, {
      form: /^[U0]/.test(friendly) ? 'non-bounceable' : undefined,
      testOnly: testOnly || /^[k0]/.test(friendly) || undefined,
    }),
  )
  // A token may call itself anything, so only a domain stands in the place of the address.
  const account = known.kind === 'domain' ? (known.name ?? short) : short
  const operation = edge === undefined ? undefined : messageOperation(edge.message, messages, opcode)
  const amount = edge === undefined ? undefined : amountOf(edge.message.value, nativeCoin, locale)
  if (transaction === undefined) {
    const end = kind === 'log' ? 'log' : 'waiting'
    const [shown, note] = typeof address === 'string' ? [account, messages[end]] : [messages[end], undefined]
    return {
      account: shown,
      address: key,
      status: end === 'log' ? 'skipped' : 'pending',
      operation,
      amount,
      note,
      comment: undefined,
      fee: undefined,
      sentence: messages.end(end, words(shown, operation, note, amount)),
    }
  }
  const { status, note, comment } = cardFacts(transaction, messages)
  const fee = amountOf(transaction.total_fees, nativeCoin, locale)
  const sent = transaction.out_msgs.length
  const hidden = state === 'closed' ? (alikeIn(trace).following[index] ?? 0) : 0
  const sentence = messages.item({
    seen: words(account, operation, note, comment, amount),
    outcome: messages.outcome[status],
    sent,
    sentShown: formatNumber(sent, locale),
    hidden,
    hiddenShown: formatNumber(hidden, locale),
    position: formatNumber(index + 1, locale),
    total: formatNumber(trace.transactions.length, locale),
  })
  return { account, address: key, status, operation, amount, note, comment, fee, sentence }
}

function words(...parts: readonly (string | undefined)[]): string[] {
  return parts.filter((part) => part !== undefined && part !== '') as string[]
}
