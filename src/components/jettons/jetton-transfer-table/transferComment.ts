import { readMessageComment } from '../../../text/bodies/comment.ts'
import type { Texts } from '../../../text/en/index.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { JettonTransfer } from '../../../service/rows/jetton.ts'
import { readComment } from '../../../ton/facts/comment.ts'

const maximum = 120

/** Reads the comment of a transfer as one line; empty if it has none. */
export function transferComment(
  { decoded_forward_payload: decoded, forward_payload: payload }: JettonTransfer,
  messages: Texts['jetton'],
): string {
  if (typeof decoded === 'object' && decoded !== null) {
    const comment = readMessageComment({ opcode: null, message_content: { hash: '', body: null, decoded } })
    return plainText(comment?.text, { maximum })
  }
  const comment = typeof payload === 'string' && payload !== '' ? readComment(payload) : null
  if (comment?.type === 'encrypted') return messages.encrypted
  return comment?.type === 'text' ? plainText(comment.text, { maximum }) : ''
}
