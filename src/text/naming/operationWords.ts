import type { AbiStructValue } from '../../ton/abi/infer.ts'
import type { KnownContract } from '../../ton/abi/decoders.ts'
import { opcodeHex } from '../../meaning/contracts/opcode.ts'
import { plainText } from '../../service/rows/plainText.ts'
import type { Message } from '../../service/rows/message.ts'
import { bodyWords } from '../bodies/abiFields.ts'
import { knownContract, type NamingSources, createTableLookup } from './namingSources.ts'
import { opcodeWords } from '../bodies/opcodeWords.ts'

/** An opcode, the service's name for it, and the contract that receives it. */
interface NamedOpcode {
  readonly opcode: unknown
  readonly decoded?: unknown
  readonly receiver?: KnownContract | undefined
}

/**
 * Names an opcode: by the application's `opcodes`, the service, the standards, then the ABIs and
 * catalogues of the display.
 * @returns undefined if nobody knows a name.
 */
export function opcodeLabel({ opcode, decoded, receiver }: NamedOpcode, sources: NamingSources): string | undefined {
  const hex = opcodeHex(opcode)
  const named = findOwnName(hex, sources.opcodes) ?? opcodeWords(opcode, decoded, sources.messages?.opcode)
  return named ?? (hex === undefined ? undefined : describeName(sources.contracts?.opcodeName(hex, receiver)))
}

/** Names the operation of a message: by {@link opcodeLabel}, or by a decoder that reads its body. */
export function operationLabel(message: Message, sources: NamingSources): string | undefined {
  const own =
    findOwnName(opcodeHex(message.opcode), sources.opcodes) ?? describeName(decodeMessage(message, sources)?.$)
  if (own !== undefined) return own
  const receiver = knownContract(message.destination, sources.names)
  return opcodeLabel({ opcode: message.opcode, decoded: message.decoded_opcode, receiver }, sources)
}

/** Results by the message's content: tables ask for the same rows at every render. */
const decodings = new WeakMap<object, WeakMap<object, AbiStructValue | false>>()

function decodeMessage(message: Message, { decoders, names }: NamingSources): AbiStructValue | undefined {
  const { message_content: content, source, destination } = message
  if (decoders === undefined || typeof content?.body !== 'string') return undefined
  const byContent = decodings.get(decoders) ?? new WeakMap<object, AbiStructValue | false>()
  decodings.set(decoders, byContent)
  const known = byContent.get(content)
  if (known !== undefined) return known || undefined
  const value = decoders.decode({
    body: content.body,
    sender: knownContract(source, names),
    receiver: knownContract(destination, names),
    external: source === null ? 'in' : destination === null ? 'out' : undefined,
  })
  byContent.set(content, value ?? false)
  return value
}

const findOpcodeName = createTableLookup(opcodeHex)

function findOwnName(hex: string | undefined, opcodes: NamingSources['opcodes']): string | undefined {
  return hex === undefined ? undefined : describeName(findOpcodeName(opcodes, hex))
}

/** A name such as `buyTicket` becomes words; a text such as `Buy a ticket` stays as it is. */
function describeName(name: unknown): string | undefined {
  const text = plainText(name, { maximum: 60 })
  if (text === '') return undefined
  return /^\w+$/.test(text) ? bodyWords(text) : text
}
