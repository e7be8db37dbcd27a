// oxlint-disable-next-line typescript/triple-slash-reference -- A module of types alone cannot be imported.
/// <reference path="./virtual.d.ts" />
import { bytesToBase64 } from '../../ton/cells/bytes.ts'
import { sha256 } from '../../ton/cells/sha256.ts'
import { gunzip } from './gunzip.ts'

let loading: Promise<readonly unknown[]> | undefined

/**
 * Loads the answers of the embedded chain: about 9 MB of JSON, from a compressed file of about 1 MB. It is loaded and
 * parsed once; do not change the objects.
 */
export function loadChain(): Promise<readonly unknown[]> {
  loading ??= import('virtual:embedded-chain').then(async ({ default: packed }) => {
    const { texts, answers } = JSON.parse(await gunzip(packed)) as { texts: readonly string[]; answers: unknown }
    const restored = restore(answers, texts) as readonly unknown[]
    for (const answer of restored) fillBlockHashes(answer as { readonly blocks?: readonly Record<string, unknown>[] })
    return restored
  })
  return loading
}

/** Hashes of blocks that the file leaves out, because they are made up from the names of the blocks. */
const blockHashes = { root_hash: 'root', file_hash: 'file', rand_seed: 'seed' }

function fillBlockHashes({ blocks = [] }: { readonly blocks?: readonly Record<string, unknown>[] }): void {
  const encoder = new TextEncoder()
  for (const block of blocks) {
    const name = `${String(block['workchain'])}:${String(block['shard'])}:${String(block['seqno'])}`
    for (const [field, kind] of Object.entries(blockHashes))
      if (block[field] === '') block[field] = bytesToBase64(sha256(encoder.encode(`${kind}\0${name}\0`)))
  }
}

/** Puts shared texts back in the place of their number, in the objects themselves, and makes rows of columns. */
function restore(value: unknown, texts: readonly string[]): unknown {
  if (typeof value === 'string')
    return value.startsWith('\u0001') ? (texts[Number.parseInt(value.slice(1), 36)] ?? value) : value
  if (typeof value !== 'object' || value === null) return value
  if ('\u0001' in value) return restoreRows(value as unknown as Columns, texts)
  const fields = value as Record<string, unknown>
  for (const key of Object.keys(fields)) fields[key] = restore(fields[key], texts)
  return value
}

/** Rows with the same keys, as one list for each key. */
interface Columns {
  readonly '\u0001': readonly string[]
  readonly columns: readonly unknown[]
}

function restoreRows({ '\u0001': keys, columns }: Columns, texts: readonly string[]): unknown[] {
  const lists = columns.map((column) => restore(column, texts) as readonly unknown[])
  return (lists[0] ?? []).map((_, at) => {
    const row: Record<string, unknown> = {}
    for (const [place, key] of keys.entries()) row[key] = lists[place]?.[at]
    return row
  })
}
