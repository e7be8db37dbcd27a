import { isCommentOpcode, opcodeHex } from '../../../meaning/contracts/opcode.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { NamingSources } from '../../../text/naming/namingSources.ts'
import { operationLabel } from '../../../text/naming/operationWords.ts'
import type { Message } from '../../../service/rows/message.ts'

/** Direction of a message: between accounts, from outside the chain, or to the outside. */
export type MessageDirection = 'internal' | 'external-in' | 'external-out'

/** Derives the direction of a message from its source and destination. */
export function messageDirection({ source, destination }: Message): MessageDirection {
  if (source === null) return 'external-in'
  return destination === null ? 'external-out' : 'internal'
}

/** Short text for the operation of a message: its name, "Transfer" or "Bounced". */
export function messageOperation(message: Message, messages: Texts['message'], sources: NamingSources): string {
  if (message.bounced === true) return messages.bounced
  const hex = opcodeHex(message.opcode)
  const direction = messageDirection(message)
  if (hex === undefined) return direction === 'internal' ? messages.transfer : messages.noOpcode
  if (isCommentOpcode(hex)) return messages.transfer
  return operationLabel(message, sources) ?? messages.call(hex)
}

/** The catalogue's text for a direction. */
export function directionWords(direction: MessageDirection, messages: Texts['message']): string {
  return {
    internal: messages.internal,
    'external-in': messages.externalIn,
    'external-out': messages.externalOut,
  }[direction]
}
