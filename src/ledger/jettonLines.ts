import type { Transaction } from '../service/rows/transaction.ts'
import { parseBody } from '../ton/facts/bodies.ts'
import { readBouncedBody } from '../ton/facts/bounce.ts'
import { jettonBurnNotificationOpcode, jettonInternalTransferOpcode } from '../ton/facts/opcodes.ts'
import type { LedgerLineKind } from './line.ts'

/** Change of the balance of a jetton wallet by one of its transactions. */
export interface JettonChange {
  readonly kind: LedgerLineKind
  /** Owner at the other side, raw address; null if the message does not name it, such as one that came back. */
  readonly counterparty: string | null
  readonly amount: bigint
  /** Query id of the message, decimal string; null for a message that came back. */
  readonly query: string | null
}

/**
 * Reads how a transaction of a jetton wallet changes its balance, from the inbound message of the standard (TEP-74).
 * @param jetton Master of the wallet: what it sends was minted.
 * @returns `undefined` if the balance stays.
 */
export function readJettonChange({ in_msg, description }: Transaction, jetton: string): JettonChange | undefined {
  // An aborted transaction leaves the wallet as it was.
  if (in_msg === null || description.aborted === true) return undefined
  const content = in_msg.message_content?.body ?? null
  if (content === null) return undefined
  if (in_msg.bounced === true) return readReturned(content)
  const body = parseBody(content)
  switch (body?.name) {
    case 'jetton_transfer':
      return change('transfer', body.fields.destination, -BigInt(body.fields.amount), body.fields.query_id)
    case 'jetton_burn':
      return change('burn', null, -BigInt(body.fields.amount), body.fields.query_id)
    case 'jetton_internal_transfer': {
      const isMinted = in_msg.source === jetton
      return change(isMinted ? 'mint' : 'transfer', body.fields.from, BigInt(body.fields.amount), body.fields.query_id)
    }
    default:
      return undefined
  }
}

/** Reads the amount of a message that came back. */
function readReturned(content: string): JettonChange | undefined {
  const bounced = readBouncedBody(content)
  if (bounced?.opcode !== jettonInternalTransferOpcode && bounced?.opcode !== jettonBurnNotificationOpcode)
    return undefined
  try {
    bounced.rest.uint(64)
    return change('bounce', null, bounced.rest.coins(), null)
  } catch {
    return undefined
  }
}

function change(
  kind: LedgerLineKind,
  counterparty: string | null,
  amount: bigint,
  query: string | null,
): JettonChange | undefined {
  return amount === 0n ? undefined : { kind, counterparty, amount, query }
}
