import type { Message } from '../../service/rows/message.ts'
import { opcodeHex } from '../../meaning/contracts/opcode.ts'
import { encryptedCommentOpcode, textCommentOpcode } from '../../ton/facts/opcodes.ts'

/** Comment of a message. It is untrusted text: pass it through `plainText` before you show it. */
export interface MessageComment {
  /** `encrypted`: only the recipient can read it; `undecoded`: the service did not decode it. */
  readonly type: 'text' | 'encrypted' | 'undecoded'
  /** Empty unless `type` is `text`. */
  readonly text: string
}

/**
 * Reads the comment of a message, or of the token transfer that it requests, from the body that the
 * service decoded; undefined if there is none. `readComment` of `tonlens/ton` decodes a body itself.
 */
export function readMessageComment(message: Pick<Message, 'message_content' | 'opcode'>): MessageComment | undefined {
  const text = commentText(message.message_content?.decoded, 3)
  if (text !== undefined) return text === '' ? undefined : { type: 'text', text }
  const hex = opcodeHex(message.opcode)
  if (hex === encryptedCommentOpcode) return { type: 'encrypted', text: '' }
  return hex === textCommentOpcode ? { type: 'undecoded', text: '' } : undefined
}

function commentText(decoded: unknown, depth: number): string | undefined {
  if (typeof decoded !== 'object' || decoded === null || depth === 0) return undefined
  const { type, '@type': tag, comment, text, forward_payload, value } = decoded as Readonly<Record<string, unknown>>
  if (type === 'text_comment' || tag === 'text_comment') {
    return [comment, text].find((words) => typeof words === 'string')
  }
  return commentText(forward_payload ?? value, depth - 1)
}
