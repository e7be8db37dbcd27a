import { parseCell } from '../../src/ton/cells/boc.ts'
import { bytesToBase64 } from '../../src/ton/cells/bytes.ts'

const hashes = new Map<string, string | null>([['', null]])

/** Hash of a cell as base64, null for none; the same few cells stand in most answers, and are hashed once. */
export function hashCell(boc: string): string | null {
  const hash = hashes.get(boc) ?? (boc === '' ? null : bytesToBase64(parseCell(boc).hash()))
  hashes.set(boc, hash)
  return hash
}
