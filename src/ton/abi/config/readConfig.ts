import { writeAccountId } from '../../cells/address.ts'
import { parseCell, type CellSource } from '../../cells/boc.ts'
import { bytesToHex } from '../../cells/bytes.ts'
import type { Cell } from '../../cells/cell.ts'
import { readDictionary } from '../../cells/dictionary.ts'
import { Slice } from '../../cells/slice.ts'
import { readAs } from '../body.ts'
import { AbiError } from '../errors.ts'
import type { AbiValue } from '../run.ts'
import { configAbi, parameterTypes } from './types.ts'

/** One parameter of the chain. */
export interface ConfigParameter {
  /** Number of the parameter; validators can vote for negative ones, too. */
  readonly id: number
  /** The parameter read to the last bit; undefined if its layout is not known. */
  readonly value: AbiValue | undefined
  readonly cell: Cell
}

/** Accounts that cannot act. */
export interface SuspendedAddresses {
  /** Raw addresses. */
  readonly addresses: readonly string[]
  /** Unix time until which they are suspended. */
  readonly until: number
}

/** Parameters of the chain at one moment. */
export interface ChainConfig {
  /** All parameters, by number. */
  readonly parameters: readonly ConfigParameter[]
  /** Undefined if no address is suspended, or the list cannot be read. */
  readonly suspended: SuspendedAddresses | undefined
}

/** Most parameters and suspended addresses that are read. */
const maxEntries = 5000
const storagePricesParam = 18
const suspendedParam = 44
/** Parameters that are lists of other parameters. */
const parameterLists = [9, 10]

/**
 * Reads the parameters of the chain. They are those of the moment at which the state was read: compare them with
 * nothing older than the last key block. Never throws.
 * @param data Data of the account that parameter 0 names, -1:5555…5555 on the known networks, or the dictionary of
 * parameters itself.
 * @returns null if it is not a configuration.
 */
export function readConfig(data: CellSource): ChainConfig | null {
  const entries = findParameters(data)
  if (entries === undefined) return null
  const list = entries.find(([id]) => id === suspendedParam)?.[1]
  const suspended = list && readSuspended(list)
  const parameters = entries.map(([id, cell]) =>
    id === suspendedParam ? { id, value: describeSuspended(suspended), cell } : readParameter(id, cell),
  )
  return { parameters, suspended }
}

/**
 * Numbers and cells of the parameters, by number; undefined if it is not a configuration. The data of the account has
 * their dictionary as its first reference.
 */
export function findParameters(data: CellSource): readonly (readonly [id: number, cell: Cell])[] | undefined {
  const cell = attempt(() => parseCell(data))
  for (const root of [cell?.refs[0], cell]) {
    const entries = root && attempt(() => readEntries(root))
    // Parameter 0 is the address of the configuration itself.
    if (entries?.some(([id, { bitLength, refs }]) => id === 0 && bitLength === 256 && refs.length === 0) === true)
      return entries
  }
  return undefined
}

function readEntries(root: Cell): readonly (readonly [id: number, cell: Cell])[] {
  return readDictionary(root, 32, maxEntries)
    .map(([key, value]) => [Number(BigInt.asIntN(32, key)), value.ref()] as const)
    .toSorted(([a], [b]) => a - b)
}

/** Reads one parameter. Never throws. */
export function readParameter(id: number, cell: Cell): ConfigParameter {
  return { id, value: readValue(id, cell), cell }
}

function readValue(id: number, cell: Cell): AbiValue | undefined {
  if (id === suspendedParam) return describeSuspended(readSuspended(cell))
  if (parameterLists.includes(id))
    return attempt(() => readDictionary(cell, 32, maxEntries).map(([key]) => BigInt.asIntN(32, key)))
  if (id === storagePricesParam)
    return attempt(() =>
      readDictionary(cell, 32, maxEntries).map(([, value]) => readKnown('storage_prices', value.rest())),
    )
  const type = parameterTypes[id]
  return type === undefined ? undefined : attempt(() => readKnown(type, cell))
}

/** @throws {AbiError} The cell does not fit. */
function readKnown(type: string, cell: Cell): AbiValue {
  const value: AbiValue | AbiError = readAs(configAbi, type, cell)
  if (value instanceof AbiError) throw value
  return value
}

/** Reads `suspended_address_list#00 addresses:(HashmapE 288 Unit) suspended_until:uint32`. */
function readSuspended(cell: Cell): SuspendedAddresses | undefined {
  return attempt(() => {
    const slice = new Slice(cell)
    if (slice.uint(8) !== 0n) return undefined
    const root = slice.maybeRef()
    const until = Number(slice.uint(32))
    const keys = root === null ? [] : readDictionary(root, 288, maxEntries).map(([key]) => key)
    return { addresses: keys.map((key) => writeAccountId(BigInt.asIntN(32, key >> 256n), key)), until }
  })
}

function describeSuspended(list: SuspendedAddresses | undefined): AbiValue | undefined {
  return list && { addresses: list.addresses, suspended_until: BigInt(list.until) }
}

/** Prices of gas in nanograms a unit; the chain has them in 65,536ths. */
export function gasPrice(value: AbiValue | undefined): number | undefined {
  if (typeof value !== 'object' || value === null || !('$' in value)) return undefined
  const { gas_price, other } = value as { readonly gas_price?: AbiValue; readonly other?: AbiValue }
  return typeof gas_price === 'bigint' ? Number(gas_price) / 65_536 : gasPrice(other)
}

/** Address that a parameter of 256 bits names, in the masterchain; undefined for another value. */
export function masterchainAddress({ id, cell }: ConfigParameter): string | undefined {
  return id >= 0 && id <= 4 && cell.bitLength === 256 ? `-1:${bytesToHex(cell.data).toUpperCase()}` : undefined
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
