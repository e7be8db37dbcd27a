import { NotMirroredError } from '../../client/errors.ts'
import { finalityRank, isFinalized } from '../../model/finality.ts'
import type { Message } from '../../schema/message.ts'
import type { Transaction } from '../../schema/transaction.ts'
import { IngestError } from '../errors.ts'
import {
  invert,
  join,
  type Key,
  packAddress,
  packHash,
  packLtDescending,
  packNumber,
} from '../storage/keys.ts'
import { defineKind, type Draft, createDrafts, type IndexKey } from './kind.ts'
import { pickRows } from '../answers/list.ts'
import type { View } from '../answers/view.ts'
import type { Found } from '../storage/reader.ts'

/** Index of an account's transactions, newest first. */
export const ACCOUNT = 1
/** Consumer of a message. */
export const CONSUMER = 2
/** Emitter of a message. */
export const EMITTER = 3
/** Transactions of a trace, newest first. Whole worlds only, like those from `ALL` on. */
export const TRACE = 4
/** Consumer of an external message by its normalised hash. */
export const NORMALISED = 5
/** All transactions, newest first, accounts ascending. */
export const ALL = 6
/** Transactions of a masterchain block. */
export const BLOCK = 7
/** Messages in the order of `/messages`. */
export const MESSAGE = 8
/** Emulated transactions of an account. */
export const PENDING = 9

/** Transactions, by hash. */
export const transaction = defineKind<Transaction>({
  store: 'tx',
  field: 'hash',
  key: ({ hash, account, lt }) =>
    packAddress(account) && packLtDescending(lt) ? packHash(hash) : undefined,
  indexKeys,
  isImmutable: isFinalized,
  merge: (old, value) => (finalityRank(value) < finalityRank(old) ? old : value),
})

function indexKeys(value: Transaction, authoritative: boolean): readonly IndexKey[] {
  const account = packAddress(value.account)
  if (!isFinalized(value)) return [[PENDING, account, packHash(value.hash)]]
  const lt = packLtDescending(value.lt)
  const { in_msg: inbound } = value
  const keys: IndexKey[] = [[ACCOUNT, account, lt]]
  if (inbound) {
    keys.push([CONSUMER, packHash(inbound.hash)])
    if (inbound.hash_norm) keys.push([NORMALISED, packHash(inbound.hash_norm)])
  }
  for (const message of value.out_msgs ?? []) keys.push([EMITTER, packHash(message.hash)])
  if (!authoritative) return keys
  keys.push([TRACE, packHash(value.trace_id), lt, account], [ALL, lt, account])
  if (isSeqno(value.mc_block_seqno)) keys.push([BLOCK, packNumber(value.mc_block_seqno), lt, account])
  for (const message of transactionMessages(value)) keys.push([MESSAGE, messagePlace(message)])
  return keys
}

function isSeqno(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 32
}

/** Makes drafts of transactions. @throws {IngestError} A row has no key, or malformed messages. */
export function transactionDrafts(rows: unknown, path: string): Draft[] {
  const found = createDrafts(transaction, rows, path)
  for (const [at, { value }] of found.entries()) {
    const { in_msg, out_msgs } = value as { readonly in_msg?: unknown; readonly out_msgs?: unknown }
    if (!isMessage(in_msg ?? {})) throw new IngestError(`${path}[${at}].in_msg`, 'is not a message')
    if (!(Array.isArray(out_msgs ?? []) && ((out_msgs ?? []) as unknown[]).every(isMessage))) {
      throw new IngestError(`${path}[${at}].out_msgs`, 'is not a list of messages')
    }
  }
  return found
}

function isMessage(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The inbound message, then the outbound ones. */
export function transactionMessages({ in_msg, out_msgs }: Transaction): readonly Message[] {
  return in_msg ? [in_msg, ...(out_msgs ?? [])] : (out_msgs ?? [])
}

/** Place of a message in the descending order of `/messages`: those without a time come first. */
export function messagePlace({ created_lt, hash }: Message): Key | undefined {
  const key = packHash(hash)
  if (key === undefined) return undefined
  const lt = packLtDescending(created_lt)
  return join(lt === undefined ? new Uint8Array(9) : join([1], lt), invert(key))
}

/** Addresses that the address book of a list of transactions covers. */
export function* transactionAddresses(rows: Iterable<Transaction>): Generator<string | null> {
  for (const { account, in_msg, out_msgs } of rows) {
    yield account
    if (in_msg) yield in_msg.source
    for (const { destination } of out_msgs ?? []) yield destination
  }
}

/** Reads the transactions that consume or emit a message. */
export async function readMessageSide(
  view: View,
  tag: typeof CONSUMER | typeof EMITTER | typeof NORMALISED,
  hash: string,
): Promise<Found<Transaction>[]> {
  const key = packHash(hash)
  return key === undefined ? [] : view.reader.page(transaction, transaction.span(tag, [key]), 1000)
}

/** Opcodes come as hex text or as a number, signed in some recordings. */
export function sameOpcode(a: string | number | null | undefined, b: string): boolean {
  return a !== null && a !== undefined && Number(a) >>> 0 === Number(b) >>> 0
}

/** Reads transactions by hash. @throws {NotMirroredError} Some of them are missing. */
export async function readTransactions(
  view: View,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Transaction>> {
  const rows = await pickRows(view.reader, transaction, hashes.map(packHash))
  if (rows.length < new Set(hashes).size) {
    throw new NotMirroredError(view.endpoint.name, 'transactions of a trace are missing')
  }
  return new Map(rows.map(({ value }) => [value.hash, value]))
}
