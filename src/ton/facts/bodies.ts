import { parseCell, type CellSource } from '../cells/boc.ts'
import { bytesToHex } from '../cells/bytes.ts'
import { Slice } from '../cells/slice.ts'
import type { Cell } from '../cells/cell.ts'
import {
  changeDnsRecordOpcode,
  excessOpcode,
  jettonBurnNotificationOpcode,
  jettonBurnOpcode,
  jettonInternalTransferOpcode,
  jettonNotifyOpcode,
  jettonTransferOpcode,
  nftOwnershipAssignedOpcode,
  nftTransferOpcode,
} from './opcodes.ts'

/** The payload that a transfer forwards: in place or in a reference. Some wallets leave out an empty one. */
const payloadType = 'omittable<RemainingBitsAndRefs | cell>'

/** Bodies of TEP-74, jettons, as structures of an ABI, with the service's names. */
export const jettonBodies = {
  jetton_transfer: {
    prefix: jettonTransferOpcode,
    fields: {
      query_id: 'uint64',
      amount: 'coins',
      destination: 'address?',
      response_destination: 'address?',
      custom_payload: 'cell?',
      forward_ton_amount: 'coins',
      forward_payload: payloadType,
    },
  },
  jetton_internal_transfer: {
    prefix: jettonInternalTransferOpcode,
    fields: {
      query_id: 'uint64',
      amount: 'coins',
      from: 'address?',
      response_address: 'address?',
      forward_ton_amount: 'coins',
      forward_payload: payloadType,
    },
  },
  jetton_notify: {
    prefix: jettonNotifyOpcode,
    fields: { query_id: 'uint64', amount: 'coins', sender: 'address?', forward_payload: payloadType },
  },
  jetton_burn: {
    prefix: jettonBurnOpcode,
    fields: {
      query_id: 'uint64',
      amount: 'coins',
      response_destination: 'address?',
      custom_payload: 'omittable<cell?>',
    },
  },
  jetton_burn_notification: {
    prefix: jettonBurnNotificationOpcode,
    fields: { query_id: 'uint64', amount: 'coins', sender: 'address?', response_destination: 'address?' },
  },
  excess: { prefix: excessOpcode, fields: { query_id: 'uint64' } },
} as const

/** Bodies of TEP-62, NFTs. */
export const nftBodies = {
  nft_transfer: {
    prefix: nftTransferOpcode,
    fields: {
      query_id: 'uint64',
      new_owner: 'address?',
      response_destination: 'address?',
      custom_payload: 'cell?',
      forward_amount: 'coins',
      forward_payload: payloadType,
    },
  },
  nft_ownership_assigned: {
    prefix: nftOwnershipAssignedOpcode,
    fields: { query_id: 'uint64', prev_owner: 'address?', forward_payload: payloadType },
  },
} as const

/** Fields of `change_dns_record`, TEP-81, before the value. A missing value deletes the record. */
export const dnsRecordFields = { query_id: 'uint64', key: 'bits256' } as const

const bodies = {
  ...jettonBodies,
  ...nftBodies,
  change_dns_record: { prefix: changeDnsRecordOpcode, fields: { ...dnsRecordFields, value: 'omittable<cell>' } },
} as const

type Bodies = typeof bodies

/** Readers by the types of the fields above. Numbers become decimal strings, as the service writes them. */
const readers = {
  uint64: (slice: Slice) => slice.uint(64).toString(),
  /** Upper-case hex. */
  bits256: (slice: Slice) => bytesToHex(slice.bits(256)).toUpperCase(),
  coins: (slice: Slice) => slice.coins().toString(),
  'address?': (slice: Slice) => slice.address(),
  'cell?': (slice: Slice) => slice.maybeRef(),
  'omittable<cell?>': (slice: Slice) => (slice.remainingBits ? slice.maybeRef() : null),
  'omittable<cell>': (slice: Slice) => (slice.remainingRefs ? slice.ref() : null),
  'omittable<RemainingBitsAndRefs | cell>': (slice: Slice) => (slice.remainingBits ? slice.either() : null),
}

/** Name of a body that {@link parseBody} knows. */
export type BodyName = keyof Bodies

/** A body of a known standard; switch on `name` to narrow `fields`. */
export type Body = {
  [Name in BodyName]: {
    /** Opcode, unsigned. */
    op: number
    name: Name
    /** Amounts and numbers decimal, addresses raw (`null` for none), payloads as cells. */
    fields: { -readonly [Field in keyof Bodies[Name]['fields']]: FieldValue<Bodies[Name]['fields'][Field]> }
    /** Data after the fields of the standard; `null` if there is none. */
    rest: Cell | null
  }
}[BodyName]

type FieldValue<Kind> = Kind extends keyof typeof readers ? ReturnType<(typeof readers)[Kind]> : never

/**
 * Reads a message body of a known standard. Never throws.
 * @returns `null` if the opcode is unknown, the fields do not fit it, or the input is not a bag of
 * cells with one root.
 */
export function parseBody(body: CellSource): Body | null {
  try {
    const slice = new Slice(parseCell(body))
    const op = Number(slice.uint(32))
    for (const [name, body] of Object.entries(bodies)) {
      if (Number(body.prefix) !== op) continue
      const fields: Record<string, unknown> = {}
      for (const [field, type] of Object.entries<keyof typeof readers>(body.fields))
        fields[field] = readers[type](slice)
      const rest = slice.remainingBits || slice.remainingRefs ? slice.rest() : null
      return { op, name, fields, rest } as Body
    }
  } catch {
    // Contracts may use the same opcode for another layout.
  }
  return null
}

/** Opcode of a body that {@link parseBody} knows, unsigned. */
export function bodyOpcode(name: BodyName): number {
  return Number(bodies[name].prefix)
}
