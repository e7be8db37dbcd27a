import { opcodeHex } from '../../../model/opcode.ts'
import type { Display } from '../../../display/display.ts'
import { describeName } from '../../../display/names.ts'
import { addressKey, addressText } from '../../../format/address.ts'
import { commentOf } from '../../../format/comment.ts'
import { opcodeWords } from '../../../format/opcodeWords.ts'
import { plainText } from '../../../model/text.ts'
import { failureOf } from '../../../model/failure.ts'
import type { TraceModel } from '../../../trace/model.ts'

/** Words of each transaction, to be searched. */
export type SearchIndex = readonly string[]

/** Writes down what each transaction can be found by: account, name, hashes, operation, comment, failure. */
export function searchIndex(trace: TraceModel, { names, messages }: Display): SearchIndex {
  const known = new Map<string, string>()
  const accountWords = (account: string): string => {
    const found = known.get(account)
    if (found !== undefined) return found
    const { name } = describeName(names.addressBookRow(account), names.metadata(account))
    const forms = (['bounceable', 'non-bounceable', 'raw'] as const).map((form) => addressText(account, { form }))
    const words = [...forms, name ?? ''].join('\n').toLowerCase()
    known.set(account, words)
    return words
  }
  return trace.transactions.map((transaction, index) => {
    const message = trace.messages[trace.inbound[index] ?? -1]?.message
    const comment = message === undefined ? undefined : plainText(commentOf(message)?.text)
    const rest = [
      transaction.hash,
      message?.hash,
      opcodeWords(message?.opcode, message?.decoded_opcode, messages.opcode),
      opcodeHex(message?.opcode),
      comment,
      failureOf(transaction)?.text,
    ]
    return `${accountWords(transaction.account)}\n${rest.filter((words) => words !== undefined).join('\n').toLowerCase()}`
  })
}

/** Transactions in which all words of the query stand, in the order of the trace; none for no query. */
export function searchTrace(index: SearchIndex, query: string): number[] {
  const text = plainText(query, { maximum: 200 })
  // An address in any of its forms is one thing, and no text to be cut at its signs.
  const words = [addressKey(text) ?? text].join(' ').toLowerCase().split(' ').filter(Boolean)
  if (words.length === 0) return []
  return index.flatMap((line, at) => (words.every((word) => line.includes(word)) ? [at] : []))
}
