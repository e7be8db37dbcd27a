import { addressKey, addressText } from '../../text/format/address.ts'
import { readMessageComment } from '../../text/bodies/comment.ts'
import { explainFailure } from '../../text/naming/explainFailure.ts'
import { operationLabel } from '../../text/naming/operationWords.ts'
import { readFailure } from '../../meaning/outcome/failure.ts'
import { opcodeHex } from '../../meaning/contracts/opcode.ts'
import { plainText } from '../../service/rows/plainText.ts'
import type { TraceModel } from '../../meaning/trace/model.ts'
import { accountName } from './accountTitle.ts'
import type { GraphContext } from './context.ts'

/** Searchable text of each transaction, in lower case. */
export type SearchIndex = readonly string[]

/** Collects the searchable text of each transaction: account, name, hashes, operation, comment and failure. */
export function searchIndex(trace: TraceModel, context: Pick<GraphContext, 'sources'>): SearchIndex {
  const cached = new Map<string, string>()
  const accountText = (account: string): string => {
    const known = cached.get(account)
    if (known !== undefined) return known
    const forms = (['bounceable', 'non-bounceable', 'raw'] as const).map((form) => addressText(account, { form }))
    const text = [...forms, accountName(account, context).name ?? ''].join('\n').toLowerCase()
    cached.set(account, text)
    return text
  }
  return trace.transactions.map((transaction, index) => {
    const message = trace.messages[trace.inbound[index] ?? -1]?.message
    const comment = message === undefined ? undefined : plainText(readMessageComment(message)?.text)
    const rest = [
      transaction.hash,
      message?.hash,
      message?.decoded_opcode ?? undefined,
      message && operationLabel(message, context.sources),
      opcodeHex(message?.opcode),
      comment,
      explainFailure(readFailure(transaction), transaction, context.sources)?.text,
    ]
    return `${accountText(transaction.account)}\n${rest
      .filter((text) => text !== undefined)
      .join('\n')
      .toLowerCase()}`
  })
}

/**
 * Indexes of the transactions that contain all words of the query, in the order of the trace; none for an empty query.
 */
export function searchTrace(index: SearchIndex, query: string): number[] {
  const text = plainText(query, { maximum: 200 })
  // An address is searched as a whole, in whatever form it is written.
  const words = [addressKey(text) ?? text].join(' ').toLowerCase().split(' ').filter(Boolean)
  if (words.length === 0) return []
  return index.flatMap((line, at) => (words.every((word) => line.includes(word)) ? [at] : []))
}
