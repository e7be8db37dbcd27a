import type { Reference } from '../reference.ts'
import { type Query, type Row, unsigned } from './base.ts'

const NAMES: Readonly<Record<number, string>> = {
  0: 'text_comment',
  0x0f8a7ea5: 'jetton_transfer',
  0x178d4519: 'jetton_internal_transfer',
  0x7362d09c: 'jetton_notify',
  0x595f07bc: 'jetton_burn',
  0x7bdd97de: 'jetton_burn_notification',
  0xd53276db: 'excess',
  0x5fcc3d14: 'nft_transfer',
  0x05138d91: 'nft_ownership_assigned',
  0x4eb1f0f9: 'change_dns_record',
  0x2167da4b: 'encrypted_comment',
  0x2c76b973: 'provide_wallet_address',
  0xd1735400: 'take_wallet_address',
  0xffffffff: 'bounced_message',
}

/** A body as the rows tell it: there only comments are written otherwise. */
function bodyOf(index: Reference, body: unknown): unknown {
  for (const { in_msg, out_msgs } of index.transactions.values()) {
    for (const message of [in_msg, ...out_msgs]) {
      const content = message?.message_content as Row | null | undefined
      if (content?.['body'] !== body || !content?.['decoded']) continue
      const decoded = content['decoded'] as Row
      const { comment } = decoded
      return comment === undefined ? decoded : { '@type': 'text_comment', text: comment }
    }
  }
  return undefined
}

function decode(index: Reference, { opcodes = [], bodies = [] }: Query): unknown {
  return {
    opcodes: (opcodes as unknown[]).map((opcode) => NAMES[unsigned(opcode)] ?? 'unknown'),
    bodies: (bodies as unknown[]).map((body) => bodyOf(index, body)),
  }
}

export const decodeRules = { decode }
