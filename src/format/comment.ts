import type { Message } from '../schema/message.ts'
import { readComment } from '../ton/comment.ts'
import { opcodeHex } from './opcode.ts'

/** A comment on a message. Written by a stranger: clean it with `plainText` before showing it. */
export interface MessageComment {
  /** `encrypted` ones only the receiver can read; `binary` ones are not meant for display. */
  readonly type: 'text' | 'encrypted' | 'binary'
  /** Empty unless `type` is `text`. */
  readonly text: string
}

/**
 * Comment of a message, or of the token transfer that it asks for; undefined when there is none.
 * The service's decoding is used where it came, else the body is read.
 */
export function commentOf(message: Pick<Message, 'message_content' | 'opcode'>):
  | MessageComment
  | undefined {
  const { message_content: content, opcode } = message
  const text = commentText(content?.decoded, 3)
  if (text !== undefined) return { type: 'text', text }
  const hex = opcodeHex(opcode)
  if (hex !== '0x00000000' && hex !== '0x2167da4b') return undefined
  const comment = typeof content?.body === 'string' ? readComment(content.body) : null
  if (comment?.type === 'text') return { type: 'text', text: comment.text }
  return { type: comment?.type ?? (hex === '0x00000000' ? 'binary' : 'encrypted'), text: '' }
}

function commentText(decoded: unknown, depth: number): string | undefined {
  if (typeof decoded !== 'object' || decoded === null || depth === 0) return undefined
  const { type, '@type': tag, comment, text, forward_payload, value } = decoded as Readonly<
    Record<string, unknown>
  >
  if (type === 'text_comment' || tag === 'text_comment') {
    return [comment, text].find((words) => typeof words === 'string')
  }
  return commentText(forward_payload ?? value, depth - 1)
}
