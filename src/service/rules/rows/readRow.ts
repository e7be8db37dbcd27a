// Reads rows and lists of rows, and the keys by which tables know them.
import { readRawAddress } from '../../../ton/cells/address.ts'
import type { TableName, Tables } from './tables.ts'
import { TonlensError } from '../../../ton/cells/errors.ts'

/** A body given to `ingest` is not an answer of the service, or a row in it lacks its key. */
export class IngestError extends TonlensError {
  override readonly name = 'IngestError'
  /** Position in the body, for example `transactions[3].hash`; empty for the body itself. */
  readonly path: string

  constructor(path: string, what: string) {
    super(`${path === '' ? 'The body' : path} ${what}. Nothing of it was stored.`)
    this.path = path
  }
}

/** A row on its way into a table. */
export interface TableRow<Name extends TableName = TableName> {
  readonly table: Name
  /** Primary key. */
  readonly key: string
  readonly row: Tables[Name]
}

/** The fields of a row before it was checked. */
export type Fields = Readonly<Record<string, unknown>>
/** Reads the rows under one key of an answer. @throws {IngestError} */
export type Reading = (value: unknown, path: string) => TableRow[]

/** Hashes are written as the service does: 44 characters of base64. */
export function storedHashKey(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Za-z\d+/]{42}[AEIMQUYcgkosw048]=$/.test(value) ? value : undefined
}

/** Addresses are written as the service does: raw. */
export function storedAddressKey(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (/^(0|-1):[\dA-F]{64}$/.test(value)) return value
  return value.includes(':') ? readRawAddress(value) : undefined
}

export function textKey(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function numberKey(value: unknown): string | undefined {
  return Number.isSafeInteger(value) ? String(value) : undefined
}

function isLt(value: unknown): boolean {
  return typeof value === 'string' && /^\d{1,20}$/.test(value) && BigInt(value) < 1n << 64n
}

export function transactionKey(row: Fields): string | undefined {
  return storedAddressKey(row['account']) !== undefined && isLt(row['lt']) ? storedHashKey(row['hash']) : undefined
}

export function blockKey({ workchain, shard, seqno }: Fields): string | undefined {
  const isShard = typeof shard === 'string' && /^(0x)?[0-9a-f]{1,16}$/i.test(shard)
  if (!Number.isInteger(workchain) || !Number.isInteger(seqno) || !isShard) return undefined
  return `${String(workchain)}:${BigInt(`0x${shard.replace(/^0x/i, '')}`)}:${String(seqno)}`
}

/** A list of the service, which writes null for some that are empty. @throws {IngestError} */
export function readList(rows: unknown, path: string): readonly unknown[] {
  if (rows === null || rows === undefined) return []
  if (!Array.isArray(rows)) throw new IngestError(path, 'is not a list')
  return rows as unknown[]
}

/** @throws {IngestError} The value has no usable key. */
export function readStoredRow(
  table: TableName,
  value: unknown,
  path: string,
  [field, keyOf]: readonly [field: string, keyOf: (row: Fields) => string | undefined],
): TableRow {
  if (typeof value !== 'object' || value === null) throw new IngestError(path, 'is not an object')
  const key = keyOf(value as Fields)
  if (key === undefined) {
    throw new IngestError(`${path}.${field}`, 'is missing or not written as the service writes it')
  }
  return { table, key, row: value } as TableRow
}

/** Reads lists whose rows have their key in one field. */
export function rowsBy(table: TableName, field: string, readKey: (value: unknown) => string | undefined): Reading {
  const key = [field, (row: Fields) => readKey(row[field])] as const
  return (value, path) => readList(value, path).map((row, at) => readStoredRow(table, row, `${path}[${at}]`, key))
}
