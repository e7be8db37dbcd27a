import * as z from 'zod/mini'
import { Action } from './action.ts'
import { AddressBook, Metadata } from './names.ts'
import { openRecord } from './shapes/map.ts'
import { openObject } from './shapes/openObject.ts'
import { TraceNode } from './trace.ts'
import { Transaction } from './transaction.ts'

const tonConnectMessage = openObject({
  /** Recipient, any address form. The friendly form tells whether the message bounces. */
  address: z.string(),
  /** Nanotons, unsigned decimal text of at most 64 bits. */
  amount: z.string(),
  /** Body as a bag of cells, base64 with padding. */
  payload: z.nullish(z.string()),
  /** Initial state as a bag of cells, base64 with padding. */
  stateInit: z.nullish(z.string()),
})
/** Message of a TON Connect request. */
export interface TonConnectMessage extends z.output<typeof tonConnectMessage> {}
export const TonConnectMessage: z.ZodMiniType<TonConnectMessage> = tonConnectMessage

const emulateTraceResult = openObject({
  /** Masterchain block whose state was used. */
  mc_block_seqno: z.number(),
  /** Root of the tree of transactions. */
  trace: TraceNode,
  /**
   * Transactions by hash. All have `emulated` true and `finality` pending; none has happened. Their
   * account states are filled, unlike those of pending rows.
   */
  transactions: openRecord(Transaction),
  /** Sorted by end_lt and start_lt, descending; `[]` without `with_actions`. */
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
})
/** Forecast of the transactions that a message would cause. Nothing of it has happened. */
export interface EmulateTraceResult extends z.output<typeof emulateTraceResult> {}
export const EmulateTraceResult: z.ZodMiniType<EmulateTraceResult> = emulateTraceResult
