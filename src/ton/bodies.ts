import { parseCell, type CellSource } from './boc.ts'
import { bytesToHex } from './bytes.ts'
import { Slice } from './slice.ts'
import type { Cell } from './cell.ts'

/** How each kind of field is read. Numbers become decimal strings, as the service writes them. */
const readers = {
  uint64: (slice: Slice) => slice.uint(64).toString(),
  /** Upper-case hex. */
  bits256: (slice: Slice) => bytesToHex(slice.bits(256)).toUpperCase(),
  coins: (slice: Slice) => slice.coins().toString(),
  address: (slice: Slice) => slice.address(),
  maybeRef: (slice: Slice) => slice.maybeRef(),
  /** Without a bit that announces it. */
  refIfAny: (slice: Slice) => (slice.remainingRefs ? slice.ref() : null),
  /** Some wallets leave an empty payload out altogether. */
  payload: (slice: Slice) => (slice.remainingBits ? slice.either() : null),
}

type Layout = Record<string, keyof typeof readers>

/**
 * Bodies of the token and name standards: opcode, and the fields that follow it and the query id,
 * in the order in which they lie in the cell. Names are those of the service's decoded bodies.
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
  jetton_notify: [
    0x7362d09c,
    { amount: 'coins', sender: 'address', forward_payload: 'payload' },
  ],
  jetton_burn: [
    0x595f07bc,
    { amount: 'coins', response_destination: 'address', custom_payload: 'maybeRef' },
  ],
  jetton_burn_notification: [
    0x7bdd97de,
    { amount: 'coins', sender: 'address', response_destination: 'address' },
  ],
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
  nft_ownership_assigned: [
    0x05138d91,
    { prev_owner: 'address', forward_payload: 'payload' },
  ],
  // TEP-81, names; without a value the record is deleted
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
    /** What lies behind the standard's fields, if anything. */
    rest: Cell | null
  }
}[BodyName]

type FieldValue<Kind> = Kind extends keyof typeof readers
  ? ReturnType<(typeof readers)[Kind]>
  : never

/**
 * Reads a message body of a known standard; `null` when the opcode is another, the fields do not
 * fit it, or the input is no bag of cells with one root. Never throws.
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
    // Not a standard body after all: contracts are free to reuse an opcode for another layout.
  }
  return null
}
