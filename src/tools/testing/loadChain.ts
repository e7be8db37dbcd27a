// oxlint-disable-next-line typescript/triple-slash-reference -- A module of types alone cannot be imported.
/// <reference path="./virtual.d.ts" />
import { bytesToBase64 } from '../../ton/cells/bytes.ts'
import { sha256 } from '../../ton/cells/sha256.ts'
import { gunzip } from './gunzip.ts'
import { createPace } from './pace.ts'

let loading: Promise<readonly unknown[]> | undefined

/**
 * Loads the answers of the embedded chain: about 9 MB of JSON, from a compressed file of about 1 MB. It is loaded and
 * parsed once; do not change the objects.
 */
export function loadChain(): Promise<readonly unknown[]> {
  loading ??= import('virtual:embedded-chain').then(async ({ default: packed }) => {
    const [head = '', ...lines] = (await gunzip(packed)).split('\n')
    const pace = createPace()
    const { texts, lists } = JSON.parse(head) as PackedHead
    const objects: Fields[] = []
    for (const line of lines.splice(0, lists)) {
      await pace()
      for (const object of readRows(JSON.parse(line) as Columns | readonly Fields[])) objects.push(object)
    }
    const shared: Shared = { texts, objects }
    for (const object of objects) {
      restoreFields(object, shared)
      await pace()
    }
    const answers: Fields[] = []
    for (const line of lines) {
      const { answer, more = {} } = restoreFields(JSON.parse(line) as PackedAnswer, shared)
      if (answer !== undefined) answers.push(answer)
      for (const [key, rows] of Object.entries(more)) {
        const known = answers.at(-1)?.[key] as unknown[] | undefined
        known?.push(...(rows as readonly unknown[]))
      }
      addBlockHashes(answer ?? more)
      await pace()
    }
    return answers
  })
  return loading
}

/** Hashes of blocks that the file leaves out, because they are made up from the names of the blocks. */
const blockHashes = { root_hash: 'root', file_hash: 'file', rand_seed: 'seed' }

/** Fields that compute such a hash when they are first read: a page shows few of the thousands. */
const computedHashes = Object.entries(blockHashes).map(([field, kind]) => {
  const computed: PropertyDescriptor & ThisType<Fields> = {
    enumerable: true,
    configurable: true,
    get() {
      const name = `${String(this['workchain'])}:${String(this['shard'])}:${String(this['seqno'])}`
      const value = bytesToBase64(sha256(new TextEncoder().encode(`${kind}\0${name}\0`)))
      Object.defineProperty(this, field, { value, writable: true })
      return value
    },
  }
  return [field, computed] as const
})

function addBlockHashes({ blocks = [] }: { readonly blocks?: readonly Fields[] }): void {
  for (const block of blocks)
    for (const [field, computed] of computedHashes)
      if (block[field] === '') Object.defineProperty(block, field, computed)
}

/** The first line. */
interface PackedHead {
  readonly texts: readonly string[]
  /** Lines after this one that hold a list of shared objects each. */
  readonly lists: number
}

/** Each line after the lists: an answer, or further rows of the lists of the one before. */
type PackedAnswer = { answer?: Fields; more?: Fields }

type Fields = Record<string, unknown>

/** Rows with the same keys, as one list for each key. */
interface Columns {
  readonly '\u0001': readonly string[]
  readonly columns: readonly (Columns | readonly unknown[])[]
}

/** Texts and objects that occur more than once. Objects are the same in each of their places. */
interface Shared {
  readonly texts: readonly string[]
  readonly objects: readonly Fields[]
}

/** Puts what is shared back in the place of its number, and makes rows of columns. */
function restore(value: unknown, shared: Shared): unknown {
  if (typeof value === 'string') return readShared(value, shared) ?? value
  if (typeof value !== 'object' || value === null) return value
  return restoreFields(isColumns(value) ? readRows(value) : (value as Fields), shared)
}

function readShared(value: string, { texts, objects }: Shared): unknown {
  if (value.startsWith('\u0001')) return texts[Number.parseInt(value.slice(1), 36)]
  if (value.startsWith('\u0002')) return objects[Number.parseInt(value.slice(1), 36)]
  return undefined
}

/** Restores the fields of an object or the items of a list, in the value itself. */
function restoreFields<Value extends Fields | unknown[]>(value: Value, shared: Shared): Value {
  const fields = value as Fields
  for (const key of Object.keys(fields)) fields[key] = restore(fields[key], shared)
  return value
}

function isColumns(value: object): value is Columns {
  return '\u0001' in value
}

function readRows(rows: Columns | readonly unknown[]): Fields[] {
  if (!isColumns(rows)) return rows as Fields[]
  const { '\u0001': keys, columns } = rows
  const lists = columns.map(readRows)
  return (lists[0] ?? []).map((_, at) => Object.fromEntries(keys.map((key, place) => [key, lists[place]?.[at]])))
}
