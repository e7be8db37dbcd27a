import * as z from 'zod/mini'
import { nameRow, openRecord, openObject, Opcode } from './shapes/openObject.ts'

const messageContent = openObject({
  /** Cell hash. Base64. */
  hash: z.nullable(z.string()),
  /** The cell as base64 BOC. */
  body: z.nullable(z.string()),
  /**
   * Decoded body or null. Text comment: keys type and @type both text_comment, plus comment.
   * Everything else: an object with @type naming the message and its fields in wire order. Always
   * null for init_state.
   */
  decoded: z.nullish(openRecord(z.unknown())),
})
/** Body or state-init cell of a message. */
export interface MessageContent extends z.output<typeof messageContent> {}
export const MessageContent: z.ZodMiniType<MessageContent> = messageContent

const message = openObject({
  /** Message hash. Base64. */
  hash: z.string(),
  /** Sender; null for external-in. Raw address. */
  source: z.nullable(z.string()),
  /** Receiver; null for external-out. Raw address. */
  destination: z.nullable(z.string()),
  /** Nanograms; null for externals. Decimal string. */
  value: z.nullable(z.string()),
  /** Currency id to amount. {} when none; null on indexed external messages, {} on pending ones. */
  value_extra_currencies: z.nullish(openRecord(z.string())),
  /** Forward fee; null for externals. Decimal string of the smallest unit. */
  fwd_fee: z.nullable(z.string()),
  /** IHR fee. Decimal string of the smallest unit. */
  ihr_fee: z.nullable(z.string()),
  /** Extra flags number as decimal string. */
  extra_flags: z.nullish(z.string()),
  /** Creation lt; null for external-in. Logical time, decimal string. */
  created_lt: z.nullable(z.string()),
  /** Creation time in unix seconds, as a STRING; null for external-in. */
  created_at: z.nullable(z.string()),
  /**
   * First 32 bits of the body as 0x + 8 lower-case hex digits (external messages too, where it is
   * often meaningless); null when the body is shorter. A text comment has 0x00000000. `0x` and 8
   * hex digits; some servers send a signed integer.
   */
  opcode: z.nullable(Opcode),
  /** Name of the opcode or null. */
  decoded_opcode: z.nullish(z.string()),
  /** IHR disabled flag. */
  ihr_disabled: z.nullable(z.boolean()),
  /** Bounce flag. */
  bounce: z.nullable(z.boolean()),
  /** This message is a bounce. */
  bounced: z.nullable(z.boolean()),
  /** External-in only (null when it does not fit 64 bits). Decimal string of the smallest unit. */
  import_fee: z.nullable(z.string()),
  /** /messages only: transaction that consumed the message. Base64. */
  in_msg_tx_hash: z.nullish(z.string()),
  /** /messages only: transaction that emitted the message. Base64. */
  out_msg_tx_hash: z.nullish(z.string()),
  /** Body. */
  message_content: z.nullable(MessageContent),
  /** State-init cell. */
  init_state: z.nullish(MessageContent),
  /**
   * Normalized hash of an external-in message. Indexed rows carry it only when it DIFFERS from
   * hash (absent means: same as hash); pending and streaming rows carry it on every external-in
   * message. Base64.
   */
  hash_norm: z.nullish(z.string()),
})
/** Message, inside a transaction or as a row of /messages. */
export interface Message extends z.output<typeof message> {}
export const Message: z.ZodMiniType<Message> = nameRow('Message', message)
