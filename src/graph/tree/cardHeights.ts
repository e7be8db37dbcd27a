import type { TraceModel } from '../../meaning/trace/model.ts'
import { plainText } from '../../service/rows/plainText.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { readMessageComment } from '../../text/bodies/comment.ts'
import { sizes } from '../layouts/sizes.ts'

/** Text comment of the inbound message, cleaned; undefined when it has none. */
export function commentText({ in_msg }: Transaction): string | undefined {
  if (in_msg === null || in_msg.bounced === true) return undefined
  const comment = readMessageComment(in_msg)
  return comment?.type === 'text' ? plainText(comment.text, { maximum: 120 }) || undefined : undefined
}

/**
 * Heights of the cards of a trace, known without measuring.
 * @param nodeHeight Height of every card. @default by content
 * @returns Height of the card of a transaction, by its index.
 */
export function cardHeights(trace: TraceModel, nodeHeight?: number): (index: number) => number {
  return (index) => {
    const transaction = trace.transactions[index]
    if (nodeHeight !== undefined || transaction === undefined) return nodeHeight ?? sizes.cardHeight
    return sizes.cardHeight + (commentText(transaction) === undefined ? 0 : sizes.commentHeight)
  }
}
