import { parseCell, type CellSource } from '../cells/boc.ts'
import { bytesToHex } from '../cells/bytes.ts'
import { Slice } from '../cells/slice.ts'
import type { Cell } from '../cells/cell.ts'

/** Readers by kind of field. Numbers become decimal strings, as the service writes them. */
const readers = {
  uint64: (slice: Slice) => slice.uint(64).toString(),
  /** Upper-case hex. */
  bits256: (slice: Slice) => bytesToHex(slice.bits(256)).toUpperCase(),
  coins: (slice: Slice) => slice.coins().toString(),
  address: (slice: Slice) => slice.address(),
  maybeRef: (slice: Slice) => slice.maybeRef(),
  /** A reference that no bit announces. */
  refIfAny: (slice: Slice) => (slice.remainingRefs ? slice.ref() : null),
  /** Some wallets omit an empty payload. */
  payload: (slice: Slice) => (slice.remainingBits ? slice.either() : null),
}

type Layout = Record<string, keyof typeof readers>

/**
 * Bodies of the token and name standards: the opcode, and the fields that follow the opcode and the
 * query id, in cell order. The names are those of the service's decoded bodies.
 */
const layouts = {
  // TEP-74, jettons
  jetton_transfer: [
    0x0f8a7ea5,
    {
      amount: 'coins',
      destination: 'address',
      response_destination: 'address',
      custom_payload: 'maybeRef',
      forward_ton_amount: 'coins',
      forward_payload: 'payload',
    },
  ],
  jetton_internal_transfer: [
    0x178d4519,
    {
      amount: 'coins',
      from: 'address',
      response_address: 'address',
      forward_ton_amount: 'coins',
      forward_payload: 'payload',
    },
  ],
  jetton_notify: [0x7362d09c, { amount: 'coins', sender: 'address', forward_payload: 'payload' }],
  jetton_burn: [0x595f07bc, { amount: 'coins', response_destination: 'address', custom_payload: 'maybeRef' }],
  jetton_burn_notification: [0x7bdd97de, { amount: 'coins', sender: 'address', response_destination: 'address' }],
  excess: [0xd53276db, {}],
  // TEP-62, NFTs
  nft_transfer: [
    0x5fcc3d14,
    {
      new_owner: 'address',
      response_destination: 'address',
      custom_payload: 'maybeRef',
      forward_amount: 'coins',
      forward_payload: 'payload',
    },
  ],
  nft_ownership_assigned: [0x05138d91, { prev_owner: 'address', forward_payload: 'payload' }],
  // TEP-81, names. A missing value deletes the record.
  change_dns_record: [0x4eb1f0f9, { key: 'bits256', value: 'refIfAny' }],
} as const satisfies Record<string, readonly [number, Layout]>

type Layouts = typeof layouts

/** Name of a body that {@link parseBody} knows. */
export type BodyName = keyof Layouts

/** A body of a known standard; switch on `name` to narrow `fields`. */
export type Body = {
  [Name in BodyName]: {
    /** Opcode, unsigned. */
    op: number
    name: Name
    /** Amounts and numbers decimal, addresses raw (`null` for none), payloads as cells. */
    fields: { query_id: string } & {
      [Field in keyof Layouts[Name][1]]: FieldValue<Layouts[Name][1][Field]>
    }
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
    for (const [name, [opcode, layout]] of Object.entries(layouts)) {
      if (opcode !== op) continue
      const fields: Record<string, unknown> = { query_id: readers.uint64(slice) }
      for (const [field, kind] of Object.entries<keyof typeof readers>(layout)) {
        fields[field] = readers[kind](slice)
      }
      const rest = slice.remainingBits || slice.remainingRefs ? slice.rest() : null
      return { op, name, fields, rest } as Body
    }
  } catch {
    // Contracts may use the same opcode for another layout.
  }
  return null
}
