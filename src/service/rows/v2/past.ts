// Rows of API v2: what an account, a get-method and the configuration were at a masterchain block.
import * as z from 'zod/mini'
import { openObject } from '../shapes/openObject.ts'

const blockIdExt = openObject({
  /** Workchain id. */
  workchain: z.number(),
  /** Shard as a signed decimal number, `-9223372036854775808` for the whole workchain; `toHexShard` reads it. */
  shard: z.string(),
  /** Block seqno. */
  seqno: z.number(),
  /** Root hash. Base64. */
  root_hash: z.string(),
  /** File hash. Base64. */
  file_hash: z.string(),
})
/** Complete name of a block. */
export interface BlockIdExt extends z.output<typeof blockIdExt> {}
export const BlockIdExt: z.ZodMiniType<BlockIdExt> = blockIdExt

const lastTransactionId = openObject({
  /** Logical time, decimal string. `0` for an account without transactions. */
  lt: z.string(),
  /** Base64. */
  hash: z.string(),
})
/** Last transaction of an account until a block. */
export interface LastTransactionId extends z.output<typeof lastTransactionId> {}
export const LastTransactionId: z.ZodMiniType<LastTransactionId> = lastTransactionId

const currencyAmount = openObject({
  /** Currency id. */
  id: z.number(),
  /** Decimal string of the smallest unit. */
  amount: z.string(),
})

const addressInformationAt = openObject({
  /** Nanograms. Decimal string; `0` for an account that does not exist. */
  balance: z.string(),
  /** Other currencies of the chain. */
  extra_currencies: z.optional(z.array(currencyAmount)),
  /** Code. Base64 BOC; empty if there is none. */
  code: z.string(),
  /** Data. Base64 BOC; empty if there is none. */
  data: z.string(),
  /** Last transaction until the block. */
  last_transaction_id: LastTransactionId,
  /** The masterchain block that was asked for. */
  block_id: BlockIdExt,
  /** Hash of a frozen state. Base64; empty if the account is not frozen. */
  frozen_hash: z.optional(z.string()),
  /** Time of the block. Unix seconds. */
  sync_utime: z.number(),
  /** uninitialized, active, frozen. API v3 says uninit. */
  state: z.string(),
  /** Whether the network stops transactions of the account at the time of the block. */
  suspended: z.optional(z.boolean()),
})
/** An account as of a masterchain block. */
export interface AddressInformationAt extends z.output<typeof addressInformationAt> {}
export const AddressInformationAt: z.ZodMiniType<AddressInformationAt> = addressInformationAt

const cellBytes = openObject({
  /** Base64 BOC. */
  bytes: z.string(),
})
/** A cell. */
export interface CellBytes extends z.output<typeof cellBytes> {}
export const CellBytes: z.ZodMiniType<CellBytes> = cellBytes

const configInfo = openObject({
  /** The value of a parameter, or the dictionary of all: keys of 32 bits, values in references. */
  config: CellBytes,
})
/** Configuration as of a masterchain block. */
export interface ConfigInfo extends z.output<typeof configInfo> {}
export const ConfigInfo: z.ZodMiniType<ConfigInfo> = configInfo

/** Entry of a stack in an answer of API v2: its type and its value. `readStackPairs` reads it. */
export type StackPair = readonly [type: string, value: unknown]
const stackPair = z.custom<StackPair>(
  (value) => Array.isArray(value) && value.length === 2 && typeof value[0] === 'string',
  'is not a pair of a type and a value',
)

const runGetMethodAtResult = openObject({
  /** Gas used. */
  gas_used: z.number(),
  /** VM exit code; 0 and 1 are success. */
  exit_code: z.number(),
  /** Result stack. Slices come as `cell`; null, builders and continuations as `unsupported`. */
  stack: z.array(stackPair),
  /** The masterchain block whose state the method ran on. */
  block_id: z.optional(BlockIdExt),
  /** Last transaction of the contract until the block. */
  last_transaction_id: z.optional(LastTransactionId),
})
/** Result of a get-method as of a masterchain block. */
export interface RunGetMethodAtResult extends z.output<typeof runGetMethodAtResult> {}
export const RunGetMethodAtResult: z.ZodMiniType<RunGetMethodAtResult> = runGetMethodAtResult

const libraryEntry = openObject({
  /** Base64. */
  hash: z.optional(z.string()),
  /** Library cell. Base64 BOC. */
  data: z.optional(z.string()),
})
const libraryList = openObject({
  /** The libraries that the network has; unknown ones are left out. */
  result: z.array(libraryEntry),
})
/** Library cells. */
export interface LibraryList extends z.output<typeof libraryList> {}
export const LibraryList: z.ZodMiniType<LibraryList> = libraryList
