import { Builder } from './builder.ts'
import type { Cell } from './cell.ts'
import { runSteps, type Steps } from './steps.ts'

/** Key of a dictionary in binary digits, and the writer of its value. */
type Entry = readonly [key: string, write: (builder: Builder) => void]

/**
 * Builds the root of a dictionary (`Hashmap n X`) as the network writes it; `null` without entries.
 * @param keyLength Length of a key in bits.
 * @param writeFork Writes the extra value of a fork; `prefix` has the binary digits that the keys below share.
 */
export function buildDictionary(
  entries: readonly (readonly [key: bigint, write: (builder: Builder) => void])[],
  keyLength: number,
  writeFork?: (builder: Builder, prefix: string) => void,
): Cell | null {
  return runSteps(buildDictionaryInSteps(entries, keyLength, writeFork))
}

/** Builds a dictionary as {@link buildDictionary} does, one cell each step. */
export function* buildDictionaryInSteps(
  ...[entries, keyLength, writeFork]: Parameters<typeof buildDictionary>
): Steps<Cell | null> {
  if (entries.length === 0) return null
  const sorted = entries
    .map(([key, write]): Entry => [key.toString(2).padStart(keyLength, '0'), write])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return yield* buildNode(sorted, 0, writeFork)
}

/** Builds the cell of all entries, whose keys agree before `from`. At most as deep as a key is long. */
function* buildNode(
  entries: readonly Entry[],
  from: number,
  writeFork: Parameters<typeof buildDictionary>[2],
): Steps<Cell> {
  yield
  const [first, write] = entries[0] as Entry
  const [last] = entries.at(-1) as Entry
  let end = from
  while (end < first.length && first[end] === last[end]) end++
  const builder = new Builder()
  writeLabel(builder, first.slice(from, end), first.length - from)
  if (end === first.length) {
    write(builder)
    return hashed(builder)
  }
  const middle = entries.findIndex(([key]) => key[end] === '1')
  builder
    .ref(yield* buildNode(entries.slice(0, middle), end + 1, writeFork))
    .ref(yield* buildNode(entries.slice(middle), end + 1, writeFork))
  writeFork?.(builder, first.slice(0, end))
  return hashed(builder)
}

/** Builds a cell and its hash in one step; asking the root for its hash would compute those of all cells at once. */
function hashed(builder: Builder): Cell {
  const cell = builder.cell()
  cell.hash()
  return cell
}

/** Writes the common prefix of the keys below in the shortest of its three encodings. */
function writeLabel(builder: Builder, label: string, left: number): void {
  const { length } = label
  const lengthBits = left === 0 ? 0 : left.toString(2).length
  const short = 2 + 2 * length
  const long = 2 + lengthBits + length
  const same = /^(0+|1+)$/.test(label) ? 3 + lengthBits : Infinity
  if (same < short && same < long) builder.digits(`11${label[0]}`).uint(length, lengthBits)
  else if (short <= long) builder.digits(`0${'1'.repeat(length)}0${label}`)
  else builder.digits('10').uint(length, lengthBits).digits(label)
}

/** Builds the dictionary of extra currencies: 32-bit id to `VarUInteger 32`. */
export function buildCurrencies(currencies: readonly (readonly [id: bigint, amount: bigint])[]): Cell | null {
  return buildDictionary(
    currencies.map(([id, amount]) => [id, (builder) => builder.varUint(amount, 32)]),
    32,
  )
}
