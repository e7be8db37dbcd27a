// Comparators of rows. Each is a constant, so that an engine may sort a list once and keep the result.

/** Compares two hashes as the service's database sorts them. */
export type CompareHashes = (a: string, b: string) => number

/** Compares two rows; hashes are compared by the function that the engine chose. */
export type Order<Row> = (a: Row, b: Row, compareHashes: CompareHashes) => number

type Nullable<Value> = Value | null | undefined

const base64Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const base64Digits = new Uint8Array(128)
for (const [value, letter] of Array.from(base64Letters).entries()) base64Digits[letter.charCodeAt(0)] = value

/** Orders base64 hashes by their bytes: a binary column. */
export const hashBytesOrder: CompareHashes = (a, b) => {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const [x, y] = [a.charCodeAt(at), b.charCodeAt(at)]
    if (x !== y) return (base64Digits[x] ?? 0) - (base64Digits[y] ?? 0)
  }
  return a.length - b.length
}

/** Orders base64 hashes as text by code points: a text column with the collation C. */
export const hashTextOrder: CompareHashes = (a, b) => compareTexts(a, b)

/** Default order of hashes. */
export const defaultHashOrder: CompareHashes = hashTextOrder

/** Compares numbers. */
export function compareNumbers(a: number, b: number): number {
  return a - b
}

/** Compares texts by code points, which is the collation C. */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const difference = codePointRank(a.charCodeAt(at)) - codePointRank(b.charCodeAt(at))
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** Ranks code units so that surrogates, which stand for the largest code points, come last. */
function codePointRank(unit: number): number {
  if (unit < 0xd800) return unit
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}

/** Compares texts by code units. */
export function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}

const plainDecimal = /^(0|[1-9]\d*)$/

/** Compares whole numbers written as decimal text. Text that is not a number comes after all numbers. */
export function compareDecimals(a: string, b: string): number {
  if (a === b) return 0
  if (plainDecimal.test(a) && plainDecimal.test(b)) return a.length - b.length || compareTexts(a, b)
  const [x, y] = [readDecimal(a), readDecimal(b)]
  if (x === undefined || y === undefined) return x === y ? 0 : x === undefined ? 1 : -1
  return x === y ? 0 : x < y ? -1 : 1
}

function readDecimal(text: unknown): bigint | undefined {
  return typeof text === 'string' && /^-?\d+$/.test(text) ? BigInt(text) : undefined
}

/** Compares raw addresses: by workchain, then by account id. Text that is not an address comes last. */
export function compareAddresses(a: string, b: string): number {
  if (a === b) return 0
  const [x, y] = [a.indexOf(':'), b.indexOf(':')]
  if (x < 0 || y < 0) return x < 0 && y < 0 ? compareTexts(a, b) : y - x
  return Number(a.slice(0, x)) - Number(b.slice(0, y)) || compareTexts(a.slice(x), b.slice(y))
}

/** Compares shards as signed 64-bit numbers, which is how the database holds them. */
export function compareShards(a: string, b: string): number {
  // As most of the neighbors in a list of blocks.
  if (a === b) return 0
  const [x, y] = [readShard(a), readShard(b)]
  return x === y ? 0 : x < y ? -1 : 1
}

function readShard(text: string): bigint {
  const bare = text.replace(/^0x/i, '')
  return /^[0-9a-f]{1,16}$/i.test(bare) ? BigInt.asIntN(64, BigInt(`0x${bare}`)) : 0n
}

/** Ascending by one value; rows without it come last. */
export function ascending<Row, Value>(
  read: (row: Row) => Nullable<Value>,
  compare: (a: Value, b: Value) => number,
): Order<Row> {
  return (a, b) => nullsLast(read(a), read(b), compare)
}

/** Ascending by a hash; rows without it come last. */
export function ascendingHash<Row>(read: (row: Row) => Nullable<string>): Order<Row> {
  return (a, b, compareHashes) => nullsLast(read(a), read(b), compareHashes)
}

function nullsLast<Value>(a: Nullable<Value>, b: Nullable<Value>, compare: (a: Value, b: Value) => number): number {
  if (a === null || a === undefined) return b === null || b === undefined ? 0 : 1
  if (b === null || b === undefined) return -1
  return compare(a, b)
}

/** The reverse of an order: rows that came last come first. */
export function reverse<Row>(order: Order<Row>): Order<Row> {
  return (a, b, compareHashes) => order(b, a, compareHashes)
}

/** Compares by the first order that tells two rows apart. */
export function inOrder<Row>(...orders: readonly Order<Row>[]): Order<Row> {
  return (a, b, compareHashes) => {
    for (const order of orders) {
      const difference = order(a, b, compareHashes)
      if (difference !== 0) return difference
    }
    return 0
  }
}

/** The positions of keys in a request, as an order of the rows with these keys. */
export function inRequestOrder<Row>(keys: readonly string[], read: (row: Row) => Nullable<string>): Order<Row> {
  const places = new Map(keys.map((key, at) => [key, at] as const).toReversed())
  return ascending((row) => places.get(read(row) ?? ''), compareNumbers)
}

/** One order for each direction of `sort`. */
export interface Directions<Row> {
  readonly asc: Order<Row>
  readonly desc: Order<Row>
}

/** An order and its reverse. */
export function bothDirections<Row>(order: Order<Row>): Directions<Row> {
  return { asc: order, desc: reverse(order) }
}
