import * as z from 'zod/mini'
import { Action } from './action.ts'
import { AddressBook, Metadata } from './names.ts'
import { openRecord, openObject } from './shapes/openObject.ts'
import { TraceNode } from './trace.ts'
import { Transaction } from './transaction.ts'

const tonConnectMessage = openObject({
  /** Recipient, any address form. The friendly form tells whether the message bounces. */
  address: z.string(),
  /** Nanograms, unsigned decimal text of at most 64 bits. */
  amount: z.string(),
  /** Body as a bag of cells, base64 with padding. */
  payload: z.nullish(z.string()),
  /** Initial state as a bag of cells, base64 with padding. */
  stateInit: z.nullish(z.string()),
})
/** Message of a TON Connect request. */
export interface TonConnectMessage extends z.output<typeof tonConnectMessage> {}
export const TonConnectMessage: z.ZodMiniType<TonConnectMessage> = tonConnectMessage

const traceCaution = openObject({
  /**
   * `random`: a contract drew a random number, and blocks have other seeds. `missing-library`: a library cell was
   * not known, so that a contract failed that may succeed. `unknown-input`: a contract read earlier blocks or its
   * debt, which were not given.
   */
  kind: z.enum(['random', 'missing-library', 'unknown-input']),
  /** Raw address. */
  account: z.string(),
  /** Hash of the missing library cell, hex. */
  library: z.nullish(z.string()),
})
/** Reason why a forecast may be wrong. */
export interface TraceCaution extends z.output<typeof traceCaution> {}
export const TraceCaution: z.ZodMiniType<TraceCaution> = traceCaution

const emulateTraceResult = openObject({
  /** Masterchain block whose state was used; `null` if a local VM used states of several times. */
  mc_block_seqno: z.nullable(z.number()),
  /** Root of the tree of transactions. */
  trace: TraceNode,
  /**
   * Transactions by hash. All have `emulated` true and `finality` pending; none has happened. Their
   * account states are filled, unlike those of pending rows.
   */
  transactions: openRecord(Transaction),
  /** Sorted by end_lt and start_lt, descending; `[]` without `with_actions`, `null` in answers of a local VM. */
  actions: z.nullish(z.array(Action)),
  /** BOC of each code cell by its hash, both base64. */
  code_cells: z.nullish(openRecord(z.string())),
  /** BOC of each data cell by its hash, both base64. */
  data_cells: z.nullish(openRecord(z.string())),
  /** Only with `include_address_book`. */
  address_book: z.nullish(AddressBook),
  /** Only with `include_metadata`. Tokens that the emulation creates have `is_indexed` false. */
  metadata: z.nullish(Metadata),
  /** Random seed of the emulation, a new one for each request. Base64. */
  rand_seed: z.string(),
  /** The bound of 256 transactions was reached. The bound of 32 messages in depth does not set it. */
  is_incomplete: z.boolean(),
  /** Only in answers of a local VM; the service does not tell. */
  cautions: z.nullish(z.array(TraceCaution)),
})
/** Forecast of the transactions that a message would cause. Nothing of it has happened. */
export interface EmulateTraceResult extends z.output<typeof emulateTraceResult> {}
export const EmulateTraceResult: z.ZodMiniType<EmulateTraceResult> = emulateTraceResult
